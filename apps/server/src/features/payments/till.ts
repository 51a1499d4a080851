import type { Minor } from '@thyme/domain/money';
import type { Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import type { VisitKey } from './cancellation.ts';
import { insertEntries, lockSale, sumClaims } from './ledger-store.ts';
import { findVisit } from './sale-store.ts';

/** How money is handed over at the desk: in notes and coins, or through the shop's own card reader. */
export const TILL_METHODS = ['cash', 'card'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];

/** Writes down that everything still owed for a visit was paid at the desk. Answers how much that was. */
export async function takeAtTill(
  services: Services,
  transaction: Transaction,
  { businessId, appointmentId, method, actorId }: VisitKey & { method: TillMethod; actorId: number },
): Promise<Minor> {
  const visit = await findVisit(transaction, { businessId, appointmentId });
  if (!visit || visit.saleId === null) return 0;
  const key = { businessId, saleId: visit.saleId };
  const sale = await lockSale(transaction, key);
  const claim = (await sumClaims(transaction, key)).find((one) => one.appointmentId === appointmentId);
  if (!sale || !claim || claim.isCancelled) return 0;
  // A sale may hold several visits; what was paid for it is never asked for again at any of them.
  const amount = Math.max(0, Math.min(claim.amount, sale.claimedAmount - sale.paidAmount));
  if (amount === 0) return 0;
  const createdAt = services.clock.now();
  const money = { amount, currency: sale.currency, method, createdAt };
  await insertEntries(transaction, [{ ...key, appointmentId, side: 'payment', kind: 'till', ...money, actorId }]);
  return amount;
}
