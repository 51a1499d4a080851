export type Place = { readonly lat: number; readonly lng: number };

/** Mean Earth radius, as used by the haversine formula. */
const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

export function distanceKm(from: Place, to: Place): number {
  const lat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const lng = Math.sin(((to.lng - from.lng) * RADIANS) / 2);
  const chord = lat * lat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * lng * lng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export type Box = { readonly south: number; readonly north: number; readonly west: number; readonly east: number };

/**
 * A bounding box of everything within that distance; around a pole, where a degree of longitude has no length, or the
 * date line it spans all longitudes.
 */
export function boxAround({ lat, lng }: Place, km: number): Box {
  const up = (km / EARTH_KM / RADIANS) * 1.01;
  const south = Math.max(-90, lat - up);
  const north = Math.min(90, lat + up);
  const across = up / Math.cos(Math.max(Math.abs(south), Math.abs(north)) * RADIANS);
  const isWhole = lng - across < -180 || lng + across > 180;
  return isWhole ? { south, north, west: -180, east: 180 } : { south, north, west: lng - across, east: lng + across };
}

/** '350 m', '1.2 km', '24 km'. */
export function formatDistance(km: number): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)} m`;
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
