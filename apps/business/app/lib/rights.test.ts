import { describe, expect, it } from 'vitest';
import { places, placesFor } from '../shell/places.ts';
import { mayChange, mayOpen } from './rights.ts';

describe('what staff may open', () => {
  it('[DECIDE-001] the rail shows staff nothing that only refuses, and their own bell', () => {
    const shown = JSON.stringify(placesFor(false));
    for (const page of ['/news', '/services', '/guests', '/reviews']) expect(shown).toContain(`"${page}"`);
    for (const page of ['/money', '/staff', '/plan', '/history', '/vouchers', '/hours', '/profile', '/rules']) {
      expect(mayOpen(false, page)).toBe(false);
      expect(shown).not.toContain(`"${page}"`);
    }
  });

  it('[DECIDE-001] the owner may open and change everything; staff read prices', () => {
    expect(placesFor(true)).toHaveLength(places.length);
    expect([mayChange(true, '/services'), mayChange(false, '/services'), mayOpen(false, '/services')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
