import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { colour } from './map-style.ts';

/** The centre of the search, and its radius. */
export interface Around {
  lat: number;
  lng: number;
  km: number;
}

const SOURCE = 'around';
const KM_A_DEGREE = 111.195;
const CORNERS = 96;

/** Points at that distance from the centre; the last equals the first. */
export function ringAround({ lat, lng, km }: Around): [lng: number, lat: number][] {
  const up = km / KM_A_DEGREE;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (corner / CORNERS) * 2 * Math.PI;
    return [lng + across * Math.sin(turn), lat + up * Math.cos(turn)];
  });
}

/** The box that lies in the ring: what a map showed whose corners are that far from its middle. */
export function boxOf({ lat, lng, km }: Around): [[west: number, south: number], [east: number, north: number]] {
  const up = km / KM_A_DEGREE / Math.SQRT2;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return [
    [lng - across, lat - up],
    [lng + across, lat + up],
  ];
}

function shapesOf(around: Around | null): GeoJSON.FeatureCollection {
  if (!around) return { type: 'FeatureCollection', features: [] };
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: ringAround(around) } },
      { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [around.lng, around.lat] } },
    ],
  };
}

/** Adds the place and its ring to a map whose style is loaded; later changes only move them. */
export function addAround(map: MapLibre, around: Around | null): void {
  const green = colour('thyme-700');
  map.addSource(SOURCE, { type: 'geojson', data: shapesOf(around) });
  map.addLayer({
    id: 'around-ring',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': green, 'line-width': 1.5, 'line-dasharray': [2, 3] },
  });
  map.addLayer({
    id: 'around-place',
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': 7,
      'circle-color': green,
      'circle-stroke-width': 12,
      'circle-stroke-color': green,
      'circle-stroke-opacity': 0.18,
    },
  });
}

export function moveAround(map: MapLibre, around: Around | null): void {
  // Not awaited: it resolves once the change is painted.
  void map.getSource<GeoJSONSource>(SOURCE)?.setData(shapesOf(around));
}
