import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** One change is often told on several channels, some milliseconds apart. */
const TOGETHER = 25;

/** Longer than the window in which queries share a request. */
const NEXT_REQUEST = 15;

interface Keys {
  first: QueryKey[];
  rest: QueryKey[];
}

const waiting = new WeakMap<QueryClient, Keys>();

const isBelow = (keys: readonly QueryKey[], key: QueryKey) =>
  keys.some((wide) => wide.length <= key.length && wide.every((part, index) => part === key[index]));

/**
 * Reads queries again after an event, each once for all events of one change. Those that are asked for first travel in a
 * request of their own: what everybody looks at does not wait for the counts beside it.
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
