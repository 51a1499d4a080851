import { peopleLimits } from '@thyme/domain/people';
import { PICTURE_ALT_MAX } from '@thyme/domain/pictures';
import { tidyLine } from '@thyme/domain/text';
import type { Services } from '../../platform/services.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { findChair } from '../availability/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../edits/index.ts';
import { type Crop, storeUpload } from '../pictures/index.ts';
import { GONE } from './profile.ts';
import * as store from './profile-store.ts';

/** A portrait is the person's only one; `work` has several. */
export type PictureUse = 'portrait' | 'work';

export type PictureAnswer = { ok: true; id: number } | { ok: false; code: 413 | 422; message: string };

export interface PersonUpload {
  businessId: number;
  personId: number;
  use: PictureUse;
  bytes: Uint8Array;
  alt: string;
  crop: Crop | null;
}

/** Stores a portrait or a picture of work. A new portrait replaces the previous one. */
export async function addPersonPicture(
  services: Services,
  viewer: Viewer,
  upload: PersonUpload,
): Promise<PictureAnswer> {
  const { businessId, personId, use, bytes, crop } = upload;
  await requireMembership(services, viewer, businessId, 'manager');
  const chair = await findChair(services.db, businessId, personId);
  if (!chair?.person) return { ok: false, code: 422, message: GONE };
  const words = use === 'portrait' ? chair.person : `Work by ${chair.person}`;
  const alt = tidyLine(upload.alt).slice(0, PICTURE_ALT_MAX) || words;
  const stored = await storeUpload(services.db, services.files, {
    folder: 'business',
    bytes,
    alt,
    businessId,
    ...(use === 'portrait' ? { crop: crop ?? 'square' } : crop ? { crop } : {}),
  });
  if (!stored.ok)
    return stored.refused === 'too-large'
      ? { ok: false, code: 413, message: 'This picture is too large. Please choose a smaller one.' }
      : { ok: false, code: 422, message: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.' };
  const { id } = stored.picture;
  const change = { businessId, action: use === 'portrait' ? 'save-portrait' : 'add-work-picture', subject: 'person' };
  let former: string | null = null;
  const answer = await changeShop(services, viewer, change, async ({ tx }) => {
    const person = (await store.listPeople(tx.db, businessId)).find((one) => one.id === personId);
    if (!person) throw new Refused(GONE);
    if (use === 'portrait') {
      await store.saveProfile(tx.db, { businessId, id: personId }, { portraitId: id });
      if (person.portraitId !== null) former = await store.deletePicture(tx.db, businessId, person.portraitId);
    } else {
      if (person.galleryIds.length >= peopleLimits.pictures)
        throw new Refused(`A person has at most ${peopleLimits.pictures} pictures of their work.`);
      await store.orderGallery(tx.db, { businessId, id: personId }, [...person.galleryIds, id]);
    }
    return { id: personId, message: 'Added.', changes: { person: person.name } };
  });
  if (answer.status === 1) {
    if (former !== null) await services.files.remove(former);
    return { ok: true, id };
  }
  const key = await store.deletePicture(services.db, businessId, id);
  if (key !== null) await services.files.remove(key);
  return { ok: false, code: 422, message: answer.message };
}

interface PictureKey {
  businessId: number;
  personId: number;
  id: number;
}

/** Deletes a portrait or a picture of work; the file is deleted after the commit. */
export async function removePersonPicture(services: Services, viewer: Viewer, form: PictureKey): Promise<ChangeAnswer> {
  const { businessId, personId, id } = form;
  let key: string | null = null;
  const change = { businessId, action: 'remove-person-picture', subject: 'person' };
  const answer = await changeShop(services, viewer, change, async ({ tx }) => {
    const person = (await store.listPeople(tx.db, businessId)).find((one) => one.id === personId);
    if (!person) throw new Refused(GONE);
    if (person.portraitId !== id && !person.galleryIds.includes(id))
      throw new Refused('This picture could not be found.');
    key = await store.deletePicture(tx.db, businessId, id);
    return { id: personId, message: 'Removed.', changes: { person: person.name } };
  });
  if (answer.status === 1 && key !== null) await services.files.remove(key);
  return answer;
}
