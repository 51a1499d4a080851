/** A guest's data for comparison with another. */
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

/** Why two guests of a shop may be one person; empty without a reason. Only a complete name counts. */
export function duplicateReasons(a: Person, b: Person): DuplicateReason[] {
  const hasWholeName = a.firstName.trim() !== '' && a.lastName.trim() !== '';
  return [
    ...(isShared(a.mobile, b.mobile) ? (['phone'] as const) : []),
    ...(isShared(a.email?.toLowerCase() ?? null, b.email?.toLowerCase() ?? null) ? (['email'] as const) : []),
    ...(hasWholeName && nameOf(a) === nameOf(b) ? (['name'] as const) : []),
  ];
}

/**
 * Whether an unregistered guest is merged into an account whose owner has just proved the address. The address alone is
 * not enough, because families share one; others with it are only suggested to the desk.
 */
export function joinsOnProof(account: Person, unregistered: Person): boolean {
  const reasons = duplicateReasons(account, unregistered);
  return reasons.includes('email') && folded(account.firstName) === folded(unregistered.firstName);
}
