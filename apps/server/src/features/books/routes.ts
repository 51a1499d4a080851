import { isLocalDate } from '@thyme/domain/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PublicError } from '../../graphql/errors.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { resolveViewer } from '../accounts/index.ts';
import { EXPORT_KINDS, exportBooks } from './exports/export-books.ts';

const EXPORTS = { max: 120, windowSeconds: 600 };

type ExportRequest = FastifyRequest<{
  Params: { business: string; file: string };
  Querystring: { from?: string; to?: string };
}>;

/** GET /api/books/<business>/<kind>.csv?from=2026-08-01&to=2026-08-31, with the bearer token of the owner. */
export function bookRoutes(scope: FastifyInstance, services: Services): void {
  scope.get('/api/books/:business/:file', (request: ExportRequest, reply) => sendExport(services, request, reply));
}

async function sendExport(services: Services, request: ExportRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  if (!viewer) return reply.code(401).send({ message: 'Unauthenticated.' });
  const { allowed, retryAfter } = await consume(services, `book-export:account:${viewer.id}`, EXPORTS);
  if (!allowed) return reply.code(429).header('retry-after', retryAfter).send({ message: 'Too many attempts.' });
  const businessId = /^\d{1,9}$/.test(request.params.business) ? Number(request.params.business) : 0;
  const kind = EXPORT_KINDS.find((one) => request.params.file === `${one}.csv`);
  const { from = '', to = '' } = request.query;
  if (!kind) return reply.code(404).send({ message: 'This file does not exist.' });
  if (!isLocalDate(from) || !isLocalDate(to)) return reply.code(400).send({ message: 'Please give two dates.' });
  try {
    const { name, stream } = await exportBooks(services, viewer, { businessId, from, to, kind });
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(stream);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const code = { NOT_FOUND: 404, REFUSED: 403 }[String(error.extensions.code)] ?? 400;
    return reply.code(code).send({ message: error.message });
  }
}
