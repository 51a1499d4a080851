import { SLOWED, type TraceEvent } from './blocked-time.ts';

/** What people do; the page hears it as one of these. */
const PRESSES = ['click', 'pointerup', 'keydown', 'keypress', 'input', 'keyup'];

/** What a task does that brings a picture to the screen. */
const PAINTINGS = ['Paint', 'UpdateLayerTree', 'Layerize', 'Commit'];

/**
 * How long the slowest press or key keeps a phone four times slower: the task that hears it and the next that paints, by
 * the processor's own clock, which other programs do not disturb. What comes later, such as a part that is fetched, does
 * not keep the finger waiting.
 */
export function slowestPress(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined);
  const holds = (task: TraceEvent, { pid, tid, ts }: TraceEvent) =>
    task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
  const paintings = events.filter(({ name }) => PAINTINGS.includes(name)).toSorted((a, b) => a.ts - b.ts);
  const presses = events.filter(
    ({ name, args }) => name === 'EventDispatch' && PRESSES.includes(args?.data?.type ?? ''),
  );
  const times = presses.map((press) => {
    const heard = tasks.find((task) => holds(task, press));
    const end = heard ? heard.ts + (heard.dur ?? 0) : press.ts;
    const painting = paintings.find(({ pid, tid, ts }) => pid === press.pid && tid === press.tid && ts > end);
    const painted = painting && tasks.find((task) => holds(task, painting));
    return [heard, painted].reduce((sum, task) => sum + (task?.tdur ?? task?.dur ?? 0), 0);
  });
  if (times.length === 0) throw new Error('The trace has no press.');
  return (Math.max(...times) / 1000) * SLOWED;
}
