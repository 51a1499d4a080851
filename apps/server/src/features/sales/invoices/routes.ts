import type { FastifyInstance } from 'fastify';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { resolveViewer } from '../../accounts/index.ts';
import { printInvoice } from './pdf.ts';

const PRINTS = { max: 60, windowSeconds: 600 };

/** GET /api/invoices/<sale>.pdf with the bearer token of the guest it was written for. */
export function invoiceRoutes(scope: FastifyInstance, services: Services): void {
  scope.get<{ Params: { file: string } }>('/api/invoices/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? null : await resolveViewer(services, token);
    if (viewer?.kind !== 'guest') return reply.code(401).send({ message: 'Unauthenticated.' });
    const { allowed, retryAfter } = await consume(services, `invoice-pdf:account:${viewer.id}`, PRINTS);
    if (!allowed) return reply.code(429).header('retry-after', retryAfter).send({ message: 'Too many attempts.' });
    const saleId = Number(/^(\d{1,9})\.pdf$/.exec(request.params.file)?.[1] ?? 0);
    const printed = await printInvoice(services, { userId: viewer.id, saleId });
    if (!printed) return reply.code(404).send({ message: "Sorry couldn't find the invoice!" });
    return reply
      .header('content-disposition', `attachment; filename="${printed.name.replaceAll(/[^\w.-]/g, '_')}"`)
      .type('application/pdf')
      .send(printed.pdf);
  });
}
