import type { Picture } from './store.ts';

/** Raised when the drawing of existing recipes changes, so that browsers and caches fetch them again. One digit. */
const DRAWING_VERSION = 2;

/** Changes whenever the picture behind the address does. */
export function versionOf({ contentKey }: Pick<Picture, 'contentKey'>): string {
  return `${DRAWING_VERSION}${contentKey}`;
}

/** Path of a picture that may be kept for ever, because a changed picture has another one. `?w=` chooses a width. */
export function lastingPath(picture: Pick<Picture, 'folder' | 'name' | 'contentKey'>): string {
  return `/uploads/${picture.folder}/${picture.name}~${versionOf(picture)}.webp`;
}
