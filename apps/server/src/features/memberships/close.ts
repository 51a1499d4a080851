import { periodEnd, RUNNING_STATUSES } from '@thyme/domain/memberships';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { endMembership } from './end.ts';
import { anchorOf, lockMember } from './lock-member.ts';
import { listRunning, updateMembership } from './store/member-store.ts';
import { tellCancelled } from './tell.ts';

/** Ends all memberships of a closed account now. Returns how many ended. */
export async function endOfAccount(tx: UnitOfWork, userId: number): Promise<number> {
  const ids = await listRunning(tx.db, { userId }, [...RUNNING_STATUSES, 'invited', 'pending']);
  for (const id of ids) {
    const member = await lockMember(tx, id);
    if (member) await endMembership(tx, member, 'cancelled');
    await updateMembership(tx.db, id, { consent: '', reason: '' });
  }
  return ids.length;
}

/** The shop ended its plan: no further period is charged, and members keep what they paid for. */
export async function endOfShop(tx: UnitOfWork, { businessId }: { businessId: number }): Promise<void> {
  for (const id of await listRunning(tx.db, { businessId }, [...RUNNING_STATUSES, 'invited'])) {
    const member = await lockMember(tx, id);
    if (!member || member.membership.lastNumber !== null) continue;
    const { membership, period, offer, zone } = member;
    const reason = `${member.shop} no longer takes bookings here.`;
    const cancelled = { cancelledAt: tx.clock.now(), cancelledBy: 'business', reason } as const;
    await updateMembership(tx.db, id, { ...cancelled, lastNumber: membership.number, resumeOn: null });
    const changed = { ...member, membership: { ...membership, ...cancelled } };
    const isPaidFor = membership.status === 'active' && period?.status === 'paid';
    if (isPaidFor) await tellCancelled(tx, changed, periodEnd(zone, offer.rhythm, anchorOf(member), membership.number));
    else await endMembership(tx, changed, 'business');
  }
}
