import { type Minor, splitProportionally } from '../money/index.ts';

/** A piece of work in an appointment: who did it, and for how long. `person` is null where no one person did. */
export type Work = { readonly person: number | null; readonly minutes: number };

export type TipShare = { readonly person: number | null; readonly amount: Minor };

/** A tip belongs to the people who did the work, by their time. The shares sum to the tip; nobody gets an empty one. */
export function splitTip(tip: Minor, work: readonly Work[]): TipShare[] {
  if (tip <= 0) return [];
  const minutes = new Map<number | null, number>();
  for (const { person, minutes: own } of work) minutes.set(person, (minutes.get(person) ?? 0) + own);
  if (minutes.size === 0) minutes.set(null, 1);
  const people = [...minutes.keys()];
  const shares = splitProportionally(tip, [...minutes.values()]);
  return people.map((person, index) => ({ person, amount: shares[index] ?? 0 })).filter(({ amount }) => amount > 0);
}
