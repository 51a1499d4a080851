import {
  type Call,
  type CallSnapshot,
  type Devices,
  PreJoin,
  useCallSnapshot,
  useDevices,
  useOnAir,
} from '@thyme/call/media/index.ts';
import { notify } from '@thyme/site/notify.ts';
import { Badge } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import type { CallAdmission, CallRoom } from './admission.ts';
import { lengthWords, startWords, whenWords } from './room-words.ts';
import { startCall } from './start-call.ts';

/** A running call with everything its screen needs. */
export interface Begun {
  call: Call;
  snapshot: CallSnapshot;
  devices: Devices;
  air: ReturnType<typeof useOnAir>;
}

interface OpenRoomProps {
  admission: CallAdmission;
  room: CallRoom;
  now: number;
  storedToken: () => string;
  /** The other participant and the service. */
  about: string;
  /** Who else may join. */
  other: string;
  doorstep: (children: ReactNode) => ReactNode;
  ongoing: (begun: Begun) => ReactNode;
}

/** The device check before joining; then the call. */
export function OpenRoom({ admission, room, now, storedToken, about, other, doorstep, ongoing }: OpenRoomProps) {
  const [call, setCall] = useState<Call | null>(null);
  // Before joining, the device list already shows the problem.
  const devices = useDevices((help) => call && notify.error(`Your camera stays off. ${help}`));
  const [isJoining, setJoining] = useState(false);
  const snapshot = useCallSnapshot(call);
  const air = useOnAir(call, devices);

  const join = async () => {
    setJoining(true);
    try {
      setCall(await startCall(admission, devices.stream ?? new MediaStream(), air.onAir, storedToken));
    } catch (error) {
      console.warn('The call could not begin.', error);
      notify.error('We couldn’t start the call. Please try again.');
      setJoining(false);
    }
  };
  if (call) return ongoing({ call, snapshot, devices, air });
  return doorstep(
    <PreJoin
      devices={devices}
      ownName={room.own_name}
      onAir={air.onAir}
      onSwitch={air.change}
      onJoin={() => void join()}
      isJoining={isJoining}
      note={`Nothing is recorded. Only you and ${other} can enter this room.`}
    >
      <Badge tone="green">{startWords(room.starts_at, now)}</Badge>
      <h1 className="display-48 mt-3.5 mb-2.5">Ready to meet {room.other_name}?</h1>
      <p className="text-ink-soft text-lg">
        {about}, {whenWords(room, now)}. {lengthWords(room)}
      </p>
    </PreJoin>,
  );
}
