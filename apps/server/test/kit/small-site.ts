import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A site with one route for every address, in the shape of the real build. It renders its inputs: the shop's name
 * through GraphQL, the nonce, the headers, and how often it was rendered.
 */
const SERVER = `
export const requestContext = { defaultValue: null };
let renderings = 0;
const loader = async ({ request, context }) => {
  renderings += 1;
  const { nonce, graphql, site } = context.get(requestContext);
  const url = new URL(request.url);
  const slug = url.pathname.slice(1).replace(/^(profile|lists|pages)\\//, '');
  if (slug === 'broken') throw new Error('a bug in a page');
  const documents = { lists: '{ newest_businesses { name } }', pages: 'query($slug: String!) { pages(slug: $slug) { title } }' };
  const document = documents[url.pathname.split('/')[1]] ?? 'query($slug: String!) { business(slug: $slug) { name } }';
  const { data } = await graphql(document, { slug });
  const name = data.business?.name ?? data.pages?.title ?? data.newest_businesses?.map((shop) => shop.name).join() ?? null;
  const body = \`<!doctype html><h1>\${name}</h1><p>rendering \${renderings}</p><p>cookie \${request.headers.get('cookie')}</p><p>\${site.publicUrl}</p><p>\${request.url}</p><script nonce="\${nonce}">1</script><script nonce="\${nonce}">2</script>\`;
  return new Response(body, { status: name === null ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': 'yes' } });
};
const route = { id: 'root', path: '*', module: { loader, handle: { searchParams: ['shown'] } } };
export const routes = { root: route };
export const entry = { module: { default: () => new Response('never'), handleError: () => undefined, requestContext } };
const known = { id: 'root', path: '*', hasLoader: true, hasAction: false, hasClientLoader: false, hasClientAction: false, hasErrorBoundary: false, module: '/assets/root.js' };
export const assets = { entry: { module: '', imports: [] }, routes: { root: known }, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'lazy', manifestPath: '/__manifest' };
export const allowedActionOrigins = false;
`;

export interface SmallSite {
  directory: string;
  remove(): Promise<void>;
}

export async function writeSmallSite(): Promise<SmallSite> {
  const directory = await mkdtemp(path.join(tmpdir(), 'thyme-site-'));
  await mkdir(path.join(directory, 'build/server'), { recursive: true });
  await mkdir(path.join(directory, 'build/client/assets'), { recursive: true });
  await writeFile(path.join(directory, 'package.json'), '{"type": "module"}');
  await writeFile(path.join(directory, 'build/server/index.js'), SERVER);
  await writeFile(path.join(directory, 'build/client/assets/root-abc123.js'), 'export {};');
  await writeFile(path.join(directory, 'build/client/humans.txt'), 'Made in Dublin.\n');
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
