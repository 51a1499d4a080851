import { describe, expect, it } from 'vitest';
import { clipRing, type Point } from './clip.ts';

const bounds = { west: 0, south: 0, east: 10, north: 10 };
const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

describe('cutting a shape at the edge of the map', () => {
  it.each([
    [
      'all inside',
      [
        [1, 1],
        [4, 1],
        [4, 4],
        [1, 4],
      ],
      9,
    ],
    [
      'all outside',
      [
        [11, 11],
        [14, 11],
        [14, 14],
      ],
      0,
    ],
    [
      'half inside',
      [
        [-5, 2],
        [5, 2],
        [5, 4],
        [-5, 4],
      ],
      10,
    ],
    [
      'larger than the map',
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      100,
    ],
  ] as [string, Point[], number][])('%s', (_what, ring, expected) => {
    const cut = clipRing(ring, bounds);
    expect(area(cut)).toBeCloseTo(expected);
    for (const [x, y] of cut) expect([x >= 0, x <= 10, y >= 0, y <= 10]).toEqual([true, true, true, true]);
  });
});
