import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { comeAlive } from './come-alive.ts';
import { beginDrawing, type Cut, type DrawnParts } from './drawn-once.tsx';
import { NonceContext } from './nonce.ts';

/** Where React left a part out, because it waits for something or failed. Without their `<`, of which pages are full. */
const LEFT_OUT = ['$?-->', '$!-->'];

const END = '</body></html>';

export type Whole = { pieces: string[] } | { pieces: null; context: EntryContext };

export interface PageToDraw {
  context: EntryContext;
  url: string;
  nonce: string;
  /** Of pages before this one, with the same configuration. */
  parts: DrawnParts;
}

/**
 * A page at once. Half the work of a stream, which encodes, packs and queues every piece of it; so the data for the
 * browser, which comes as a stream, is read beforehand and written where the stream would have put it. A page with parts
 * that come later is given back, to be streamed.
 */
export async function renderWhole(page: PageToDraw): Promise<Whole> {
  const { serverHandoffStream, ...context } = page.context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const drawing = beginDrawing(page.parts);
  const html = renderToString(
    drawing.with(
      <NonceContext value={page.nonce}>
        <ServerRouter context={context} url={page.url} nonce={page.nonce} />
      </NonceContext>,
    ),
  );
  if (LEFT_OUT.some((mark) => html.includes(mark)) || !html.endsWith(END)) {
    const again = new Response(data).body as ReadableStream<Uint8Array>;
    return { pieces: null, context: { ...page.context, serverHandoffStream: again, renderMeta: {} } };
  }
  const { preloads, module, start } = scriptsLast(html, page.nonce);
  const scripts = start + (context.renderMeta?.didRenderScripts ? dataScripts(data, page.nonce) : '');
  const end = { from: html.length - END.length, to: html.length, text: scripts + END };
  return { pieces: ['<!DOCTYPE html>', ...cutUp(html, [...preloads, ...drawing.cuts(html), ...module, end])] };
}

/** The page with all changes, in pieces: putting them together, or making every change by itself, would copy the page once more. */
function cutUp(html: string, cuts: readonly Cut[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const cut of cuts) {
    pieces.push(html.slice(at, cut.from), cut.text);
    at = cut.to;
  }
  return [...pieces, html.slice(at)];
}

/** Milliseconds that scripts wait for pictures at most. */
const PATIENCE = 3_000;
const PRELOADS = /(?:<link rel="modulepreload" href="[^"]*" nonce="[^"]*"\/>)+/y;
const PRELOADED = /href="([^"]*)"/g;
const MODULE = ' type="module" async="">';

/**
 * What is seen comes first: the scripts are asked for when the page has been painted with its pictures, or when somebody
 * touches it. Browsers would rank them with the picture and the fonts, and slow lines have room for one of the two.
 */
function scriptsLast(html: string, nonce: string) {
  // Patterns look only where they belong: over the whole page they took longer than its largest component.
  PRELOADS.lastIndex = Math.max(0, html.indexOf('<link rel="modulepreload"'));
  const from = PRELOADS.lastIndex;
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  const files = Array.from(preloads.matchAll(PRELOADED), ([, href]) => href);
  const at = html.lastIndexOf(MODULE);
  return {
    preloads: [{ from, to: from + preloads.length, text: '' }],
    module: at === -1 ? [] : [{ from: at, to: at + MODULE.length, text: ' type="module/later">' }],
    start: `<script nonce="${nonce}">(${comeAlive})(${escaped(JSON.stringify(files))},${PATIENCE})</script>`,
  };
}

const HAND_OVER = `(controller=>{controller.enqueue(document.currentScript.previousSibling.textContent);controller.close()})(window.__reactRouterContext.streamController)`;

/**
 * React Router's own would be a script for each page that holds its data as a text in a text. This is a block that nothing
 * runs, and a script that is the same on every page. The data is JSON line by line, so its signs may be written by number.
 */
function dataScripts(data: string, nonce: string): string {
  const block = data.replaceAll('<', '\\u003c');
  return `<script type="application/json">${block}</script><script nonce="${nonce}">${HAND_OVER}</script>`;
}

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Nothing in a string of ours may end the script that holds it. */
function escaped(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
