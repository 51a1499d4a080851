import { createHash } from 'node:crypto';
import type { Picture, PictureFolder } from './store.ts';
import type { Width } from './widths.ts';

/** Raised when the drawing of existing recipes changes, so that browsers and caches fetch them again. */
const DRAWING_VERSION = 1;

/** Changes whenever the picture behind the address does. */
export function versionOf(picture: Pick<Picture, 'drawing' | 'storageKey' | 'width' | 'height'>): string {
  const content = [DRAWING_VERSION, picture.drawing, picture.storageKey, picture.width, picture.height];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 10);
}

type Addressed = Pick<Picture, 'name' | 'drawing' | 'storageKey' | 'width' | 'height'>;

/** Address of a picture that may be cached for ever, because a changed picture has another one. */
export function pictureUrl(picture: Addressed, folder: PictureFolder, width?: Width): string {
  const size = width === undefined ? '' : `w=${width}&`;
  return `/uploads/${folder}/${picture.name}.webp?${size}v=${versionOf(picture)}`;
}
