import type { FastifyInstance } from 'fastify';
import { isMailProvider } from '../../platform/http/mail-provider.ts';
import type { Services } from '../../platform/services.ts';
import { parseDeliveryStatus, parsePostmarkBounce } from './bounces/parse-bounce.ts';
import { recordBounce } from './bounces/record-bounce.ts';
import { recordSpam } from './complaints/complaints.ts';
import { parseFeedback, parsePostmark } from './complaints/parse-report.ts';

const MAX_BYTES = 2 * 1024 * 1024;

type Take = (body: Buffer, isJson: boolean) => Promise<string>;

/**
 * Reports about accepted mails, as a mail (message/rfc822) or as Postmark's JSON. The provider authenticates as for
 * /inbound/mail. Reports that a retry would not help get status 200. POST /inbound/complaints: marked as spam (RFC
 * 5965). POST /inbound/bounces: bounced (RFC 3464).
 */
export function mailReportRoutes(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser(
    ['message/rfc822', 'application/json'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, body),
  );
  const route = (path: string, take: Take) =>
    scope.post(path, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { inboundMail } = services.config;
      if (inboundMail === null) return reply.code(404).send({ error: 'not-configured' });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isMailProvider(request, body, { secret: inboundMail.secret, now: services.clock.now() }))
        return reply.code(401).send({ error: 'bad-signature' });
      const outcome = await take(body, request.headers['content-type']?.startsWith('application/json') ?? false);
      services.log.info({ outcome, path }, 'a report about a mail arrived');
      return reply.send({ outcome });
    });
  route('/inbound/complaints', async (body, isJson) => {
    const report = isJson ? parsePostmark(body) : parseFeedback(body);
    return report ? recordSpam(services, report) : 'unreadable';
  });
  route('/inbound/bounces', async (body, isJson) => {
    const bounce = isJson ? parsePostmarkBounce(body) : parseDeliveryStatus(body);
    return bounce ? recordBounce(services, bounce) : 'unreadable';
  });
}
