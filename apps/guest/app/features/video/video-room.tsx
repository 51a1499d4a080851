import { lengthWords, startWords, whenWords } from '@thyme/site/call/room-words.ts';
import { startCall } from '@thyme/site/call/start-call.ts';
import { Badge, Button, ErrorState, Logo, Skeleton, SkeletonGroup } from '@thyme/ui';
import { type Call, PreJoin, useCallSnapshot, useDevices, useOnAir } from '@thyme/ui/call/index.ts';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { notify } from '../../lib/notify.ts';
import { keys, read } from '../../lib/storage.ts';
import { useNow } from '../../lib/use-now.ts';
import { APPOINTMENTS } from './appointments-path.ts';
import { ClosedRoom } from './closed-room.tsx';
import { OngoingCall } from './ongoing-call.tsx';
import { type Admission, type Room, useAdmission } from './use-admission.ts';

const guestToken = () => read(keys.guestToken) ?? '';

/** From the door to the end of the call. */
export function VideoRoom({ roomId }: { roomId: string }) {
  const { admission, ask } = useAdmission(roomId);
  const now = useNow(Math.floor(Date.now() / 1_000));
  if (admission === 'asking') {
    return (
      <Doorstep>
        <SkeletonGroup label="Opening the room">
          <Skeleton className="mx-auto aspect-video w-full max-w-170 rounded-lg" />
        </SkeletonGroup>
      </Doorstep>
    );
  }
  if (admission === 'failed') {
    return (
      <Doorstep>
        <ErrorState
          size="page"
          level={1}
          title="The room could not be opened"
          action={<Button onClick={() => void ask()}>Try again</Button>}
        >
          Nothing is lost: your call is still in your appointments.
        </ErrorState>
      </Doorstep>
    );
  }
  if (!admission.token || !admission.room) {
    return (
      <Doorstep>
        <ClosedRoom admission={admission} now={now} />
      </Doorstep>
    );
  }
  return <OpenRoom admission={admission} room={admission.room} now={now} />;
}

function OpenRoom({ admission, room, now }: { admission: Admission; room: Room; now: number }) {
  const devices = useDevices();
  const [call, setCall] = useState<Call | null>(null);
  const [isJoining, setJoining] = useState(false);
  const snapshot = useCallSnapshot(call);
  const air = useOnAir(call, devices);

  const join = async () => {
    setJoining(true);
    try {
      setCall(await startCall(admission, devices.stream ?? new MediaStream(), air.onAir, guestToken));
    } catch (error) {
      console.warn('The call could not begin.', error);
      notify.error('The call could not begin. Please try again.');
      setJoining(false);
    }
  };
  if (call) return <OngoingCall {...{ call, snapshot, room, devices, air }} />;
  return (
    <Doorstep>
      <PreJoin
        devices={devices}
        ownName={room.own_name}
        onAir={air.onAir}
        onSwitch={air.change}
        onJoin={() => void join()}
        isJoining={isJoining}
        note={`Nothing is recorded. Only you and ${room.business_name} can enter this room.`}
      >
        <Badge tone="green">{startWords(room.starts_at, now)}</Badge>
        <h1 className="display-48 mt-3.5 mb-2.5">Ready to meet {room.other_name}?</h1>
        <p className="text-ink-soft text-lg">
          Your consultation with {room.business_name}, {whenWords(room, now)}. {lengthWords(room)}
        </p>
      </PreJoin>
    </Doorstep>
  );
}

function Doorstep({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex min-h-15 items-center justify-between px-5 py-2 md:min-h-17 md:px-10">
        <Link to="/" aria-label="Thyme" className="rounded-sm focus-visible:focus-ring">
          <Logo />
        </Link>
        <Button variant="ghost" asChild>
          <Link to={APPOINTMENTS}>
            <X aria-hidden="true" size={20} />
            Leave
          </Link>
        </Button>
      </header>
      <main className="grid content-center py-4">{children}</main>
    </div>
  );
}
