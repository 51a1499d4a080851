import { createRun } from '@thyme/site/graphql/create-run.ts';
import { sessionLost, storedToken } from '../session.ts';

interface RunOptions {
  /** Leaves an 'Unauthenticated.' error to the caller. */
  silent?: boolean;
}

/** Runs an operation with the token of the business user. */
export const run = createRun<RunOptions>({
  endpoint: () => '/graphql',
  tokenFor: storedToken,
  onUnauthenticated: (token, { silent }) => silent || sessionLost(token),
});
