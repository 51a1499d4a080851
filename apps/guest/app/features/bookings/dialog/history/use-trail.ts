import type { Step } from '../step-names.ts';
import { type Trail, useBookingEntry } from './booking-entry.ts';

/** Steps that Back skips: a finished login, a time that was taken, a confirmation that no longer holds. */
const REPLACED: readonly Step[] = ['login', 'lost', 'confirm'];

/** The steps after moving to a step: back to where it was shown before, else one more. */
export function moveOf(trail: Trail, next: Step): { kind: 'none' } | { kind: 'back'; steps: number } | NewEntry {
  const step = trail.at(-1);
  if (step === next) return { kind: 'none' };
  const seen = trail.lastIndexOf(next);
  if (seen >= 0) return { kind: 'back', steps: trail.length - 1 - seen };
  const isReplaced = step !== undefined && REPLACED.includes(step);
  const [first = next, ...rest] = isReplaced ? [...trail.slice(0, -1), next] : [...trail, next];
  return { kind: isReplaced ? 'replace' : 'push', trail: [first, ...rest] };
}

interface NewEntry {
  kind: 'push' | 'replace';
  trail: Trail;
}

/** The current step and the navigation. `first` is used for an entry that names no step. */
export function useTrail(first: Step) {
  const entry = useBookingEntry();
  const trail: Trail = entry.trail ?? [first];
  const past: readonly Step[] = trail.slice(0, -1);

  function go(next: Step) {
    const move = moveOf(trail, next);
    if (move.kind === 'back') entry.back(move.steps);
    else if (move.kind !== 'none') entry[move.kind](move.trail);
  }

  return {
    step: trail.at(-1) ?? first,
    past,
    go,
    back: () => past.length > 0 && entry.back(1),
    /** Another first step, for a cart that needs no time. */
    restart: (step: Step) => entry.replace([step]),
    close: entry.close,
  };
}
