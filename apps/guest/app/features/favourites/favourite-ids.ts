import { useEffect, useSyncExternalStore } from 'react';
import { onForget } from '../../lib/session/forgetting.ts';
import { keys, read } from '../../lib/session/storage.ts';

const none: ReadonlySet<number> = new Set();
let known: ReadonlySet<number> = none;
let fetchedToken: string | null = null;
const listeners = new Set<() => void>();

function set(ids: ReadonlySet<number>): void {
  known = ids;
  for (const listener of listeners) listener();
}

onForget(() => {
  fetchedToken = null;
  set(none);
});

/** Fetched once per token, however many hearts a page has. Public pages do not need the result. */
async function ask(): Promise<void> {
  const token = read(keys.guestToken);
  if (!token || fetchedToken === token) return;
  fetchedToken = token;
  try {
    const { fetchFavouriteIds } = await import('./favourite-requests.ts');
    set(await fetchFavouriteIds());
  } catch (error) {
    console.warn('The favourites could not be loaded.', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the guest's favourite shops. */
export function useFavouriteIds(isGuest: boolean): ReadonlySet<number> {
  useEffect(() => {
    if (isGuest) void ask();
  }, [isGuest]);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => none,
  );
}

/** Adds or removes a shop, and updates every heart of the page. */
export async function changeFavourite(businessId: number, type: 0 | 1): Promise<boolean> {
  const { saveFavourite } = await import('./favourite-requests.ts');
  if (!(await saveFavourite(businessId, type))) return false;
  const next = new Set(known);
  if (type === 1) next.add(businessId);
  else next.delete(businessId);
  set(next);
  return true;
}
