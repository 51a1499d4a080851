import { expect, it } from 'vitest';
import type { TraceEvent } from './blocked-time.ts';
import { slowestPress } from './press-time.ts';

const page = { pid: 1, tid: 2 };
const task = (ts: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts,
  // Other programs had the processor two thirds of the time.
  dur: ms * 3_000,
  tdur: ms * 1_000,
  ...more,
});
const press = (ts: number, type: string): TraceEvent => ({
  ...page,
  name: 'EventDispatch',
  ts,
  args: { data: { type } },
});
const painting = (ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({ ...page, name: 'Paint', ts, ...more });

it('is the task that hears the press and the next painting, at a quarter of the pace', () => {
  const events = [
    task(1_000, 10),
    press(2_000, 'click'),
    task(40_000, 90),
    painting(41_000, { tid: 9 }),
    task(400_000, 5),
    painting(401_000),
    task(500_000, 70),
    painting(501_000),
  ];
  expect(slowestPress(events)).toBe((10 + 5) * 4);
});

it('is that of the slowest press, whatever the page hears of a pointer that moves', () => {
  const events = [
    task(1_000, 3),
    press(2_000, 'keydown'),
    task(20_000, 8),
    press(21_000, 'input'),
    task(60_000, 50),
    press(61_000, 'mousemove'),
    task(300_000, 1),
    painting(301_000),
  ];
  expect(slowestPress(events)).toBe((8 + 1) * 4);
});

it('says so where nothing was pressed', () => {
  expect(() => slowestPress([task(1, 1)])).toThrow('no press');
});
