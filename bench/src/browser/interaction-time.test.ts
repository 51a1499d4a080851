import { expect, it } from 'vitest';
import { slowestInteraction } from './interaction-time.ts';
import type { TraceEvent } from './trace-event.ts';

const page = { pid: 1, tid: 2 };
const task = (ts: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts,
  // Two thirds of the wall time belonged to other programs.
  dur: ms * 3_000,
  tdur: ms * 1_000,
  ...more,
});
const input = (ts: number, type: string): TraceEvent => ({
  ...page,
  name: 'EventDispatch',
  ts,
  args: { data: { type } },
});
const paint = (ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({ ...page, name: 'Paint', ts, ...more });

it('is the task that handles the input plus the next paint, times four', () => {
  const events = [
    task(1_000, 10),
    input(2_000, 'click'),
    task(40_000, 90),
    paint(41_000, { tid: 9 }),
    task(400_000, 5),
    paint(401_000),
    task(500_000, 70),
    paint(501_000),
  ];
  expect(slowestInteraction(events)).toBe((10 + 5) * 4);
});

it('is that of the slowest input; a moving pointer does not count', () => {
  const events = [
    task(1_000, 3),
    input(2_000, 'keydown'),
    task(20_000, 8),
    input(21_000, 'input'),
    task(60_000, 50),
    input(61_000, 'mousemove'),
    task(300_000, 1),
    paint(301_000),
  ];
  expect(slowestInteraction(events)).toBe((8 + 1) * 4);
});

it('is an error where the trace has no input', () => {
  expect(() => slowestInteraction([task(1, 1)])).toThrow('no interaction');
});
