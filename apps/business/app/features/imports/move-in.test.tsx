import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { MoveInPage } from './move-in-page.tsx';
import type { MoveIn } from './operations.ts';

const move: MoveIn = {
  open: ['guests', 'calendar'],
  address: 'https://thyme.example/willow-room',
  services: 12,
  people: 3,
  unnamed: 0,
  guests: 0,
  coming: 0,
  days: [{ date: '2026-06-16', appointments: 0 }],
};

describe('moving in', () => {
  it('[IMPORT-040] leads from step to step, and says what is already there', async () => {
    serveGraphQL({ desk_move_in: () => move });
    showAtDesk(<MoveInPage />);
    expect(await screen.findByRole('heading', { name: '3 of 5 done' })).toBeTruthy();
    expect(screen.getByText('12 services on sale')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bring your guests' }).getAttribute('href')).toBe('/import?kind=clients');
    expect(screen.getByRole('link', { name: 'Bring appointments' }).getAttribute('href')).toBe(
      '/import?kind=appointments',
    );
  });

  it('[IMPORT-040] ends with a page, a team, guests and the next four weeks', async () => {
    serveGraphQL({
      desk_move_in: () => ({
        ...move,
        open: [],
        guests: 1_258,
        coming: 94,
        days: [{ date: '2026-06-16', appointments: 6 }],
      }),
    });
    showAtDesk(<MoveInPage />);
    expect(await screen.findByRole('heading', { name: 'You’ve moved in' })).toBeTruthy();
    expect(screen.getByText('1,258 guests')).toBeTruthy();
    const weeks = within(screen.getByRole('region', { name: 'The next four weeks' }));
    expect(weeks.getByText('Tuesday 16 June 2026: 6 appointments')).toBeTruthy();
  });
});
