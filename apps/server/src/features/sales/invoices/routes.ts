import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { resolveViewer, type Viewer } from '../../accounts/index.ts';
import { type Printed, printCreditNote, printInvoice } from './pdf.ts';

const PRINTS = { max: 60, windowSeconds: 600 };

type FileRequest = FastifyRequest<{ Params: { file: string } }>;
type Print = (services: Services, viewer: Viewer, id: number) => Promise<Printed | null>;

/** GET /api/invoices/<sale>.pdf and /api/credit-notes/<id>.pdf, with the bearer token of the guest or of the business. */
export function invoiceRoutes(scope: FastifyInstance, services: Services): void {
  scope.get('/api/invoices/:file', (request: FileRequest, reply) =>
    sendPdf(services, request, reply, { print: printInvoice, missing: "Sorry couldn't find the invoice!" }),
  );
  scope.get('/api/credit-notes/:file', (request: FileRequest, reply) =>
    sendPdf(services, request, reply, { print: printCreditNote, missing: 'This credit note does not exist.' }),
  );
}

async function sendPdf(
  services: Services,
  request: FileRequest,
  reply: FastifyReply,
  { print, missing }: { print: Print; missing: string },
) {
  reply.header('cache-control', 'no-store');
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  if (!viewer) return reply.code(401).send({ message: 'Unauthenticated.' });
  const { allowed, retryAfter } = await consume(services, `invoice-pdf:account:${viewer.id}`, PRINTS);
  if (!allowed) return reply.code(429).header('retry-after', retryAfter).send({ message: 'Too many attempts.' });
  const id = Number(/^(\d{1,9})\.pdf$/.exec(request.params.file)?.[1] ?? 0);
  const printed = await print(services, viewer, id);
  if (!printed) return reply.code(404).send({ message: missing });
  return reply
    .header('content-disposition', `attachment; filename="${printed.name.replaceAll(/[^\w.-]/g, '_')}"`)
    .type('application/pdf')
    .send(printed.pdf);
}
