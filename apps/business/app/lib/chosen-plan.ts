import { keys, read, remove, write } from './storage.ts';

const code = /^[a-z0-9-]{1,60}$/;

/** The plan that somebody chose on the price list before they had a shop, or before they logged in. */
export function chosenPlan(): string | null {
  const stored = read(keys.plan);
  return stored && code.test(stored) ? stored : null;
}

/** Keeps the plan of an address such as /sign-up?plan=studio until there is a shop to start it for. */
export function keepPlan(search: URLSearchParams): void {
  const plan = search.get('plan');
  if (plan && code.test(plan)) write(keys.plan, plan);
}

export function forgetPlan(): void {
  remove(keys.plan);
}
