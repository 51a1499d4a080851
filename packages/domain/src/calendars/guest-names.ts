/** How guests appear in calendars outside: 'Bea T.', 'Bea Tully', or not at all. */
export const GUEST_NAMES = ['short', 'full', 'busy'] as const;
export type GuestNames = (typeof GUEST_NAMES)[number];

interface Titled {
  firstName: string;
  lastName: string;
  services: string;
}

/** The title of an appointment in a calendar outside: 'Bea T., Cut & finish'. 'Busy' says neither who nor what. */
export function guestTitle(names: GuestNames, { firstName, lastName, services }: Titled): string {
  if (names === 'busy') return 'Busy';
  const [initial] = lastName.trim();
  const last = names === 'full' ? lastName.trim() : initial === undefined ? '' : `${initial.toUpperCase()}.`;
  const name = [firstName.trim(), last].filter((part) => part !== '').join(' ');
  return [name, services].filter((part) => part !== '').join(', ');
}
