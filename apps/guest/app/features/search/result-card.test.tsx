import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type FoundShop, ResultCard } from './result-card.tsx';
import type { FreeTime } from './times/free-times.ts';

const shop: FoundShop = {
  id: 7,
  slug: 'willow-room',
  name: 'Willow Room',
  location: '42 Sandford Close, Ranelagh, Dublin 6',
  country: 'IE',
  rating: 4.9,
  number_of_ratings: 312,
  gender_served: 'everyone',
  from_price: 65,
  lat: 53.3,
  lng: -6.2,
  zone: 'Europe/Dublin',
  zone_label: 'Irish time',
  service_category_names: ['Massage', 'Facials', 'Reflexology', 'Sound bath'],
  thumbnail_picture: null,
};

const today: FreeTime[] = [{ at: 1_786_032_900, day: 'Today', text: 'Today 4:15 pm' }];
const show = (more: Partial<FoundShop>, times: FreeTime[] | null = today, matches = true) =>
  render(
    <MemoryRouter>
      <ResultCard
        shop={{ ...shop, ...more }}
        from={null}
        free={times && { times, matches }}
        heart={null}
        isChosen={false}
        isFirst={false}
        onPoint={() => undefined}
      />
    </MemoryRouter>,
  );

const long = `The Old Bakery, Unit 14, ${'Weaver Lane, '.repeat(6)}Dublin 8`;

describe('a card among the results', () => {
  it('[SEARCH-005] [CONST-037] cuts a location at 80 characters and has the full text in a tooltip', async () => {
    show({ location: long });
    const cut = screen.getByRole('button', { name: /^The Old Bakery/ });
    expect(cut.textContent).toBe(`${long.slice(0, 80).trimEnd()}…`);
    expect(screen.queryByText(long)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe(long);
  });

  it('shows a shorter one whole, without a tooltip', () => {
    show({});
    expect(screen.getByText(/42 Sandford Close, Ranelagh, Dublin 6/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing of times where nothing is booked by the hour', () => {
    show({}, null);
    expect(screen.queryByText(/Full for two weeks/)).toBeNull();
  });

  it('says so when nothing is free soon', () => {
    show({}, []);
    expect(screen.getByText(/Full for two weeks/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'First free' })).toBeNull();
  });

  it('[SEARCH-012] says that its times are not the requested ones', () => {
    show({}, today, false);
    expect(screen.getByText('Nothing free then. Next:')).toBeTruthy();
  });
});
