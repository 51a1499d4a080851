import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Execute } from '../graphql/execute.ts';
import { drawNonce, pagePolicy } from '../platform/http/security-headers.ts';
import type { Services } from '../platform/services.ts';
import { CachedPage, sendPage } from './cached-page.ts';
import { developmentSite } from './development.ts';
import { siteRoutes } from './site.ts';
import { pageRenderer } from './site-build.ts';
import { staticFiles } from './static-files.ts';

const PREFIX = '/business';
const BELOW = `${PREFIX}/*`;

/** The placeholder for a nonce in the built page; the desk's build writes the same text. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

const pageOf = (directory: string) => path.join(directory, 'build/client/index.html');

export function hasDesk(directory: string): boolean {
  return existsSync(pageOf(directory));
}

/** The desk is one page for every address below /business: the browser renders it for the logged-in member. */
export async function hostDesk(
  http: FastifyInstance,
  parts: { services: Services; execute: Execute; kind: 'built' | 'development'; directory: string },
): Promise<void> {
  const { services, execute, kind, directory } = parts;
  // The desk's router only handles addresses below its own folder.
  http.get(PREFIX, async (request, reply) => reply.redirect(request.url.replace(PREFIX, `${PREFIX}/`), 301));
  if (kind === 'development') {
    await http.register(async (scope) => {
      const build = await developmentSite(scope, http.server, directory);
      const render = pageRenderer(services.config, build);
      siteRoutes(scope, { services, execute, render, cache: null }, BELOW);
    });
    return;
  }
  const nonce = drawNonce();
  const html = (await readFile(pageOf(directory), 'utf8')).replaceAll(NONCE_PLACEHOLDER, nonce);
  const contentType = 'text/html; charset=utf-8';
  const page = new CachedPage({ html: Buffer.from(html), contentType, nonce }, pagePolicy(services.config));
  await http.register(async (scope) => staticFiles(scope, directory, `${PREFIX}/`));
  http.get(BELOW, async (request, reply) =>
    sendPage(request, reply.header('cache-control', 'private, no-cache'), page),
  );
}
