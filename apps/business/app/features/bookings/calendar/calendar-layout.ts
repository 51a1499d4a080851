import { dateOfWall, type LocalDate, minuteOfWall, wallAt, weekdayOf } from '@thyme/domain/time';
import type { Calendar, Entry } from '../operations.ts';

export interface Span {
  /** Minutes of the day. */
  from: number;
  to: number;
}

type Hours = Calendar['hours'][number];

/** The working hours of a chair on a day: its own, or the shop's. */
export function openSpans(hours: readonly Hours[], chairId: number | null, date: LocalDate): Span[] {
  const own = hours.filter(({ chair_id }) => chair_id !== null && chair_id === chairId);
  const counted = own.length > 0 ? own : hours.filter(({ chair_id }) => chair_id === null);
  return counted.filter(({ weekday }) => weekday === weekdayOf(date)).map(({ from, to }) => ({ from, to }));
}

/** The breaks between two working spans. */
export function breaksOf(open: readonly Span[]): Span[] {
  return open.slice(1).flatMap(({ from }, index) => {
    const before = open[index]?.to ?? from;
    return before < from ? [{ from: before, to: from }] : [];
  });
}

const LEAST_FREE = 15;

/** Free spans within the opening hours from a minute on; spans too short to book are left out. */
export function freeSpans(
  open: readonly Span[],
  entries: readonly Pick<Entry, 'starts' | 'ends'>[],
  from: number,
): Span[] {
  const taken = entries
    .map((entry) => ({ from: minuteOfWall(entry.starts), to: endMinute(entry) }))
    .sort((a, b) => a.from - b.from);
  return open.flatMap((span) => {
    const free: Span[] = [];
    let at = Math.max(span.from, from);
    for (const busy of taken) {
      if (busy.from > at) free.push({ from: at, to: Math.min(busy.from, span.to) });
      at = Math.max(at, busy.to);
    }
    free.push({ from: at, to: span.to });
    return free.filter((one) => one.to - one.from >= LEAST_FREE);
  });
}

const EARLIEST = 8 * 60;
const LATEST = 19 * 60;

/** The whole hours that cover the opening hours and all entries. */
export function shownHours(open: readonly Span[], entries: readonly Pick<Entry, 'starts' | 'ends'>[]): Span {
  const begins = [...open.map(({ from }) => from), ...entries.map(({ starts }) => minuteOfWall(starts))];
  const ends = [...open.map(({ to }) => to), ...entries.map((entry) => endMinute(entry))];
  const from = begins.length > 0 ? Math.min(...begins) : EARLIEST + 60;
  const to = ends.length > 0 ? Math.max(...ends) : LATEST - 60;
  return { from: Math.floor(from / 60) * 60, to: Math.min(24 * 60, Math.ceil((to + 15) / 60) * 60) };
}

/** Clips an entry that runs past midnight to the end of its day. */
export function endMinute({ starts, ends }: Pick<Entry, 'starts' | 'ends'>): number {
  const date = dateOfWall(starts);
  return Math.min(24 * 60, Math.round((ends - wallAt(date)) / 60));
}

/** The value of the day's appointments. One with several services has several blocks; its amount counts once. */
export function worthOf(entries: readonly Pick<Entry, 'kind' | 'status' | 'appt_id' | 'total_amount'>[]): number {
  const amounts = new Map(
    entries
      .filter(({ kind, status }) => kind === 'visit' && status !== 'No Show')
      .map(({ appt_id, total_amount }) => [appt_id, total_amount ?? 0]),
  );
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}

export interface Placed<Item> {
  item: Item;
  /** Index of the entry's lane within its cluster. */
  lane: number;
  lanes: number;
}

/** Places overlapping entries side by side; an entry without overlap gets the full width. */
export function inLanes<Item extends { starts: number; ends: number }>(items: readonly Item[]): Placed<Item>[] {
  const sorted = [...items].sort((a, b) => a.starts - b.starts || b.ends - a.ends);
  const placed: Placed<Item>[] = [];
  let cluster: Placed<Item>[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    for (const one of cluster) one.lanes = laneEnds.length;
    placed.push(...cluster);
    cluster = [];
    laneEnds = [];
  };
  for (const item of sorted) {
    if (laneEnds.length > 0 && Math.max(...laneEnds) <= item.starts) close();
    const free = laneEnds.findIndex((end) => end <= item.starts);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = item.ends;
    cluster.push({ item, lane, lanes: 1 });
  }
  close();
  return placed;
}
