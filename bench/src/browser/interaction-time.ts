import { SLOWDOWN, type TraceEvent } from './trace-event.ts';

/** The DOM events of a tap or a key. */
const INPUTS = ['click', 'pointerup', 'keydown', 'keypress', 'input', 'keyup'];

/** Trace entries of a task that updates the screen. */
const PAINTS = ['Paint', 'UpdateLayerTree', 'Layerize', 'Commit'];

/**
 * How long the slowest interaction takes on a phone four times slower: the task that handles the input and the next one
 * that paints, in processor time, which other programs do not disturb. Later work, such as a part that is fetched, does
 * not delay the response.
 */
export function slowestInteraction(events: readonly TraceEvent[]): number {
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur !== undefined);
  const contains = (task: TraceEvent, { pid, tid, ts }: TraceEvent) =>
    task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
  const paints = events.filter(({ name }) => PAINTS.includes(name)).toSorted((a, b) => a.ts - b.ts);
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && INPUTS.includes(args?.data?.type ?? ''));
  const times = inputs.map((input) => {
    const handling = tasks.find((task) => contains(task, input));
    const end = handling ? handling.ts + (handling.dur ?? 0) : input.ts;
    const paint = paints.find(({ pid, tid, ts }) => pid === input.pid && tid === input.tid && ts > end);
    const painting = paint && tasks.find((task) => contains(task, paint));
    return [handling, painting].reduce((sum, task) => sum + (task?.tdur ?? task?.dur ?? 0), 0);
  });
  if (times.length === 0) throw new Error('The trace has no interaction.');
  return (Math.max(...times) / 1000) * SLOWDOWN;
}
