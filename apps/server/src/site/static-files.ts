import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A worker counts as a page here. */
const PART = /^(?!.*worker).*\.(js|css|woff2)(\.(br|gz))?$/;
const PAGE_HEADERS = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'cross-origin-opener-policy'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

function sent(root: string, cacheControl: string) {
  return {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      // These headers restrict pages; other files do not need them.
      if (PART.test(path.basename(file))) for (const name of PAGE_HEADERS) response.removeHeader(name);
      response.header('cache-control', cacheControl);
    },
  } satisfies FastifyStaticOptions;
}

/** Files of the build, matched by name before any page. Those below /assets carry a hash and never change. */
export async function staticFiles(scope: FastifyInstance, directory: string, prefix = '/'): Promise<void> {
  const root = path.join(directory, 'build/client');
  // Recent builds leave thousands of assets: one route serves all of them, because registering one for each takes seconds.
  await scope.register(fastifyStatic, { ...sent(path.join(root, 'assets'), IMMUTABLE), prefix: `${prefix}assets/` });
  await scope.register(fastifyStatic, {
    ...sent(root, AN_HOUR),
    prefix,
    decorateReply: false,
    wildcard: false,
    // The page is sent with its own policy.
    globIgnore: ['index.html*', 'assets/**'],
  });
}
