import Supercluster from 'supercluster';

export interface Pin {
  id: number;
  name: string;
  lat: number;
  lng: number;
  /** The first free time; null when there is none soon. */
  text: string | null;
}

export type Shown =
  | { kind: 'pin'; pin: Pin }
  | { kind: 'cluster'; id: number; count: number; lat: number; lng: number; zoom: number };

/** Pins this close together, in pixels, are one. */
const RADIUS = 52;
/** Nearer than this every shop is shown by itself. */
const MAX_ZOOM = 15;

/** Gathers pins that would lie on each other; the answer depends on how near the map is. */
export function clusterPins(pins: readonly Pin[]) {
  const index = new Supercluster<{ pin: Pin }>({ radius: RADIUS, maxZoom: MAX_ZOOM });
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
      return { kind: 'cluster', id: cluster, count: properties.point_count, lat, lng, zoom: next };
    });
}

/** The smallest box that holds every pin; null without one. */
export function boundsOf(pins: readonly Pin[]): [[west: number, south: number], [east: number, north: number]] | null {
  if (pins.length === 0) return null;
  const lngs = pins.map(({ lng }) => lng);
  const lats = pins.map(({ lat }) => lat);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
}
