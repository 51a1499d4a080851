import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  distanceKm,
  formatDistance,
  GENDER_FILTERS,
  parseSearch,
  type SearchParams,
  SORTS,
  searchFromPath,
  searchUrl,
} from './index.ts';

const DUBLIN = { lat: 53.3498, lng: -6.2603 };
const CORK = { lat: 51.8985, lng: -8.4756 };
const GALWAY = { lat: 53.2707, lng: -9.0568 };
const plain = { sort: 'all', gender: 'everyone' };

describe('distance', () => {
  it('matches known distances', () => {
    expect(distanceKm(DUBLIN, CORK)).toBeCloseTo(220, 0);
    expect(distanceKm(DUBLIN, GALWAY)).toBeCloseTo(186.2, 0);
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.2, 0);
    expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 })).toBeCloseTo(20015.1, 0);
  });

  it('is symmetric, never negative, and zero to the same point', () => {
    const places = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(places, places, (a, b) => {
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });

  it.each([
    [0, '10 m'],
    [0.351, '350 m'],
    [0.994, '990 m'],
    [0.995, '1.0 km'],
    [0.999, '1.0 km'],
    [1.24, '1.2 km'],
    [9.94, '9.9 km'],
    [9.95, '10 km'],
    [24.4, '24 km'],
  ])('%f km is shown as %s', (km, text) => {
    expect(formatDistance(km)).toBe(text);
  });
});

describe('the bounding box of a place', () => {
  it('contains everything within the distance, anywhere on the globe', () => {
    const lat = fc.double({ min: -90, max: 90, noNaN: true });
    const lng = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(lat, lng, lat, lng, fc.integer({ min: 1, max: 500 }), (fromLat, fromLng, toLat, toLng, km) => {
        // Random points are mostly far apart; one is generated nearby, so that both outcomes are tested.
        const to = { lat: fromLat + (toLat - fromLat) / 50, lng: fromLng + (toLng - fromLng) / 50 };
        const box = boxAround({ lat: fromLat, lng: fromLng }, km);
        const isInside = to.lat >= box.south && to.lat <= box.north && to.lng >= box.west && to.lng <= box.east;
        if (distanceKm({ lat: fromLat, lng: fromLng }, to) <= km) expect(isInside).toBe(true);
      }),
    );
  });

  it.each([
    ['Dublin', 53.3, -6.3],
    ['Cape Town', -33.9, 18.4],
    ['the North Pole', 89.9, 10],
    ['the South Pole', -89.9, 10],
    ['the date line, from the west', 0, 179.9],
    ['the date line, from the east', 0, -179.9],
  ])('contains the whole circle around %s', (_name, lat, lng) => {
    const { south, north, west, east } = boxAround({ lat, lng }, 500);
    for (let bearing = 0; bearing < 360; bearing += 5) {
      const to = placeAt({ lat, lng }, 500, bearing);
      expect(to.lat >= south && to.lat <= north && to.lng >= west && to.lng <= east).toBe(true);
    }
  });

  it('is not much larger than needed', () => {
    const { south, north, west, east } = boxAround({ lat: 53.3, lng: -6.2 }, 10);
    expect([north - south, east - west].map((side) => Math.round(side * 100) / 100)).toEqual([0.18, 0.3]);
  });
});

/** Where one arrives after some kilometres in a direction, in degrees clockwise from north. */
function placeAt({ lat, lng }: typeof DUBLIN, km: number, bearing: number) {
  const [up, turn, angle] = [(lat * Math.PI) / 180, (bearing * Math.PI) / 180, km / 6371.0088];
  const sine = Math.sin(up) * Math.cos(angle) + Math.cos(up) * Math.sin(angle) * Math.cos(turn);
  const across = Math.atan2(Math.sin(turn) * Math.sin(angle) * Math.cos(up), Math.cos(angle) - Math.sin(up) * sine);
  const east = lng + (across * 180) / Math.PI;
  return { lat: (Math.asin(sine) * 180) / Math.PI, lng: ((((east + 180) % 360) + 360) % 360) - 180 };
}

describe('parsing a search', () => {
  it.each([
    [{}, plain],
    [
      { lat: '53.3', lng: '-6.2' },
      { ...plain, place: { lat: 53.3, lng: -6.2 } },
    ],
    [{ lat: '53.3' }, plain],
    [{ lat: '91', lng: '0' }, plain],
    [{ lat: 'x', lng: '' }, plain],
    [{ lat: '', lng: '0' }, plain],
    [{ lat: '0', lng: ' ' }, plain],
    [{ service: '  hair   cut ' }, { ...plain, service: 'hair cut' }],
    [
      { sort: ' Newest ', gender: 'Female Only' },
      { sort: 'newest', gender: 'female' },
    ],
    [{ sort: 'nearest' }, plain],
    [
      { sort: 'nearest', lat: '0', lng: '0' },
      { sort: 'nearest', gender: 'everyone', place: { lat: 0, lng: 0 } },
    ],
    [{ sort: 'cheapest', gender: 'dogs' }, plain],
    [
      { open: ' yes ', price: '10000', rating: '4.5' },
      { ...plain, openNow: true, price: 10_000, rating: 4.5 },
    ],
    [{ open: '0', price: '-1', rating: '6' }, plain],
    [{ open: 'soon', price: 'cheap', rating: 'good' }, plain],
    [{ open: 'once', price: '0', rating: '0' }, plain],
    [{ price: '10001', rating: '-1' }, plain],
    [{ service: 'x'.repeat(81) }, { ...plain, service: 'x'.repeat(80) }],
    [{ sort: null, gender: undefined }, plain],
  ])('%j', (raw, expected) => {
    expect(parseSearch(raw)).toEqual(expected);
  });

  it.each([
    ['20', 20],
    ['20.9', 20],
    ['20km', 20],
    ['1e9', 1],
    ['99999', 500],
    ['0', undefined],
    ['-5', undefined],
    ['near', undefined],
    ['', undefined],
  ])('[SEARCH-007] distance "%s" is the integer %s', (dist, distance) => {
    expect(parseSearch({ dist }).distance).toBe(distance);
  });

  it('parses the path form', () => {
    expect(searchFromPath(['53.3', '-6.2', 'nails', '10', 'newest', 'male'])).toEqual({
      lat: '53.3',
      lng: '-6.2',
      service: 'nails',
      dist: '10',
      sort: 'newest',
      gender: 'male',
    });
    expect(searchFromPath(['-', undefined, 'nails'])).toEqual({ service: 'nails' });
    expect(searchFromPath([])).toEqual({});
  });

  it('a search written as a URL is parsed back unchanged', () => {
    const params: fc.Arbitrary<SearchParams> = fc
      .record(
        {
          place: fc.record({
            lat: fc.double({ min: -90, max: 90, noNaN: true }).map((n) => n || 0),
            lng: fc.double({ min: -180, max: 180, noNaN: true }).map((n) => n || 0),
          }),
          service: fc.stringMatching(/^[a-z&+%#=éß]{1,20}$/),
          distance: fc.integer({ min: 1, max: 500 }),
          sort: fc.constantFrom(...SORTS),
          gender: fc.constantFrom(...GENDER_FILTERS),
          openNow: fc.constant(true as const),
          price: fc.integer({ min: 1, max: 10_000 }),
          rating: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
        },
        { requiredKeys: ['sort', 'gender'] },
      )
      .filter((made) => made.sort !== 'nearest' || made.place !== undefined);
    fc.assert(
      fc.property(params, (made) => {
        const query = Object.fromEntries(new URL(searchUrl(made), 'http://localhost').searchParams);
        expect(parseSearch(query)).toEqual(made);
      }),
    );
    expect(searchUrl({ sort: 'all', gender: 'everyone' })).toBe('/search');
  });
});
