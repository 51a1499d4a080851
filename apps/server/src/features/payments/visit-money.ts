import type { Minor } from '@thyme/domain/money';
import { attributePaid } from '@thyme/domain/payments';
import type { Db } from '../../platform/database.ts';
import { sumClaimsBeside } from './ledger-store.ts';

export interface VisitMoney {
  appointmentId: number;
  /** What is owed for the visit; for one that was cancelled, what is kept of it. */
  claimed: Minor;
  paid: Minor;
}

/**
 * What of a sale's money belongs to each visit: a sale may have several, and vouchers beside them. Visits that nothing
 * is owed for are left out.
 */
export async function readVisitMoney(db: Db, appointmentIds: readonly number[]): Promise<VisitMoney[]> {
  const bySale = Map.groupBy(await sumClaimsBeside(db, appointmentIds), ({ saleId }) => saleId);
  const money = [...bySale.values()].flatMap((claims) => {
    const parts = attributePaid(
      claims[0]?.paid ?? 0,
      claims.map((claim) => ({ amount: claim.amount, isFirst: claim.appointmentId === null || claim.isCancelled })),
    );
    return claims.map(({ appointmentId, amount }, index) => ({
      appointmentId,
      claimed: Math.max(0, amount),
      paid: parts[index] ?? 0,
    }));
  });
  return money.filter(
    (one): one is VisitMoney => one.appointmentId !== null && appointmentIds.includes(one.appointmentId),
  );
}
