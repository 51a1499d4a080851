export const ROLES = ['owner', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** Whose appointments a member sees and changes. */
export const CALENDARS = ['own', 'all'] as const;
export type CalendarRight = (typeof CALENDARS)[number];

export type Rights = { readonly role: Role; readonly calendar: CalendarRight; readonly seesMoney: boolean };

/**
 * What an operation of the desk requires: `staff` is any member, `calendar` everyone's calendar, `manager` the owner or
 * a manager, `money` takings and books, `owner` what cannot be delegated.
 */
export type Need = 'staff' | 'calendar' | 'manager' | 'money' | 'owner';

/** Normalised rights: the owner has all of them, and managers see everyone's calendar. */
export function rightsOf({ role, calendar, seesMoney }: Rights): Rights {
  if (role === 'owner') return { role, calendar: 'all', seesMoney: true };
  return { role, calendar: role === 'manager' ? 'all' : calendar, seesMoney };
}

export function isAllowed({ role, calendar, seesMoney }: Rights, need: Need): boolean {
  switch (need) {
    case 'staff':
      return true;
    case 'calendar':
      return calendar === 'all';
    case 'manager':
      return role !== 'staff';
    case 'money':
      return seesMoney;
    case 'owner':
      return role === 'owner';
  }
}
