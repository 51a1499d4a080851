/** What staff may do on a page of the desk; the owner may change everything. */
export type Right = 'change' | 'read';

/**
 * The one list of what staff may open. A page that is not here is the owner's: the rail does not show it, and
 * `OwnerOnly` says so to whoever types its address. The server decides for itself.
 */
const STAFF: Readonly<Record<string, Right>> = {
  '/': 'change',
  '/news': 'change',
  '/guests': 'change',
  '/services': 'read',
  '/reviews': 'read',
  '/time-off': 'change',
  '/calendars': 'change',
  '/more': 'change',
};

export function mayOpen(isOwner: boolean, page: string): boolean {
  return isOwner || STAFF[page] !== undefined;
}

export function mayChange(isOwner: boolean, page: string): boolean {
  return isOwner || STAFF[page] === 'change';
}
