import { dateOfWall, formatTime, minuteOfWall, type Weekday, weekdayName, weekdayOf } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { type Opening, type Span, spansOn } from './opening.ts';
import { type ShopClock, useShopWall } from './shop-clock.ts';

const monday: Weekday[] = [1, 2, 3, 4, 5, 6, 0];

interface BusinessHoursProps {
  opening: Opening;
  clock: ShopClock;
  zone: string;
}

/** The week as bars on one scale, today's with a mark at the current time. */
export function BusinessHours({ opening, clock, zone }: BusinessHoursProps) {
  const now = useShopWall(clock);
  const today = dateOfWall(now);
  const scale = scaleOf(opening);
  return (
    <div>
      <h3 className="display-22 mb-4">Business Hour</h3>
      <ul>
        {monday.map((weekday) => {
          const isToday = weekdayOf(today) === weekday;
          const spans = isToday
            ? spansOn(opening, today)
            : (opening.week.find((day) => day.weekday === weekday)?.spans ?? []);
          return (
            <li
              key={weekday}
              aria-current={isToday ? 'date' : undefined}
              className={clsx(
                'grid min-h-9 grid-cols-[2.75rem_1fr_auto] items-center gap-3 figures',
                isToday && 'font-semibold',
                spans.length === 0 && 'text-ink-soft',
              )}
            >
              <abbr title={weekdayName(weekday)} className="no-underline">
                {weekdayName(weekday).slice(0, 3)}
              </abbr>
              <Track spans={spans} scale={scale} strong={isToday} now={isToday ? minuteOfWall(now) : null} />
              <span className="min-w-39 text-right whitespace-nowrap">
                {spans.length === 0 ? 'Closed' : <Times spans={spans} />}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-right text-sm text-ink-soft">{zone}</p>
    </div>
  );
}

function Times({ spans }: { spans: Span[] }) {
  return spans.map(({ from, to }) => (
    <span key={from} className="block">
      {formatTime(from * 60)} – {formatTime(to * 60)}
    </span>
  ));
}

/** From an hour before the earliest opening to an hour after the latest closing. */
function scaleOf({ week }: Opening): Span {
  const spans = week.flatMap((day) => day.spans);
  const from = Math.min(540, ...spans.map((span) => span.from)) - 60;
  const to = Math.max(1080, ...spans.map((span) => span.to)) + 60;
  return { from: Math.max(0, from), to: Math.min(1440, to) };
}

function Track({ spans, scale, strong, now }: { spans: Span[]; scale: Span; strong: boolean; now: number | null }) {
  const at = (minute: number) => `${(((minute - scale.from) / (scale.to - scale.from)) * 100).toFixed(2)}%`;
  return (
    <span aria-hidden="true" className="relative h-1.5 rounded-full bg-track">
      {spans.map(({ from, to }) => (
        <span
          key={from}
          className={clsx('absolute inset-y-0 rounded-full', strong ? 'bg-thyme-700' : 'bg-thyme-300')}
          style={{ left: at(from), width: `calc(${at(to)} - ${at(from)})` }}
        />
      ))}
      {now !== null && now >= scale.from && now <= scale.to && (
        <span className="absolute -top-1.25 h-4 w-0.5 rounded-full bg-clay" style={{ left: at(now) }} />
      )}
    </span>
  );
}
