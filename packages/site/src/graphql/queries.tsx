import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onForget } from '../forgetting.ts';
import { createQueryClient, resetCache } from './query-client.ts';

let shared: QueryClient | undefined;

/** One client per page in the browser; one per render on the server, where data must not be shared. */
function clientOfThisPage(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (shared) return shared;
  const client = createQueryClient();
  onForget(() => resetCache(client));
  shared = client;
  return client;
}

/**
 * Wraps the parts of a page that query the server from the browser, which share one cache. Pages without such parts do
 * not load the code.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfThisPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
