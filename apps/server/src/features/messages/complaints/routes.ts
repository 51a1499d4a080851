import type { FastifyInstance } from 'fastify';
import { isMailProvider } from '../../../platform/http/mail-provider.ts';
import type { Services } from '../../../platform/services.ts';
import { recordSpam } from './complaints.ts';
import { parseFeedback, parsePostmark } from './parse-report.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/**
 * POST /inbound/complaints: a mail was marked as spam, as a feedback report (message/rfc822, RFC 5965) or as the JSON of
 * Postmark. The provider proves itself as for /inbound/mail. What another attempt would not help is answered with 200.
 */
export function complaintRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser(
    ['message/rfc822', 'application/json'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  scope.post('/inbound/complaints', { bodyLimit: MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { inboundMail } = services.config;
    if (inboundMail === null) return reply.code(404).send({ error: 'not-configured' });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isMailProvider(request, body, { secret: inboundMail.secret, now: services.clock.now() }))
      return reply.code(401).send({ error: 'bad-signature' });
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const report = isJson ? parsePostmark(body) : parseFeedback(body);
    const outcome = report ? await recordSpam(services, report) : 'unreadable';
    services.log.info({ outcome }, 'a complaint about a mail arrived');
    return reply.send({ outcome });
  });
}
