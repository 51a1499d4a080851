import multipart from '@fastify/multipart';
import { PHOTO_MAX_BYTES, pictureTooLargeMessage } from '@thyme/domain/pictures';
import type { FastifyInstance } from 'fastify';
import { consume } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { readUploadForm } from '../../pictures/index.ts';
import { guestOf } from '../sign-in/request-viewer.ts';
import { uploadPhoto } from './profile-photo.ts';

const UPLOADS = { max: 30, windowSeconds: 3_600 };
const TOO_LARGE = pictureTooLargeMessage(PHOTO_MAX_BYTES);

const refusal = (message: string) => ({ errors: [{ message }] });

/**
 * POST /account/photo: a form with the file `photo` and, to crop it, `left`, `top`, `width` and `height` as fractions
 * of the upright picture. Returns the path to send with guestProfileUpdate.
 */
export async function photoRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 8, fieldSize: 100 } });
  scope.post('/account/photo', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await guestOf(services, request);
    if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
    const { allowed, retryAfter } = await consume(services, `photo:account:${viewer.id}`, UPLOADS);
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send(refusal('Too many attempts. Please try again later.'));
    if (!request.isMultipart()) return reply.code(415).send(refusal('Please send a form with a picture.'));
    const form = await readUploadForm(request);
    if (form === 'too-large') return reply.code(413).send(refusal(TOO_LARGE));
    if (form === null) return reply.code(422).send(refusal('Please choose a picture.'));
    const answer = await uploadPhoto(services, viewer.id, form);
    if (!answer.ok) return reply.code(answer.code).send(refusal(answer.message));
    const { photo, width, height } = answer;
    return reply.send({ photo, width, height });
  });
}
