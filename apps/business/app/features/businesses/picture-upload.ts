import { upload } from '@thyme/site/upload.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';

/** A crop of the upright picture, in fractions of its sides. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop of a picture to an aspect ratio; the whole picture if there is none. */
export function cropTo(size: { width: number; height: number }, ratio: number | null, shift: number): Crop {
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 };
  const own = size.width / size.height;
  const width = own > ratio ? ratio / own : 1;
  const height = own > ratio ? 1 : own / ratio;
  // Position of the crop along the side that is cut, from 0 to 1.
  return { left: (1 - width) * shift, top: (1 - height) * shift, width, height };
}

/** Uploads a picture for the business's page. */
export function uploadPicture(businessId: number, { file, alt, crop }: { file: Blob; alt: string; crop: Crop }) {
  const part = Object.fromEntries(Object.entries(crop).map(([side, value]) => [side, String(value)]));
  return upload(authorizedFetch, '/desk/pictures', { business_id: String(businessId), alt, ...part, picture: file });
}
