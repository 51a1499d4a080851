import { isAllowed, type Need, type Rights } from '@thyme/domain/people';

/**
 * The right that each page of the desk requires; a page that is not listed is owner-only. The navigation hides pages
 * without the right, and `OwnerOnly` explains it if the URL is opened directly. The server checks on its own.
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

/** Pages that more members may read than change. */
const CHANGING: Readonly<Record<string, Need>> = { '/services': 'manager', '/reviews': 'manager' };

/** The right that a page requires, including its subpages. */
export function needOf(pathname: string): Need {
  return OPENING[`/${pathname.split('/')[1] ?? ''}`] ?? 'owner';
}

export function mayOpen(rights: Rights, page: string): boolean {
  return isAllowed(rights, needOf(page));
}

export function mayChange(rights: Rights, page: string): boolean {
  return isAllowed(rights, CHANGING[page] ?? needOf(page));
}
