import type { Plan } from './plan.ts';

/** The limit of attempts, after which a group counts as impossible, so that nothing is sold that might not fit. */
const MOST_ATTEMPTS = 5000;

/** Too few candidates for simultaneous needs: the most common reason, found without searching. */
function isCrowded({ crowds }: Plan, free: readonly (readonly number[])[]): boolean {
  return crowds.some((crowd) => {
    const candidates = new Set<number>();
    for (const need of crowd) for (const index of free[need] as readonly number[]) candidates.add(index);
    return candidates.size < crowd.length;
  });
}

/**
 * Gives each need one of its free candidates so that no two rivals share one. The need with the fewest candidates left
 * comes first; each takes the first in its list.
 */
export function assign(plan: Plan, free: readonly (readonly number[])[]): number[] | undefined {
  if (isCrowded(plan, free)) return undefined;
  const chosen: (number | undefined)[] = free.map(() => undefined);
  let attempts = 0;

  const left = (need: number) => {
    const taken = (plan.rivals[need] ?? []).map((rival) => chosen[rival]);
    return (free[need] as readonly number[]).filter((index) => !taken.includes(index));
  };

  function next(): boolean {
    let fewest: { need: number; candidates: number[] } | undefined;
    for (let need = 0; need < free.length; need++) {
      if (chosen[need] !== undefined) continue;
      const candidates = left(need);
      if (!fewest || candidates.length < fewest.candidates.length) fewest = { need, candidates };
    }
    if (!fewest) return true;
    for (const index of fewest.candidates) {
      attempts++;
      if (attempts > MOST_ATTEMPTS) return false;
      chosen[fewest.need] = index;
      if (next()) return true;
    }
    chosen[fewest.need] = undefined;
    return false;
  }

  return next() ? (chosen as number[]) : undefined;
}
