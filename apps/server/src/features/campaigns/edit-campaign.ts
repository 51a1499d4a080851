import { type CampaignWords, campaignLimits, mayEdit, type Segment } from '@thyme/domain/campaigns';
import { tidyLine } from '@thyme/domain/text';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import type { ChangeAnswer } from '../edits/index.ts';
import { isOwnSegment, SEGMENT_MESSAGE } from './audience.ts';
import * as store from './store.ts';

export const MISSING = 'This campaign could not be found.';
export const answer = (status: 0 | 1, message: string, id: number | null = null): ChangeAnswer => ({
  status,
  message,
  id,
  conflicts: [],
});

export interface CampaignForm extends CampaignWords {
  businessId: number;
  /** Null for a new one. */
  id: number | null;
  name: string;
  segment: Segment;
}

/** Saves a draft, complete or not. A scheduled campaign becomes a draft again, so that nothing unreviewed is sent. */
export async function saveCampaign(services: Services, viewer: Viewer, form: CampaignForm): Promise<ChangeAnswer> {
  const { businessId, id, channel, segment } = form;
  await requireMembership(services, viewer, businessId, 'manager');
  const [subject, body] = [tidyLine(form.subject), form.body.trim()];
  if (body.length > campaignLimits.body[channel])
    return answer(0, `Please use at most ${campaignLimits.body[channel]} characters.`);
  if (!(await isOwnSegment(services.db, businessId, segment))) return answer(0, SEGMENT_MESSAGE);
  const name = tidyLine(form.name) || subject.slice(0, campaignLimits.name) || 'New campaign';
  const words = { name, channel, segment, subject: channel === 'mail' ? subject : '', body };
  return inTransaction(services, async (tx) => {
    const about = { businessId, actorId: viewer.id, subject: 'campaign' };
    if (id === null) {
      const createdAt = tx.clock.now();
      const added = await store.insertCampaign(tx.db, { businessId, ...words, createdBy: viewer.id, createdAt });
      await writeAuditEntry(tx, { ...about, action: 'add-campaign', subjectId: added, changes: { name } });
      return answer(1, 'Saved as a draft.', added);
    }
    const known = await store.lockCampaign(tx.db, { businessId, id });
    if (!known) throw new PublicError(MISSING, 'NOT_FOUND');
    if (!mayEdit(known.state)) return answer(0, 'This campaign is on its way and can’t be changed any more.');
    const wasScheduled = known.state === 'scheduled';
    if (wasScheduled) await store.advanceCampaign(tx.db, known, 'draft', { sendAt: null });
    await store.updateCampaign(tx.db, known, words);
    await writeAuditEntry(tx, { ...about, action: 'save-campaign', subjectId: id, changes: { name } });
    return answer(1, wasScheduled ? 'Saved. It’s a draft again, so schedule it when you’re ready.' : 'Saved.', id);
  });
}

/** Deletes a draft. Sent campaigns stay in the list. */
export async function removeCampaign(
  services: Services,
  viewer: Viewer,
  key: store.CampaignKey,
): Promise<ChangeAnswer> {
  await requireMembership(services, viewer, key.businessId, 'manager');
  return inTransaction(services, async (tx) => {
    const known = await store.lockCampaign(tx.db, key);
    if (!known) throw new PublicError(MISSING, 'NOT_FOUND');
    if (!(await store.deleteDraft(tx.db, key))) return answer(0, 'Only a draft can be deleted.');
    const about = { businessId: key.businessId, actorId: viewer.id, subject: 'campaign', subjectId: key.id };
    await writeAuditEntry(tx, { ...about, action: 'remove-campaign', changes: { name: known.name } });
    return answer(1, 'The draft is deleted.');
  });
}
