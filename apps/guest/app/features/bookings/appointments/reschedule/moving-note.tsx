import { formatDayTime } from '@thyme/domain/time';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import type { Appointment } from '../use-appointments.ts';

/** Until when the guest can ask for another time, by the shop's rule; an open proposal speaks for itself. */
export function MovingNote({ appointment }: { appointment: Appointment }) {
  const words = appointment.move === null && movingWords(appointment);
  return words ? <p className="w-full text-ink-soft">{words}</p> : null;
}

export function movingWords({
  moving,
  can_reschedule: canMove,
  business_info: shop,
}: Pick<Appointment, 'moving' | 'can_reschedule' | 'business_info'>): string | null {
  if (!moving) return null;
  const until = moving.until ? zoned(formatDayTime(moving.until), shop?.zone_label ?? '') : null;
  if (canMove)
    return moving.rule === 'free' && until ? `You can move it until ${until}.` : 'You can move it until it begins.';
  const name = shop?.name ?? 'the shop';
  return until
    ? `You could move it until ${until}. If the time doesn’t suit any more, please contact ${name}.`
    : `${name} doesn’t move appointments online. If the time doesn’t suit, please contact them.`;
}
