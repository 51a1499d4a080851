import { useEffect, useSyncExternalStore } from 'react';
import type { MeQuery } from '../../generated/graphql.ts';
import { onForget } from './forgetting.ts';
import { keys, read } from './storage.ts';

export type Me = MeQuery['profileInformation'];

let known: Me | null = null;
let askedFor: string | null = null;
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
  askedFor = null;
  announce();
});

/** Asks who is logged in, once for a token. Public pages go on without the answer, so a failure is only written down. */
async function ask(token: string): Promise<void> {
  if (askedFor === token) return;
  askedFor = token;
  try {
    // Loaded on demand: visitors never need it.
    const { fetchMe } = await import('./requests.ts');
    const answer = await fetchMe();
    if (askedFor !== token) return;
    known = answer;
    announce();
  } catch (error) {
    // The next page that wants to know asks again.
    if (askedFor === token) askedFor = null;
    console.warn('Who is logged in is not known.', error);
  }
}

/** Asks again, after a change of the profile. */
export function refreshMe(): void {
  askedFor = null;
  const token = read(keys.guestToken);
  if (token) void ask(token);
}

/** The guest who is logged in, as far as a header needs to know; null until the server has answered. */
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
