import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { exportEverything } from '../account-closing/export.ts';
import { resolveViewer, type Viewer } from './index.ts';

const EXPORTS = { max: 10, windowSeconds: 3_600 };
const TOO_MANY = { errors: [{ message: 'Too many attempts. Please try again later.' }] };
const UNAUTHENTICATED = { errors: [{ message: 'Unauthenticated.' }] };

/** Who sends a request outside GraphQL; null unless it is a guest. */
export async function guestOf(services: Services, request: FastifyRequest): Promise<Viewer | null> {
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  return viewer?.kind === 'guest' ? viewer : null;
}

/** GET /account/export with the guest's bearer token: one JSON file to keep. */
export function accountRoutes(scope: FastifyInstance, services: Services): void {
  scope.get('/account/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await guestOf(services, request);
    if (!viewer) return reply.code(401).send(UNAUTHENTICATED);
    const { allowed, retryAfter } = await consume(services, `export:account:${viewer.id}`, EXPORTS);
    if (!allowed) return reply.code(429).header('retry-after', retryAfter).send(TOO_MANY);
    const document = await exportEverything(services, viewer);
    return reply
      .header('content-disposition', 'attachment; filename="thyme-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document, null, 2));
  });
}
