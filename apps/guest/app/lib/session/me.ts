import { useEffect, useSyncExternalStore } from 'react';
import type { MeQuery } from '../../generated/graphql.ts';
import { onForget } from './forgetting.ts';
import { keys, read } from './storage.ts';

export type Me = MeQuery['profileInformation'];

let known: Me | null = null;
let fetchedToken: string | null = null;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onForget(() => {
  known = null;
  fetchedToken = null;
  announce();
});

/** Fetches the logged-in guest, once per token. Public pages do not need the result, so a failure is only logged. */
async function ask(token: string): Promise<void> {
  if (fetchedToken === token) return;
  fetchedToken = token;
  try {
    // Loaded on demand: visitors never need it.
    const { fetchMe } = await import('./requests.ts');
    const answer = await fetchMe();
    if (fetchedToken !== token) return;
    known = answer;
    announce();
  } catch (error) {
    // The next page that needs it tries again.
    if (fetchedToken === token) fetchedToken = null;
    console.warn('The logged-in guest could not be loaded.', error);
  }
}

/** Refetches, after a change of the profile. */
export function refreshMe(): void {
  fetchedToken = null;
  const token = read(keys.guestToken);
  if (token) void ask(token);
}

/** The logged-in guest, as far as a header needs it; null until the server has responded. */
export function useMe(): Me | null {
  useEffect(() => {
    const token = read(keys.guestToken);
    if (token) void ask(token);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
