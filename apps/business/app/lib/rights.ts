import { isAllowed, type Need, type Rights } from '@thyme/domain/people';

/**
 * The one list of what each page of the desk requires; a page that is not here is the owner's. The rail shows nothing
 * that only refuses, and `OwnerOnly` says why to whoever types its address. The server decides for itself.
 */
const OPENING: Readonly<Record<string, Need>> = {
  '/': 'staff',
  '/news': 'staff',
  '/messages': 'staff',
  '/guests': 'staff',
  '/services': 'staff',
  '/reviews': 'staff',
  '/time-off': 'staff',
  '/calendars': 'staff',
  '/more': 'staff',
  '/team': 'manager',
  '/staff': 'manager',
  '/rooms': 'manager',
  '/forms': 'manager',
  '/vouchers': 'manager',
  '/memberships': 'manager',
  '/packages': 'manager',
  '/products': 'manager',
  '/reminders': 'manager',
  '/campaigns': 'manager',
  '/hours': 'manager',
  '/profile': 'manager',
  '/rules': 'manager',
  '/money': 'money',
  '/payments': 'money',
  '/payouts': 'money',
  '/card-fees': 'money',
  '/drawer': 'money',
  '/vat': 'money',
  '/exports': 'money',
  '/reports': 'money',
};

/** Pages that more people read than change. */
const CHANGING: Readonly<Record<string, Need>> = { '/services': 'manager', '/reviews': 'manager' };

/** What a page requires, whatever follows in its address. */
export function needOf(pathname: string): Need {
  return OPENING[`/${pathname.split('/')[1] ?? ''}`] ?? 'owner';
}

export function mayOpen(rights: Rights, page: string): boolean {
  return isAllowed(rights, needOf(page));
}

export function mayChange(rights: Rights, page: string): boolean {
  return isAllowed(rights, CHANGING[page] ?? needOf(page));
}
