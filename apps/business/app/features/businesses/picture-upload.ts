import { upload } from '@thyme/site/upload.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';

/** A crop of the upright picture, in fractions of its sides. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The centred crop with the given ratio; the whole picture without one. */
export function cropTo(size: { width: number; height: number }, ratio: number | null, shift: number): Crop {
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 };
  const own = size.width / size.height;
  const width = own > ratio ? ratio / own : 1;
  const height = own > ratio ? 1 : own / ratio;
  // Position from one end (0) to the other (1) along the cropped side.
  return { left: (1 - width) * shift, top: (1 - height) * shift, width, height };
}

/** Uploads a picture for the business's page. */
export function uploadPicture(businessId: number, { file, alt, crop }: { file: Blob; alt: string; crop: Crop }) {
  const part = Object.fromEntries(Object.entries(crop).map(([side, value]) => [side, String(value)]));
  return upload(authorizedFetch, '/desk/pictures', { business_id: String(businessId), alt, ...part, picture: file });
}
