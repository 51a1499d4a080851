import { lengthWords, startWords, whenWords } from '@thyme/site/call/room-words.ts';
import { startCall } from '@thyme/site/call/start-call.ts';
import { notify } from '@thyme/site/notify.ts';
import { useNow } from '@thyme/site/use-now.ts';
import { Badge, Button, EmptyState, ErrorState, KettleDrawing, Logo, Skeleton, SkeletonGroup } from '@thyme/ui';
import { type Call, PreJoin, useCallSnapshot, useDevices, useOnAir } from '@thyme/ui/call/index.ts';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { storedToken } from '../../lib/session.ts';
import { DeskCall } from './desk-call.tsx';
import { type Admission, deskVideoToken, type Room } from './operations.ts';

/** Asks to be let in, and again when the room opens. */
function useAdmission(roomId: string) {
  const [admission, setAdmission] = useState<Admission | 'asking' | 'failed'>('asking');
  const ask = useCallback(async () => {
    try {
      setAdmission((await run(deskVideoToken, { room: roomId })).video_token);
    } catch (error) {
      tellFailure(error, { api: 'video_token' });
      setAdmission('failed');
    }
  }, [roomId]);
  useEffect(() => void ask(), [ask]);
  const opensAt = typeof admission === 'object' ? admission.opens_at : null;
  useEffect(() => {
    if (!opensAt) return;
    const waiting = setTimeout(() => void ask(), Math.max(1_000, opensAt * 1_000 - Date.now() + 500));
    return () => clearTimeout(waiting);
  }, [opensAt, ask]);
  return { admission, ask };
}

/** The shop's side of a consultation, from the door to the end of the call. */
export function DeskRoom({ roomId }: { roomId: string }) {
  const { admission, ask } = useAdmission(roomId);
  const now = useNow(Math.floor(Date.now() / 1_000));
  if (admission === 'asking')
    return (
      <Doorstep>
        <SkeletonGroup label="Opening the room">
          <Skeleton className="mx-auto aspect-video w-full max-w-170 rounded-lg" />
        </SkeletonGroup>
      </Doorstep>
    );
  if (admission === 'failed')
    return (
      <Doorstep>
        <ErrorState
          size="page"
          level={1}
          title="The room could not be opened"
          action={<Button onClick={() => void ask()}>Try again</Button>}
        />
      </Doorstep>
    );
  if (!admission.token || !admission.room) return <Closed admission={admission} now={now} />;
  return <OpenRoom admission={admission} room={admission.room} now={now} />;
}

function Closed({ admission: { message, room, reason }, now }: { admission: Admission; now: number }) {
  return (
    <Doorstep>
      <EmptyState
        size="page"
        level={1}
        picture={<KettleDrawing />}
        title={message}
        action={
          <Button asChild>
            <Link to="/">To the calendar</Link>
          </Button>
        }
      >
        {reason === 'too-early' && room && (
          <p aria-live="polite">
            The call with {room.other_name} is {whenWords(room, now)}. This page opens the door by itself.
          </p>
        )}
      </EmptyState>
    </Doorstep>
  );
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
      setCall(await startCall(admission, devices.stream ?? new MediaStream(), air.onAir, storedToken));
    } catch (error) {
      console.warn('The call could not begin.', error);
      notify.error('The call could not begin. Please try again.');
      setJoining(false);
    }
  };
  if (call) return <DeskCall {...{ call, snapshot, room, devices, air }} />;
  return (
    <Doorstep>
      <PreJoin
        devices={devices}
        ownName={room.own_name}
        onAir={air.onAir}
        onSwitch={air.change}
        onJoin={() => void join()}
        isJoining={isJoining}
        note={`Nothing is recorded. Only you and ${room.other_name} can enter this room.`}
      >
        <Badge tone="green">{startWords(room.starts_at, now)}</Badge>
        <h1 className="display-48 mt-3.5 mb-2.5">Ready to meet {room.other_name}?</h1>
        <p className="text-lg text-ink-soft">
          A consultation before the first visit, {whenWords(room, now)}. {lengthWords(room)}
        </p>
      </PreJoin>
    </Doorstep>
  );
}

function Doorstep({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex min-h-15 items-center justify-between px-5 py-2 md:min-h-17 md:px-10">
        <Link to="/" aria-label="Thyme, the desk" className="rounded-sm focus-visible:focus-ring">
          <Logo />
        </Link>
        <Button variant="ghost" asChild>
          <Link to="/">
            <X aria-hidden="true" size={20} /> Leave
          </Link>
        </Button>
      </header>
      <main className="grid content-center py-4">{children}</main>
    </div>
  );
}
