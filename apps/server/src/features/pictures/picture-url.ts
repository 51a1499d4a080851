import type { Picture } from './store.ts';

/** Increased when existing recipes are drawn differently, so that browsers and caches fetch them again. One digit. */
const DRAWING_VERSION = 2;

/** Changes whenever the picture behind the address does. */
export function versionOf({ contentKey }: Pick<Picture, 'contentKey'>): string {
  return `${DRAWING_VERSION}${contentKey}`;
}

/**
 * The path of a picture that can be cached for ever, because a changed picture gets another path. `?w=` selects a
 * width.
 */
export function lastingPath(picture: Pick<Picture, 'folder' | 'name' | 'contentKey'>): string {
  return `/uploads/${picture.folder}/${picture.name}~${versionOf(picture)}.webp`;
}
