/** What is known of a guest to compare them with another. */
export interface Person {
  firstName: string;
  lastName: string;
  mobile: string | null;
  email: string | null;
}

export type DuplicateReason = 'phone' | 'email' | 'name';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const nameOf = ({ firstName, lastName }: Person) => folded(`${firstName} ${lastName}`);

const isShared = (a: string | null, b: string | null) => a !== null && a !== '' && a === b;

/** Why two guests of a shop may be one person; empty when nothing says so. A name counts only when it is complete. */
export function duplicateReasons(a: Person, b: Person): DuplicateReason[] {
  const hasWholeName = a.firstName.trim() !== '' && a.lastName.trim() !== '';
  return [
    ...(isShared(a.mobile, b.mobile) ? (['phone'] as const) : []),
    ...(isShared(a.email?.toLowerCase() ?? null, b.email?.toLowerCase() ?? null) ? (['email'] as const) : []),
    ...(hasWholeName && nameOf(a) === nameOf(b) ? (['name'] as const) : []),
  ];
}

/**
 * Whether an unregistered guest becomes one with an account whose owner has just proved the address. The address alone
 * is not enough, because families share one; anybody else with it is only suggested to the desk.
 */
export function joinsOnProof(account: Person, unregistered: Person): boolean {
  const reasons = duplicateReasons(account, unregistered);
  return reasons.includes('email') && folded(account.firstName) === folded(unregistered.firstName);
}
