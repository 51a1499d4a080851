import 'maplibre-gl/dist/maplibre-gl.css';
import { distanceKm } from '@thyme/domain/search';
import { Map as Canvas, type Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useRef, useState } from 'react';
import { type Around, addAround, boxOf, moveAround } from './map-around.ts';
import { boundsOf, clusterPins, type Pin, type Shown } from './map-pins.ts';
import type { Streets } from './map-streets.tsx';
import { ownStyle, tileStyle } from './map-style.ts';

export interface ShopMapProps {
  pins: readonly Pin[];
  chosen: number | null;
  onChoose: (id: number) => void;
  /** The place of the search, if it has one. */
  around: Around | null;
  /** The visible area was chosen on the map, so the map stays there. */
  stays: boolean;
  /** The map was moved by hand: the area that it shows now. */
  onMoved: (seen: Around) => void;
  /** A map provider; null draws our own map. */
  streets: Streets | null;
}

const IRELAND: [[number, number], [number, number]] = [
  [-10.6, 51.4],
  [-5.9, 55.4],
];
/** The highest zoom that the map reaches automatically. */
const NEAREST = 14;
/** The built-in map has main roads only: there is little to see beyond this zoom. */
const NEAREST_ON_OURS = 13;

/** Loaded only when it is shown: MapLibre is larger than the rest of the page. */
export default function ShopMap({ pins, chosen, onChoose, around, stays, onMoved, streets }: ShopMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(null);
  const markers = useRef(new Map<string, Marker>());
  const choose = useRef(onChoose);
  choose.current = onChoose;
  const chosenNow = useRef(chosen);
  chosenNow.current = chosen;
  const aroundNow = useRef(around);
  aroundNow.current = around;
  const reportMove = useRef(onMoved);
  reportMove.current = onMoved;
  /** The shops the map was last moved to show. */
  const framed = useRef<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    try {
      const opened = openMap(box.current, streets);
      opened.on('load', () => addAround(opened, aroundNow.current));
      if (!streets) showOnceDrawn(opened, box.current);
      // Only interaction by hand has an original event.
      opened.on('moveend', ({ originalEvent }) => originalEvent && reportMove.current(seenOn(opened)));
      map.current = opened;
    } catch {
      // No WebGL here. The list beside the map has the same content.
      setFailed(true);
    }
    return () => {
      markers.current.clear();
      framed.current = null;
      map.current?.remove();
      map.current = null;
    };
  }, [streets]);

  useEffect(() => {
    const canvas = map.current;
    if (!canvas) return;
    const show = clusterPins(pins);
    const draw = () => {
      const bounds = canvas.getBounds().toArray().flat() as [number, number, number, number];
      placeMarkers(canvas, markers.current, show(bounds, canvas.getZoom()), {
        choose: (pin) => {
          choose.current(pin.id);
          keepClear(canvas, pin);
        },
      });
      markChosen(markers.current, chosenNow.current);
    };
    // Moved for other shops only, so that a zoom by hand stays.
    const shops = pins.map(({ id }) => id).join();
    if (framed.current !== shops) {
      const area = stays && aroundNow.current ? boxOf(aroundNow.current) : null;
      if (!area || framed.current === null)
        canvas.fitBounds(area ?? boundsOf(pins) ?? IRELAND, {
          padding: area ? 0 : 72,
          maxZoom: area || streets ? NEAREST : NEAREST_ON_OURS,
          animate: false,
        });
      framed.current = shops;
    }
    draw();
    canvas.on('moveend', draw);
    return () => void canvas.off('moveend', draw);
  }, [pins, stays, streets]);

  useEffect(() => markChosen(markers.current, chosen), [chosen]);
  useEffect(() => {
    if (map.current) moveAround(map.current, around);
  }, [around]);

  if (failed)
    return (
      <p className="grid h-full place-items-center p-8 text-center text-ink-soft">
        Your browser can’t show the map, but everything on it is in the list.
      </p>
    );
  return <div ref={box} className={streets ? 'h-full' : 'map-own h-full'} />;
}

/** Without its land our own map is all sea, so it stays hidden until that is drawn. */
function showOnceDrawn(map: MapLibre, box: HTMLElement): void {
  const show = () => {
    box.dataset.drawn = '';
  };
  map.on('load', show);
  map.on('error', show);
}

/** The centre of the visible area, and the distance of its corners. */
function seenOn(map: MapLibre): Around {
  const { lat, lng } = map.getCenter();
  const corner = map.getBounds().getNorthEast();
  return { lat, lng, km: Math.max(1, Math.ceil(distanceKm({ lat, lng }, corner))) };
}

function styleOf(streets: Streets | null) {
  if (!streets) return ownStyle();
  return streets.kind === 'style' ? streets.url : tileStyle(streets.url, streets.attribution);
}

function openMap(container: HTMLElement, streets: Streets | null): MapLibre {
  setWorkerUrl(workerUrl);
  const map = new Canvas({
    container,
    style: styleOf(streets),
    bounds: IRELAND,
    maxZoom: 17,
    minZoom: 4,
    attributionControl: { compact: true },
    fadeDuration: 0,
    locale: { 'Map.Title': 'Map of the results' },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.scrollZoom.disable();
  map.dragRotate.disable();
  map.touchZoomRotate.disableRotation();
  return map;
}

interface Answers {
  choose: (pin: Pin) => void;
}

/** As high as the card of a chosen pin, with room for the pin above it. */
const CARD_HEIGHT = 240;

/** Moves the map so that the card does not cover the pin it belongs to. */
function keepClear(map: MapLibre, { lat, lng }: Pin): void {
  const hidden = map.project([lng, lat]).y - (map.getContainer().clientHeight - CARD_HEIGHT);
  if (hidden > 0) map.panBy([0, hidden], { duration: 200 });
}

/** The text and position of a marker: the same shop may have another first time in the next search. */
const keyOf = (item: Shown) =>
  item.kind === 'pin'
    ? `pin ${item.pin.id} ${item.pin.text} ${item.pin.isLater}`
    : `cluster ${item.lat} ${item.lng} ${item.count} ${item.isLater} ${item.zoom}`;

function markChosen(markers: ReadonlyMap<string, Marker>, chosen: number | null): void {
  for (const marker of markers.values()) {
    const element = marker.getElement();
    const isChosen = chosen !== null && element.dataset.shop === String(chosen);
    element.classList.toggle('is-chosen', isChosen);
    element.style.zIndex = isChosen ? '2' : '';
  }
}

/** Reuses markers that stay, so that focus and hover are not lost. */
function placeMarkers(map: MapLibre, markers: Map<string, Marker>, shown: readonly Shown[], answers: Answers): void {
  const wanted = new Map(shown.map((item) => [keyOf(item), item]));
  for (const [key, marker] of markers) {
    if (wanted.has(key)) continue;
    marker.remove();
    markers.delete(key);
  }
  for (const [key, item] of wanted) {
    if (markers.has(key)) continue;
    const { lat, lng } = item.kind === 'pin' ? item.pin : item;
    const element = item.kind === 'pin' ? pinElement(item.pin, answers) : clusterElement(item, map);
    markers.set(key, new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map));
  }
}

function pinElement(pin: Pin, { choose }: Answers): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `map-pin${pin.text ? '' : ' map-pin-dot'}${pin.isLater ? ' is-later' : ''}`;
  button.dataset.shop = String(pin.id);
  button.textContent = pin.text ?? '';
  button.ariaLabel = pin.text ? `${pin.name}, first free ${pin.text}` : pin.name;
  button.addEventListener('click', () => choose(pin));
  return button;
}

function clusterElement(
  { count, isLater, lat, lng, zoom }: Extract<Shown, { kind: 'cluster' }>,
  map: MapLibre,
): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = isLater ? 'map-cluster is-later' : 'map-cluster';
  button.textContent = String(count);
  button.ariaLabel = `${count} businesses here, zoom in`;
  button.addEventListener('click', () => map.easeTo({ center: [lng, lat], zoom, duration: 300 }));
  return button;
}
