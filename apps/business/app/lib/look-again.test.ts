import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAgain } from './look-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('refetching after an event', () => {
  it('[MOVE-021] refetches a query once for all channels that report one change', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const reads = { calendar: 0, load: 0, other: 0 };
    const watch = (part: keyof typeof reads, queryKey: readonly unknown[]) => {
      const queryFn = async () => {
        reads[part] += 1;
        return reads[part];
      };
      return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    };
    const stop = [
      watch('calendar', ['desk', 1, 'calendar', '2026-06-16']),
      watch('load', ['desk', 1, 'load']),
      watch('other', ['desk', 2, 'calendar']),
    ];
    await vi.runAllTimersAsync();
    for (const key of [
      ['desk', 1, 'calendar'],
      ['desk', 1, 'load'],
      ['desk', 1],
      ['desk', 1, 'calendar'],
      ['desk', 1],
    ])
      lookAgain(client, key);
    await vi.runAllTimersAsync();
    expect(reads).toEqual({ calendar: 2, load: 2, other: 1 });
    lookAgain(client, ['desk', 1, 'calendar']);
    await vi.runAllTimersAsync();
    expect(reads).toEqual({ calendar: 3, load: 2, other: 1 });
    for (const end of stop) end();
  });

  it('[MOVE-021] refetches prioritized queries in an earlier request, and only once', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const reads: string[] = [];
    const watch = (part: string) =>
      new QueryObserver(client, {
        queryKey: ['desk', 1, part],
        queryFn: async () => {
          reads.push(`${part} at ${Date.now() - start}`);
          return null;
        },
      }).subscribe(() => {});
    let start = 0;
    const stop = ['load', 'calendar'].map(watch);
    await vi.runAllTimersAsync();
    reads.length = 0;
    start = Date.now();
    lookAgain(client, ['desk', 1]);
    lookAgain(client, ['desk', 1, 'calendar'], 'first');
    await vi.runAllTimersAsync();
    expect(reads).toEqual(['calendar at 25', 'load at 40']);
    for (const end of stop) end();
  });
});
