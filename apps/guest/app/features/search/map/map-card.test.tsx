import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { readWanted } from '../wanted.ts';
import { MapCard, type MapShop } from './map-card.tsx';
import type { Pin } from './map-pins.ts';

const pin: Pin = {
  id: 7,
  slug: 'willow-room',
  name: 'Willow Room',
  lat: 53.3,
  lng: -6.2,
  text: '4:15 pm',
  isLater: false,
};
const known: MapShop = {
  shop: {
    id: 7,
    slug: 'willow-room',
    name: 'Willow Room',
    location: 'Ranelagh, Dublin 6',
    country: 'IE',
    rating: 4.9,
    number_of_ratings: 312,
    from_price: 65,
    lat: 53.31,
    lng: -6.2,
    zone_label: 'Irish time',
    thumbnail_picture: null,
  },
  free: { times: [{ at: 1_786_032_900, day: 'Today', text: 'Today 4:15 pm' }], matches: true },
};

describe('the card of a chosen pin', () => {
  it('[SEARCH-014] has name, rating, distance, price and times, and can be closed', async () => {
    let closed = 0;
    render(
      <MemoryRouter>
        <MapCard
          pin={pin}
          known={known}
          wanted={readWanted(new URL('/search', 'http://localhost'), undefined)}
          from={{ lat: 53.3, lng: -6.2 }}
          onClose={() => {
            closed += 1;
          }}
        />
      </MemoryRouter>,
    );
    const card = screen.getByRole('region', { name: 'Willow Room' });
    expect(screen.getByRole('link', { name: 'Willow Room' }).getAttribute('href')).toBe('/willow-room');
    expect(card.textContent).toContain('1.1 km');
    expect(card.textContent).toContain('from €65');
    expect(screen.getByRole('link', { name: /^Willow Room, ?Today 4:15 pm$/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toBe(1);
  });

  it('[SEARCH-014] comes into view, and goes away again where the browser answers the scroll with a promise', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
    const wanted = readWanted(new URL('/search', 'http://localhost'), undefined);
    const { unmount } = render(
      <MemoryRouter>
        <MapCard pin={pin} known={known} wanted={wanted} from={null} onClose={() => undefined} />
      </MemoryRouter>,
    );
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Willow Room' })]);
    expect(unmount).not.toThrow();
    scroll.mockRestore();
  });
});
