import { minuteOfWall, wallAt } from '@thyme/domain/time';
import { clsx } from 'clsx';
import { Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import { DragDim, DragHead } from '../moving/drag-head.tsx';
import type { DragStore } from '../moving/drag-store.ts';
import type { Chair, Entry } from '../operations.ts';
import { breaksOf, breakWords, endMinute, inLanes, type Span } from './calendar-layout.ts';
import { EntryBlock } from './entry-block.tsx';
import { type FreePlace, FreePlaces, type Gap } from './free-places.tsx';

/** Pixels of a minute: an hour is 84 tall. */
export const SCALE = 1.4;
const LEAST = 28;
/** What stands side by side keeps room for a name; a full day scrolls sideways rather than being squeezed. */
const LANE = 104;
/** In a week of everybody lanes are people: they get narrower, so that five days of four people fit 1440 pixels. */
const WEEK_LANE = 64;

export interface GridColumn {
  key: string;
  /** What the column is, for people who hear it. */
  label: string;
  head: ReactNode;
  /** Whose it is, in a column of one person. */
  person?: string;
  portrait?: Chair['portrait'];
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

export const headClass = 'sticky top-0 z-20 flex h-16 items-center border-b border-line bg-card';

export function hoursIn({ from, to }: Span): number[] {
  return Array.from({ length: Math.floor((to - from) / 60) }, (_none, index) => from + index * 60);
}

/** What all columns share. */
export interface ColumnFrame {
  hours: Span;
  nowWall: number;
  now: number;
  isOpen: (entry: Entry) => boolean;
  linkTo: (entry: Entry) => string | null;
  onPick: (place: FreePlace) => void;
  /** What a free stretch is worth, drawn at its foot. */
  gap?: ((place: Gap) => ReactNode) | undefined;
  hideHead?: boolean;
}

interface ColumnProps extends ColumnFrame {
  column: GridColumn;
  store: DragStore;
}

export function Column({ column, store, hours, nowWall, now, isOpen, linkTo, onPick, gap, hideHead }: ColumnProps) {
  const top = (minute: number) => (minute - hours.from) * SCALE;
  const placed = inLanes(column.entries);
  return (
    <section
      aria-label={column.label}
      className="min-w-41 flex-1 border-r border-line last:border-r-0 md:min-w-42"
      style={lanesIn(placed) > 1 ? { minWidth: lanesIn(placed) * (column.isWeek ? WEEK_LANE : LANE) } : undefined}
    >
      {!hideHead && (
        <DragHead column={column} store={store} className={clsx(headClass, 'px-3')}>
          <FillBar fill={column.fill} />
        </DragHead>
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
        <DragDim column={column} store={store} />
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
