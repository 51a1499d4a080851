import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestId } from '../../platform/crypto/ids.ts';
import { nonceOf } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { testMail } from './mails.ts';
import { findMail, listRecent, type OutboxRow } from './store.ts';
import { listPage, mailPage } from './viewer-page.ts';

/** Mails are shown without scripts, forms or remote content, like in a careful mail client. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";
const SHOWN = 100;

/** /dev/outbox: the mails of the built-in mailer. Registered only for development and demos. */
export function outboxViewer(scope: FastifyInstance, services: Services): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  scope.get('/dev/outbox', async (_request, reply) => {
    const rows = await listRecent(services.db, SHOWN);
    return reply.type('text/html; charset=utf-8').send(listPage(rows, services.mail.name, nonceOf(reply.raw)));
  });

  scope.post('/dev/outbox', async (request, reply) => {
    const { to } = z.object({ to: z.email() }).parse(request.body);
    await inTransaction(services, (tx) =>
      enqueueMail(tx, {
        template: testMail,
        to,
        data: { sentBy: tx.mail.name },
        dedupeKey: `test:${requestId()}`,
      }),
    );
    return reply.redirect('/dev/outbox', 303);
  });

  scope.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const row = await mailOf(services, request.params.id);
    if (!row) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(mailPage(row, nonceOf(reply.raw)));
  });

  scope.get<{ Params: { id: string } }>('/dev/outbox/:id/html', async (request, reply) => {
    const row = await mailOf(services, request.params.id);
    if (!row?.rendered?.html) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(row.rendered.html);
  });
}

async function mailOf({ db }: Services, id: string): Promise<OutboxRow | null> {
  return /^\d{1,15}$/.test(id) ? findMail(db, Number(id)) : null;
}
