import { PICTURE_ALT_MAX } from '@thyme/domain/pictures';
import { tidyLine } from '@thyme/domain/text';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { type Crop, storeUpload } from '../../pictures/index.ts';
import * as store from './profile-store.ts';

const MOST_PICTURES = 24;
const GONE = 'This picture could not be found.';

export type PictureAnswer = { ok: true; id: number } | { ok: false; code: 403 | 413 | 422; message: string };

/** Appends an uploaded picture to the page's pictures. */
export async function addPicture(
  services: Services,
  viewer: Viewer,
  upload: { businessId: number; bytes: Uint8Array; alt: string; crop: Crop | null },
): Promise<PictureAnswer> {
  const { businessId, bytes, crop } = upload;
  const { name } = await requireMembership(services, viewer, businessId, 'manager');
  const alt = tidyLine(upload.alt).slice(0, PICTURE_ALT_MAX) || name;
  const { files } = services;
  const stored = await storeUpload(services.db, files, {
    folder: 'business',
    bytes,
    alt,
    businessId,
    ...(crop ? { crop } : {}),
  });
  if (!stored.ok)
    return stored.refused === 'too-large'
      ? { ok: false, code: 413, message: 'This picture is too large. Please choose a smaller one.' }
      : { ok: false, code: 422, message: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.' };
  const { id } = stored.picture;
  const change = { businessId, action: 'add-picture', subject: 'picture' };
  const answer = await changeShop(services, viewer, change, async ({ tx }) => {
    const known = await store.listShopPictures(tx.db, businessId);
    if (known.length >= MOST_PICTURES) throw new Refused(`A page has at most ${MOST_PICTURES} pictures.`);
    // After the other photographs and before the placeholder drawings, so that guests see it.
    const place = known.findLastIndex(({ origin }) => origin === 'uploaded') + 1;
    const ids = known.map((picture) => picture.id);
    await store.orderPictures(tx.db, businessId, ids.toSpliced(place, 0, id));
    return { id, message: 'Added.', changes: { alt } };
  });
  if (answer.status === 1) return { ok: true, id };
  const key = await store.deletePicture(services.db, businessId, id);
  if (key !== null) await files.remove(key);
  return { ok: false, code: 422, message: answer.message };
}

/** Takes all pictures in their new order; leaving one out does not remove it. */
export function orderPictures(
  services: Services,
  viewer: Viewer,
  { businessId, ids }: { businessId: number; ids: readonly number[] },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'order-pictures', subject: 'picture' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const known = (await store.listShopPictures(tx.db, businessId)).map(({ id }) => id);
    if (ids.length !== known.length || new Set(ids).size !== ids.length || ids.some((id) => !known.includes(id)))
      throw new Refused('The pictures have changed in the meantime. Please try again.');
    await store.orderPictures(tx.db, businessId, ids);
    return { message: 'Saved.', changes: { ids } };
  });
}

export function describePicture(
  services: Services,
  viewer: Viewer,
  form: { businessId: number; id: number; alt: string },
): Promise<ChangeAnswer> {
  const { businessId, id } = form;
  const change = { businessId, action: 'describe-picture', subject: 'picture' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const known = await store.listShopPictures(tx.db, businessId);
    if (!known.some((picture) => picture.id === id)) throw new Refused(GONE);
    const alt = tidyLine(form.alt);
    await store.describePicture(tx.db, businessId, id, alt);
    return { id, message: 'Saved.', changes: { alt } };
  });
}

/** Deletes the file after the commit. */
export async function removePicture(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<ChangeAnswer> {
  let key: string | null = null;
  const change = { businessId, action: 'remove-picture', subject: 'picture' };
  const answer = await changeShop(services, viewer, change, async ({ tx }) => {
    const known = (await store.listShopPictures(tx.db, businessId)).map((picture) => picture.id);
    if (!known.includes(id)) throw new Refused(GONE);
    await store.orderPictures(
      tx.db,
      businessId,
      known.filter((other) => other !== id),
    );
    key = await store.deletePicture(tx.db, businessId, id);
    return { id, message: 'Removed.' };
  });
  if (answer.status === 1 && key !== null) await services.files.remove(key);
  return answer;
}
