import type { Step } from '../types.ts';

/** The shortest step, in minutes. */
export const LEAST_STEP = 5;
export const MOST_STEPS = 8;

export type StepsRefusal = { readonly code: 'sum-differs' | 'no-hands' | 'too-short' | 'too-many' };

/** Why these cannot be the steps of a service of this length; undefined if they can. No steps means hands-on all the time. */
export function stepsProblem(steps: readonly Step[], minutes: number): StepsRefusal['code'] | undefined {
  if (steps.length === 0) return undefined;
  if (steps.length > MOST_STEPS) return 'too-many';
  if (steps.some((step) => !Number.isInteger(step.minutes) || step.minutes < LEAST_STEP)) return 'too-short';
  if (steps.reduce((sum, step) => sum + step.minutes, 0) !== minutes) return 'sum-differs';
  return steps.every(({ isHandsFree }) => isHandsFree) ? 'no-hands' : undefined;
}

/** `stepsFor` with one shared list per duration: chairs with the same list are one variant of a service. */
export function stepsByMinutes(steps: readonly Step[]): (minutes: number) => readonly Step[] | undefined {
  const known = new Map<number, readonly Step[] | undefined>();
  return (minutes) => {
    if (!known.has(minutes)) known.set(minutes, stepsFor(steps, minutes));
    return known.get(minutes);
  };
}

/**
 * The steps of a service with another duration: hands-free steps keep their length, so hands-on ones get longer or
 * shorter, starting with the last. No steps if the rest would be too short.
 */
export function stepsFor(steps: readonly Step[], minutes: number): readonly Step[] | undefined {
  if (steps.length === 0) return undefined;
  let left = minutes - steps.reduce((sum, step) => sum + step.minutes, 0);
  const adjusted = steps.map((step) => ({ ...step }));
  for (const step of adjusted.toReversed()) {
    if (step.isHandsFree || left === 0) continue;
    const change = Math.max(left, LEAST_STEP - step.minutes);
    step.minutes += change;
    left -= change;
  }
  return left === 0 ? adjusted : undefined;
}
