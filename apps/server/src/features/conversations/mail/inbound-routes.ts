import type { FastifyInstance } from 'fastify';
import { isMailProvider } from '../../../platform/http/mail-provider.ts';
import type { Services } from '../../../platform/services.ts';
import { parseJson, parseRaw } from './parse-mail.ts';
import { receiveMail } from './receive-mail.ts';

/** Enough for a few photos from a phone. */
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * POST /inbound/mail: a mail to an address of INBOUND_MAIL_DOMAIN, as message/rfc822 or as Postmark's JSON. The
 * provider authenticates with INBOUND_MAIL_SECRET, either as the password of basic authentication or by a signature
 * over the body: `X-Inbound-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`.
 */
export function inboundMailRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser(
    ['message/rfc822', 'application/json'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post('/inbound/mail', { bodyLimit: MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { inboundMail } = services.config;
    if (inboundMail === null) return reply.code(404).send({ error: 'not-configured' });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isMailProvider(request, body, { secret: inboundMail.secret, now: services.clock.now() }))
      return reply.code(401).send({ error: 'bad-signature' });
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const mail = isJson ? parseJson(body) : await parseRaw(body);
    // A retry would give the same result, so the provider gets a success status.
    const outcome = mail ? await receiveMail(services, mail) : 'unreadable';
    if (outcome !== 'written') services.log.info({ outcome }, 'a mail did not become a message');
    return reply.send({ outcome });
  });
}
