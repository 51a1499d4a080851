import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { DrawnParts } from './lib/drawn-once.tsx';
import { NonceContext } from './lib/nonce.ts';
import { requestContext } from './lib/request-context.ts';
import { renderWhole } from './lib/whole-page.tsx';

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
  const { nonce = '', takeWhole, site = noSite } = loadContext.get(requestContext) ?? {};
  const page = { context: routerContext, url: request.url, nonce };
  if (!takeWhole) return stream(page, request, { status, headers });
  const whole = await renderWhole({ ...page, parts: partsOf(site) });
  if (!whole.pieces) return stream({ ...page, context: whole.context }, request, { status, headers }, true);
  takeWhole(whole.pieces);
  return new Response(null, { status, headers });
}

/** What was drawn once holds for the configuration it was drawn with. */
const drawn = new WeakMap<object, DrawnParts>();
const noSite = {};

function partsOf(site: object): DrawnParts {
  const parts = drawn.get(site) ?? new Map();
  drawn.set(site, parts);
  return parts;
}

interface Page {
  context: EntryContext;
  url: string;
  nonce: string;
}

function stream({ context, url, nonce }: Page, request: Request, init: ResponseInit, whole = false): Promise<Response> {
  // A reader that does not wait for late parts gets the whole page at once.
  const ready = whole || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [ready]() {
          started = true;
          const body = new PassThrough();
          body.once('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), init));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          // Errors before the shell reject above and are logged by the host; a page that was left is none.
          if (started && !request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Pages that were left before they were rendered are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
