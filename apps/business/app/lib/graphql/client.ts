import { createBatcher } from '@thyme/site/graphql/batch.ts';
import type { Document } from '@thyme/site/graphql/document.ts';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { sessionLost, storedToken } from '../session.ts';

const ask = createBatcher({ endpoint: () => '/graphql' });

/** Runs an operation with the token of whoever works at the desk. */
export async function run<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables,
  { silent = false }: { /** Leaves an 'Unauthenticated.' answer to the caller. */ silent?: boolean } = {},
): Promise<Result> {
  const token = storedToken();
  try {
    return (await ask({ query: document.toString(), variables }, token)) as Result;
  } catch (error) {
    if (error instanceof GraphQLFailure && error.isUnauthenticated && !silent) sessionLost(token);
    throw error;
  }
}
