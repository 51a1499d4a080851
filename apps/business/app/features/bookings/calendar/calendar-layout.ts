import { fillOf, type OpenHours, workOn } from '@thyme/domain/availability';
import { dateOfWall, type LocalDate, minuteOfWall, wallAt } from '@thyme/domain/time';
import type { Calendar, Entry } from '../operations.ts';

export interface Span {
  /** Minutes of the day. */
  from: number;
  to: number;
}

type Hours = Calendar['hours'][number];

/** When a chair works on a day: its own hours, or the shop's. */
export function openSpans(hours: readonly Hours[], chairId: number | null, date: LocalDate): Span[] {
  const own = hours.filter(({ chair_id }) => chair_id !== null && chair_id === chairId);
  const shop = hours.filter(({ chair_id }) => chair_id === null);
  return workOn(own as OpenHours[], shop as OpenHours[], date).map(({ from, to }) => ({ from, to }));
}

/** The breaks between two working stretches. */
export function breaksOf(open: readonly Span[]): Span[] {
  return open.slice(1).flatMap(({ from }, index) => {
    const before = open[index]?.to ?? from;
    return before < from ? [{ from: before, to: from }] : [];
  });
}

/** A break around midday is labelled lunch. */
export const breakWords = ({ from }: Span): string => (from >= 11.5 * 60 && from < 14.5 * 60 ? 'Lunch' : 'Break');

const BOOKED = ['visit', 'class', 'call'];

/** How full the working time is, in percent; null when nobody works. */
export function fillIn(open: readonly Span[], entries: readonly Pick<Entry, 'kind' | 'status' | 'starts' | 'ends'>[]) {
  const minutes = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const spans = (kinds: readonly string[]) =>
    entries
      .filter(({ kind, status }) => kinds.includes(kind) && status !== 'No Show')
      .map((entry) => ({ from: minuteOfWall(entry.starts), to: endMinute(entry) }));
  return fillOf({ open: minutes(open), off: minutes(spans(['block'])), booked: minutes(spans(BOOKED)) });
}

const LEAST_FREE = 15;

/** Open stretches from a minute on without entries; those too short to sell are left out. */
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

/** Whole hours that contain all opening times and entries. */
export function shownHours(open: readonly Span[], entries: readonly Pick<Entry, 'starts' | 'ends'>[]): Span {
  const begins = [...open.map(({ from }) => from), ...entries.map(({ starts }) => minuteOfWall(starts))];
  const ends = [...open.map(({ to }) => to), ...entries.map((entry) => endMinute(entry))];
  const from = begins.length > 0 ? Math.min(...begins) : EARLIEST + 60;
  const to = ends.length > 0 ? Math.max(...ends) : LATEST - 60;
  return { from: Math.floor(from / 60) * 60, to: Math.min(24 * 60, Math.ceil((to + 15) / 60) * 60) };
}

/** An entry that runs past midnight is cut at the end of its day. */
export function endMinute({ starts, ends }: Pick<Entry, 'starts' | 'ends'>): number {
  const date = dateOfWall(starts);
  return Math.min(24 * 60, Math.round((ends - wallAt(date)) / 60));
}

/** Total worth of what takes place. An appointment of several services has several blocks but counts once. */
export function worthOf(entries: readonly Pick<Entry, 'kind' | 'status' | 'appt_id' | 'total_amount'>[]): number {
  const visits = new Map(
    entries
      .filter(({ kind, status }) => kind === 'visit' && status !== 'No Show')
      .map(({ appt_id, total_amount }) => [appt_id, total_amount ?? 0]),
  );
  return [...visits.values()].reduce((sum, amount) => sum + amount, 0);
}

export interface Placed<Item> {
  item: Item;
  /** Its lane within its cluster of overlapping entries. */
  lane: number;
  lanes: number;
}

/** Overlapping entries share the width; others get all of it. */
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
