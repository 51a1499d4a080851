import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INBOUND_PATH, type SignedRequest, STATUS_PATH } from '../../integrations/texts/index.ts';
import type { Services } from '../../platform/services.ts';
import { record } from './deliver.ts';
import { receiveText } from './inbound.ts';
import { messageOfReceipt } from './receipt.ts';

/** The empty response in Twilio's format. */
const NO_REPLY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Callbacks of the text provider, whose signature is verified, and receipts of service workers. */
export function messageRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  scope.post(STATUS_PATH, async (request, reply) => {
    const report = services.texts.readReport(signedRequest(request, STATUS_PATH));
    if (!report) return reply.code(403).send({ error: 'bad-signature' });
    const { providerId, state, error } = report;
    const isKnown = await record(services, { providerId }, { state, error, now: services.clock.now() });
    // A report may arrive before the response to the request that sent the message: the status makes the provider repeat it.
    return isKnown ? reply.code(204).send() : reply.code(503).send({ error: 'unknown-message' });
  });

  scope.post(INBOUND_PATH, async (request, reply) => {
    const inbound = services.texts.readInbound(signedRequest(request, INBOUND_PATH));
    if (!inbound) return reply.code(403).send({ error: 'bad-signature' });
    await receiveText(services, inbound);
    return reply.type('text/xml').send(NO_REPLY);
  });

  scope.post<{ Params: { token: string } }>('/push/received/:token', async (request, reply) => {
    const id = messageOfReceipt(services, request.params.token);
    if (id === null) return reply.code(404).send({ error: 'unknown-message' });
    await record(services, id, { state: 'delivered', now: services.clock.now() });
    return reply.code(204).send();
  });
}

function signedRequest(request: FastifyRequest, path: string): SignedRequest {
  const header = request.headers['x-twilio-signature'];
  const body = (request.body ?? {}) as Record<string, string>;
  return { path, parameters: body, signature: typeof header === 'string' ? header : '' };
}
