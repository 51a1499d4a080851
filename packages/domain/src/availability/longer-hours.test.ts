import { describe, expect, it } from 'vitest';
import { isLonger } from './index.ts';

const day = (...stretches: [number, number][]) => stretches.map(([from, to]) => ({ from, to }));

describe('changed hours of a day', () => {
  it.each([
    ['a day that was closed is longer', day(), day([540, 1020]), true],
    ['a later closing time is longer', day([540, 1020]), day([540, 1080]), true],
    ['a removed lunch break is longer', day([540, 720], [780, 1020]), day([540, 1020]), true],
    ['shifted hours of the same length are longer', day([540, 1020]), day([600, 1080]), true],
    ['the same hours are not longer', day([540, 1020]), day([540, 1020]), false],
    ['an added lunch break is not longer', day([540, 1020]), day([540, 720], [780, 1020]), false],
    ['two adjacent shifts merged are not longer', day([540, 720], [720, 1020]), day([540, 1020]), false],
    ['a day that closes is not longer', day([540, 1020]), day(), false],
  ])('%s', (_what, before, after, longer) => {
    expect(isLonger(before, after)).toBe(longer);
  });
});
