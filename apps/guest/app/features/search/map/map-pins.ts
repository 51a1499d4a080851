import Supercluster from 'supercluster';

export interface Pin {
  id: number;
  slug: string;
  name: string;
  lat: number;
  lng: number;
  /** The first free time; null when there is none soon. */
  text: string | null;
  /** Not today, or not at the requested time. */
  isLater: boolean;
}

export type Shown =
  | { kind: 'pin'; pin: Pin }
  | { kind: 'cluster'; id: number; count: number; isLater: boolean; lat: number; lng: number; zoom: number };

/** Pins this close together, in pixels, are one: about as wide as a time. */
const RADIUS = 64;
/** At a higher zoom than this every shop is shown by itself. */
const MAX_ZOOM = 15;

/** Clusters pins that would overlap at a zoom level. */
export function clusterPins(pins: readonly Pin[]) {
  const index = new Supercluster<{ pin: Pin }, { isLater: boolean }>({
    radius: RADIUS,
    maxZoom: MAX_ZOOM,
    map: ({ pin }) => ({ isLater: pin.isLater }),
    reduce: (all, one) => {
      all.isLater &&= one.isLater;
    },
  });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.lng, pin.lat] },
    })),
  );
  return (bounds: [west: number, south: number, east: number, north: number], zoom: number): Shown[] =>
    index.getClusters(bounds, Math.floor(zoom)).map(({ properties, geometry, id }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if (!('cluster' in properties)) return { kind: 'pin', pin: properties.pin };
      const cluster = Number(id);
      const next = index.getClusterExpansionZoom(cluster);
      const { point_count: count, isLater } = properties;
      return { kind: 'cluster', id: cluster, count, isLater, lat, lng, zoom: next };
    });
}

/** Shops further than this from the centre, in degrees, are found by moving the map: one abroad must not shrink the rest to a dot. */
const REACH = 6;

/** The smallest box that holds the pins around the middle one; null without any. */
export function boundsOf(pins: readonly Pin[]): [[west: number, south: number], [east: number, north: number]] | null {
  if (pins.length === 0) return null;
  const lat = middle(pins.map((pin) => pin.lat));
  const lng = middle(pins.map((pin) => pin.lng));
  const around = pins.filter((pin) => Math.abs(pin.lat - lat) <= REACH && Math.abs(pin.lng - lng) <= REACH);
  const lngs = around.map((pin) => pin.lng);
  const lats = around.map((pin) => pin.lat);
  if (around.length === 0) return null;
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
