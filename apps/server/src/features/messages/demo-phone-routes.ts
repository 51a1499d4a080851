import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestId } from '../../platform/crypto/ids.ts';
import { nonceOf } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { demoPhonePage } from './demo-phone-page.ts';
import { receiveText } from './inbound.ts';
import { listRecent } from './store.ts';

const SHOWN = 100;

/** /dev/phone: messages sent to phones, and replies from one. Registered only for development and demos. */
export function demoPhoneRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.get('/dev/phone', async (_request, reply) => {
    const { name: provider, isReal } = services.texts;
    const page = demoPhonePage(await listRecent(services.db, SHOWN), { provider, isReal, nonce: nonceOf(reply.raw) });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  scope.post('/dev/phone', async (request, reply) => {
    const shape = z.object({ from: z.string().regex(/^\+[1-9]\d{6,14}$/), body: z.string().min(1).max(160) });
    const answer = shape.safeParse(request.body);
    if (!answer.success || services.texts.isReal) return reply.code(400).send({ error: 'malformed' });
    await receiveText(services, { ...answer.data, providerId: `demo-${requestId()}`, channel: 'text' });
    return reply.redirect('/dev/phone', 303);
  });
}
