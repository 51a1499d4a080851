import { fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pin } from './map-pins.ts';
import ShopMap from './shop-map.tsx';

type Moved = (event: { originalEvent?: Event }) => unknown;
const map = vi.hoisted(() => ({
  fitted: 0,
  zoom: 12,
  pinAt: 100,
  panned: [] as number[],
  moved: [] as Moved[],
  drawn: [] as Moved[],
}));

/** jsdom has no WebGL: a map that only counts how often it was moved, and markers in the page. */
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  NavigationControl: class {},
  Marker: class {
    #element: HTMLElement;
    constructor({ element }: { element: HTMLElement }) {
      this.#element = element;
    }
    setLngLat() {
      return this;
    }
    addTo() {
      document.body.append(this.#element);
      return this;
    }
    getElement() {
      return this.#element;
    }
    remove() {
      this.#element.remove();
    }
  },
  Map: class {
    scrollZoom = { disable() {} };
    dragRotate = { disable() {} };
    touchZoomRotate = { disableRotation() {} };
    addControl() {}
    on(kind: string, handler: Moved) {
      if (kind === 'moveend') map.moved.push(handler);
      if (kind === 'load') map.drawn.push(handler);
    }
    off(_kind: string, handler: Moved) {
      map.moved = map.moved.filter((each) => each !== handler);
    }
    getCenter = () => ({ lat: 53.3, lng: -6.3 });
    remove() {
      for (const pin of document.querySelectorAll('.map-pin')) pin.remove();
    }
    getSource() {}
    project = () => ({ x: 10, y: map.pinAt });
    getContainer = () => ({ clientHeight: 600 });
    panBy([, down]: [number, number]) {
      map.panned.push(down);
    }
    getZoom = () => map.zoom;
    getBounds = () => ({
      getNorthEast: () => ({ lat: 53.4, lng: -6.1 }),
      toArray: () => [
        [-11, 51],
        [-5, 56],
      ],
    });
    fitBounds() {
      map.fitted += 1;
    }
  },
}));
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', () => ({ default: '' }));

const pin = (id: number, text: string | null, lng = -6.2 - id): Pin => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  lat: 53.3,
  lng,
  text,
  isLater: text === 'Fri 9:00 am',
});
const seen: unknown[] = [];
const shown = (pins: Pin[], chosen: number | null = null, stays = false) => (
  <ShopMap
    pins={pins}
    chosen={chosen}
    onChoose={() => undefined}
    around={{ lat: 53.3, lng: -6.3, km: 18 }}
    stays={stays}
    onMoved={(area) => seen.push(area)}
    streets={null}
  />
);

beforeEach(() => {
  map.fitted = 0;
  map.moved = [];
  map.drawn = [];
  seen.length = 0;
});

describe('the map of the results', () => {
  it('stays where it was moved to while the shops are the same', () => {
    const { rerender } = render(shown([pin(1, '4:15 pm'), pin(2, null)]));
    expect(map.fitted).toBe(1);
    rerender(shown([pin(1, '4:15 pm'), pin(2, null)], 2));
    expect(map.fitted).toBe(1);
    rerender(shown([pin(1, '4:15 pm'), pin(3, null)], 2));
    expect(map.fitted).toBe(2);
  });

  it('reports its area when it is moved by hand, and stays there for the results', () => {
    const { rerender } = render(shown([pin(1, null)]));
    for (const handler of map.moved) handler({});
    expect(seen).toEqual([]);
    for (const handler of map.moved) handler({ originalEvent: new Event('wheel') });
    expect(seen).toEqual([{ lat: 53.3, lng: -6.3, km: 18 }]);
    rerender(shown([pin(2, null), pin(3, null)], null, true));
    expect(map.fitted).toBe(1);
  });

  it('shows the first time of this search, not of the previous one', () => {
    const { rerender } = render(shown([pin(1, '4:15 pm')]));
    expect(screen.getByRole('button', { name: 'Shop 1, first free 4:15 pm' })).toBeTruthy();
    rerender(shown([pin(1, 'Fri 9:00 am')]));
    const later = screen.getByRole('button', { name: 'Shop 1, first free Fri 9:00 am' });
    expect(later.textContent).toBe('Fri 9:00 am');
    expect(later.className).toContain('is-later');
  });

  it('[SEARCH-014] moves a chosen pin out from under its card', () => {
    render(shown([pin(1, '4:15 pm')]));
    const button = screen.getByRole('button', { name: /Shop 1/ });
    fireEvent.click(button);
    map.pinAt = 500;
    fireEvent.click(button);
    expect(map.panned).toEqual([140]);
  });

  it('[SEARCH-016] is hidden until its land is drawn: before, it would be all sea', () => {
    const { container } = render(shown([pin(1, '4:15 pm')]));
    const box = container.querySelector<HTMLElement>('.map-own');
    expect(box?.dataset.drawn).toBeUndefined();
    map.drawn.at(-1)?.({});
    expect(box?.dataset.drawn).toBe('');
  });

  it('marks the chosen shop, though its pin came later', () => {
    const { rerender } = render(shown([], 1));
    rerender(shown([pin(1, '4:15 pm'), pin(2, '5:00 pm')], 1));
    expect(screen.getByRole('button', { name: /Shop 1/ }).className).toContain('is-chosen');
    expect(screen.getByRole('button', { name: /Shop 2/ }).className).not.toContain('is-chosen');
    fireEvent.click(screen.getByRole('button', { name: /Shop 2/ }));
  });
});
