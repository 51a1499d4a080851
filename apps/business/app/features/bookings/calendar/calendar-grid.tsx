import { minuteOfWall, wallAt } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { Coffee } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWide } from '../../../lib/use-wide.ts';
import { DragLayer } from '../moving/drag-layer.tsx';
import { askFor, isDraggable, lineIdOf, roomIdOf, stripDays } from '../moving/drag-math.ts';
import { useMoving } from '../moving/moving-context.ts';
import { useDrag } from '../moving/use-drag.ts';
import type { Entry } from '../operations.ts';
import { breaksOf, breakWords, endMinute, inLanes, type Span } from './calendar-layout.ts';
import { EntryBlock } from './entry-block.tsx';
import { shortTime } from './entry-words.ts';
import { type FreePlace, FreePlaces, type Gap } from './free-places.tsx';

/** Pixels of a minute: an hour is 84 tall. */
const SCALE = 1.4;
const LEAST = 28;
/** What stands side by side keeps room for a name; a full day scrolls sideways rather than being squeezed. */
const LANE = 104;
/** In a week of everybody lanes are people: they get narrower, but a name still fits on two lines. */
const WEEK_LANE = 80;

export interface GridColumn {
  key: string;
  /** What the column is, for people who hear it. */
  label: string;
  head: ReactNode;
  /** How full it is, in percent; null when nobody works. */
  fill: number | null;
  open: readonly Span[];
  entries: readonly Entry[];
  /** Closed or blocked for the whole day, and why. */
  shut: string | null;
  /** Whether the present falls into this column. */
  isNow: boolean;
  /** A day of a week rather than a person of a day. */
  isWeek?: boolean;
  /** A room rather than a person. */
  isRoom?: boolean;
  /** Where something new would stand. */
  date: string;
  chairId: number | null;
}

interface GridProps {
  columns: readonly GridColumn[];
  hours: Span;
  nowWall: number;
  now: number;
  isOpen: (entry: Entry) => boolean;
  linkTo: (entry: Entry) => string | null;
  onPick: (place: FreePlace) => void;
  /** What a free stretch is worth, drawn at its foot. */
  gap?: ((place: Gap) => ReactNode) | undefined;
  hideHead?: boolean;
  /** Scrolls to the present, or to the first thing that happens, when this changes. */
  place: string;
}

/** Columns over one scale of hours; chairs of a day, or days of a week. */
export function CalendarGrid({ columns, place, ...shared }: GridProps) {
  const { hours, nowWall, hideHead } = shared;
  const box = useRef<HTMLElement>(null);
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard.
      tabIndex={0}
      onPointerDown={drag.onPointerDown}
      onKeyDown={(event) => moveByKey(event, columns, ask)}
      className="thin-scroll relative min-h-0 flex-1 overflow-auto bg-card focus-visible:outline-hidden"
    >
      <div className="flex min-w-max pb-20 md:min-w-0 md:pb-0">
        <HourScale hours={hours} hideHead={hideHead} nowMinute={isNowShown ? nowMinute : null} nowWall={nowWall} />
        {columns.map((column) => (
          <Column key={column.key} column={column} {...shared} />
        ))}
      </div>
      <DragLayer
        store={drag.store}
        personOf={personOf}
        days={stripDays(columns.map(({ date }) => date))}
        isBeside={isWide && !columns.some(({ isWeek }) => isWeek)}
      />
    </section>
  );
}

/** M on a block opens the sheet in which it is moved: everything a drag does, without a pointer. */
function moveByKey(
  event: KeyboardEvent,
  columns: readonly GridColumn[],
  ask: ReturnType<typeof useMoving>['ask'],
): void {
  if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = (event.target as HTMLElement).closest<HTMLElement>('[data-entry-key]')?.dataset.entryKey;
  const entry = columns.flatMap(({ entries }) => entries).find((one) => one.key === key);
  if (!entry?.appt_id || !isDraggable(entry)) return;
  event.preventDefault();
  const room = roomIdOf(entry);
  const whole = { appointmentId: entry.appt_id, starts: null, chairId: null, minutes: null };
  ask(
    room === null ? { ...whole, lineId: null } : { ...whole, lineId: lineIdOf(entry), room: { from: room, to: room } },
  );
}

const headClass = 'sticky top-0 z-20 flex h-16 items-center border-b border-line bg-card';

function HourScale(props: { hours: Span; hideHead?: boolean | undefined; nowMinute: number | null; nowWall: number }) {
  const { hours, hideHead, nowMinute, nowWall } = props;
  const marks = hoursIn(hours);
  return (
    <div
      aria-hidden="true"
      className="sticky left-0 z-30 w-14.5 flex-none border-r border-line bg-card text-sm text-ink-soft md:w-15"
    >
      {!hideHead && <div className={headClass} />}
      <div className="relative" style={{ height: (hours.to - hours.from) * SCALE }}>
        {marks.slice(1).map((minute) => (
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

function hoursIn({ from, to }: Span): number[] {
  return Array.from({ length: Math.floor((to - from) / 60) }, (_none, index) => from + index * 60);
}

interface ColumnProps extends Omit<GridProps, 'columns' | 'place'> {
  column: GridColumn;
}

function Column({ column, hours, nowWall, now, isOpen, linkTo, onPick, gap, hideHead }: ColumnProps) {
  const top = (minute: number) => (minute - hours.from) * SCALE;
  const placed = inLanes(column.entries);
  return (
    <section
      aria-label={column.label}
      className="min-w-41 flex-1 border-r border-line last:border-r-0 md:min-w-42"
      style={lanesIn(placed) > 1 ? { minWidth: lanesIn(placed) * (column.isWeek ? WEEK_LANE : LANE) } : undefined}
    >
      {!hideHead && (
        <div className={clsx(headClass, 'px-3')}>
          {column.head}
          <FillBar fill={column.fill} />
        </div>
      )}
      <div className="relative" data-column-key={column.key} style={{ height: (hours.to - hours.from) * SCALE }}>
        <Ground column={column} hours={hours} />
        <FreePlaces
          {...{ label: column.label, date: column.date, top, onPick }}
          // Who is in a room is chosen with the booking.
          chairId={column.isRoom ? null : column.chairId}
          gap={column.isRoom ? undefined : gap}
          open={column.shut === null ? column.open : []}
          entries={column.entries}
          from={firstMinute(column.date, nowWall)}
          scale={SCALE}
        />
        {breaksOf(column.open).map((pause) => (
          <div
            key={pause.from}
            aria-hidden="true"
            className="absolute inset-x-1 grid place-items-center rounded-xs border border-dashed border-stone bg-shine text-sm text-ink-soft"
            style={{ top: top(pause.from) + 2, height: (pause.to - pause.from) * SCALE - 4 }}
          >
            <span className="flex items-center gap-2">
              <Coffee className="size-4" /> {breakWords(pause)}
            </span>
          </div>
        ))}
        <ul>
          {placed.map(({ item, lane, lanes }) => {
            const begin = minuteOfWall(item.starts);
            const height = Math.max(LEAST, (endMinute(item) - begin) * SCALE - 3);
            return (
              <li
                key={item.key}
                data-entry-key={item.key}
                className="absolute px-1"
                style={{ top: top(begin) + 1, height, left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}
              >
                <EntryBlock
                  {...{ entry: item, nowWall, now, height }}
                  to={linkTo(item)}
                  isOpen={isOpen(item)}
                  isNarrow={column.isWeek === true && lanes > 1}
                />
              </li>
            );
          })}
        </ul>
        {column.isNow && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-clay"
            style={{ top: top(minuteOfWall(nowWall)) }}
          />
        )}
      </div>
    </section>
  );
}

/** Along the foot of a column's head. */
function FillBar({ fill }: { fill: number | null }) {
  if (fill === null) return null;
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.75 bg-track">
      <span className="block h-full bg-thyme-500" style={{ width: `${fill}%` }} />
    </span>
  );
}

const lanesIn = (placed: readonly { lanes: number }[]) => Math.max(1, ...placed.map(({ lanes }) => lanes));

/** From where on a day is still to come, to the next quarter. */
function firstMinute(date: string, nowWall: number): number {
  if (wallAt(date) > nowWall) return 0;
  return isNowOn(date, nowWall) ? Math.ceil(minuteOfWall(nowWall) / 15) * 15 : 24 * 60;
}

/** Lines of the hours, and what is not open lies in the shade. */
function Ground({ column, hours }: { column: GridColumn; hours: Span }) {
  const shade: Span[] = [];
  let at = hours.from;
  for (const { from, to } of column.shut ? [] : column.open) {
    if (from > at) shade.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < hours.to) shade.push({ from: at, to: hours.to });
  return (
    <>
      {shade.map(({ from, to }) => (
        <span
          key={from}
          aria-hidden="true"
          className={clsx('absolute inset-x-0', column.shut ? 'hatched-pale' : 'bg-paper')}
          style={{ top: (from - hours.from) * SCALE, height: (to - from) * SCALE }}
        />
      ))}
      {column.shut && <p className="absolute inset-x-2 top-3 text-center text-sm text-ink-soft">{column.shut}</p>}
      {hoursIn(hours).map((minute) => (
        <span
          key={minute}
          aria-hidden="true"
          className="absolute inset-x-0 border-t border-line"
          style={{ top: (minute - hours.from) * SCALE }}
        />
      ))}
    </>
  );
}

/** The present in a column of this day. */
export function isNowOn(date: string, nowWall: number): boolean {
  return nowWall >= wallAt(date) && nowWall < wallAt(date, 24 * 60);
}
