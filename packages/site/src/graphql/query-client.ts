import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from './failure.ts';

/** The global handler only logs; the screen that made the call shows the error. */
function logOnly(error: unknown): void {
  console.error(error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logOnly }),
    mutationCache: new MutationCache({ onError: logOnly }),
    defaultOptions: {
      queries: {
        // A shorter time would refetch data that the server has just rendered.
        staleTime: 60_000,
        retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
      },
      mutations: { retry: false },
    },
  });
}

/** Clears the cache. Only mounted queries are fetched again. */
export function resetCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
