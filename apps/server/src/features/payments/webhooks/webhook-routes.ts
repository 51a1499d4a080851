import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { receiveEvent } from './webhooks.ts';

const STATUS = { 'bad-signature': 401, 'too-old': 401, malformed: 400 } as const;

/** POST /webhooks/<provider>: messages of the card provider, whose signature is verified over the raw bytes. */
export function webhookRoutes(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.post<{ Params: { provider: string } }>('/webhooks/:provider', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.params.provider !== services.cards.name) return reply.callNotFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const received = await receiveEvent(services, { body, headers: request.headers });
    if (received.ok) return reply.send({ received: true });
    const { code } = received.refusal;
    services.log.warn({ provider: services.cards.name, code }, 'a webhook was refused');
    return reply.code(STATUS[code]).send({ error: code });
  });
}
