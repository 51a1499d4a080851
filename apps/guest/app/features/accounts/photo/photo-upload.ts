import { sessionLost } from '../../../lib/graphql/session-lost.ts';
import { keys, read } from '../../../lib/storage.ts';

export const PHOTO_UPLOAD = '/account/photo';
export const MOST_BYTES = 10 * 1024 * 1024;

/** A photo that the server keeps until the profile is saved with its path, or its words why not. */
export type Uploaded = { photo: string } | { refusal: string };

interface Answer {
  photo?: string;
  errors?: { message: string }[];
}

/** Sends the cropped photo. The token travels in a header, as everywhere. */
export async function uploadPhoto(photo: Blob): Promise<Uploaded | null> {
  const token = read(keys.guestToken) ?? '';
  const body = new FormData();
  body.append('photo', photo, 'photo.jpg');
  const response = await fetch(PHOTO_UPLOAD, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (response.status === 401) {
    sessionLost(token);
    return null;
  }
  const answer: Answer = response.status >= 500 ? {} : await response.json();
  if (answer.photo) return { photo: answer.photo };
  const refusal = answer.errors?.[0]?.message;
  if (!refusal) throw new Error(`The upload answered ${response.status}.`);
  return { refusal };
}
