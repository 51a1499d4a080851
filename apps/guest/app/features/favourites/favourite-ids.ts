import { useEffect, useSyncExternalStore } from 'react';
import { FavouriteIdsDocument } from '../../generated/graphql.ts';
import { onForget } from '../../lib/forgetting.ts';
import { keys, read } from '../../lib/storage.ts';

const none: ReadonlySet<number> = new Set();
let known: ReadonlySet<number> = none;
let askedFor: string | null = null;
const listeners = new Set<() => void>();

function set(ids: ReadonlySet<number>): void {
  known = ids;
  for (const listener of listeners) listener();
}

onForget(() => {
  askedFor = null;
  set(none);
});

/** Once for a token; a page of shops has many hearts. Public pages go on without the answer. */
async function ask(): Promise<void> {
  const token = read(keys.guestToken);
  if (!token || askedFor === token) return;
  askedFor = token;
  try {
    const { run } = await import('../../lib/graphql/client.ts');
    const { profileInformation } = await run(FavouriteIdsDocument, {}, { silent: true });
    set(new Set(profileInformation.client_detail?.favorite_business.map(({ business_id }) => business_id)));
  } catch (error) {
    console.warn('The favourites are not known.', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shops that the guest likes, by id. */
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

/** Adds or removes a shop, and lets every heart of the page know. */
export async function changeFavourite(businessId: number, type: 0 | 1): Promise<boolean> {
  const { saveFavourite } = await import('./save-business.ts');
  if (!(await saveFavourite(businessId, type))) return false;
  const next = new Set(known);
  if (type === 1) next.add(businessId);
  else next.delete(businessId);
  set(next);
  return true;
}
