import { formatDay, formatMinutes, formatTime, MONTHS, WEEKDAYS } from '@thyme/domain/time';
import { count, price } from '@thyme/site/format.ts';
import { Badge, Price } from '@thyme/ui';
import { DateTile } from '@thyme/ui/display/date-tile.tsx';
import { SeatMeter } from '@thyme/ui/display/seat-meter.tsx';
import { Calendar, Repeat, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { rhythm } from '../../../lib/view/rhythm.ts';
import { askingPrice, type GroupService } from './menu.ts';

export interface GroupListProps {
  services: readonly GroupService[];
  country: string;
  zone: string;
  /** What can be done with a class or course, under its price. */
  action?: (service: GroupService) => ReactNode;
  /** The same for one that is full. */
  waiting?: (service: GroupService) => ReactNode;
}

type Group = GroupService['service_group'];

const SHOWN_DATES = 4;

/** Classes and courses, each with its next date as a page of a calendar. */
export function GroupList({ services, country, zone, action, waiting }: GroupListProps) {
  return (
    <ul className="grid gap-3">
      {services.map((service) => (
        <GroupCard
          key={service.id}
          service={service}
          country={country}
          zone={zone}
          action={service.service_group.enrolment === 'full' ? waiting?.(service) : action?.(service)}
        />
      ))}
    </ul>
  );
}

interface GroupCardProps {
  service: GroupService;
  country: string;
  zone: string;
  action: ReactNode;
}

function GroupCard({ service, country, zone, action }: GroupCardProps) {
  const { service_group: group } = service;
  const [next, ...later] = group.service_schedules;
  if (!next) return null;
  const when = new Date(next.date_time * 1000);
  const day = WEEKDAYS[when.getUTCDay()] ?? '';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 rounded-md border border-line bg-card p-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-6 md:p-6">
      <DateTile
        weekday={day.slice(0, 3)}
        day={when.getUTCDate()}
        month={(MONTHS[when.getUTCMonth()] ?? '').slice(0, 3)}
      />
      <div>
        <KindBadge group={group} />
        <h3 className="mt-2 text-lg leading-snug font-semibold">{service.service_name}</h3>
        <p className="mt-1 text-ink-soft figures">
          <time dateTime={when.toISOString().slice(0, 16)}>{formatTime(next.date_time)}</time> {zone}
          {' · '}
          {formatMinutes(service.duration)}
          {group.service_schedules.length > 1 && ' each'}
          {group.enroll_date && ` · Enrol by ${formatDay(Date.parse(group.enroll_date) / 1000)}`}
        </p>
        {service.description && <p className="mt-1 text-pretty text-ink-soft">{service.description}</p>}
        {later.length > 0 ? (
          <Dates dates={group.service_schedules} />
        ) : (
          <SeatMeter className="mt-3" places={group.seats} left={next.seats_left} />
        )}
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 md:col-span-1 md:grid md:justify-items-end md:text-right">
        <GroupPrice service={service} country={country} />
        {group.enrolment !== 'open' && <p className="font-medium text-ink-soft">{shutWords[group.enrolment]}</p>}
        {group.enrolment !== 'closed' && action}
      </div>
    </li>
  );
}

const shutWords = { full: 'Fully booked', closed: 'Enrolment has closed' };

function KindBadge({ group }: { group: Group }) {
  if (group.group_type === 'repeated') {
    return (
      <Badge tone="plum" icon={<Repeat aria-hidden="true" />}>
        {rhythm(group.service_schedules.map(({ date_time }) => date_time)) ?? 'Class, several dates'}
      </Badge>
    );
  }
  if (group.is_course) {
    return (
      <Badge tone="plum" icon={<Calendar aria-hidden="true" />}>
        Course, {count(group.occurrences, 'date')}
      </Badge>
    );
  }
  return (
    <Badge tone="plum" icon={<Users aria-hidden="true" />}>
      Class
    </Badge>
  );
}

function Dates({ dates }: { dates: Group['service_schedules'] }) {
  const more = dates.length - SHOWN_DATES;
  return (
    <ul aria-label="Dates" className="mt-3 flex flex-wrap gap-1.5 text-sm figures">
      {dates.slice(0, SHOWN_DATES).map(({ date_time, seats_left }) => (
        <li
          key={date_time}
          className={
            seats_left > 0
              ? 'rounded-[8px] bg-plum-100 px-2.5 py-1 text-plum'
              : 'rounded-[8px] px-2.5 py-1 text-ink-soft ring-1 ring-line ring-inset'
          }
        >
          {formatDay(date_time).slice(4)}
          {seats_left === 0 ? ', full' : ` · ${seats_left} left`}
        </li>
      ))}
      {more > 0 && (
        <li className="rounded-[8px] px-2.5 py-1 text-ink-soft ring-1 ring-line ring-inset">and {more} more</li>
      )}
    </ul>
  );
}

function GroupPrice({ service, country }: { service: GroupService; country: string }) {
  const { is_course, occurrences, group_type } = service.service_group;
  const per = is_course ? count(occurrences, 'date') : group_type === 'repeated' ? 'each date' : undefined;
  return (
    <p className="text-lg">
      <Price
        amount={price(askingPrice(service), country)}
        was={service.special_price > 0 ? price(service.price, country) : undefined}
      />
      {per && <span className="block text-sm text-ink-soft">{per}</span>}
    </p>
  );
}
