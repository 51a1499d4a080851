import type { Zone } from './types.ts';

type City = readonly [zone: Zone, lat: number, lng: number];

/** Cities of countries with several time zones: a place gets the zone of the nearest one. */
const CITIES: Readonly<Record<string, readonly City[]>> = {
  ES: [
    ['Europe/Madrid', 40.42, -3.7],
    ['Atlantic/Canary', 28.3, -15.8],
  ],
  PT: [
    ['Europe/Lisbon', 38.72, -9.14],
    ['Atlantic/Madeira', 32.65, -16.9],
    ['Atlantic/Azores', 38, -26.5],
  ],
  US: [
    ['America/New_York', 40.71, -74.01],
    ['America/New_York', 33.75, -84.39],
    ['America/New_York', 25.76, -80.19],
    ['America/New_York', 39.96, -83],
    ['America/Detroit', 42.33, -83.05],
    ['America/Indiana/Indianapolis', 39.77, -86.16],
    ['America/Chicago', 41.88, -87.63],
    ['America/Chicago', 44.98, -93.27],
    ['America/Chicago', 36.16, -86.78],
    ['America/Chicago', 29.95, -90.07],
    ['America/Chicago', 32.78, -96.8],
    ['America/Chicago', 41.26, -95.94],
    ['America/Denver', 39.74, -104.99],
    ['America/Denver', 35.08, -106.65],
    ['America/Denver', 40.76, -111.89],
    ['America/Denver', 45.78, -108.5],
    ['America/Phoenix', 33.45, -112.07],
    ['America/Boise', 43.62, -116.2],
    ['America/Los_Angeles', 34.05, -118.24],
    ['America/Los_Angeles', 36.17, -115.14],
    ['America/Los_Angeles', 37.77, -122.42],
    ['America/Los_Angeles', 47.61, -122.33],
    ['America/Anchorage', 61.22, -149.9],
    ['Pacific/Honolulu', 21.31, -157.86],
  ],
  CA: [
    ['America/St_Johns', 47.56, -52.71],
    ['America/Halifax', 44.65, -63.58],
    ['America/Moncton', 46.09, -64.77],
    ['America/Toronto', 43.65, -79.38],
    ['America/Toronto', 45.5, -73.57],
    ['America/Winnipeg', 49.9, -97.14],
    ['America/Regina', 50.45, -104.62],
    ['America/Edmonton', 51.05, -114.07],
    ['America/Edmonton', 53.55, -113.49],
    ['America/Vancouver', 49.28, -123.12],
    ['America/Whitehorse', 60.72, -135.06],
  ],
  AU: [
    ['Australia/Sydney', -33.87, 151.21],
    ['Australia/Melbourne', -37.81, 144.96],
    ['Australia/Brisbane', -27.47, 153.03],
    ['Australia/Brisbane', -16.92, 145.77],
    ['Australia/Adelaide', -34.93, 138.6],
    ['Australia/Darwin', -12.46, 130.84],
    ['Australia/Perth', -31.95, 115.86],
    ['Australia/Hobart', -42.88, 147.33],
  ],
  NZ: [
    ['Pacific/Auckland', -41, 174],
    ['Pacific/Chatham', -44, -176.5],
  ],
};

const HOME: Zone = 'Europe/Dublin';
const DEGREE = Math.PI / 180;

/** Guesses the time zone of a place from its country and the nearest city; the owner can correct it. */
export function zoneOfPlace(country: string, place: { lat: number; lng: number }): Zone {
  const cities = CITIES[country];
  if (cities) {
    const far = cities.map(([, lat, lng]) => nearness(place, { lat, lng }));
    return cities[far.indexOf(Math.max(...far))]?.[0] ?? HOME;
  }
  return zonesOf(country)[0] ?? HOME;
}

/** The cosine of the angle between two places: larger means nearer. */
function nearness(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const [from, to] = [a.lat * DEGREE, b.lat * DEGREE];
  return Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos((a.lng - b.lng) * DEGREE);
}

/** The country's zones from the runtime's tables; empty for an unknown country. */
function zonesOf(country: string): readonly Zone[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const region: Intl.Locale & { getTimeZones?(): Zone[] | undefined } = new Intl.Locale(`und-${country}`);
  return region.getTimeZones?.() ?? [];
}
