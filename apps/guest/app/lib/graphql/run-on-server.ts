import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../request-context.ts';
import type { Document } from './document.ts';
import { GraphQLFailure, type WireError } from './failure.ts';

/** Runs an operation for a loader, in the server's own process and as a visitor. */
export async function runOnServer<Result, Variables extends object>(
  context: Readonly<RouterContextProvider>,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const request = context.get(requestContext);
  if (!request) throw new Error('The host set no request context: see app/lib/request-context.ts.');
  const answer = await request.graphql(document.toString(), variables);
  if (answer.errors?.length) throw new GraphQLFailure(answer.errors as WireError[]);
  if (answer.data == null) throw new GraphQLFailure([]);
  return answer.data as Result;
}
