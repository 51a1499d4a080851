import { expect, it } from 'vitest';
import { blockedByProcessor, type TraceEvent } from './blocked-time.ts';

const page = { pid: 1, tid: 2 };
const start: TraceEvent = {
  ...page,
  name: 'navigationStart',
  ts: 100,
  args: { data: { documentLoaderURL: 'http://x/' } },
};
const painting: TraceEvent = { ...page, name: 'firstContentfulPaint', ts: 50_000 };
const task = (ts: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts,
  dur: ms * 3_000,
  tdur: ms * 1_000,
  ...more,
});

it('counts what tasks of a slowed page take beyond 50 ms, by the processor, after the first painting', () => {
  const events = [
    start,
    task(200, 40),
    painting,
    task(60_000, 12),
    task(70_000, 20),
    task(80_000, 90, { tid: 9 }),
    task(90_000, 15),
  ];
  expect(blockedByProcessor(events)).toBe(30 + 10);
});

it('looks at the last page of the trace', () => {
  const again = { ...start, ts: 200_000 };
  expect(blockedByProcessor([start, painting, task(60_000, 30), again, task(210_000, 25)])).toBe(50);
});
