import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/forgetting.ts';
import { Queries } from '../../lib/graphql/queries.tsx';
import { keys, write } from '../../lib/storage.ts';
import { FavouriteList } from './favourite-list.tsx';

interface Page {
  count: number;
  page: number;
}

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

/** Answers like the server of somebody with so many favourites, and remembers what was asked. */
function serve(total: number): Page[] {
  const asked: Page[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(
      (JSON.parse(body) as { variables: Page }[]).map(({ variables }) => {
        asked.push(variables);
        const data = Array.from({ length: Math.min(total, variables.count) }, (_, index) => favourite(index + 1));
        return { data: { my_favorite_business: { data, paginatorInfo: { total } } } };
      }),
    ),
  );
  return asked;
}

let leave = () => {};

function show() {
  write(keys.guestToken, 'a token');
  const { unmount } = render(
    <MemoryRouter>
      <Queries>
        <FavouriteList useTimes={() => () => null} />
      </Queries>
    </MemoryRouter>,
  );
  leave = unmount;
}

afterEach(() => {
  leave();
  forgetEverything();
  vi.unstubAllGlobals();
});

describe('the guest’s favourite shops', () => {
  it('[CONST-002] [CONST-003] [CONST-004] [FAV-001] are cards, eighteen at first and eighteen more when there are more', async () => {
    const asked = serve(19);
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(18);
    expect(asked).toEqual([{ count: 18, page: 1 }]);
    expect(screen.getByRole('link', { name: 'Room 1' }).getAttribute('href')).toBe('/room-1');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Load more' }));
    await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(19));
    expect(asked.at(-1)).toEqual({ count: 36, page: 1 });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('[CONST-004] are all there when they are eighteen', async () => {
    serve(18);
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(18);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});
