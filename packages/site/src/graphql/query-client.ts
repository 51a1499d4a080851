import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from './failure.ts';

/** The global handler only logs; the component that made the call shows the error. */
function logOnly(error: unknown): void {
  console.error(error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logOnly }),
    mutationCache: new MutationCache({ onError: logOnly }),
    defaultOptions: {
      queries: {
        // Server-rendered data counts as fresh for a minute; less would fetch everything twice.
        staleTime: 60_000,
        retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
      },
      mutations: { retry: false },
    },
  });
}

/** Clears the cache and refetches only queries in use. */
export function resetCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
