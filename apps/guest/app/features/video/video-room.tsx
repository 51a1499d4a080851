import { Doorstep, OpeningRoom, UnopenedRoom } from '@thyme/call/room/doorstep.tsx';
import { OpenRoom } from '@thyme/call/room/open-room.tsx';
import { useNow } from '@thyme/site/use-now.ts';
import type { ReactNode } from 'react';
import { keys, read } from '../../lib/session/storage.ts';
import { APPOINTMENTS } from './appointments-path.ts';
import { ClosedRoom } from './closed-room.tsx';
import { OngoingCall } from './ongoing-call.tsx';
import { useGuestAdmission } from './use-admission.ts';

const guestToken = () => read(keys.guestToken) ?? '';

const doorstep = (children: ReactNode) => (
  <Doorstep home="Thyme" leaveTo={APPOINTMENTS}>
    {children}
  </Doorstep>
);

/** From the entrance of the room to the end of the call. */
export function VideoRoom({ roomId }: { roomId: string }) {
  const { admission, ask } = useGuestAdmission(roomId);
  const now = useNow(Math.floor(Date.now() / 1_000));
  if (admission === 'asking') return doorstep(<OpeningRoom />);
  if (admission === 'failed')
    return doorstep(
      <UnopenedRoom onRetry={() => void ask()}>Don’t worry, your call is still in your appointments.</UnopenedRoom>,
    );
  const { token, room } = admission;
  if (!token || !room) return doorstep(<ClosedRoom admission={admission} now={now} />);
  return (
    <OpenRoom
      admission={admission}
      room={room}
      now={now}
      storedToken={guestToken}
      about={`Your consultation with ${room.business_name}`}
      other={room.business_name}
      doorstep={doorstep}
      ongoing={(begun) => <OngoingCall room={room} {...begun} />}
    />
  );
}
