import { describe, expect, it } from 'vitest';
import { boundsOf, clusterPins, type Pin } from './map-pins.ts';

const pin = (id: number, lat: number, lng: number): Pin => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  lat,
  lng,
  text: null,
  isLater: false,
});
const ireland: [number, number, number, number] = [-11, 51, -5, 56];
const pins = [pin(1, 53.34, -6.26), pin(2, 53.341, -6.261), pin(3, 53.27, -9.06)];

describe('pins on the map', () => {
  it('are clustered where they would overlap, and none is lost', () => {
    const far = clusterPins(pins)(ireland, 6);
    expect(far.map((shown) => shown.kind).sort()).toEqual(['cluster', 'pin']);
    const all = far.reduce((sum, shown) => sum + (shown.kind === 'cluster' ? shown.count : 1), 0);
    expect(all).toBe(3);
  });

  it('are separate at a high zoom, which a cluster knows', () => {
    const show = clusterPins(pins);
    const cluster = show(ireland, 6).find((shown) => shown.kind === 'cluster');
    expect(show(ireland, cluster?.kind === 'cluster' ? cluster.zoom : 0)).toHaveLength(3);
  });

  it('say what the map has to show', () => {
    expect(boundsOf(pins)).toEqual([
      [-9.06, 53.27],
      [-6.26, 53.341],
    ]);
    expect(boundsOf([])).toBeNull();
  });

  it('leave a far-away shop out of the first view, unless it is the only one', () => {
    const away = pin(4, 40.72, -74.01);
    expect(boundsOf([away, ...pins])).toEqual(boundsOf(pins));
    expect(boundsOf([away])).toEqual([
      [-74.01, 40.72],
      [-74.01, 40.72],
    ]);
  });
});
