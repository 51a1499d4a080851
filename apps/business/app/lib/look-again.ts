import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** One change often causes events on several channels, a few milliseconds apart. */
const TOGETHER = 25;

/** Longer than the window in which queries are batched. */
const NEXT_REQUEST = 15;

interface Keys {
  first: QueryKey[];
  rest: QueryKey[];
}

const waiting = new WeakMap<QueryClient, Keys>();

const isBelow = (keys: readonly QueryKey[], key: QueryKey) =>
  keys.some((wide) => wide.length <= key.length && wide.every((part, index) => part === key[index]));

/**
 * Refetches queries after an event, debounced over the events of one change. Those with priority `first` get a request of
 * their own, so that the main content does not wait for badge counts.
 */
export function lookAgain(client: QueryClient, key: QueryKey, turn: keyof Keys = 'rest'): void {
  const keys = waiting.get(client);
  if (keys) {
    keys[turn].push(key);
    return;
  }
  waiting.set(client, { first: [], rest: [], [turn]: [key] });
  setTimeout(() => {
    const { first, rest } = waiting.get(client) ?? { first: [], rest: [] };
    waiting.delete(client);
    const readRest = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => isBelow(rest, queryKey) && !isBelow(first, queryKey),
      });
    if (first.length === 0) {
      readRest();
      return;
    }
    void client.invalidateQueries({ predicate: ({ queryKey }) => isBelow(first, queryKey) });
    setTimeout(readRest, NEXT_REQUEST);
  }, TOGETHER);
}
