import { pictures } from '@thyme/db/schema';
import { lastingPath } from '../features/pictures/picture-url.ts';
import { anyOf, shortRead } from '../platform/database/prepared.ts';
import { builder } from './builder.ts';
import type { RequestContext } from './context.ts';

export const pictureColumns = {
  id: pictures.id,
  folder: pictures.folder,
  name: pictures.name,
  contentKey: pictures.contentKey,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  tint: pictures.tint,
  origin: pictures.origin,
};

/** What is shown of a picture, and what its address is made from. */
export type PictureRow = Pick<typeof pictures.$inferSelect, keyof typeof pictureColumns>;

export function picturePath({ folder, name }: Pick<PictureRow, 'folder' | 'name'>): string {
  return `/uploads/${folder}/${name}.webp`;
}

const byIds = shortRead((db) =>
  db.select(pictureColumns).from(pictures).where(anyOf(pictures.id, 'ids')).prepare('pictures_by_id'),
);

/** Pictures of all features, loaded together by id. `image` takes `?w=` with one of the widths the server draws. */
export const Picture = builder.loadableObject('Picture', {
  load: async (ids: number[], { services }: RequestContext): Promise<(PictureRow | Error)[]> => {
    const rows = await byIds(services.db).execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error(`There is no picture ${id}.`));
  },
  fields: (t) => ({
    id: t.exposeInt('id'),
    image: t.string({ resolve: (picture) => lastingPath(picture) }),
    alt: t.exposeString('alt'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    drawn: t.boolean({
      description: 'An illustration, not a photograph.',
      resolve: ({ origin }) => origin === 'drawn',
    }),
    tint: t.exposeString('tint', { description: 'Colour to show while the picture loads.' }),
  }),
});

/** The path alone, which is what the fields `image`, `photo` and `thumbnail` hold. */
export async function pathOf(context: RequestContext, id: number | null): Promise<string | null> {
  return id === null ? null : picturePath(await Picture.getDataloader(context).load(id));
}
