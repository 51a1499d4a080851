import type { Rights } from '@thyme/domain/people';
import { describe, expect, it } from 'vitest';
import { places, placesFor } from '../shell/places.ts';
import { mayChange, mayOpen } from './rights.ts';

const owner: Rights = { role: 'owner', calendar: 'all', seesMoney: true };
const manager: Rights = { role: 'manager', calendar: 'all', seesMoney: false };
const staff: Rights = { role: 'staff', calendar: 'all', seesMoney: false };

const MONEY = ['/money', '/payments', '/drawer', '/vat', '/exports', '/reports'];
const SHOP = ['/team', '/staff', '/rooms', '/vouchers', '/forms', '/hours', '/profile', '/rules'];
const OWN = ['/plan', '/history'];

const shownTo = (rights: Rights) => placesFor(rights).flatMap(({ tabs }) => tabs.map(({ to }) => to));

describe('what a member may open', () => {
  it('[DECIDE-001] the navigation hides pages that staff may not open, and keeps their notifications', () => {
    expect(shownTo(staff)).toEqual(expect.arrayContaining(['/', '/news', '/services', '/guests', '/reviews']));
    for (const page of [...MONEY, ...SHOP, ...OWN]) {
      expect(mayOpen(staff, page)).toBe(false);
      expect(shownTo(staff)).not.toContain(page);
    }
  });

  it('[DECIDE-001] the owner may open and change everything; staff can read prices', () => {
    expect(placesFor(owner)).toHaveLength(places.length);
    expect([mayChange(owner, '/services'), mayChange(staff, '/services'), mayOpen(staff, '/services')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[ROTA-002] a manager runs the shop; money and owner-only pages need the right', () => {
    expect(shownTo(manager)).toEqual(expect.arrayContaining(SHOP));
    for (const page of [...MONEY, ...OWN]) expect(shownTo(manager)).not.toContain(page);
    const trusted = shownTo({ ...staff, seesMoney: true });
    expect(trusted).toEqual(expect.arrayContaining(MONEY));
    for (const page of [...SHOP, ...OWN]) expect(trusted).not.toContain(page);
    expect(mayChange(manager, '/services')).toBe(true);
  });

  it('a subpage needs the same right as its list', () => {
    expect(mayOpen(manager, '/team/12')).toBe(true);
    expect(mayOpen(staff, '/team/12')).toBe(false);
    expect(mayOpen(manager, '/somewhere-new')).toBe(false);
  });
});
