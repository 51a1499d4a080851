import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@thyme/domain/pictures';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PublicError } from '../../../graphql/errors.ts';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { businessUserOf } from '../../accounts/index.ts';
import { readUploadForm } from '../../pictures/index.ts';
import { addFile, openFile } from './guest-files.ts';

const UPLOADS = { max: 120, windowSeconds: 3_600 };
const TOO_LARGE = `This file is too large. Please choose one of at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
const refusal = (message: string) => ({ errors: [{ message }] });

/**
 * POST /desk/guest-files with a member's bearer token: a form with the file, `business_id`, `guest_id`, `name`, `caption`,
 * `consent` (yes) and `may_be_shown` (yes). GET /desk/guest-files/<business>/<id> returns one, to members only.
 */
export async function guestFileRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 8, fieldSize: 2_000 } });
  scope.post('/desk/guest-files', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await businessUserOf(services, request);
    if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
    const { allowed, retryAfter } = await consume(services, `guest-file:account:${viewer.id}`, UPLOADS);
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send(refusal('Too many attempts. Please try again later.'));
    if (!request.isMultipart()) return reply.code(415).send(refusal('Please send a form with a file.'));
    const form = await readUploadForm(request);
    if (form === 'too-large') return reply.code(413).send(refusal(TOO_LARGE));
    if (form === null) return reply.code(422).send(refusal('Please choose a file.'));
    const { bytes, fields } = form;
    const businessId = idOf(fields.get('business_id'));
    const guestId = idOf(fields.get('guest_id'));
    if (businessId === null || guestId === null) return reply.code(404).send(refusal('This guest could not be found.'));
    return orRefusal(reply, async () => {
      const added = await addFile(services, viewer, {
        businessId,
        guestId,
        bytes,
        name: fields.get('name') ?? '',
        caption: fields.get('caption') ?? '',
        hasConsent: fields.get('consent') === 'yes',
        mayBeShown: fields.get('may_be_shown') === 'yes',
      });
      return added.ok ? reply.send({ id: added.id }) : reply.code(added.code).send(refusal(added.message));
    });
  });
  scope.get<{ Params: { business: string; id: string } }>('/desk/guest-files/:business/:id', async (request, reply) => {
    // Never stored by caches, never framed or sniffed as anything else.
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    const viewer = await businessUserOf(services, request);
    if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
    const businessId = idOf(request.params.business);
    const id = idOf(request.params.id);
    if (businessId === null || id === null) return missing(reply);
    return orRefusal(reply, async () => {
      const found = await openFile(services, viewer, { businessId, id });
      if (!found) return missing(reply);
      const isPicture = found.file.contentType === 'image/webp';
      return reply
        .type(found.file.contentType)
        .header('content-disposition', isPicture ? 'inline' : `attachment; filename="guest-file-${id}.pdf"`)
        .send(found.bytes);
    });
  });
}

const missing = (reply: FastifyReply) => reply.code(404).send(refusal('This file could not be found.'));

function idOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

async function orRefusal(reply: FastifyReply, work: () => Promise<FastifyReply>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return reply.code(error.extensions.code === 'NOT_FOUND' ? 404 : 403).send(refusal(error.message));
  }
}
