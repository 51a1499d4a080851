import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { clipRing, type Point } from './clip.ts';

// Writes public/map/ireland.json, the map that is shown where no map provider is configured: the coast from Natural Earth
// (public domain, by way of world-atlas) and the names of our own gazetteer. Run it again when either changes:
//   node apps/guest/map/draw-shapes.ts
const root = join(import.meta.dirname, '../../..');
const bounds = { west: -12.5, south: 50, east: -3, north: 57 };
const DECIMALS = 1_000;
const LEAST_PEOPLE = 3_000;

const round = (value: number) => Math.round(value * DECIMALS) / DECIMALS;

function coast() {
  const atlas = JSON.parse(readFileSync(join(root, 'node_modules/world-atlas/land-10m.json'), 'utf8'));
  const land = feature(atlas, atlas.objects.land) as unknown as {
    features: { geometry: { coordinates: Point[][][] } }[];
  };
  const rings = land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .flatMap(([outer]) => {
      const cut = clipRing(outer ?? [], bounds).map(([lng, lat]): Point => [round(lng), round(lat)]);
      const thinned = cut.filter((point, index) => index === 0 || String(point) !== String(cut[index - 1]));
      return thinned.length > 3 ? [[...thinned, thinned[0] as Point]] : [];
    });
  return {
    type: 'Feature',
    properties: { kind: 'land' },
    geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
  };
}

function names(file: string, kind: 'town' | 'area') {
  const text = readFileSync(join(root, 'packages/db/src/places/ireland', file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, , , , people]) => kind === 'area' || Number(people) >= LEAST_PEOPLE)
    .map(([name, , , , people, lat, lng]) => ({
      type: 'Feature',
      properties: { kind, name, people: Number(people) },
      geometry: { type: 'Point', coordinates: [round(Number(lng)), round(Number(lat))] },
    }));
}

const towns = ['connacht', 'leinster', 'munster', 'ulster'].flatMap((province) =>
  names(`towns-${province}.tsv`, 'town'),
);
const features = [coast(), ...towns, ...names('areas.tsv', 'area')];
writeFileSync(
  join(root, 'apps/guest/public/map/ireland.json'),
  `${JSON.stringify({ type: 'FeatureCollection', features })}\n`,
);
