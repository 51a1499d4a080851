import { formatDayTime } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { Check, Hourglass } from 'lucide-react';
import type { Appointment } from '../operations.ts';
import { isComing } from './appointment-words.ts';

/** What the guest answered to the reminder. */
export function ReminderAnswer({ appointment: { reminder, guest, status } }: { appointment: Appointment }) {
  if (!reminder || !isComing(status)) return null;
  if (reminder.answer === 'confirmed')
    return (
      <Note className="mt-4" icon={<Check aria-hidden="true" />}>
        {guest.first_name} confirmed{reminder.answered ? `, ${formatDayTime(reminder.answered)}` : ''}.
      </Note>
    );
  if (reminder.answer) return null;
  return (
    <Note tone="warn" className="mt-4" icon={<Hourglass aria-hidden="true" />}>
      Asked {formatDayTime(reminder.asked)} by {reminder.delivery}. No answer yet.
    </Note>
  );
}
