import type { PhotoSource } from '../../../lib/view/photo.tsx';

/** `drawn` says that it is an illustration. */
export type ShopPicture = PhotoSource & { drawn?: boolean };

/** The banner's pictures, then the other photos of the shop, each once. */
export function joinPictures(banner: readonly ShopPicture[], photos: readonly ShopPicture[]): ShopPicture[] {
  const known = new Map(photos.map((photo) => [photo.image, photo]));
  const first = banner.map((picture) => known.get(picture.image) ?? picture);
  const shown = new Set(first.map(({ image }) => image));
  return [...first, ...photos.filter(({ image }) => !shown.has(image))];
}
