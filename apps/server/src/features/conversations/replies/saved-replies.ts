import { checkSavedReply, MOST_SAVED_REPLIES, type SavedReplyRefusal } from '@thyme/domain/conversations';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockBusiness, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import * as store from './reply-store.ts';

const MISSING: StatusMessage = { status: 0, message: 'This saved reply could not be found.' };

export async function readReplies(services: Services, viewer: Viewer, businessId: number) {
  await requireMembership(services, viewer, businessId);
  return store.listReplies(services.db, businessId);
}

/** Creates or changes a saved reply. */
export async function saveReply(
  services: Services,
  viewer: Viewer,
  { businessId, id, ...form }: { businessId: number; id: number | null; title: string; body: string },
): Promise<StatusMessage> {
  await requireMembership(services, viewer, businessId, 'manager');
  const checked = checkSavedReply(form);
  if (!checked.ok) return { status: 0, message: refusalWords(checked.refusal) };
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    await lockBusiness(tx.db, businessId);
    if (id !== null) {
      if (!(await store.updateReply(tx.db, { businessId, id }, checked.value))) return MISSING;
      await audit(tx, viewer, { businessId, id, action: 'save-reply', title: checked.value.title });
      return { status: 1, message: 'Saved.' };
    }
    if ((await store.countReplies(tx.db, businessId)) >= MOST_SAVED_REPLIES)
      return { status: 0, message: `You have ${MOST_SAVED_REPLIES} saved replies already. Please delete one first.` };
    const added = await store.insertReply(tx.db, { businessId, ...checked.value, createdAt: tx.clock.now() });
    await audit(tx, viewer, { businessId, id: added, action: 'save-reply', title: checked.value.title });
    return { status: 1, message: 'Saved.' };
  });
}

export async function removeReply(
  services: Services,
  viewer: Viewer,
  key: { businessId: number; id: number },
): Promise<StatusMessage> {
  await requireMembership(services, viewer, key.businessId, 'manager');
  return inTransaction(services, async (tx): Promise<StatusMessage> => {
    const gone = await store.deleteReply(tx.db, key);
    if (!gone) return MISSING;
    await audit(tx, viewer, { ...key, action: 'delete-saved-reply', title: gone.title });
    return { status: 1, message: 'Deleted.' };
  });
}

const audit = (
  tx: UnitOfWork,
  viewer: Viewer,
  { businessId, id, action, title }: { businessId: number; id: number; action: string; title: string },
) =>
  writeAuditEntry(tx, {
    businessId,
    actorId: viewer.id,
    action,
    subject: 'saved-reply',
    subjectId: id,
    changes: { title },
  });

function refusalWords({ code }: SavedReplyRefusal): string {
  switch (code) {
    case 'no-title':
      return 'Please give it a name.';
    case 'no-words':
      return 'Please write the reply.';
    case 'too-long':
      return 'Please make it shorter.';
  }
}
