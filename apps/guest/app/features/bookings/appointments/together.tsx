import { formatTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Badge } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { Link } from 'react-router';
import { servicesLine } from './appointment-words.ts';
import { Section } from './section.tsx';
import type { Appointment } from './use-appointments.ts';

/** The other guests of the group with their services. Each has their own appointment. */
export function Together({ appointment }: { appointment: Appointment }) {
  const { together, companion, business_info: shop } = appointment;
  if (together.length === 0) return null;
  const isMovable = appointment.can_reschedule || !appointment.moving;
  return (
    <Section title={companion ? `${companion} comes with` : 'You’re coming with'}>
      <ul className="grid gap-1">
        {together.map((other) => (
          <li key={other.id}>
            <Link
              to={`/profile/appointments?${isOver(other.status) ? 'tab=past&' : ''}id=${other.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm py-2 no-underline hover:bg-paper"
            >
              <Avatar name={other.companion || 'You'} size={44} />
              <span className="min-w-40 flex-1 leading-snug">
                <b className="block font-semibold">{other.companion || 'You'}</b>
                <span className="text-ink-soft figures">{whatOf(other)}</span>
              </span>
              {other.status === 'Cancelled' ? (
                <Badge>Cancelled</Badge>
              ) : (
                <span className="figures">{money(other.total_amount, shop?.country ?? 'IE')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">
        You can {isMovable ? 'move or cancel' : 'cancel'} each of them alone, or all of you at once.
      </p>
    </Section>
  );
}

const isOver = (status: string) => ['Cancelled', 'Completed', 'No Show'].includes(status);

/** 'Cut & finish with Kwame, 10:00 am – 11:00 am' */
function whatOf({ appointment_detail: lines, date, end_date: end }: Appointment['together'][number]): string {
  const people = [...new Set(lines.flatMap(({ person }) => person ?? []))];
  const what = servicesLine(lines.map(({ service_pricing }) => service_pricing.service_name));
  const who = people.length > 0 ? ` with ${people.join(' and ')}` : '';
  return `${what}${who}, ${formatTime(date)} – ${formatTime(end)}`;
}
