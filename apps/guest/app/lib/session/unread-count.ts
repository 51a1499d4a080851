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
  setUnreadCount(0);
});

/** Sets a number that was just fetched with something else, so that the bell does not fetch it again. */
export function setUnreadCount(known: number): void {
  if (known === count) return;
  count = known;
  announce();
}

/** Public pages do not need the number, so a failure is only logged. */
async function fetchCount(): Promise<void> {
  if (!read(keys.guestToken)) return;
  try {
    const { fetchUnreadCount } = await import('./requests.ts');
    const notifications = await fetchUnreadCount();
    const mark = `${notifications.new} of ${notifications.total}`;
    const changed = lastMark !== null && lastMark !== mark;
    lastMark = mark;
    setUnreadCount(notifications.new);
    if (changed) for (const reader of [...readers]) reader();
  } catch (error) {
    console.warn('The number of new notifications could not be loaded.', error);
  }
}

/** Refetches after an event, or after a lost connection during which events may have been missed. */
function refresh(): void {
  lastMark = null;
  void fetchCount();
  for (const reader of [...readers]) reader();
}

/** Calls back when the server publishes a notification, for pages that show more than the number. */
export function onNotification(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

let watchers = 0;
let stopListening: (() => void) | null = null;

/** One connection for all components that show the number. */
function watch(clientDetailId: number): () => void {
  watchers += 1;
  if (watchers === 1) {
    void fetchCount();
    stopListening = listen({
      channel: `client-detail.${clientDetailId}`,
      event: 'notification',
      onEvent: refresh,
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

/** The number of unread notifications, updated while the page is open. */
export function useUnreadCount(): number {
  const detail = useMe()?.client_detail?.id;
  useEffect(() => (detail === undefined ? undefined : watch(detail)), [detail]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}
