import { screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serveList, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { FavouriteList } from './favourite-list.tsx';

const favourite = (id: number) => ({
  id,
  business_id: id,
  business_info: {
    id,
    slug: `room-${id}`,
    name: `Room ${id}`,
    description: '',
    location: '1 Weaver Lane',
    area: '',
    zone: 'Europe/Dublin',
    rating: 0,
    number_of_ratings: 0,
    service_category_names: ['Massage'],
    thumbnail_picture: null,
  },
});

const serve = (total: number) => serveList('my_favorite_business', total, favourite);
const show = () => showToGuest(<FavouriteList useTimes={() => () => null} />);

describe('the guest’s favourite shops', () => {
  it('[CONST-002] [CONST-003] [CONST-004] [FAV-001] are cards, eighteen at first and eighteen more when there are more', async () => {
    const requests = serve(19);
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(18);
    expect(requests).toEqual([{ count: 18, page: 1 }]);
    expect(screen.getByRole('link', { name: 'Room 1' }).getAttribute('href')).toBe('/room-1');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Load more' }));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(19));
    expect(requests.at(-1)).toEqual({ count: 36, page: 1 });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('[CONST-004] are all there when they are eighteen', async () => {
    serve(18);
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(18);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});
