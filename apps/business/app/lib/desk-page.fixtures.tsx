import { Queries } from '@thyme/site/graphql/queries.tsx';
import { cleanup, render, screen, userEvent } from '@thyme/ui/testing.ts';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Desk, DeskContext, rightsAt } from './desk.ts';
import { pointerOnly, pressByKey } from './keyboard.fixtures.ts';
import { forgetSession, startSession } from './session.ts';

/** Tuesday 16 June 2026, 10:00 in Dublin. */
export const NOW = Date.UTC(2026, 5, 16, 9) / 1000;
export const TODAY = '2026-06-16';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
  startSession('a token');
  // What a test does at the desk, somebody without a mouse can do.
  vi.spyOn(userEvent, 'click').mockImplementation(pressByKey);
});
// Unmounts first: a query that is still mounted would be refetched when the cache is cleared.
afterEach(() => {
  const missed = pointerOnly();
  cleanup();
  forgetSession();
  vi.useRealTimers();
  expect(missed).toEqual([]);
});

const business: Desk['business'] = {
  id: 7,
  name: 'Willow Room',
  slug: 'willow-room',
  zone: 'Europe/Dublin',
  currency: 'EUR',
  country: 'IE',
  role: 'owner',
  calendar: 'all',
  sees_money: true,
  published: true,
  has_opened: true,
  own_chair_id: null,
  portrait: null,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

type Person = { address?: string } & Partial<
  Pick<Desk['business'], 'role' | 'calendar' | 'sees_money' | 'own_chair_id'>
>;

/** Renders a part of the desk as a member of the business sees it. */
export function showAtDesk(part: ReactNode, { address = '/', role = 'owner', ...rights }: Person = {}): void {
  const here = { ...business, role, sees_money: role === 'owner', ...rights };
  const desk: Desk = {
    me: { id: 3, first_name: 'Bea', last_name: 'Nolan', email: 'bea@willow.example', businesses: [business] },
    business: here,
    ...rightsAt(here),
    choose: () => {},
  };
  const page = (
    <Queries>
      <DeskContext value={desk}>{part}</DeskContext>
      <Address />
    </Queries>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })} />);
}

/** The current location, as text. */
export const addressNow = () => screen.getByLabelText('Address').textContent;
