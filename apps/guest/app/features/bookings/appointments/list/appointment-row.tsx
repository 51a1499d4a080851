import { formatTime, MONTHS } from '@thyme/domain/time';
import { Badge, DateTile, Star } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Photo } from '../../../../lib/view/photo.tsx';
import { zoneClass } from '../../../../lib/view/zone-name.tsx';
import { markOf, servicesLine } from '../appointment-words.ts';
import type { ListedAppointment } from '../use-appointments.ts';

interface AppointmentRowProps {
  appointment: ListedAppointment;
  to: string;
  /** Its detail is shown beside the list. Phones show the list by itself, so no row is marked there. */
  chosen: boolean;
}

/** One row of the list: the day, the shop, what and when, and the most important note. */
export function AppointmentRow({ appointment, to, chosen }: AppointmentRowProps) {
  const { business_info: shop, appointment_detail: lines, next_date: date } = appointment;
  const day = new Date(date * 1000);
  const what =
    lines.length > 0 ? servicesLine(lines.map(({ service_pricing }) => service_pricing.service_name)) : 'Video call';
  const whose = appointment.companion ? `, for ${appointment.companion}` : '';
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      className={clsx(
        'grid min-h-24 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-4 rounded-md border border-line bg-card/55 p-3.5 pr-3 no-underline transition hover:border-ink',
        // On small screens list and appointment are separate views, so nothing is chosen in the list.
        chosen && 'nav:border-thyme-700 nav:bg-card nav:shadow-[inset_0_0_0_1px_var(--color-thyme-700)]',
      )}
    >
      <DateTile
        tone="plain"
        day={day.getUTCDate()}
        month={`${MONTHS[day.getUTCMonth()]?.slice(0, 3)}${yearIfOther(day)}`}
      />
      <span className="min-w-0 leading-snug">
        <b className="block truncate font-semibold">{shop?.name}</b>
        <span className="line-clamp-2 text-ink-soft">
          {what}
          {whose}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <time dateTime={new Date(date * 1000).toISOString().slice(0, 16)} className="font-semibold">
            {formatTime(date)}
          </time>
          {shop && (
            <Badge tone="honey" className={zoneClass(shop.zone_label)}>
              {shop.zone_label}
            </Badge>
          )}
          <StateMark appointment={appointment} />
        </span>
      </span>
      {shop?.thumbnail_picture && (
        <span className="block size-18 overflow-hidden rounded-md bg-sand max-[359px]:hidden">
          <Photo photo={shop.thumbnail_picture} alt="" sizes="72px" className="size-full" />
        </span>
      )}
    </Link>
  );
}

const yearIfOther = (day: Date) => {
  const year = day.getUTCFullYear();
  return year === new Date().getFullYear() ? '' : ` ${year}`;
};

function StateMark({ appointment }: { appointment: ListedAppointment }) {
  if (appointment.review) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold">
        <Star small />
        <span className="sr-only">You rated it </span>
        {appointment.review.rating}
      </span>
    );
  }
  const { text, tone } = markOf(appointment);
  return <Badge tone={tone}>{text}</Badge>;
}
