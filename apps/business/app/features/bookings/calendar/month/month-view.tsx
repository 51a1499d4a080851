import { monthOf } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@thyme/ui';
import { clsx } from 'clsx';
import { useDesk } from '../../../../lib/desk.ts';
import { longDayWords } from '../../../../lib/time/day-words.ts';
import { useShopNow } from '../../../../lib/time/use-shop-now.ts';
import { useMoney } from '../../../../lib/use-money.ts';
import { TABLET, useWide } from '../../../../lib/use-wide.ts';
import type { Load } from '../../operations.ts';
import { useLoad } from '../use-load.ts';
import { type useView, weeksOfMonth } from '../use-view.ts';
import { LoadBars } from './load-bars.tsx';
import { dayLabel, factsOf, freeWords, isClosed, type Matter, matterOf } from './month-words.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month by days: load, bookings, money, and each day's most important fact. */
export function MonthView({ navigation }: { navigation: ReturnType<typeof useView> }) {
  const { view, look } = navigation;
  const { today } = useShopNow();
  const isRoomy = useWide(TABLET);
  const { data, isError, refetch, isPlaceholderData } = useLoad(weeksOfMonth(view.date), view.chairId);
  if (isError)
    return (
      <div className="grid flex-1 place-content-center">
        <ErrorState
          title="We couldn’t load this month"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          Don’t worry, your bookings are safe.
        </ErrorState>
      </div>
    );
  if (!data)
    return (
      <div className="flex-1 p-6">
        <SkeletonGroup label="Loading the month">
          <Skeleton className="h-[60vh] rounded-md" />
        </SkeletonGroup>
      </div>
    );
  const weeks = Array.from({ length: data.length / 7 }, (_none, index) => data.slice(index * 7, index * 7 + 7));
  const chosen = data.find(({ date }) => date === view.date);
  // On a phone a cell has no room for words: the first tap shows them below, and a button there opens the day.
  const onChoose = (date: string) => look(isRoomy ? { date, view: null } : { date });
  return (
    <div
      className={clsx(
        'thin-scroll min-h-0 flex-1 overflow-y-auto max-md:flex max-md:flex-col md:px-7 md:py-4',
        isPlaceholderData && 'opacity-60',
      )}
    >
      {isRoomy && <HowFull className="justify-end pb-2" />}
      {/* On a phone the weeks share what height is left, so that the chosen day stands below them without scrolling. */}
      <div className="overflow-hidden border-line bg-card max-md:grid max-md:flex-none max-md:grow md:rounded-md md:border">
        <table aria-label="Month" className="w-full table-fixed border-collapse max-md:h-full">
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" className="px-1.5 py-2 text-left text-sm font-normal text-ink-soft md:px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]?.date}>
                {week.map((day) => (
                  <Cell
                    key={day.date}
                    {...{ day, today, onChoose }}
                    isInMonth={monthOf(day.date) === monthOf(view.date)}
                    isChosen={!isRoomy && day.date === view.date}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isRoomy && chosen && <Chosen day={chosen} onOpen={() => look({ view: null })} />}
      {!isRoomy && <HowFull className="px-4 py-3" />}
    </div>
  );
}

function HowFull({ className }: { className: string }) {
  return (
    <p className={clsx('flex items-center gap-2 text-sm text-ink-soft', className)}>
      <span className="w-16 flex-none">
        <LoadBars parts={{ morning: 80, afternoon: 50, evening: 25 }} isPast={false} />
      </span>
      How full: morning, afternoon, evening
    </p>
  );
}

interface CellProps {
  day: Load;
  today: string;
  isInMonth: boolean;
  isChosen: boolean;
  onChoose: (date: string) => void;
}

function Cell({ day, today, isInMonth, isChosen, onChoose }: CellProps) {
  const money = useMoney();
  const { business } = useDesk();
  const matter = matterOf(day, today);
  const closed = isClosed(day);
  const isToday = day.date === today;
  const free = freeWords(day, today);
  return (
    <td className="h-14 border-t border-r border-line p-0 align-top last:border-r-0 md:h-28">
      <button
        type="button"
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen || undefined}
        onClick={() => onChoose(day.date)}
        className={clsx(
          'flex size-full flex-col gap-1 px-1.5 py-1 text-left md:gap-1.5 -outline-offset-2! hover:bg-sand focus-visible:focus-ring md:px-3 md:py-2.5',
          closed && 'bg-paper',
          !isInMonth && 'text-ink-faint',
          isToday && 'ring-2 ring-clay-700 ring-inset',
          isChosen && 'bg-thyme-100',
        )}
      >
        <span className="sr-only">{dayLabel(day, today, money)}</span>
        <span aria-hidden="true" className="flex w-full items-baseline justify-between">
          <span className={clsx('display text-lg font-medium', isToday ? 'text-clay-700' : closed && 'text-ink-soft')}>
            {Number(day.date.slice(8))}
          </span>
          {day.bookings > 0 && <span className="hidden text-sm figures md:inline">{day.bookings}</span>}
        </span>
        {!closed && <LoadBars parts={day} isPast={day.date < today || !isInMonth} />}
        {closed && !matter && (
          <span aria-hidden="true" className="hidden text-sm text-ink-soft md:block">
            Closed
          </span>
        )}
        {matter && <MatterLine matter={matter} />}
        <span
          aria-hidden="true"
          className="mt-auto hidden w-full flex-wrap justify-between gap-x-2 text-sm text-ink-soft figures md:flex"
        >
          <span>{day.worth > 0 && price(Math.round(day.worth), business.country)}</span>
          {free && <span className="text-thyme-700">{free}</span>}
        </span>
      </button>
    </td>
  );
}

const matters: Record<Matter['kind'], string> = {
  waiting: 'bg-clay md:bg-clay-100 text-clay-900 font-semibold',
  away: 'hatched-pale text-ink-soft',
  class: 'bg-plum md:bg-plum-100 text-plum',
  shut: 'text-ink-soft md:px-0!',
  free: 'border border-dashed border-thyme-300 text-thyme-700',
};

/** Words if there is room, a coloured bar on a phone. */
function MatterLine({ matter }: { matter: Matter }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('h-1.5 w-full rounded-xs md:h-auto md:px-2 md:py-0.5 md:text-sm', matters[matter.kind])}
    >
      <span className="hidden leading-snug md:line-clamp-2">{matter.words}</span>
    </span>
  );
}

function Chosen({ day, onOpen }: { day: Load; onOpen: () => void }) {
  const { today } = useShopNow();
  const money = useMoney();
  const matter = matterOf(day, today);
  return (
    <div className="mx-4 mt-3 flex items-center gap-3 rounded-md bg-card p-4 shadow-soft">
      <p className="min-w-0 flex-1 text-sm leading-snug text-ink-soft">
        <b className="block display text-lg font-medium text-ink">{longDayWords(day.date, today)}</b>
        {isClosed(day) ? 'Closed' : factsOf(day, today, money).join(', ')}
        {matter && !isClosed(day) && <span className="block">{matter.words}</span>}
      </p>
      <Button size="sm" onClick={onOpen}>
        Open day
      </Button>
    </div>
  );
}
