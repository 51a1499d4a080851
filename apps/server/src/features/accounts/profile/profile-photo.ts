import type { Services } from '../../../platform/services.ts';
import { type Crop, removeUploads, storeUpload } from '../../pictures/index.ts';
import { findOwnPhoto, type ProfileRow } from './profile-store.ts';

export type PhotoAnswer =
  | { ok: true; photo: string; width: number; height: number }
  | { ok: false; message: string; code: 413 | 422 };

/** Stores an uploaded photo, which becomes the profile picture when the form is saved. */
export async function uploadPhoto(
  services: Services,
  userId: number,
  upload: { bytes: Uint8Array; crop: Crop | null },
): Promise<PhotoAnswer> {
  const { files } = services;
  const stored = await storeUpload(services.db, files, {
    folder: 'profile',
    bytes: upload.bytes,
    alt: '',
    ownerId: userId,
    crop: upload.crop ?? 'square',
  });
  if (!stored.ok) {
    return stored.refused === 'too-large'
      ? { ok: false, code: 413, message: 'This picture is too large. Please choose a smaller one.' }
      : { ok: false, code: 422, message: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.' };
  }
  const { folder, name, width, height, id } = stored.picture;
  // Deletes earlier uploads that were never saved.
  await removeUploads(services, {
    ownerId: userId,
    folder: 'profile',
    keep: [id, await currentPhoto(services, userId)],
  });
  return { ok: true, photo: `/uploads/${folder}/${name}.webp`, width, height };
}

async function currentPhoto({ db }: Services, userId: number): Promise<number> {
  return (await findOwnPhoto(db, userId, null))?.id ?? 0;
}

/** The picture of a path: the guest's own upload or current picture. Null removes the photo. */
export async function ownPhotoId(
  { db }: Services,
  userId: number,
  path: string | null,
  profile: ProfileRow,
): Promise<number | null | undefined | 'unknown'> {
  if (path === null || path.trim() === '') return null;
  const name = /\/uploads\/profile\/([a-z0-9-]{1,128})\.webp(?:\?.*)?$/.exec(path.trim())?.[1];
  if (name === undefined) return 'unknown';
  const picture = await findOwnPhoto(db, userId, name);
  if (!picture) return 'unknown';
  return picture.id === profile.photoId ? undefined : picture.id;
}

/** Deletes uploads that are no longer used, with their files. */
export async function forgetReplaced(services: Services, userId: number, photoId: number | null): Promise<void> {
  await removeUploads(services, { ownerId: userId, folder: 'profile', keep: [photoId ?? 0] });
}
