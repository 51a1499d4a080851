import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { consume } from '../../platform/throttle.ts';
import { exportEverything } from './export.ts';
import { resolveViewer } from './service.ts';

const EXPORTS = { max: 10, windowSeconds: 3_600 };

/** GET /account/export with the guest's bearer token: one JSON file to keep. */
export function accountRoutes(scope: FastifyInstance, services: Services): void {
  scope.get('/account/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? null : await resolveViewer(services, token);
    if (viewer?.kind !== 'guest') return reply.code(401).send({ errors: [{ message: 'Unauthenticated.' }] });
    const { allowed, retryAfter } = await consume(services, `export:account:${viewer.id}`, EXPORTS);
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send({ errors: [{ message: 'Too many attempts. Please try again later.' }] });
    const document = await exportEverything(services, viewer);
    return reply
      .header('content-disposition', 'attachment; filename="thyme-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document, null, 2));
  });
}
