import { type GuestRecord, type MergeChoice, type MergeRefusal, mergeGuests, planMerge } from '@thyme/domain/guests';
import { MINUTE } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockBusiness, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { gatherMerged } from '../jobs.ts';
import { emptyMerged, lockGuests, moveBelongings, saveMerged } from './merge-store.ts';

export interface MergeForm {
  businessId: number;
  guestId: number;
  otherId: number;
  choice: MergeChoice;
}

export interface MergeAnswer extends StatusMessage {
  /** The remaining guest. */
  id: number | null;
}

/**
 * Merges two guests, for good. An account always remains, because its owner logs in with it; appointments, purchases,
 * vouchers, files and answers of the other follow.
 */
export async function mergeAtDesk(services: Services, viewer: Viewer, form: MergeForm): Promise<MergeAnswer> {
  const { businessId, guestId, otherId, choice } = form;
  await requireMembership(services, viewer, businessId, 'manager');
  return inTransaction(services, async (tx): Promise<MergeAnswer> => {
    await lockBusiness(tx.db, businessId);
    const guests = await lockGuests(tx.db, businessId, [guestId, otherId]);
    const [first, second] = [guestId, otherId].map((id) => guests.find((guest) => guest.id === id));
    if (!first || !second) throw new PublicError('This guest could not be found.', 'NOT_FOUND');
    const plan = planMerge(first, second);
    if (!plan.ok) return { status: 0, message: refusalMessage(plan.refusal), id: null };
    const { kept, merged } = plan.value;
    await mergeInto(tx, { businessId, kept, merged, choice, actorId: viewer.id });
    return { status: 1, message: `${merged.firstName} and ${kept.firstName} are one guest now.`, id: kept.id };
  });
}

interface Merge {
  businessId: number;
  kept: GuestRecord;
  merged: GuestRecord;
  choice: MergeChoice;
  /** Null if the guest caused it by proving an address. */
  actorId: number | null;
}

/** The caller has locked both rows. */
export async function mergeInto(tx: UnitOfWork, { businessId, kept, merged, choice, actorId }: Merge): Promise<void> {
  const now = tx.clock.now();
  const result = mergeGuests(kept, merged, choice);
  await moveBelongings(tx.db, merged.id, kept.id);
  await emptyMerged(tx.db, businessId, merged.id, kept.id, now);
  await saveMerged(tx.db, { businessId, userId: kept.id }, result, now);
  // A booking in progress for the merged guest commits after this; its rows follow a minute later.
  const startAt = now + MINUTE;
  await tx.jobs.enqueue(gatherMerged, { from: merged.id, to: kept.id }, { transaction: tx.db, startAt });
  // The audit entry has no personal data; the guest's record has it.
  await writeAuditEntry(tx, {
    businessId,
    actorId,
    action: 'merge-guests',
    subject: 'guest',
    subjectId: kept.id,
    changes: { merged: merged.id, isProven: actorId === null },
  });
}

function refusalMessage(refusal: MergeRefusal): string {
  switch (refusal.code) {
    case 'same-guest':
      return 'Please choose two different guests.';
    case 'two-accounts':
      return 'Each has an account of their own, so only they can decide which one to use.';
  }
}
