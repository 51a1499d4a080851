import type { Document } from '@thyme/site/graphql/document.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '../page/request-context.ts';

/** Runs an operation for a loader, in the server's own process and as a visitor. */
export async function runOnServer<Result, Variables extends object>(
  context: Readonly<RouterContextProvider>,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const request = context.get(requestContext);
  if (!request) throw new Error('The host set no request context: see app/lib/request-context.ts.');
  const answer = await request.graphql(document.toString(), variables);
  const [error] = answer.errors ?? [];
  // A loader's variables come from the URL, so an invalid value means that the page does not exist.
  if (error?.extensions?.code === 'VALIDATION') throw data(null, { status: 404 });
  // Errors lose their message on the way to the browser; a response keeps the error's id in the server log.
  if (error || answer.data == null) throw data({ id: error?.extensions?.id ?? null }, { status: 500 });
  return answer.data as Result;
}
