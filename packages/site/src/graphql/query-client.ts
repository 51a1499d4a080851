import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from './failure.ts';

/** The global layer only logs; the screen that made the call tells the person. */
function logOnly(error: unknown): void {
  console.error(error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logOnly }),
    mutationCache: new MutationCache({ onError: logOnly }),
    defaultOptions: {
      queries: {
        // Rendered answers are fresh enough for a minute; less would fetch everything twice.
        staleTime: 60_000,
        retry: (failures, error) => error instanceof NetworkFailure && failures < 2,
      },
      mutations: { retry: false },
    },
  });
}

/** Forgets every answer. Only what is on screen is asked for again. */
export function resetCache(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' });
  void client.resetQueries({ type: 'active' });
}
