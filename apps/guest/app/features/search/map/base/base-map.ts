import { country } from './country.ts';
import { dublin } from './dublin.ts';
import { leinster } from './leinster.ts';
import { munster } from './munster.ts';
import { newYork } from './new-york.ts';
import type { Sketch, SketchKind } from './sketch.ts';
import { west } from './west.ts';

type Point = [lng: number, lat: number];
type Shape = { kind: SketchKind | 'land' | 'sea'; name: string };

const AREAS: ReadonlySet<SketchKind> = new Set(['island', 'lake', 'park']);
/** Points between two drawn ones: enough for a bend to look round on a phone. */
const STEPS = 6;

/** The shapes of the built-in map. */
export function baseMap(): GeoJSON.FeatureCollection<GeoJSON.Geometry, Shape> {
  const sketches = [...country, ...dublin, ...leinster, ...munster, ...west, ...newYork];
  return { type: 'FeatureCollection', features: sketches.flatMap(featuresOf) };
}

function featuresOf({ kind, points, name = '', land, sea }: Sketch): GeoJSON.Feature<GeoJSON.Geometry, Shape>[] {
  const drawn = pointsOf(points);
  if (kind === 'coast') {
    const line = smooth(drawn);
    return [area('land', '', [...line, ...pointsOf(land ?? '')]), area('sea', '', [...line, ...pointsOf(sea ?? '')])];
  }
  if (AREAS.has(kind)) return [area(kind, name, smooth(drawn, true))];
  return [
    { type: 'Feature', properties: { kind, name }, geometry: { type: 'LineString', coordinates: smooth(drawn) } },
  ];
}

const area = (kind: Shape['kind'], name: string, ring: Point[]): GeoJSON.Feature<GeoJSON.Polygon, Shape> => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] as Point]] },
});

export function pointsOf(text: string): Point[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number) as Point);
}

/** A Catmull-Rom spline through the points, so that a few of them make a bend. */
export function smooth(points: readonly Point[], isClosed = false): Point[] {
  const { length } = points;
  if (length < 3) return [...points];
  const at = (index: number) =>
    (isClosed ? points[(index + length) % length] : points[Math.min(Math.max(index, 0), length - 1)]) as Point;
  const curve: Point[] = [];
  for (let index = 0; index < (isClosed ? length : length - 1); index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      curve.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return isClosed ? curve : [...curve, at(length - 1)];
}

const between = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
