import { NonceContext } from '@thyme/site/nonce.ts';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NONCE_PLACEHOLDER, requestContext } from './lib/request-context.ts';

/** The host sets the request's nonce under this key, in development; a built page carries a mark in its place. */
export { requestContext };

/** The one page of the desk: a frame that the browser fills. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext?: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = loadContext?.get(requestContext)?.nonce ?? NONCE_PLACEHOLDER;
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={{ ...context, serverHandoffStream }} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
