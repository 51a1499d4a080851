import { datesIn, formatDay, type LocalDate, wallAt } from '@thyme/domain/time';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import type { Calendar, Chair, Entry } from '../operations.ts';
import { fillIn, openSpans, worthOf } from './calendar-layout.ts';
import { type GridColumn, isNowOn } from './grid-column.tsx';
import { ELSEWHERE } from './use-view.ts';

const nameOf = ({ person, name }: Chair) => person ?? name;
const dateOf = (entry: Entry) => new Date(entry.starts * 1000).toISOString().slice(0, 10);

export function shutWords(calendar: Calendar, date: LocalDate): string | null {
  const day = calendar.shut.find((one) => one.date === date);
  if (!day) return null;
  return day.reason
    ? `${day.kind === 'closed' ? 'Closed' : 'Blocked'}: ${day.reason}`
    : day.kind === 'closed'
      ? 'Closed'
      : 'Not taking bookings';
}

const isClosedOn = ({ shut }: Calendar, date: LocalDate) =>
  shut.some((day) => day.date === date && day.kind === 'closed');

/** How full a day is, for the whole shop or one chair. */
function fillOn(calendar: Calendar, chairId: number | null, date: LocalDate, entries: readonly Entry[]) {
  const chairs = calendar.chairs.filter(({ id, active }) => (chairId === null ? active : id === chairId));
  const open = isClosedOn(calendar, date) ? [] : chairs.flatMap(({ id }) => openSpans(calendar.hours, id, date));
  return fillIn(
    open,
    entries.filter(({ chair_id }) => chair_id !== null),
  );
}

/** Active chairs, and inactive ones that still have entries. */
export function shownChairs(calendar: Calendar): Chair[] {
  const used = new Set(calendar.entries.map(({ chair_id }) => chair_id));
  return calendar.chairs.filter(({ id, active }) => active || used.has(id));
}

/** How full each chair's day is. */
export function fillsOf(calendar: Calendar, date: LocalDate): Map<number, number | null> {
  return new Map(
    shownChairs(calendar).map(({ id }) => [
      id,
      fillOn(
        calendar,
        id,
        date,
        calendar.entries.filter((entry) => entry.chair_id === id && dateOf(entry) === date),
      ),
    ]),
  );
}

/** Whether an entry has no chair, such as a class in another room. */
export const isChairless = ({ chair_id }: Entry) => chair_id === null;

/** One column per chair; entries without a chair share an extra column. */
export function dayColumns(calendar: Calendar, date: LocalDate, nowWall: number): GridColumn[] {
  const shut = shutWords(calendar, date);
  const columns = shownChairs(calendar).map((chair): GridColumn => {
    const open = openSpans(calendar.hours, chair.id, date);
    const entries = calendar.entries.filter(({ chair_id }) => chair_id === chair.id);
    const fill = fillOn(calendar, chair.id, date, entries);
    return {
      key: String(chair.id),
      label: chair.person ? `${chair.person}, ${chair.name}` : chair.name,
      head: <ChairHead chair={chair} fill={fill} />,
      person: nameOf(chair),
      portrait: chair.portrait,
      fill,
      open,
      shut: shut ?? (open.length === 0 ? 'Closed' : null),
      entries,
      isNow: isNowOn(date, nowWall),
      date,
      chairId: chair.id,
    };
  });
  const rest = calendar.entries.filter(isChairless);
  if (rest.length === 0) return columns;
  const open = openSpans(calendar.hours, null, date);
  const head = <b className="font-semibold">Without a chair</b>;
  return [
    ...columns,
    {
      key: ELSEWHERE,
      label: 'Without a chair',
      head,
      fill: null,
      // An empty `shut` keeps free stretches from being offered in this column.
      open,
      shut: shut ?? '',
      entries: rest,
      isNow: isNowOn(date, nowWall),
      date,
      chairId: null,
    },
  ];
}

function ChairHead({ chair, fill }: { chair: Chair; fill: number | null }) {
  return (
    <span className="@container flex min-w-0 flex-1 items-center gap-3">
      <PersonAvatar name={nameOf(chair)} portrait={chair.portrait} size={36} />
      <span className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">{nameOf(chair)}</b>
        {chair.person && <span className="block truncate text-sm text-ink-soft">{chair.name}</span>}
      </span>
      {fill !== null && (
        <span className="flex-none text-sm font-semibold figures @max-[12rem]:sr-only">
          {fill}%<span className="sr-only"> full</span>
        </span>
      )}
    </span>
  );
}

/** One column per day, for the whole shop or one chair. */
export function weekColumns(
  calendar: Calendar,
  chairId: number | null,
  nowWall: number,
  money: (amount: number) => string,
): GridColumn[] {
  return datesIn({ from: calendar.from, to: calendar.to }).flatMap((date): GridColumn[] => {
    const entries = calendar.entries.filter(
      (entry) => dateOf(entry) === date && (chairId === null || entry.chair_id === chairId),
    );
    const open = openSpans(calendar.hours, chairId, date);
    // Weekdays on which the shop is closed get no column.
    if (open.length === 0 && entries.length === 0) return [];
    const worth = worthOf(entries);
    return [
      {
        key: date,
        label: formatDay(wallAt(date)),
        head: (
          <span className="flex min-w-0 flex-1 items-baseline justify-between gap-2">
            <b className="truncate font-semibold">{formatDay(wallAt(date))}</b>
            <span className="text-sm text-ink-soft figures">{worth > 0 ? money(worth) : ''}</span>
          </span>
        ),
        open,
        fill: fillOn(calendar, chairId, date, entries),
        shut: shutWords(calendar, date),
        entries,
        isNow: isNowOn(date, nowWall),
        isWeek: true,
        date,
        chairId,
      },
    ];
  });
}
