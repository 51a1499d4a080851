import { useEffect, useSyncExternalStore } from 'react';
import { graphql } from '../generated/gql.ts';
import { onForget } from './forgetting.ts';
import { useMe } from './me.ts';
import { listen } from './realtime.ts';
import { keys, read } from './storage.ts';

export const newsCount = graphql(`
  query NewsCount {
    myNotification { new }
  }
`);

let count = 0;
const listeners = new Set<() => void>();
const readers = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onForget(() => showNewsCount(0));

/** Whoever has just been told the number passes it on, so that the bell does not ask again. */
export function showNewsCount(known: number): void {
  if (known === count) return;
  count = known;
  announce();
}

/** Public pages go on without the number, so a failure is only written down. */
async function ask(): Promise<void> {
  if (!read(keys.guestToken)) return;
  try {
    const { run } = await import('./graphql/client.ts');
    showNewsCount((await run(newsCount, {}, { silent: true })).myNotification.new);
  } catch (error) {
    console.warn('How much is new is not known.', error);
  }
}

/** Something happened, or may have happened while the line was cut. Pages that show the list fetch it themselves. */
function refresh(): void {
  if (readers.size === 0) void ask();
  for (const reader of [...readers]) reader();
}

/** Calls back when the server says that there is news, for pages that show more than the number. */
export function onNews(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** How many notifications are new, kept up to date while the page is open. */
export function useNewsCount(): number {
  const detail = useMe()?.client_detail?.id;
  useEffect(() => {
    if (detail === undefined) return;
    if (readers.size === 0) void ask();
    return listen({ channel: `client-detail.${detail}`, event: 'notification', heard: refresh, missed: refresh });
  }, [detail]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
