import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** One change is often told on several channels, some milliseconds apart. */
const TOGETHER = 25;

const waiting = new WeakMap<QueryClient, QueryKey[]>();

const covers = (wide: QueryKey, narrow: QueryKey) =>
  wide.length <= narrow.length && wide.every((part, index) => part === narrow[index]);

/** Reads queries again after an event, each once for all events of one change. */
export function lookAgain(client: QueryClient, key: QueryKey): void {
  const keys = waiting.get(client);
  if (keys) {
    keys.push(key);
    return;
  }
  waiting.set(client, [key]);
  setTimeout(() => {
    const all = waiting.get(client) ?? [];
    waiting.delete(client);
    const isCovered = (one: QueryKey, index: number) =>
      all.some((other, at) => at !== index && covers(other, one) && (other.length < one.length || at < index));
    for (const [index, one] of all.entries())
      if (!isCovered(one, index)) void client.invalidateQueries({ queryKey: one });
  }, TOGETHER);
}
