import { describe, expect, it } from 'vitest';
import { byPartOfDay, changesBetween, firstLook, lookAgain } from './shown-times.ts';

const at = (hours: number, minutes = 0) => Date.UTC(2026, 7, 13, hours, minutes) / 1000;

describe('times that are taken and released while the page is open', () => {
  it('strikes through what is gone and marks what comes back', () => {
    const first = firstLook([at(10), at(11), at(13)]);
    const second = lookAgain(first, [at(10), at(13), at(15)]);
    expect(second).toEqual([
      { time: at(10), state: 'free' },
      { time: at(11), state: 'taken' },
      { time: at(13), state: 'free' },
      { time: at(15), state: 'back' },
    ]);
    const third = lookAgain(second, [at(10), at(11), at(15)]);
    expect(third.map(({ state }) => state)).toEqual(['free', 'back', 'taken', 'back']);
  });

  it('describes each change once', () => {
    const first = firstLook([at(10), at(11)]);
    const second = lookAgain(first, [at(10)]);
    const third = lookAgain(second, [at(10), at(11)]);
    expect(changesBetween(first, second)).toMatchObject({ gone: [{ time: at(11) }], back: [] });
    expect(changesBetween(second, second)).toEqual({ gone: [], back: [] });
    expect(changesBetween(second, third)).toMatchObject({ gone: [], back: [{ time: at(11) }] });
  });
});

it('the afternoon begins at noon, the evening at five', () => {
  const parts = byPartOfDay([at(9), at(11, 45), at(12), at(16, 45), at(17)].map((time) => ({ time })));
  expect(parts.map(({ title, times }) => [title, times.length])).toEqual([
    ['Morning', 2],
    ['Afternoon', 2],
    ['Evening', 1],
  ]);
});
