import { useQuery } from '@tanstack/react-query';
import { rotaWeekOf } from '@thyme/domain/availability';
import { addDays, formatDay, wallAt, weekRange } from '@thyme/domain/time';
import { Card, IconButton, TextLink } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskRotaDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Person } from '../operations.ts';
import { useAbsences } from '../use-people.ts';
import { FittedHours } from './fitted-hours.tsx';
import { type RotaDay, rotaWeek } from './rota-week.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LOOKS: Record<RotaDay['kind'], string> = {
  works: 'bg-thyme-100',
  off: 'bg-paper text-ink-faint',
  closed: 'bg-paper text-ink-soft',
  away: 'bg-honey-100',
};

/** Who works when, week by week. */
export function RotaCard({ people }: { people: readonly Person[] }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const [ahead, setAhead] = useState(0);
  const { data: shop } = useQuery({
    queryKey: deskKey(business.id, 'rota'),
    queryFn: async () => (await run(DeskRotaDocument, { business: business.id })).desk_shop,
  });
  const { data: absences } = useAbsences();
  const shown = people.filter(({ active }) => active);
  if (!shop || !absences || shown.length === 0) return null;
  const date = addDays(today, ahead * 7);
  const { from, to } = weekRange(date);
  const weeks = shown.map((person) => ({ person, days: rotaWeek({ shop, absences }, person.id, date) }));
  const title = ahead === 0 ? 'This week' : ahead === 1 ? 'Next week' : `In ${ahead} weeks`;
  return (
    <Card asChild>
      <section aria-labelledby="rota">
        <div className="mb-3 flex flex-wrap items-center gap-x-3">
          <h2 id="rota" className="display-22">
            {title}
          </h2>
          <span className="text-sm text-ink-soft figures max-sm:order-last max-sm:basis-full">
            {formatDay(wallAt(from))} – {formatDay(wallAt(to))}
            {shop.hours.some(({ week }) => week) && `, week ${rotaWeekOf(date)}`}
          </span>
          <span className="ml-auto flex">
            <IconButton label="Previous week" disabled={ahead === 0} onClick={() => setAhead(ahead - 1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton label="Following week" disabled={ahead === 12} onClick={() => setAhead(ahead + 1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
        </div>
        <section
          aria-label="Who works when"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
          tabIndex={0}
          className="thin-scroll relative overflow-x-auto focus-visible:focus-ring max-md:-mx-3"
        >
          <table className="w-full table-fixed max-md:border-spacing-x-0.5 border-separate border-spacing-1 text-sm">
            <thead>
              <tr>
                <th className="w-9 text-left font-normal text-ink-soft max-md:hidden xl:w-32">
                  <span className="sr-only">Person</span>
                </th>
                {DAYS.map((day) => (
                  <th key={day} scope="col" className="font-normal text-ink-soft">
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            {weeks.map(({ person, days }) => (
              <tbody key={person.id}>
                {/* On a phone the hours need the whole width, so the person stands above them. */}
                <tr className="md:hidden">
                  <th scope="rowgroup" colSpan={7} className="pt-1 text-left font-medium">
                    <Who person={person} />
                  </th>
                </tr>
                <tr>
                  <th scope="row" className="text-left font-medium max-md:hidden md:max-xl:[&_b]:sr-only">
                    <Who person={person} />
                  </th>
                  {days.map((day) => (
                    <td
                      key={day.date}
                      className={clsx(
                        'h-9 rounded-[6px] px-0 text-center leading-tight figures max-lg:text-[0.75rem] max-md:text-[0.6875rem]',
                        LOOKS[day.kind],
                      )}
                    >
                      <Day day={day} />
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </section>
        <p className="mt-3 flex flex-wrap gap-x-5 text-sm">
          <TextLink asChild standalone>
            <Link to="/hours">Change hours</Link>
          </TextLink>
          <TextLink asChild standalone>
            <Link to="/time-off">Time off</Link>
          </TextLink>
        </p>
      </section>
    </Card>
  );
}

function Who({ person: { name, portrait } }: { person: Person }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PersonAvatar name={name} portrait={portrait} size={28} />
      <b className="truncate font-medium">{name}</b>
    </span>
  );
}

function Day({ day }: { day: RotaDay }) {
  if (day.kind === 'off') return <span className="sr-only">Off</span>;
  if (day.kind === 'works') return <FittedHours words={day.words} />;
  return <span className="[overflow-wrap:anywhere]">{day.words}</span>;
}
