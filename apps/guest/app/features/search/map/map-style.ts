import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { baseMap } from './base/base-map.ts';

/** The palette is in the stylesheet; WebGL needs the values. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

const FONT = ['Figtree Variable'];

/** Image tiles of a map provider, with the attribution it requires. */
export function tileStyle(url: string, attribution: string): StyleSpecification {
  return {
    version: 8,
    sources: { streets: { type: 'raster', tiles: [url], tileSize: 256, maxzoom: 19, attribution } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('sand') } },
      { id: 'streets', type: 'raster', source: 'streets' },
    ],
  };
}

/** The built-in map: coast and place names of Ireland, with water, parks and main roads drawn by hand. */
export function ownStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      ireland: { type: 'geojson', data: '/map/ireland.json', attribution: 'Natural Earth' },
      drawn: { type: 'geojson', data: baseMap(), tolerance: 0.2 },
    },
    layers: [...ground(), ...water(), ...roads(), ...drawnNames(), ...placeNames()],
  };
}

const isKind = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]] as never;
/** Pixels at zoom levels 8, 11 and 14. */
const wide = (far: number, middle: number, near: number) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], 8, far, 11, middle, 14, near] as never;

function fill(id: string, kind: string, color: string, minzoom = 0): LayerSpecification {
  return { id, type: 'fill', source: 'drawn', minzoom, filter: isKind(kind), paint: { 'fill-color': color } };
}

interface Line {
  color: string;
  width: never;
  minzoom?: number;
  dash?: number[];
}

function line(id: string, kinds: string[], { color, width, minzoom = 0, dash }: Line): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'drawn',
    minzoom,
    filter: isKind(...kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width, ...(dash && { 'line-dasharray': dash }) },
  };
}

/** The finer coasts replace the coarse one where the map is near enough to see the difference. */
const NEAR = 8.5;

function ground(): LayerSpecification[] {
  const sand = colour('sand');
  const sea = colour('map-water');
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    {
      id: 'land',
      type: 'fill',
      source: 'ireland',
      filter: ['==', ['get', 'kind'], 'land'],
      paint: { 'fill-color': sand },
    },
    fill('near-land', 'land', sand, NEAR),
    fill('near-sea', 'sea', sea, NEAR),
    fill('islands', 'island', sand),
    fill('parks', 'park', colour('map-park'), 7),
  ];
}

function water(): LayerSpecification[] {
  const blue = colour('map-water');
  return [
    fill('lakes', 'lake', blue),
    line('streams', ['stream'], { color: blue, width: wide(0.5, 1.5, 5), minzoom: 10 }),
    line('canals', ['canal'], { color: blue, width: wide(0.6, 1.6, 6), minzoom: 9 }),
    line('rivers', ['river'], { color: blue, width: wide(1.4, 3.5, 15) }),
  ];
}

function roads(): LayerSpecification[] {
  const edge = colour('map-edge');
  const white = colour('white');
  return [
    line('piers', ['pier'], { color: colour('sand'), width: wide(0.6, 1.6, 6), minzoom: 10 }),
    line('road-edges', ['road'], { color: edge, width: wide(0.4, 3.4, 15), minzoom: 9.5 }),
    line('main-edges', ['main'], { color: edge, width: wide(2, 5.4, 20) }),
    line('motorway-edges', ['motorway'], { color: edge, width: wide(2.6, 7, 23) }),
    line('roads', ['road'], { color: white, width: wide(0.2, 2.2, 12.5), minzoom: 9.5 }),
    line('mains', ['main'], { color: white, width: wide(1.2, 3.8, 17) }),
    line('motorways', ['motorway'], { color: colour('honey-100'), width: wide(1.8, 5.2, 19) }),
  ];
}

const haloOf = () => ({ 'text-halo-color': colour('sand'), 'text-halo-width': 1.6 });

/** Names of what was drawn: along lines, and within areas. */
function drawnNames(): LayerSpecification[] {
  const along = (id: string, kinds: string[], color: string, minzoom: number): LayerSpecification => ({
    id,
    type: 'symbol',
    source: 'drawn',
    minzoom,
    filter: ['all', isKind(...kinds), ['!=', ['get', 'name'], '']] as never,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': 12,
      'text-letter-spacing': 0.04,
    },
    paint: { 'text-color': color, ...haloOf() },
  });
  const within = (id: string, kind: string, color: string, minzoom: number): LayerSpecification => ({
    id,
    type: 'symbol',
    source: 'drawn',
    minzoom,
    filter: ['all', isKind(kind), ['!=', ['get', 'name'], '']] as never,
    layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 12, 'text-max-width': 7 },
    paint: { 'text-color': color },
  });
  return [
    along('river-names', ['river', 'canal'], colour('map-water-name'), 11.5),
    along('road-names', ['motorway', 'main'], colour('ink-soft'), 9.5),
    within('park-names', 'park', colour('map-park-name'), 12),
    within('lake-names', 'lake', colour('map-water-name'), 9),
  ];
}

function placeNames(): LayerSpecification[] {
  return [
    {
      id: 'towns',
      type: 'symbol',
      source: 'ireland',
      filter: [
        'all',
        ['==', ['get', 'kind'], 'town'],
        ['>=', ['get', 'people'], ['step', ['zoom'], 40_000, 7, 12_000, 8.5, 3_000]],
      ],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 12, 11, 15],
        'symbol-sort-key': ['-', ['get', 'people']],
      },
      paint: { 'text-color': colour('ink'), ...haloOf() },
    },
    {
      id: 'areas',
      type: 'symbol',
      source: 'ireland',
      minzoom: 10.5,
      filter: ['==', ['get', 'kind'], 'area'],
      layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 13 },
      paint: { 'text-color': colour('ink-soft'), ...haloOf() },
    },
  ];
}
