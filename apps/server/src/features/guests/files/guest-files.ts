import { randomUUID } from 'node:crypto';
import { guestLimits } from '@thyme/domain/guests';
import { tidyLine } from '@thyme/domain/text';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { reachesGuest, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { encodePicture } from '../../pictures/index.ts';
import { forgetGuestFiles } from '../jobs.ts';
import { readGuest } from '../list-guests.ts';
import * as store from './file-store.ts';

const MOST_FILES = 60;

export interface FileForm {
  businessId: number;
  guestId: number;
  bytes: Uint8Array;
  name: string;
  caption: string;
  /** The guest has agreed that the file is stored. */
  hasConsent: boolean;
  mayBeShown: boolean;
}

export type FileAnswer = { ok: true; id: number } | { ok: false; message: string; code: 413 | 422 };

const refused = (message: string, code: 413 | 422 = 422): FileAnswer => ({ ok: false, message, code });

/** Stores a photo or document about a guest, in the business's own part of the storage. */
export async function addFile(services: Services, viewer: Viewer, form: FileForm): Promise<FileAnswer> {
  const { businessId, guestId, hasConsent, mayBeShown } = form;
  const { guest } = await readGuest(services, viewer, { businessId, guestId });
  if (!hasConsent) return refused(`Please ask ${guest.firstName} first, and tick that they agreed.`);
  if ((await store.countFiles(services.db, businessId, guest.id)) >= MOST_FILES)
    return refused(`A guest has at most ${MOST_FILES} files. Please delete one first.`);
  const content = await contentOf(form.bytes);
  if (!content.ok) return content;
  const { data, type, extension } = content;
  const storageKey = `guests/${businessId}/${randomUUID()}.${extension}`;
  await services.files.write(storageKey, data);
  const stored = { storageKey, contentType: type, bytes: data.length };
  try {
    const id = await inTransaction(services, async (tx) => {
      const now = tx.clock.now();
      const id = await store.insertFile(tx.db, {
        businessId,
        userId: guest.id,
        ...stored,
        name: shortened(form.name, guestLimits.fileName) || 'File',
        caption: shortened(form.caption, guestLimits.fileCaption),
        consentAt: now,
        consentBy: viewer.id,
        mayBeShown,
        createdAt: now,
      });
      await writeAuditEntry(tx, {
        businessId,
        actorId: viewer.id,
        action: 'add-guest-file',
        subject: 'guest',
        subjectId: guest.id,
        changes: { file: id, mayBeShown },
      });
      return id;
    });
    return { ok: true, id };
  } catch (error) {
    await services.files.remove(storageKey);
    throw error;
  }
}

type Content =
  | { ok: true; data: Buffer; type: string; extension: string }
  | { ok: false; message: string; code: 413 | 422 };

const PDF = Buffer.from('%PDF-');

/** The actual type of the bytes, whatever the file name. Pictures lose their location and camera data. */
async function contentOf(bytes: Uint8Array): Promise<Content> {
  const data = Buffer.from(bytes);
  if (data.subarray(0, PDF.length).equals(PDF)) return { ok: true, data, type: 'application/pdf', extension: 'pdf' };
  const encoded = await encodePicture(bytes);
  if (encoded.ok) return { ok: true, data: encoded.data, type: 'image/webp', extension: 'webp' };
  return encoded.refused === 'too-large'
    ? { ok: false, code: 413, message: 'This picture is too large. Please choose a smaller one.' }
    : { ok: false, code: 422, message: 'Please choose a photo (JPEG, PNG or WebP) or a PDF.' };
}

const shortened = (text: string, most: number) => [...tidyLine(text)].slice(0, most).join('');

export async function readFiles(services: Services, businessId: number, userId: number) {
  return store.listFiles(services.db, businessId, userId);
}

/** The file itself, for members of the business; null for a missing one or another business's. */
export async function openFile(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<{ file: store.GuestFile; bytes: Buffer } | null> {
  const membership = await requireMembership(services, viewer, businessId);
  const found = await store.findFile(services.db, businessId, id);
  const file = found && (await reachesGuest(services.db, membership, found.userId)) ? found : null;
  const bytes = file && (await services.files.read(file.storageKey));
  return file && bytes ? { file, bytes } : null;
}

export async function removeFile(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId);
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const file = await store.findFile(tx.db, businessId, id);
    if (!file || !(await reachesGuest(tx.db, membership, file.userId)))
      return { status: 0, message: 'This file could not be found.' };
    await store.deleteFile(tx.db, businessId, id);
    // After the commit, and retried while the storage is unavailable: it is no longer reachable.
    await tx.jobs.enqueue(forgetGuestFiles, { keys: [file.storageKey] }, { transaction: tx.db });
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'remove-guest-file',
      subject: 'guest',
      subjectId: file.userId,
      changes: { file: id },
    });
    return { status: 1, message: 'Deleted.' };
  });
}
