import { randomUUID } from 'node:crypto';
import { DAY } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { reachesGuest, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { encodePicture } from '../../pictures/index.ts';
import { forgetMessagePictures } from '../jobs.ts';
import { findShop } from '../store.ts';
import * as store from './picture-store.ts';

/** Limit of uploaded pictures that are not sent yet. */
const MOST_UNSENT = 20;

export type PictureAnswer = { ok: true; id: number } | { ok: false; message: string; code: 404 | 413 | 422 };

/** Stores a picture until it is sent with a message. Location and camera data are removed. */
export async function keepPicture(
  services: Services,
  { businessId, uploadedBy, bytes }: { businessId: number; uploadedBy: number; bytes: Uint8Array },
): Promise<PictureAnswer> {
  if (!(await findShop(services.db, { id: businessId })))
    return { ok: false, code: 404, message: 'This shop could not be found.' };
  if ((await store.countUnsent(services.db, uploadedBy)) >= MOST_UNSENT)
    return { ok: false, code: 422, message: 'Please send the pictures you’ve chosen first.' };
  const encoded = await encodePicture(bytes);
  if (!encoded.ok)
    return encoded.refused === 'too-large'
      ? { ok: false, code: 413, message: 'This picture is too large. Please choose a smaller one.' }
      : { ok: false, code: 422, message: 'Please choose a photo (JPEG, PNG or WebP).' };
  const storageKey = `messages/${businessId}/${randomUUID()}.webp`;
  await services.files.write(storageKey, encoded.data);
  const { width, height } = encoded.info;
  try {
    const row = { businessId, uploadedBy, storageKey, width, height, createdAt: services.clock.now() };
    return { ok: true, id: await store.insertPicture(services.db, row) };
  } catch (error) {
    await services.files.remove(storageKey);
    throw error;
  }
}

/** The file, for the guest of the conversation; otherwise null. */
export async function openAsGuest(services: Services, userId: number, id: number): Promise<Buffer | null> {
  const found = await store.findSent(services.db, id);
  return found?.guestId === userId ? services.files.read(found.storageKey) : null;
}

/** The file, for members of the shop who can access the guest; otherwise null. */
export async function openAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<Buffer | null> {
  const membership = await requireMembership(services, viewer, businessId);
  const found = await store.findSent(services.db, id);
  if (found?.businessId !== businessId || !(await reachesGuest(services.db, membership, found.guestId))) return null;
  return services.files.read(found.storageKey);
}

/** Deletes pictures that were uploaded a day ago and never sent. */
export async function dropUnsent(services: Services): Promise<void> {
  await inTransaction(services, async (tx) => {
    const keys = await store.deleteUnsent(tx.db, tx.clock.now() - DAY);
    if (keys.length > 0) await tx.jobs.enqueue(forgetMessagePictures, { keys }, { transaction: tx.db });
  });
}
