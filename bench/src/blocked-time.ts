/** What is used here of an entry of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor alone, without the time that other programs had it. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string; type?: string } };
}

/** A phone is so many times slower than this machine, as Lighthouse has it. */
export const SLOWED = 4;
/** A task that takes longer keeps somebody waiting. */
const PATIENCE = 50;

/**
 * How long a phone four times slower would not have answered after the first painting. Lighthouse counts the same with
 * the clock on the wall, which on a busy machine also counts other programs.
 */
export function blockedByProcessor(events: readonly TraceEvent[]): number {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL);
  if (!start) throw new Error('The trace has no page.');
  const isHere = ({ pid, tid, ts }: TraceEvent) => pid === start.pid && tid === start.tid && ts >= start.ts;
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && event.ts >= start.ts)?.ts ?? start.ts;
  return events
    .filter((event) => event.name === 'RunTask' && isHere(event) && event.ts >= painted)
    .map(({ tdur, dur = 0 }) => ((tdur ?? dur) / 1000) * SLOWED - PATIENCE)
    .filter((over) => over > 0)
    .reduce((sum, over) => sum + over, 0);
}
