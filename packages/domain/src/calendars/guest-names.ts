/** How guests appear in external calendars: 'Bea T.', 'Bea Tully', or not at all. */
export const GUEST_NAMES = ['short', 'full', 'busy'] as const;
export type GuestNames = (typeof GUEST_NAMES)[number];

interface Titled {
  firstName: string;
  lastName: string;
  services: string;
}

/** The title of an appointment in an external calendar: 'Bea T., Cut & finish'. 'Busy' reveals neither guest nor service. */
export function guestTitle(names: GuestNames, { firstName, lastName, services }: Titled): string {
  if (names === 'busy') return 'Busy';
  const [initial] = lastName.trim();
  const last = names === 'full' ? lastName.trim() : initial === undefined ? '' : `${initial.toUpperCase()}.`;
  const name = [firstName.trim(), last].filter((part) => part !== '').join(' ');
  return [name, services].filter((part) => part !== '').join(', ');
}
