import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { releaseSale } from '../sales/index.ts';
import { refundPeriod } from './refund-period.ts';
import { type Member, updateMembership } from './store/member-store.ts';
import { updatePeriod } from './store/period-store.ts';
import { tellEnded } from './tell.ts';

/**
 * Ends a locked membership now. An unpaid period is released with its order; a paid one stays, or its unused part is
 * refunded. Returns the refund in words; empty if there is none.
 */
export async function endMembership(
  tx: UnitOfWork,
  member: Member,
  why: 'cancelled' | 'unpaid' | 'business',
  { refunds = false, actorId = null }: { refunds?: boolean; actorId?: number | null } = {},
): Promise<string> {
  const { membership, period } = member;
  const { businessId } = membership;
  await updateMembership(tx.db, membership.id, {
    status: 'ended',
    endedAt: tx.clock.now(),
    nextAt: null,
    resumeOn: null,
  });
  if (period?.status === 'due') {
    await updatePeriod(tx.db, period.id, { status: 'failed', nextTryAt: null });
    if (period.saleId !== null) await releaseSale(tx, { businessId, saleId: period.saleId });
  }
  const refunded = refunds && period?.status === 'paid' ? ((await refundPeriod(tx, period, actorId)) ?? '') : '';
  await tellEnded(tx, member, why, refunded);
  return refunded;
}
