import type { StyleSpecification } from 'maplibre-gl';

/** The palette lives in the stylesheet; a map is drawn by WebGL and has to be told. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}

const FONT = ['Figtree Variable'];

/** The map that is drawn where no map provider is configured: the coast and the names of places. */
export function ownStyle(): StyleSpecification {
  const text = { 'text-color': colour('ink-soft'), 'text-halo-color': colour('sand'), 'text-halo-width': 1.4 };
  return {
    version: 8,
    sources: { ireland: { type: 'geojson', data: '/map/ireland.json', attribution: 'Natural Earth' } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('mist') } },
      {
        id: 'land',
        type: 'fill',
        source: 'ireland',
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': colour('sand'), 'fill-outline-color': colour('stone') },
      },
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
        paint: text,
      },
      {
        id: 'areas',
        type: 'symbol',
        source: 'ireland',
        minzoom: 10,
        filter: ['==', ['get', 'kind'], 'area'],
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 13 },
        paint: text,
      },
    ],
  };
}
