import { useEffect, useSyncExternalStore } from 'react';
import { onForget } from './forgetting.ts';
import { useMe } from './me.ts';
import { listen } from './realtime.ts';
import { keys, read } from './storage.ts';

let count = 0;
let lastMark: string | null = null;
const listeners = new Set<() => void>();
const readers = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onForget(() => {
  lastMark = null;
  showNewsCount(0);
});

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
    const { fetchNewsCount } = await import('./requests.ts');
    const news = await fetchNewsCount();
    const mark = `${news.new} of ${news.total}`;
    const changed = lastMark !== null && lastMark !== mark;
    lastMark = mark;
    showNewsCount(news.new);
    if (changed) for (const reader of [...readers]) reader();
  } catch (error) {
    console.warn('How much is new is not known.', error);
  }
}

/** Something happened, or may have happened while the line was cut. */
function refresh(): void {
  lastMark = null;
  void ask();
  for (const reader of [...readers]) reader();
}

/** Calls back when the server says that there is news, for pages that show more than the number. */
export function onNews(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

let watchers = 0;
let stopListening: (() => void) | null = null;

/** One line for all who show the number. */
function watch(clientDetailId: number): () => void {
  watchers += 1;
  if (watchers === 1) {
    void ask();
    stopListening = listen({
      channel: `client-detail.${clientDetailId}`,
      event: 'notification',
      heard: refresh,
      missed: refresh,
      // An event between the first read of the page and the join is lost, so everything is read again.
      joined: refresh,
    });
  }
  return () => {
    watchers -= 1;
    if (watchers === 0) stopListening?.();
  };
}

/** How many notifications are new, kept up to date while the page is open. */
export function useNewsCount(): number {
  const detail = useMe()?.client_detail?.id;
  useEffect(() => (detail === undefined ? undefined : watch(detail)), [detail]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
