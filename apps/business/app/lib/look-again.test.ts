import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAgain } from './look-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('looking again after an event', () => {
  it('[MOVE-021] reads a query once for all channels that tell of one change', async () => {
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
});
