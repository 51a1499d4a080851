import { CheckDevices } from '@thyme/call/room/check-devices.tsx';
import { startWords, whenWords } from '@thyme/call/room/room-words.ts';
import { Button, EmptyState, KettleDrawing } from '@thyme/ui';
import { Link } from 'react-router';
import { APPOINTMENTS } from './appointments-path.ts';
import type { Admission } from './use-admission.ts';

const TITLES: Record<string, string> = {
  'too-early': 'You’re early',
  'too-late': 'This call is over',
  ended: 'Call Ended',
  cancelled: 'This call was cancelled',
  missing: 'We couldn’t find this call',
};

/** Why the room cannot be entered, and what to do instead. */
export function ClosedRoom({ admission, now }: { admission: Admission; now: number }) {
  const { reason, room, message } = admission;
  return (
    <EmptyState
      size="page"
      level={1}
      picture={<KettleDrawing />}
      title={TITLES[reason ?? 'missing'] ?? message}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {reason === 'too-early' && room && <CheckDevices ownName={room.own_name} />}
          <Button asChild>
            <Link to={APPOINTMENTS}>Your appointments</Link>
          </Button>
        </div>
      }
    >
      <p>{message}</p>
      {reason === 'too-early' && room && (
        <p aria-live="polite">
          Your consultation with {room.business_name} is {whenWords(room, now)}. {startWords(room.starts_at, now)}. The
          room opens 15 minutes before, and this page will let you in.
        </p>
      )}
    </EmptyState>
  );
}
