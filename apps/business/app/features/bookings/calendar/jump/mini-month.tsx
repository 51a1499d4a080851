import { addMonths, MONTHS, monthOf, monthRange, weekdayOf } from '@thyme/domain/time';
import { IconButton } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayWords } from '../../../../lib/time/day-words.ts';
import { useMoney } from '../../../../lib/use-money.ts';
import type { Load } from '../../operations.ts';
import { LoadColumns } from '../month/load-bars.tsx';
import { dayLabel, isClosed } from '../month/month-words.ts';
import { useLoad } from '../use-load.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

interface MiniProps {
  date: string;
  today: string;
  onGo: (date: string) => void;
}

/** A small month with each day's load, naming the emptiest and the fullest days. */
export function MiniMonth({ date, today, onGo }: MiniProps) {
  const [month, setMonth] = useState(monthOf(date));
  const range = monthRange(month);
  const { data, isError } = useLoad(range, null, { keep: false });
  const title = `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  return (
    <section aria-label={title}>
      <div className="flex items-center justify-between">
        <h3 aria-live="polite" className="display text-lg font-medium">
          {title}
        </h3>
        <div className="flex">
          <IconButton label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className="mt-2 grid grid-cols-7 text-center text-sm text-ink-soft" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <Days {...{ month, date, today, onGo }} days={data} />
      {isError && <p className="mt-2 text-sm text-danger">We couldn’t load how full the days are.</p>}
      <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
        <LoadColumns parts={{ morning: 40, afternoon: 90, evening: 20 }} isPast={false} />
        Morning, afternoon, evening. Taller is fuller.
      </p>
      {data && <Extremes days={data.filter((day) => day.date >= today)} {...{ today, onGo }} />}
    </section>
  );
}

interface DaysProps extends MiniProps {
  month: string;
  days: readonly Load[] | undefined;
}

function Days({ month, days, date, today, onGo }: DaysProps) {
  const money = useMoney();
  const { from, to } = monthRange(month);
  const blank = (weekdayOf(from) + 6) % 7;
  const dates = Array.from(
    { length: Number(to.slice(8)) },
    (_none, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  return (
    <ul className="mt-1 grid grid-cols-7">
      {dates.map((one, index) => {
        const day = days?.find((load) => load.date === one);
        const isPast = one < today;
        return (
          <li key={one} style={index === 0 ? { gridColumnStart: blank + 1 } : undefined}>
            <button
              type="button"
              aria-label={day ? dayLabel(day, today, money) : dayWords(one, today)}
              aria-current={one === today ? 'date' : undefined}
              aria-pressed={one === date}
              onClick={() => onGo(one)}
              className={clsx(
                'grid min-h-11 w-full content-center justify-items-center gap-0.5 rounded-sm hover:bg-sand focus-visible:focus-ring',
                one === today && 'text-clay-700 ring-1 ring-clay-700 ring-inset',
                one === date && 'bg-thyme-100 font-semibold',
                isPast || (day && isClosed(day)) ? 'text-ink-soft' : 'font-semibold',
              )}
            >
              <span className="leading-none figures">{index + 1}</span>
              {day && !isClosed(day) ? (
                <LoadColumns parts={day} isPast={isPast} />
              ) : (
                <span aria-hidden="true" className="h-3.5 text-ink-soft">
                  {day ? '–' : ''}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ExtremesProps {
  days: readonly Load[];
  today: string;
  onGo: (date: string) => void;
}

function Extremes({ days, today, onGo }: ExtremesProps) {
  // A day without bookings on purpose has no room.
  const open = days
    .filter(({ fill, shut }) => fill !== null && !shut)
    .toSorted((a, b) => (a.fill ?? 0) - (b.fill ?? 0));
  const [most, fullest] = [open[0], open.at(-1)];
  if (!most || !fullest || most === fullest) return null;
  return (
    <div className="mt-3 grid grid-cols-2 gap-2">
      {(
        [
          ['Most room', most],
          ['Fullest', fullest],
        ] as const
      ).map(([label, { date, fill }]) => (
        <button
          key={label}
          type="button"
          onClick={() => onGo(date)}
          className="rounded-sm border border-line px-3 py-2 text-left text-sm leading-snug hover:bg-sand focus-visible:focus-ring"
        >
          <span className="text-ink-soft">{label}</span>{' '}
          <b className="block text-base font-semibold">{dayWords(date, today)}</b> {fill}% full
        </button>
      ))}
    </div>
  );
}
