import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES } from '@thyme/domain/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PublicError } from '../../../graphql/errors.ts';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import { businessUserOf, guestOf, type Viewer } from '../../accounts/index.ts';
import { readUploadForm } from '../../pictures/index.ts';
import { keepPicture, openAsGuest, openAtDesk } from './message-pictures.ts';

const UPLOADS = { max: 120, windowSeconds: 3_600 };
const TOO_LARGE = `This picture is too large. Please choose one of at most ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`;
const refusal = (message: string) => ({ errors: [{ message }] });
const missing = (reply: FastifyReply) => reply.code(404).send(refusal('This picture could not be found.'));

/**
 * POST /account/messages/pictures (a guest) and /desk/messages/pictures (a member): a form with the file and
 * `business_id`; the returned id is sent with the message. GET returns a picture to the two sides of its conversation.
 */
export async function messagePictureRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 4, fieldSize: 200 } });
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
  });

  scope.post('/account/messages/pictures', async (request, reply) =>
    receive(services, request, reply, await guestOf(services, request)),
  );
  scope.post('/desk/messages/pictures', async (request, reply) => {
    const viewer = await businessUserOf(services, request);
    return receive(services, request, reply, viewer, (businessId) =>
      viewer ? requireMembership(services, viewer, businessId) : null,
    );
  });

  scope.get<{ Params: { id: string } }>('/account/messages/pictures/:id', async (request, reply) => {
    const viewer = await guestOf(services, request);
    if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
    const id = idOf(request.params.id);
    const bytes = id === null ? null : await openAsGuest(services, viewer.id, id);
    return bytes ? reply.type('image/webp').send(bytes) : missing(reply);
  });
  scope.get<{ Params: { business: string; id: string } }>(
    '/desk/messages/pictures/:business/:id',
    async (request, reply) => {
      const viewer = await businessUserOf(services, request);
      if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
      const [businessId, id] = [idOf(request.params.business), idOf(request.params.id)];
      if (businessId === null || id === null) return missing(reply);
      return orRefusal(reply, async () => {
        const bytes = await openAtDesk(services, viewer, { businessId, id });
        return bytes ? reply.type('image/webp').send(bytes) : missing(reply);
      });
    },
  );
}

async function receive(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
  check?: (businessId: number) => Promise<unknown> | null,
): Promise<FastifyReply> {
  if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
  const { allowed, retryAfter } = await consume(services, `message-picture:account:${viewer.id}`, UPLOADS);
  if (!allowed)
    return reply
      .code(429)
      .header('retry-after', retryAfter)
      .send(refusal('Too many attempts. Please try again later.'));
  if (!request.isMultipart()) return reply.code(415).send(refusal('Please send a form with a picture.'));
  const form = await readUploadForm(request);
  if (form === 'too-large') return reply.code(413).send(refusal(TOO_LARGE));
  if (form === null) return reply.code(422).send(refusal('Please choose a picture.'));
  const businessId = idOf(form.fields.get('business_id'));
  if (businessId === null) return reply.code(404).send(refusal('This shop could not be found.'));
  return orRefusal(reply, async () => {
    await check?.(businessId);
    const kept = await keepPicture(services, { businessId, uploadedBy: viewer.id, bytes: form.bytes });
    return kept.ok ? reply.send({ id: kept.id }) : reply.code(kept.code).send(refusal(kept.message));
  });
}

function idOf(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

async function orRefusal(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return reply.code(error.extensions.code === 'NOT_FOUND' ? 404 : 403).send(refusal(error.message));
  }
}
