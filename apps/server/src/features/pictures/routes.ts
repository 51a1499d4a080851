import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { cacheFolder, pictureCache } from './cache.ts';
import { findPicture, type PictureTools } from './find-picture.ts';
import { placeholder } from './placeholder.ts';
import { folders } from './store.ts';
import { readWidth } from './widths.ts';

/** With the current version in the address the response never changes; without it, it expires after a day. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const A_MINUTE = 'public, max-age=60';

/** The picture's name and, after a tilde, the version of the address. */
const fileName = /^([a-z0-9][a-z0-9-]{0,127})(?:~([\w-]{10}))?\.webp$/;

interface Address {
  Params: { folder: string; file: string };
  Querystring: { w?: string };
}

/** GET /uploads/<folder>/<picture>.webp?w=<width>: drawn or uploaded, resized, cached on disk. */
export function pictureRoutes(
  scope: FastifyInstance,
  services: Pick<Services, 'db' | 'log' | 'config' | 'files'>,
): void {
  const tools: PictureTools = {
    files: services.files,
    cache: pictureCache(cacheFolder(services.config)),
  };
  scope.get<Address>('/uploads/:folder/:file', async (request, reply) => {
    const width = readWidth(request.query.w);
    if (width === null) return reply.code(400).header('cache-control', A_DAY).send({ message: 'No such width.' });
    const folder = folders.find((each) => each === request.params.folder);
    const [, name, version] = fileName.exec(request.params.file) ?? [];
    const picture = folder && name ? await findPicture(services, tools, folder, name) : null;
    if (!picture) return missing(reply);
    const tag = `"${picture.version}-${width}"`;
    reply.header('etag', tag).header('cache-control', version === picture.version ? FOR_EVER : A_DAY);
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const bytes = await picture.read(width);
    return bytes ? reply.type('image/webp').send(bytes) : missing(reply);
  });
}

const matches = (header: string | undefined, tag: string) =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;

/** A small drawing in place of a missing picture; cached briefly, since the picture may follow. */
async function missing(reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .code(404)
    .removeHeader('etag')
    .header('cache-control', A_MINUTE)
    .type('image/webp')
    .send(await placeholder());
}
