import { parseRecipe } from '@thyme/art';
import type { FilePort } from '../../integrations/files/index.ts';
import type { Services } from '../../platform/services.ts';
import type { PictureCache } from './cache.ts';
import { versionOf } from './picture-url.ts';
import { rasterise, resize } from './rasterise.ts';
import { findByPath, type Picture, type PictureFolder } from './store.ts';
import type { Width } from './widths.ts';

export interface PictureTools {
  files: FilePort;
  cache: PictureCache;
}

export interface Found {
  version: string;
  /** The bytes, made on the first request for this width; null when the stored recipe or file is invalid. */
  read(width: Width): Promise<Buffer | null>;
}

/** Looks a picture up by its public path. */
export async function findPicture(
  { db, log }: Pick<Services, 'db' | 'log'>,
  tools: PictureTools,
  folder: PictureFolder,
  name: string,
): Promise<Found | null> {
  const picture = await findByPath(db, folder, name);
  if (!picture) return null;
  const version = versionOf(picture);
  return {
    version,
    read: async (width) => {
      const bytes = await tools.cache.get([folder, name, `${version}-${width}.webp`], async () => {
        const make = await makerOf(picture, tools.files);
        return make && (() => make(width));
      });
      if (!bytes) log.warn({ picture: picture.id, folder, name }, 'a stored picture cannot be shown');
      return bytes;
    },
  };
}

async function makerOf(picture: Picture, files: FilePort): Promise<((width: Width) => Promise<Buffer>) | null> {
  if (picture.storageKey === null) {
    const recipe = parseRecipe(picture.drawing);
    return recipe && ((width) => rasterise(recipe, picture, width));
  }
  const upload = await files.read(picture.storageKey);
  return upload && ((width) => resize(upload, width));
}
