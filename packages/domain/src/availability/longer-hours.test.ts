import { describe, expect, it } from 'vitest';
import { isLonger } from './index.ts';

const day = (...stretches: [number, number][]) => stretches.map(([from, to]) => ({ weekday: 2 as const, from, to }));

describe('a weekday with new hours', () => {
  it.each([
    ['a day that was closed', day(), day([540, 1020]), true],
    ['a later evening', day([540, 1020]), day([540, 1080]), true],
    ['an open lunch', day([540, 720], [780, 1020]), day([540, 1020]), true],
    ['other hours of the same length', day([540, 1020]), day([600, 1080]), true],
    ['the same', day([540, 1020]), day([540, 1020]), false],
    ['a new lunch', day([540, 1020]), day([540, 720], [780, 1020]), false],
    ['two shifts joined', day([540, 720], [720, 1020]), day([540, 1020]), false],
    ['a closed day', day([540, 1020]), day(), false],
  ])('%s', (_what, before, after, longer) => {
    expect(isLonger(before, after, 2)).toBe(longer);
    expect(isLonger(before, after, 3)).toBe(false);
  });
});
