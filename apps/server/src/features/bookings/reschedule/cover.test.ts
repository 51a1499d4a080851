import { describe, expect, it } from 'vitest';
import { coverSpans, missingOf } from './cover.ts';

const time = (chairId: number, startsAt: number, endsAt: number) => ({ chairId, startsAt, endsAt });

describe('the missing parts of a time', () => {
  it.each([
    ['nothing of one’s own', [], [[10, 20]]],
    ['another chair', [time(2, 10, 20)], [[10, 20]]],
    ['the beginning is there', [time(1, 5, 15)], [[15, 20]]],
    ['the end is there', [time(1, 15, 25)], [[10, 15]]],
    [
      'the middle is there',
      [time(1, 12, 14)],
      [
        [10, 12],
        [14, 20],
      ],
    ],
    ['all of it is there', [time(1, 5, 25)], []],
    ['it only touches', [time(1, 5, 10), time(1, 20, 25)], [[10, 20]]],
  ] as const)('%s', (_name, own, expected) => {
    expect(missingOf(time(1, 10, 20), own).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(expected);
  });
});

describe('room in owned times', () => {
  const span = (from: number, to: number, busyUntil = to) => ({ from, to, busyUntil });

  it('is found across adjacent times, and stays in its chair', () => {
    const own = [time(1, 0, 10), time(1, 10, 20), time(2, 0, 30)];
    expect(coverSpans(own, [span(5, 15)])?.map(({ chairId }) => chairId)).toEqual([2]);
    expect(coverSpans([time(1, 0, 10), time(1, 10, 20)], [span(2, 12), span(12, 18)])).toEqual([
      { from: 2, to: 12, busyUntil: 12, chairId: 1 },
      { from: 12, to: 18, busyUntil: 18, chairId: 1 },
    ]);
  });

  it('is the longest that fits; of equally long ones, that of the first chair', () => {
    const chairOf = (...own: Parameters<typeof coverSpans>[0]) => coverSpans(own, [span(5, 10)])?.[0]?.chairId;
    expect(chairOf(time(1, 0, 10), time(2, 0, 12), time(3, 0, 11))).toBe(2);
    expect(chairOf(time(3, 0, 12), time(1, 0, 10), time(2, 0, 12))).toBe(2);
  });

  it('is not found across a gap, and the buffer is cut where the owned time ends', () => {
    expect(coverSpans([time(1, 0, 10), time(1, 11, 20)], [span(5, 15)])).toBeUndefined();
    expect(coverSpans([time(1, 0, 12)], [span(0, 10, 30)])).toEqual([{ from: 0, to: 10, busyUntil: 12, chairId: 1 }]);
  });
});
