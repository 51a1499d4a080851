import { createRun } from '@thyme/site/graphql/create-run.ts';
import { endpointFor } from '@thyme/site/graphql/endpoint.ts';
import { siteConfig } from '../page/site-config.ts';
import { keys, read } from '../session/storage.ts';
import { sessionLost } from './session-lost.ts';

export interface RunOptions {
  /** Leaves an 'Unauthenticated.' response to the caller: no reset, no redirect. */
  silent?: boolean;
  /** Sends the token of the business desk. When it is refused, the guest's session continues. */
  asBusiness?: boolean;
}

/** The token that an operation is sent with; empty for a visitor. */
export function tokenFor({ asBusiness = false }: RunOptions = {}): string {
  return read(asBusiness ? keys.businessToken : keys.guestToken) ?? '';
}

/** Runs an operation from the browser with the stored token. */
export const run = createRun<RunOptions>({
  endpoint: () => endpointFor(window.location.hostname, siteConfig().apiEndpoints),
  tokenFor,
  onUnauthenticated: (token, { silent, asBusiness }) => silent || asBusiness || sessionLost(token),
});
