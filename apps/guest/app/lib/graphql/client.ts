import { createBatcher } from '@thyme/site/graphql/batch.ts';
import type { Document } from '@thyme/site/graphql/document.ts';
import { endpointFor } from '@thyme/site/graphql/endpoint.ts';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { siteConfig } from '../page/site-config.ts';
import { keys, read } from '../session/storage.ts';
import { sessionLost } from './session-lost.ts';

const ask = createBatcher({ endpoint: () => endpointFor(window.location.hostname, siteConfig().apiEndpoints) });

export interface RunOptions {
  /** Leaves an 'Unauthenticated.' answer to the caller: no reset, no redirect. */
  silent?: boolean;
  /** Asks as the owner of a business, with the business site's token. Its end is not the end of a guest's session. */
  asBusiness?: boolean;
}

/** The token an operation goes with; empty for a visitor. */
export function tokenFor({ asBusiness = false }: RunOptions = {}): string {
  return read(asBusiness ? keys.businessToken : keys.guestToken) ?? '';
}

/** Runs an operation from the browser with the stored guest token. */
export async function run<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
  options: RunOptions = {},
): Promise<Result> {
  const token = tokenFor(options);
  try {
    return (await ask({ query: document.toString(), variables }, token)) as Result;
  } catch (error) {
    if (error instanceof GraphQLFailure && error.isUnauthenticated && !options.silent && !options.asBusiness)
      sessionLost(token);
    throw error;
  }
}
