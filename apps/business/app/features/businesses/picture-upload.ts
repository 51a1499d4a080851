import { sessionLost, storedToken } from '../../lib/session.ts';

export const MOST_BYTES = 15 * 1024 * 1024;

/** A part of the upright picture, in fractions of its sides. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The middle of a picture in a shape; the whole of it where none is wanted. */
export function cropTo(size: { width: number; height: number }, ratio: number | null, shift: number): Crop {
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 };
  const own = size.width / size.height;
  const width = own > ratio ? ratio / own : 1;
  const height = own > ratio ? 1 : own / ratio;
  // From one end (0) to the other (1) along the side that is cut.
  return { left: (1 - width) * shift, top: (1 - height) * shift, width, height };
}

/** Sends a picture; answers the words why not, or nothing when it stands on the page. */
export async function uploadPicture(
  businessId: number,
  { file, alt, crop }: { file: Blob; alt: string; crop: Crop },
): Promise<string | null> {
  const token = storedToken();
  const body = new FormData();
  body.append('business_id', String(businessId));
  body.append('alt', alt);
  for (const [side, value] of Object.entries(crop)) body.append(side, String(value));
  body.append('picture', file, 'picture');
  const response = await fetch('/desk/pictures', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (response.ok) return null;
  if (response.status === 401) sessionLost(token);
  const answer: { errors?: { message: string }[] } = response.status >= 500 ? {} : await response.json();
  const [first] = answer.errors ?? [];
  if (!first) throw new Error(`The upload answered ${response.status}.`);
  return first.message;
}
