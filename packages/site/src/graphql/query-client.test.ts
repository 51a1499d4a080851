import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { GraphQLFailure, NetworkFailure } from './failure.ts';
import { createQueryClient, resetCache } from './query-client.ts';

describe('cached queries', () => {
  it('are refetched after a reset only where a component uses them', async () => {
    const client = createQueryClient();
    const seen = vi.fn(async () => 1);
    const unseen = vi.fn(async () => 1);
    const leave = new QueryObserver(client, { queryKey: ['seen'], queryFn: seen }).subscribe(() => {});
    await client.fetchQuery({ queryKey: ['unseen'], queryFn: unseen });
    await vi.waitFor(() => expect(client.getQueryData(['seen'])).toBe(1));
    resetCache(client);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
    expect(unseen).toHaveBeenCalledOnce();
    expect(client.getQueryData(['unseen'])).toBeUndefined();
    leave();
  });

  it('[ERR-057] a failure is only logged here, and a refusal is not retried', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = vi.fn(async () => Promise.reject(new GraphQLFailure([{ message: 'no' }])));
    await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: refused, retryDelay: 0 })).rejects.toThrow(
      'no',
    );
    expect(refused).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('are tried again where the network failed', async () => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
    expect([
      retry(0, new NetworkFailure('x')),
      retry(2, new NetworkFailure('x')),
      retry(0, new GraphQLFailure([])),
    ]).toEqual([true, false, false]);
  });
});
