import multipart from '@fastify/multipart';
import { IMPORT_KINDS, importLimits } from '@thyme/domain/imports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PublicError } from '../../graphql/errors.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { businessUserOf, type Viewer } from '../accounts/index.ts';
import { exportShop } from './export/export-shop.ts';
import { problemRows } from './problem-rows.ts';
import { UnreadableFile } from './upload/read-rows.ts';
import { receiveFile } from './upload/receive-file.ts';

const UPLOADS = { max: 60, windowSeconds: 3_600 };
const refusal = (message: string) => ({ errors: [{ message }] });

function idOf(text: unknown): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : 0;
}

/**
 * POST /desk/imports with the owner's bearer token: a form with `business_id`, `kind` and then the file. Returns the id
 * of the import. GET /desk/imports/<business>/<id>/rows.csv returns the rows that need a decision or were skipped. GET
 * /desk/export/<business> returns everything that the shop owns.
 */
export async function importRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: importLimits.bytes, files: 1, fields: 4, fieldSize: 200 } });
  scope.post('/desk/imports', (request, reply) =>
    asOwner(services, { request, reply }, (viewer) => receive(services, viewer, request, reply)),
  );
  scope.get<{ Params: { business: string; id: string } }>('/desk/imports/:business/:id/rows.csv', (request, reply) =>
    asOwner(services, { request, reply }, async (viewer) => {
      const key = { businessId: idOf(request.params.business), importId: idOf(request.params.id) };
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rows-to-check.csv"')
        .send(await problemRows(services, viewer, key));
    }),
  );
  scope.get<{ Params: { business: string } }>('/desk/export/:business', (request, reply) =>
    asOwner(services, { request, reply }, async (viewer) => {
      const { name, stream } = await exportShop(services, viewer, idOf(request.params.business));
      return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(stream);
    }),
  );
}

async function asOwner(
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (viewer: Viewer) => Promise<FastifyReply>,
) {
  reply.header('cache-control', 'no-store');
  const viewer = await businessUserOf(services, request);
  if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
  const { allowed, retryAfter } = await consume(services, `imports:account:${viewer.id}`, UPLOADS);
  if (!allowed)
    return reply
      .code(429)
      .header('retry-after', retryAfter)
      .send(refusal('Too many attempts. Please try again later.'));
  try {
    return await work(viewer);
  } catch (error) {
    if (error instanceof UnreadableFile) return reply.code(422).send(refusal(error.message));
    if (!(error instanceof PublicError)) throw error;
    return reply.code(error.extensions.code === 'NOT_FOUND' ? 404 : 403).send(refusal(error.message));
  }
}

async function receive(services: Services, viewer: Viewer, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) return reply.code(415).send(refusal('Please send a form with a file.'));
  const fields = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    const kind = IMPORT_KINDS.find((one) => one === fields.get('kind'));
    if (!kind) return reply.code(422).send(refusal('Please say what’s in the file.'));
    const businessId = idOf(fields.get('business_id'));
    const isTruncated = () => part.file.truncated;
    const id = await receiveFile(services, viewer, {
      businessId,
      kind,
      fileName: part.filename,
      file: part.file,
      isTruncated,
    });
    return reply.send({ id });
  }
  return reply.code(422).send(refusal('Please choose a file.'));
}
