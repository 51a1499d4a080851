import { hash } from 'node:crypto';
import type { Picture } from './store.ts';

/** Raised when the drawing of existing recipes changes, so that browsers and caches fetch them again. */
const DRAWING_VERSION = 2;

/** Changes whenever the picture behind the address does. */
export function versionOf(picture: Pick<Picture, 'drawing' | 'storageKey' | 'width' | 'height'>): string {
  const content = [DRAWING_VERSION, picture.drawing, picture.storageKey, picture.width, picture.height];
  return hash('sha256', JSON.stringify(content), 'base64url').slice(0, 10);
}

type Addressed = Pick<Picture, 'folder' | 'name' | 'drawing' | 'storageKey' | 'width' | 'height'>;

/** Path of a picture that may be kept for ever, because a changed picture has another one. `?w=` chooses a width. */
export function lastingPath(picture: Addressed): string {
  return `/uploads/${picture.folder}/${picture.name}~${versionOf(picture)}.webp`;
}
