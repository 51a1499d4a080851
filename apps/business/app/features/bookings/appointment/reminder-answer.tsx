import { formatDayTime } from '@thyme/domain/time';
import { Button, Note } from '@thyme/ui';
import { Check, Hourglass } from 'lucide-react';
import type { Appointment } from '../operations.ts';
import { centWords, isComing, telOf } from './appointment-words.ts';
import { useAttendance } from './use-attendance.ts';

/** The guest's answer to the reminder, and what the desk can do without one. */
export function ReminderAnswer({ appointment: { id, reminder, guest, status } }: { appointment: Appointment }) {
  const { confirm, askAgain, busy } = useAttendance();
  if (!reminder || !isComing(status)) return null;
  const { answer, answered, recorded_by: recorder, text_cost: cost } = reminder;
  const when = answered ? `, ${formatDayTime(answered)}` : '';
  if (answer === 'confirmed')
    return (
      <Note className="mt-4" icon={<Check aria-hidden="true" />}>
        {recorder ? `${recorder} marked ${guest.first_name} as confirmed` : `${guest.first_name} confirmed`}
        {when}.
        {recorder && (
          <Button size="sm" variant="ghost" busy={busy === `confirm-${id}`} onClick={() => confirm(id, false)}>
            Undo
          </Button>
        )}
      </Note>
    );
  if (answer) return null;
  return (
    <Note tone="warn" className="mt-4" icon={<Hourglass aria-hidden="true" />}>
      Asked {formatDayTime(reminder.asked)} by {reminder.delivery}. No answer yet.
      {reminder.asked_again != null && ` You texted again ${formatDayTime(reminder.asked_again)}.`}
      <span className="mt-2 flex flex-wrap gap-2">
        {guest.mobile && (
          <Button size="sm" variant="secondary" asChild>
            <a href={telOf(guest.mobile)}>Ring</a>
          </Button>
        )}
        {cost != null && (
          <Button size="sm" variant="secondary" busy={busy === `ask-${id}`} onClick={() => askAgain(id)}>
            Text again, {centWords(cost)}
          </Button>
        )}
        <Button size="sm" variant="secondary" busy={busy === `confirm-${id}`} onClick={() => confirm(id, true)}>
          Mark as confirmed
        </Button>
      </span>
    </Note>
  );
}
