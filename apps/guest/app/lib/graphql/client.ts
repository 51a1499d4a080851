import { siteConfig } from '../site-config.ts';
import { keys, read } from '../storage.ts';
import { createBatcher } from './batch.ts';
import type { Document } from './document.ts';
import { endpointFor } from './endpoint.ts';
import { GraphQLFailure } from './failure.ts';
import { sessionLost } from './session-lost.ts';

const ask = createBatcher({ endpoint: () => endpointFor(window.location.hostname, siteConfig().apiEndpoints) });

export interface RunOptions {
  /** Leaves an 'Unauthenticated.' answer to the caller: no reset, no redirect. */
  silent?: boolean;
}

/** Runs an operation from the browser with the stored guest token. */
export async function run<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
  options: RunOptions = {},
): Promise<Result> {
  const token = read(keys.guestToken) ?? '';
  try {
    return (await ask({ query: document.toString(), variables }, token)) as Result;
  } catch (error) {
    if (error instanceof GraphQLFailure && error.isUnauthenticated && !options.silent) sessionLost(token);
    throw error;
  }
}
