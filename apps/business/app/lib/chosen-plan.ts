import { keys, read, remove, write } from './storage.ts';

const code = /^[a-z0-9-]{1,60}$/;

/** The plan chosen on the price list before there was a shop, or before login. */
export function chosenPlan(): string | null {
  const stored = read(keys.plan);
  return stored && code.test(stored) ? stored : null;
}

/** Stores the plan of a URL such as /sign-up?plan=studio until there is a shop to start it for. */
export function keepPlan(search: URLSearchParams): void {
  const plan = search.get('plan');
  if (plan && code.test(plan)) write(keys.plan, plan);
}

export function forgetPlan(): void {
  remove(keys.plan);
}
