import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayOpen } from '../lib/rights.ts';
import { isAt, placeAt, places, placesFor } from './places.ts';

const STAFF = { role: 'staff', calendar: 'all', seesMoney: false } as const;

describe('the places of the desk', () => {
  it('[CAL-001] are seven, four of them in a phone’s navigation bar', () => {
    expect(places.map(({ label }) => label)).toEqual([
      'Calendar',
      'Guests',
      'Messages',
      'Services',
      'Team',
      'Money',
      'Shop',
    ]);
    expect(places.filter(({ onPhone }) => onPhone).map(({ label }) => label)).toEqual([
      'Calendar',
      'Guests',
      'Messages',
      'Money',
    ]);
  });

  it('[CAL-001] contain every page of the desk once, and every tab has a route', () => {
    const list = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8');
    const inFrame = list.slice(list.indexOf("layout('shell/page-boundary.tsx'"));
    const routes = Array.from(inFrame.matchAll(/route\('([a-z-]+)[^']*'/g), ([, path]) => `/${path}`);
    const tabs = places.flatMap((place) => place.tabs.map(({ to }) => to));
    // A till belongs to its appointment; moving in is done once, from the start page.
    expect([...tabs, '/more', '/till', '/move-in'].sort()).toEqual(['/', ...routes].sort());
  });

  it('belong to a page by its address', () => {
    expect(placeAt(places, '/')?.label).toBe('Calendar');
    expect(placeAt(places, '/guests/12')?.label).toBe('Guests');
    expect(placeAt(places, '/history')?.label).toBe('Team');
    expect(placeAt(places, '/till/41')?.label).toBe('Calendar');
    expect(placeAt(places, '/more')).toBeUndefined();
    const [calendar] = places[0]?.tabs ?? [];
    expect(calendar && isAt(calendar, '/guests')).toBe(false);
  });

  it('leave out pages without the right, and places without pages', () => {
    const shown = placesFor(STAFF);
    expect(shown.map(({ label }) => label)).not.toContain('Money');
    expect(shown.every(({ tabs }) => tabs.length > 0 && tabs.every(({ to }) => mayOpen(STAFF, to)))).toBe(true);
  });
});
