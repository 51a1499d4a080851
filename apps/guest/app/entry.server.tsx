import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { NonceContext } from '@thyme/site/nonce.ts';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type PageToRender, renderToHtml } from './lib/hydration/render-to-html.tsx';
import { requestContext } from './lib/page/request-context.ts';

/** The host sets the request's nonce and GraphQL under this key of the context it hands to the request handler. */
export { requestContext };

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce = '', takeHtml } = loadContext.get(requestContext) ?? {};
  const page = { context: routerContext, url: request.url, nonce };
  if (!takeHtml) {
    const isCrawler = isbot(request.headers.get('user-agent'));
    return stream(page, request, { status, headers }, isCrawler ? 'onAllReady' : 'onShellReady');
  }
  const rendered = await renderToHtml(page);
  if (rendered.html === null)
    return stream({ ...page, context: rendered.context }, request, { status, headers }, 'onAllReady');
  takeHtml(rendered.html);
  return new Response(null, { status, headers });
}

/** `onAllReady` waits for the parts that suspend, for readers that want the complete page. */
function stream(
  { context, url, nonce }: PageToRender,
  request: Request,
  init: ResponseInit,
  ready: 'onAllReady' | 'onShellReady',
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // A reader that waits for the complete page may run no scripts: nothing of it comes later and is moved into place.
        ...(ready === 'onAllReady' && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        [ready]() {
          started = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), init));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          // Errors before the shell reject above and are logged by the host; a closed connection is no error.
          if (started && !request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** A request whose connection was closed before the page was rendered is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
