import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** Vite in this process: serves modules and styles, and provides the site's current code. */
export async function developmentSite(
  scope: FastifyInstance,
  http: Server,
  directory: string,
): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: directory,
    configFile: `${directory}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  scope.addHook('onRequest', (request, reply, done) => {
    const { url } = request.raw;
    vite.middlewares(request.raw, reply.raw, (error?: Error) => {
      // Vite strips the site's base from the address; the router needs all of it.
      request.raw.url = url;
      done(error);
    });
  });
  scope.addHook('onClose', () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
