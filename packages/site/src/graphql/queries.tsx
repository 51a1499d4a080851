import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onForget } from '../forgetting.ts';
import { createQueryClient, resetCache } from './query-client.ts';

let shared: QueryClient | undefined;

/** One for the life of a page in the browser; one for each rendering on the server, where answers must not be shared. */
function clientOfThisPage(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (shared) return shared;
  const client = createQueryClient();
  onForget(() => resetCache(client));
  shared = client;
  return client;
}

/**
 * Goes around the parts of a page that ask the server from the browser. All of them share what was answered; pages
 * without such parts do not carry the code.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfThisPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
