import { setTimeout } from 'node:timers/promises';
// @vitest-environment node
import { lazy, Suspense, use } from 'react';
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
import { requestContext } from './lib/page/request-context.ts';

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

/** Requests a page as the page cache does: the HTML it was handed, and the response's own body. */
async function ask(build: ServerBuild) {
  let whole: string | undefined;
  const context = new RouterContextProvider();
  const takeHtml = (html: string) => {
    whole = html;
  };
  context.set(requestContext, { nonce: NONCE, graphql: async () => ({ data: null }), takeHtml });
  const response = await createRequestHandler(build, 'production')(new Request('http://thyme.test/'), context);
  return { whole, status: response.status, body: await response.text() };
}

test('a page is rendered to one string that includes the data for the browser', async () => {
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

test('a page waits for the code of its lazy parts, so that the first is whole like all others', async () => {
  const { whole, body } = await ask(siteOf(WithLatePart, () => ({ name: 'Willow' })));
  expect(whole).toContain('<p>late part</p>');
  expect(whole).toContain('Willow');
  expect(body).toBe('');
});

test('a page that waits longer for its data is streamed, and still complete without scripts', async () => {
  const { whole, body } = await ask(
    siteOf(Waiting, () => ({ value: setTimeout(400, `came late${' '.repeat(20_000)}`) })),
  );
  expect(whole).toBeUndefined();
  expect(body).toMatch(/<body><!--\$--><p>came late/);
});

test('a connection closed during late parts is no error; a failing part is', async () => {
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
