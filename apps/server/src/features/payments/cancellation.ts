import { type Minor, sumOf } from '@thyme/domain/money';
import {
  attributePaid,
  cancellationFee,
  isPolicyCode,
  type PolicySegment,
  policySentence,
  policyTimeline,
  refundableOf,
  splitRefund,
} from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { Db, Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertEntries, lockSale, type SaleKey, sumClaims } from './ledger-store.ts';
import { giveBack, listSources } from './refunds.ts';
import { findVisit } from './sale-store.ts';

export interface VisitKey {
  businessId: number;
  appointmentId: number;
}

export interface CancellationQuote {
  percent: number;
  /** The business is asked whether it wants the fee. */
  isDecidedByBusiness: boolean;
  fee: Minor;
  refund: Minor;
  toCard: Minor;
  toVoucher: Minor;
  /** Where the refund goes, part by part; they sum to it. */
  parts: { kind: string; label: string; amount: Minor }[];
  /** What cancelling costs from now until the visit begins. */
  timeline: PolicySegment[];
  sentence: string;
}

/** What cancelling a visit costs at a moment and what goes back where. `refundCancellation` does exactly this. */
export async function quoteCancellation(
  _services: Services,
  db: Db,
  ask: VisitKey & { by: 'guest' | 'business' | 'system'; at: Instant; zone: string },
): Promise<CancellationQuote | null> {
  const visit = await findVisit(db, ask);
  if (!visit) return null;
  const terms = { policies: visit.cancellation.filter(isPolicyCode), startsAt: visit.startsAt, zone: ask.zone };
  const key = visit.saleId === null ? null : { businessId: ask.businessId, saleId: visit.saleId };
  const paid = key ? await paidFor(db, key, ask.appointmentId) : 0;
  const outcome = cancellationFee({ ...terms, by: ask.by, at: ask.at, total: visit.totalAmount, paid });
  const split = key ? splitRefund(outcome.refund, await listSources(db, key)) : null;
  const parts = split?.ok ? split.value : [];
  const toVoucher = sumOf(parts.filter(({ source }) => source.kind === 'voucher').map(({ amount }) => amount));
  return {
    ...outcome,
    toVoucher,
    toCard: outcome.refund - toVoucher,
    parts: parts.map(({ source, amount }) => ({
      kind: source.kind,
      label: 'label' in source ? String(source.label) : source.kind,
      amount,
    })),
    timeline: policyTimeline(terms, ask.at),
    sentence: policySentence(terms, ask.at),
  };
}

/** What of a sale's money belongs to one of its visits and can go back over the net. */
async function paidFor(db: Db, key: SaleKey, appointmentId: number): Promise<Minor> {
  const claims = await sumClaims(db, key);
  const paid = sumOf((await listSources(db, key)).map(refundableOf));
  const parts = attributePaid(
    paid,
    claims.map((claim) => ({ amount: claim.amount, isFirst: claim.appointmentId === null || claim.isCancelled })),
  );
  const index = claims.findIndex((claim) => claim.appointmentId === appointmentId);
  return parts[index] ?? 0;
}

/**
 * Takes back what is owed for a visit, keeps the fee, and sends the rest of what was paid for it to where it came from.
 * The caller has made sure, under its own lock, that the visit is cancelled once.
 */
export async function refundCancellation(
  services: Services,
  transaction: Transaction,
  { businessId, appointmentId, fee, reason }: VisitKey & { fee: Minor; reason?: string },
): Promise<{ refunded: Minor; toCard: Minor; toVoucher: Minor }> {
  const visit = await findVisit(transaction, { businessId, appointmentId });
  const nothing = { refunded: 0, toCard: 0, toVoucher: 0 };
  if (!visit || visit.saleId === null) return nothing;
  const key = { businessId, saleId: visit.saleId };
  const sale = await lockSale(transaction, key);
  if (!sale) return nothing;
  const paid = await paidFor(transaction, key, appointmentId);
  const claim = (await sumClaims(transaction, key)).find((one) => one.appointmentId === appointmentId);
  if (!claim || claim.isCancelled) return nothing;
  const kept = Math.min(fee, paid);
  const entry = { ...key, appointmentId, side: 'claim', currency: sale.currency, createdAt: services.clock.now() };
  await insertEntries(transaction, [
    ...(claim.amount > 0 ? [{ ...entry, kind: 'cancellation', amount: -claim.amount }] : []),
    ...(kept > 0 ? [{ ...entry, kind: 'fee', amount: kept }] : []),
  ]);
  const giving = { ...key, appointmentId, amount: paid - kept, reason: reason ?? 'Cancelled' };
  const parts = await giveBack(services, transaction, { ...giving, happening: `cancelled-${appointmentId}` });
  const toVoucher = sumOf(parts.filter(({ source }) => source.kind === 'voucher').map(({ amount }) => amount));
  return { refunded: paid - kept, toCard: paid - kept - toVoucher, toVoucher };
}

/**
 * Gives back (a part of) what was kept for a cancelled visit: a deposit the business returns, a fee it waives. Answers how
 * much that was, never more than is still kept.
 */
export async function returnKept(
  services: Services,
  transaction: Transaction,
  { businessId, appointmentId, amount, reason }: VisitKey & { amount?: Minor; reason?: string },
): Promise<Minor> {
  const visit = await findVisit(transaction, { businessId, appointmentId });
  if (!visit || visit.saleId === null) return 0;
  const key = { businessId, saleId: visit.saleId };
  const sale = await lockSale(transaction, key);
  const claim = (await sumClaims(transaction, key)).find((one) => one.appointmentId === appointmentId);
  if (!sale || !claim?.isCancelled) return 0;
  const kept = Math.min(claim.amount, await paidFor(transaction, key, appointmentId));
  const back = Math.max(0, Math.min(kept, amount ?? kept));
  if (back === 0) return 0;
  const createdAt = services.clock.now();
  const entry = { ...key, appointmentId, side: 'claim', kind: 'discount', currency: sale.currency, createdAt };
  await insertEntries(transaction, [{ ...entry, amount: -back, note: reason ?? '' }]);
  const happening = `kept-${appointmentId}-${claim.amount}`;
  const giving = { ...key, appointmentId, amount: back, reason: reason ?? 'Returned by the business', happening };
  await giveBack(services, transaction, giving);
  return back;
}
