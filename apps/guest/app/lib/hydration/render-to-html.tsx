import { setTimeout } from 'node:timers/promises';
import { NonceContext } from '@thyme/site/nonce.ts';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { deferHydration } from './defer-hydration.ts';

export interface PageToRender {
  context: EntryContext;
  url: string;
  nonce: string;
}

/** `html` is null for a page that has to be streamed, with the context to do so. */
export type RenderedPage = { html: string } | { html: null; context: EntryContext };

/** React's comments where it left out a part that suspended or failed. */
const INCOMPLETE = /<!--\$[?!]-->/;
const END = '</body></html>';
/** Milliseconds. A process loads the code of lazy parts when it first renders them; then the page is complete. */
const CODE_WAITS = [5, 20, 100];

/**
 * Renders a page to a string, which takes half the time of a stream. React Router streams the loader data to the browser,
 * so it is read beforehand and appended to the page.
 */
export async function renderToHtml({ context: entry, url, nonce }: PageToRender): Promise<RenderedPage> {
  const { serverHandoffStream, ...context } = entry;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={url} nonce={nonce} />
    </NonceContext>
  );
  let html = renderToString(page);
  for (const wait of CODE_WAITS) {
    if (!INCOMPLETE.test(html)) break;
    await setTimeout(wait);
    html = renderToString(page);
  }
  if (INCOMPLETE.test(html) || !html.endsWith(END)) {
    const stream = new Response(data).body as ReadableStream<Uint8Array>;
    return { html: null, context: { ...entry, serverHandoffStream: stream, renderMeta: {} } };
  }
  const scripts = context.renderMeta?.didRenderScripts ? dataScripts(data, nonce) : '';
  return { html: `<!DOCTYPE html>${withDeferredScripts(html.slice(0, -END.length), nonce)}${scripts}${END}` };
}

/** Milliseconds until the scripts are loaded even if pictures are still missing. */
const TIMEOUT = 3_000;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)" nonce="[^"]*"\/>/g;
const MODULE = ' type="module" async="">';
const DEFERRED = ' type="module/deferred">';
const HEAD_END = '</head>';

/** Browsers load scripts with the same priority as the largest picture and the fonts; deferred, the page paints sooner. */
function withDeferredScripts(html: string, nonce: string): string {
  const files: string[] = [];
  // React puts the links into the head and the module at the end, so the long part between them is not searched.
  const [head, body] = splitAt(html, html.indexOf(HEAD_END));
  const links = head.replace(PRELOAD, (_link, href: string) => {
    files.push(href);
    return '';
  });
  const [content, scripts] = splitAt(body, body.lastIndexOf(MODULE));
  const list = JSON.stringify(files).replaceAll('<', '\\u003c');
  return `${links}${content}${scripts.replace(MODULE, DEFERRED)}<script nonce="${nonce}">(${deferHydration})(${list},${TIMEOUT})</script>`;
}

function splitAt(text: string, index: number): [string, string] {
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

const HAND_OVER = `(controller=>{controller.enqueue(document.currentScript.previousSibling.textContent);controller.close()})(window.__reactRouterContext.streamController)`;

/** Data in a block that does not run, and one script that is the same on every page, so its hash is too. */
function dataScripts(data: string, nonce: string): string {
  const block = data.replaceAll('<', '\\u003c');
  return `<script type="application/json">${block}</script><script nonce="${nonce}">${HAND_OVER}</script>`;
}
