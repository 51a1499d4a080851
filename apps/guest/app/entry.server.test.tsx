// @vitest-environment node
import { lazy, Suspense, use, useId } from 'react';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { expect, test, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import { DrawnOnce } from './lib/drawn-once.tsx';
import { requestContext } from './lib/request-context.ts';

const NONCE = 'a-nonce-for-one-answer==';

function siteOf(Page: () => React.ReactNode, loader: () => unknown = () => null): ServerBuild {
  const root = (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts nonce={NONCE} />
      </body>
    </html>
  );
  const known = { hasLoader: true, hasAction: false, hasErrorBoundary: false, module: '/root.js' };
  const clients = { hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false };
  const parts = { clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined };
  const facts = { ...known, ...clients, ...parts, hydrateFallbackModule: undefined };
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: () => root } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: Page, loader } },
    },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: {
        root: { ...facts, id: 'root', hasLoader: false },
        page: { ...facts, id: 'page', parentId: 'root', index: true },
      },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

function Greeting() {
  return <h1>{(useLoaderData() as { name: string }).name}</h1>;
}

const Late = lazy(() => Promise.resolve({ default: () => <p>late part</p> }));

function WithLatePart() {
  return (
    <Suspense fallback="wait">
      <Late />
    </Suspense>
  );
}

function Value({ of }: { of: Promise<string> }) {
  return <p>{use(of)}</p>;
}

function Waiting() {
  return (
    <Suspense fallback="wait">
      <Value of={(useLoaderData() as { value: Promise<string> }).value} />
    </Suspense>
  );
}

/** Asks as the host does that keeps pages: the text it was handed, and the answer's own body. */
async function ask(build: ServerBuild, site?: object) {
  let whole: string | undefined;
  const context = new RouterContextProvider();
  const takeWhole = (pieces: readonly string[]) => {
    whole = pieces.join('');
  };
  context.set(requestContext, {
    nonce: NONCE,
    graphql: async () => ({ data: null }),
    takeWhole,
    ...(site && { site }),
  });
  const response = await createRequestHandler(build, 'production')(new Request('http://thyme.test/'), context);
  return { whole, status: response.status, body: await response.text() };
}

test('a page is handed over as one text that holds the data for the browser', async () => {
  const { whole = '', status, body } = await ask(siteOf(Greeting, () => ({ name: '</script><b>Willow & Sons' })));
  expect([status, body]).toEqual([200, '']);
  expect(whole).toMatch(/^<!DOCTYPE html><html lang="en">.*<body><h1>&lt;\/script&gt;&lt;b&gt;Willow &amp; Sons<\/h1>/);
  expect(whole).toMatch(/<\/script><\/body><\/html>$/);
  const [, block = '', script = ''] =
    /<script type="application.json">([^<]*)<.script><script nonce="[^"]+">([^<]*)<.script>/.exec(whole) ?? [];
  const received: string[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') };
  const document = { currentScript: { previousSibling: { textContent: block } } };
  new Function('window', 'document', script)({ __reactRouterContext: { streamController } }, document);
  const [data = '', end] = received;
  expect(JSON.parse(data)).toContain('</script><b>Willow & Sons');
  expect(end).toBe('closed');
});

const drawings: string[] = [];

function Part({ text }: { text: string }) {
  drawings.push(text);
  return (
    <header id={useId()}>
      {text} &amp; <b>more</b>
    </header>
  );
}

/** The part, what stands beside it, and what somebody wrote who knows how marks look. */
function Framed() {
  const { name } = useLoaderData() as { name: string };
  return (
    <>
      before
      <DrawnOnce name="part" by={[name.length]}>
        <Part text={`of ${name.length} letters`} />
      </DrawnOnce>
      <p id={useId()}>{'<data value="0"></data>'}</p>
      <Suspense>
        <DrawnOnce name="foot" by={[]}>
          <Part text="foot" />
        </DrawnOnce>
      </Suspense>
      after
    </>
  );
}

test('a part that many pages share is drawn once, and the text is the same as if it had been drawn', async () => {
  const site = {};
  const page = async (name: string, of: object = site) => {
    drawings.length = 0;
    const { whole = '' } = await ask(
      siteOf(Framed, () => ({ name })),
      of,
    );
    return { text: whole, drawn: [...drawings] };
  };
  const first = await page('Willow');
  expect(first.drawn).toEqual(['of 6 letters', 'foot']);
  expect(first.text).toMatch(
    /<body>before<header id="[^"]+">of 6 letters<!-- --> &amp; <b>more<\/b><\/header><p [^>]+>&lt;data value=&quot;0&quot;&gt;&lt;\/data&gt;<\/p><!--\$--><header [^>]+>foot<!-- --> &amp; <b>more<\/b><\/header><!--\/\$-->after/,
  );
  expect(await page('Willow')).toEqual({ text: first.text, drawn: [] });
  expect((await page('Fern')).drawn).toEqual(['of 4 letters']);
  // Another configuration has its own.
  expect(await page('Willow', {})).toEqual(first);
});

test('a page with a part that comes later is sent whole all the same, data included', async () => {
  const first = await ask(siteOf(WithLatePart, () => ({ name: 'Willow' })));
  expect(first.whole).toBeUndefined();
  expect(first.body).toContain('<p>late part</p>');
  expect(first.body).toContain('Willow');
  const second = await ask(siteOf(WithLatePart));
  expect(second.whole).toContain('<p>late part</p>');
});

test('a page that waits for data on each rendering keeps waiting for it', async () => {
  const { body } = await ask(siteOf(Waiting, () => ({ value: Promise.resolve('came late') })));
  expect(body).toContain('<p>came late</p>');
});

test('a page that is left while its late parts are on their way is no error; one that breaks is', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cutOff = async ({ left }: { left: boolean }) => {
    const leaving = new AbortController();
    const context = new RouterContextProvider();
    context.set(requestContext, { nonce: NONCE, graphql: async () => ({ data: null }) });
    const build = siteOf(Waiting, () => ({ value: new Promise<string>(() => undefined) }));
    const request = new Request('http://thyme.test/', { signal: leaving.signal });
    const { body } = await createRequestHandler(build, 'production')(request, context);
    if (left) leaving.abort();
    await body?.cancel();
  };
  await cutOff({ left: true });
  await cutOff({ left: false });
  await expect.poll(() => said.mock.calls.length).toBeGreaterThan(0);
  // Both late parts of the second page: the one that waits, and the data for the browser.
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
