import multipart from '@fastify/multipart';
import { PICTURE_MAX_BYTES, pictureTooLargeMessage } from '@thyme/domain/pictures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PublicError } from '../../graphql/errors.ts';
import { consume } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { resolveViewer } from '../accounts/index.ts';
import { readUploadForm } from '../pictures/index.ts';
import { addPersonPicture, type PictureUse } from './profile-pictures.ts';

const UPLOADS = { max: 120, windowSeconds: 3_600 };
const LARGEST_ID = 2_147_483_647;
const refusal = (message: string) => ({ errors: [{ message }] });

async function memberOf(services: Services, request: FastifyRequest) {
  const token = /^Bearer\s+(\S{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token === undefined ? null : await resolveViewer(services, token);
  return viewer?.kind === 'business' ? viewer : null;
}

const idIn = (fields: ReadonlyMap<string, string>, name: string): number | null => {
  const id = Number(fields.get(name));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null;
};

/**
 * POST /desk/people/pictures with the owner's bearer token: a form with `business_id`, `person_id`, `use` (portrait or
 * work), the file `picture` and, to crop it, `left`, `top`, `width` and `height` as fractions of the upright picture.
 */
export async function personPictureRoutes(scope: FastifyInstance, services: Services): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 9, fieldSize: 1_000 } });
  scope.post('/desk/people/pictures', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await memberOf(services, request);
    if (!viewer) return reply.code(401).send(refusal('Unauthenticated.'));
    const { allowed, retryAfter } = await consume(services, `desk-picture:account:${viewer.id}`, UPLOADS);
    if (!allowed)
      return reply
        .code(429)
        .header('retry-after', retryAfter)
        .send(refusal('Too many attempts. Please try again later.'));
    if (!request.isMultipart()) return reply.code(415).send(refusal('Please send a form with a picture.'));
    const form = await readUploadForm(request);
    if (form === 'too-large') return reply.code(413).send(refusal(pictureTooLargeMessage(PICTURE_MAX_BYTES)));
    if (form === null) return reply.code(422).send(refusal('Please choose a picture.'));
    const { bytes, crop, fields } = form;
    const [businessId, personId] = [idIn(fields, 'business_id'), idIn(fields, 'person_id')];
    if (businessId === null) return reply.code(404).send(refusal('This business does not exist.'));
    if (personId === null) return reply.code(422).send(refusal('This person could not be found.'));
    const use: PictureUse = fields.get('use') === 'portrait' ? 'portrait' : 'work';
    try {
      const upload = { businessId, personId, use, bytes, crop, alt: fields.get('alt') ?? '' };
      const added = await addPersonPicture(services, viewer, upload);
      return added.ok ? reply.send({ id: added.id }) : reply.code(added.code).send(refusal(added.message));
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      return reply.code(error.extensions.code === 'NOT_FOUND' ? 404 : 403).send(refusal(error.message));
    }
  });
}
