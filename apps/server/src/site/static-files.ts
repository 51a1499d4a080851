import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A worker is a page of its own in this respect. */
const PART = /^(?!.*worker).*\.(js|css|woff2)(\.(br|gz))?$/;
const PAGE_HEADERS = ['content-security-policy', 'permissions-policy', 'x-frame-options', 'cross-origin-opener-policy'];

/** Files of the build, found by name before any page is. Those below /assets carry a hash and never change. */
export async function staticFiles(scope: FastifyInstance, directory: string, prefix = '/'): Promise<void> {
  const root = path.join(directory, 'build/client');
  await scope.register(fastifyStatic, {
    root,
    prefix,
    // A page, which is sent with a policy of its own.
    globIgnore: ['index.html*'],
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = path.relative(root, file).startsWith('assets');
      // These headers restrict pages; other files do not need them.
      if (PART.test(path.basename(file))) for (const name of PAGE_HEADERS) response.removeHeader(name);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
