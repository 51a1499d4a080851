import { minuteOfWall } from '@thyme/domain/time';
import { useEffect, useId, useRef } from 'react';
import { useWide } from '../../../lib/use-wide.ts';
import { DragLayer } from '../moving/drag-layer.tsx';
import { askFor, stripDays } from '../moving/drag-math.ts';
import { useMoving } from '../moving/moving-context.ts';
import { useDrag } from '../moving/use-drag.ts';
import { pressInCalendar } from './calendar-keys.ts';
import type { Span } from './calendar-layout.ts';
import { shortTime } from './entry-words.ts';
import { Column, type ColumnFrame, type GridColumn, headClass, hoursIn, SCALE } from './grid-column.tsx';

interface GridProps extends ColumnFrame {
  columns: readonly GridColumn[];
  /** Scrolls to the current time, or to the first entry, when this changes. */
  place: string;
}

/** Shown while the calendar has the keyboard focus, and announced when it gets it. */
const KEYS = 'Arrow keys move between appointments. Enter opens, M moves, P parks, Esc leaves.';

/** Columns over one time scale: the chairs of a day, or the days of a week. */
export function CalendarGrid({ columns, place, ...shared }: GridProps) {
  const { hours, nowWall, hideHead } = shared;
  const box = useRef<HTMLElement>(null);
  const keys = useId();
  const { ask, calendar, parked, park } = useMoving();
  const isWide = useWide();
  const drag = useDrag({
    box,
    calendar,
    columns,
    hours,
    scale: SCALE,
    parked,
    onDrop: (grip, landing) => calendar && ask(askFor(calendar, grip, landing)),
    onPark: park,
  });
  const personOf = (chairId: number | null) => {
    const chair = calendar?.chairs.find(({ id }) => id === chairId);
    const room = calendar?.by_room.rooms.find(({ id }) => id === chairId);
    return chair?.person ?? chair?.name ?? room?.name ?? '';
  };
  const nowMinute = minuteOfWall(nowWall);
  const isNowShown = columns.some(({ isNow }) => isNow) && nowMinute >= hours.from && nowMinute <= hours.to;
  const target = isNowShown ? nowMinute - 60 : hours.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the view, never the clock.
  useEffect(() => {
    box.current?.scrollTo({ top: Math.max(0, (target - hours.from) * SCALE) });
  }, [place]);
  return (
    <section
      ref={box}
      aria-label="Calendar"
      aria-describedby={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
      tabIndex={0}
      onPointerDown={drag.onPointerDown}
      onKeyDown={(event) => pressInCalendar(event, { columns, ask, park })}
      className="group/calendar thin-scroll relative min-h-0 flex-1 overflow-auto bg-card -outline-offset-2 focus-visible:outline-2 focus-visible:outline-thyme-700"
    >
      <div className="flex min-w-max pb-20 md:min-w-0 md:pb-0">
        <HourScale hours={hours} hideHead={hideHead} nowMinute={isNowShown ? nowMinute : null} nowWall={nowWall} />
        {columns.map((column) => (
          <Column key={column.key} column={column} store={drag.store} {...shared} />
        ))}
      </div>
      <p
        id={keys}
        className="pointer-events-none sticky bottom-3 left-3 z-30 hidden w-max max-w-[calc(100%-1.5rem)] rounded-sm bg-ink px-3 py-1.5 text-sm text-white md:group-has-[:focus-visible]/calendar:block"
      >
        {KEYS}
      </p>
      <DragLayer
        store={drag.store}
        personOf={personOf}
        days={stripDays(columns.map(({ date }) => date))}
        isBeside={isWide && !columns.some(({ isWeek }) => isWeek)}
      />
    </section>
  );
}

function HourScale(props: { hours: Span; hideHead?: boolean | undefined; nowMinute: number | null; nowWall: number }) {
  const { hours, hideHead, nowMinute, nowWall } = props;
  // The current time covers the label of an hour that is close to it.
  const marks = hoursIn(hours)
    .slice(1)
    .filter((minute) => nowMinute === null || Math.abs(minute - nowMinute) * SCALE > 22);
  return (
    <div
      aria-hidden="true"
      className="sticky left-0 z-30 w-14.5 flex-none border-r border-line bg-card text-sm text-ink-soft md:w-15"
    >
      {!hideHead && <div className={headClass} />}
      <div className="relative" style={{ height: (hours.to - hours.from) * SCALE }}>
        {marks.map((minute) => (
          <span
            key={minute}
            className="absolute right-2 -translate-y-1/2"
            style={{ top: (minute - hours.from) * SCALE }}
          >
            {(minute / 60) % 12 || 12} {minute < 720 ? 'am' : 'pm'}
          </span>
        ))}
        {nowMinute !== null && (
          <span
            className="absolute right-0.5 -translate-y-1/2 rounded-xs bg-clay-700 px-1.5 py-0.5 font-semibold text-white figures"
            style={{ top: (nowMinute - hours.from) * SCALE }}
          >
            {shortTime(nowWall)}
          </span>
        )}
      </div>
    </div>
  );
}
