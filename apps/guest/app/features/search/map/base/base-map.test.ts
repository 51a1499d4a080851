import { describe, expect, it } from 'vitest';
import { baseMap, pointsOf, smooth } from './base-map.ts';

const { features } = baseMap();
const namesOf = (kind: string) =>
  features.filter(({ properties }) => properties.kind === kind).map(({ properties }) => properties.name);

describe('the built-in map', () => {
  it('[SEARCH-016] has water, parks and main roads', () => {
    expect(namesOf('river')).toContain('River Liffey');
    expect(namesOf('canal')).toEqual(expect.arrayContaining(['Grand Canal', 'Royal Canal']));
    expect(namesOf('park')).toEqual(expect.arrayContaining(['Phoenix Park', 'St Stephen’s Green', 'Eyre Square']));
    expect(namesOf('motorway')).toEqual(expect.arrayContaining(['M50', 'M1', 'M8']));
  });

  it('consists of points in Ireland or around New York', () => {
    for (const { geometry } of features) {
      const points =
        geometry.type === 'Polygon'
          ? geometry.coordinates.flat()
          : geometry.type === 'LineString'
            ? geometry.coordinates
            : [];
      expect(points.length).toBeGreaterThan(1);
      for (const [lng = 0, lat = 0] of points) {
        const isIreland = lng > -11 && lng < -5.5 && lat > 51.3 && lat < 55.5;
        const isNewYork = lng > -74.5 && lng < -73.5 && lat > 40.4 && lat < 41.1;
        expect(isIreland || isNewYork).toBe(true);
      }
    }
  });

  it('closes every area', () => {
    for (const { geometry } of features)
      if (geometry.type === 'Polygon') expect(geometry.coordinates[0]?.at(-1)).toEqual(geometry.coordinates[0]?.[0]);
  });

  it('bends through the drawn points', () => {
    const drawn = pointsOf('-6.3,53.3 -6.2,53.4 -6.1,53.3');
    const curve = smooth(drawn);
    for (const point of drawn) expect(curve).toContainEqual(point);
    expect(curve.length).toBeGreaterThan(drawn.length);
  });
});
