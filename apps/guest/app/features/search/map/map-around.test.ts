import { distanceKm } from '@thyme/domain/search';
import { expect, it } from 'vitest';
import { ringAround } from './map-around.ts';

it('the ring on the map has the radius of the search', () => {
  const middle = { lat: 53.34, lng: -6.26 };
  const ring = ringAround({ ...middle, km: 10 });
  for (const [lng, lat] of ring) expect(distanceKm(middle, { lat, lng })).toBeCloseTo(10, 0);
  expect(ring.at(-1)?.map((degree) => degree.toFixed(6))).toEqual(ring[0]?.map((degree) => degree.toFixed(6)));
});
