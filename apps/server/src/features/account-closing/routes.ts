import type { FastifyInstance } from 'fastify';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { guestOf } from '../accounts/index.ts';
import { exportEverything } from './export.ts';
import { readableExport } from './readable-export.ts';

const EXPORTS = { max: 10, windowSeconds: 3_600 };
const TOO_MANY = { errors: [{ message: 'Too many attempts. Please try again later.' }] };
const UNAUTHENTICATED = { errors: [{ message: 'Unauthenticated.' }] };

/** GET /account/export with the guest's bearer token returns one JSON file, with ?format=html a readable page. */
export function exportRoutes(scope: FastifyInstance, services: Services): void {
  scope.get<{ Querystring: { format?: string } }>('/account/export', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await guestOf(services, request);
    if (!viewer) return reply.code(401).send(UNAUTHENTICATED);
    const { allowed, retryAfter } = await consume(services, `export:account:${viewer.id}`, EXPORTS);
    if (!allowed) return reply.code(429).header('retry-after', retryAfter).send(TOO_MANY);
    const document = await exportEverything(services, viewer);
    if (!document) return reply.code(401).send(UNAUTHENTICATED);
    if (request.query.format === 'html')
      return reply
        .header('content-disposition', 'attachment; filename="thyme-my-data.html"')
        .type('text/html; charset=utf-8')
        .send(readableExport(document));
    return reply
      .header('content-disposition', 'attachment; filename="thyme-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(document, null, 2));
  });
}
