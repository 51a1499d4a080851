import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockSale } from '../sales/index.ts';
import { findMember, lockMembership, type Member } from './store/member-store.ts';

/**
 * Locks a membership and the sale of its current period, the sale first: a settlement already holds that lock when it
 * reaches the membership. Null if it is not within the scope.
 */
export async function lockMember(
  tx: UnitOfWork,
  id: number,
  scope: { userId?: number; businessId?: number } = {},
): Promise<Member | null> {
  const which = { id, now: tx.clock.now() };
  const seen = await findMember(tx.db, which, scope);
  if (!seen) return null;
  const { businessId } = seen.membership;
  if (seen.period?.saleId) await lockSale(tx.db, { businessId, saleId: seen.period.saleId });
  await lockMembership(tx.db, id);
  return findMember(tx.db, which, scope);
}

/** The anchor of a running membership. */
export function anchorOf({ membership }: Member): { on: string; number: number } {
  const { id, anchorOn, anchorNumber } = membership;
  if (anchorOn === null) throw new Error(`Membership ${id} has not begun.`);
  return { on: anchorOn, number: anchorNumber };
}
