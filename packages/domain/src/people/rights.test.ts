import { describe, expect, it } from 'vitest';
import { CALENDARS, isAllowed, type Need, type Rights, ROLES, rightsOf } from './rights.ts';

const NEEDS: readonly Need[] = ['staff', 'calendar', 'manager', 'money', 'owner'];
const all = ROLES.flatMap((role) =>
  CALENDARS.flatMap((calendar) => [true, false].map((seesMoney): Rights => ({ role, calendar, seesMoney }))),
);
const allowed = (rights: Rights) => NEEDS.filter((need) => isAllowed(rightsOf(rights), need));

describe('rights', () => {
  it('[ROTA-001] the owner has all of them, whatever is sent', () => {
    for (const rights of all.filter(({ role }) => role === 'owner')) expect(allowed(rights)).toEqual(NEEDS);
  });

  it('[ROTA-001] a manager runs the shop and sees everyone’s calendar; the right to see money is separate', () => {
    for (const rights of all.filter(({ role }) => role === 'manager'))
      expect(allowed(rights)).toEqual(['staff', 'calendar', 'manager', ...(rights.seesMoney ? ['money'] : [])]);
  });

  it('[ROTA-001] staff have the rights they were given and never run the shop', () => {
    for (const rights of all.filter(({ role }) => role === 'staff'))
      expect(allowed(rights)).toEqual([
        'staff',
        ...(rights.calendar === 'all' ? ['calendar'] : []),
        ...(rights.seesMoney ? ['money'] : []),
      ]);
  });
});
