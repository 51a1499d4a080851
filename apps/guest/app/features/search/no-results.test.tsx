import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NoResults } from './no-results.tsx';
import type { Wanted } from './wanted.ts';

const plain: Wanted = { service: 'massage', where: 'Dublin 8', sort: 'all', gender: 'everyone', count: 24 };

function show(more: Partial<Wanted>, placeName: string | null = 'Dublin 8', withoutTimes = 0) {
  render(
    <MemoryRouter>
      <NoResults wanted={{ ...plain, ...more }} placeName={placeName} today="2026-08-06" withoutTimes={withoutTimes} />
    </MemoryRouter>,
  );
}

const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a search without results', () => {
  it('[ERR-054] leads on to a wider search and to all businesses', () => {
    show({});
    expect(screen.getByRole('heading', { name: 'Oops No Results Found!' })).toBeTruthy();
    expect(
      screen.getByText(/^No one offers “massage” within 15 km of Dublin 8 yet\. Look a little further/),
    ).toBeTruthy();
    expect(targetOf('Search within 50 km')).toBe('/search?service=massage&dist=50&where=Dublin+8');
    expect(targetOf('See all businesses')).toBe('/search');
  });

  it('[ERR-054] blames the filters where there are some, and clears only those', () => {
    show({ price: 20, rating: 4.5, openNow: true, gender: 'female', when: { day: 'tomorrow' } });
    expect(screen.getByText('Nothing for “massage” within 15 km of Dublin 8 matches all your filters.')).toBeTruthy();
    expect(screen.queryByText(/^No one offers/)).toBeNull();
    expect(targetOf('Clear the filters')).toBe('/search?service=massage&day=tomorrow&where=Dublin+8');
  });

  it('[ERR-054] without a place there is nothing to look further from', () => {
    show({ where: '' }, null);
    expect(screen.getByText('No one offers “massage” yet. Try another word.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Search within/ })).toBeNull();
  });

  it('[SEARCH-012] says that nothing is free then, and offers the same places at other times', () => {
    show({ when: { day: 'today', time: 'evening' } }, 'Dublin 8', 3);
    expect(screen.getByText('Nothing for “massage” is free today after 5 pm within 15 km of Dublin 8.')).toBeTruthy();
    expect(targetOf('See 3 places at other times')).toContain('full=1');
    expect(targetOf('Try tomorrow')).toContain('day=tomorrow');
  });
});
