import { type Minor, sumOf } from '@thyme/domain/money';
import {
  cancellationFee,
  FORGIVEN_SENTENCE,
  forgive,
  isForgiven,
  isPolicyCode,
  type PolicySegment,
  policySentence,
  policyTimeline,
  type RefundPart,
} from '@thyme/domain/payments';
import type { Instant } from '@thyme/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { returnToStock } from '../../products/index.ts';
import {
  type AppointmentKey,
  findAppointment,
  insertEntries,
  issueCreditNote,
  listGoodsOf,
  lockSale,
  moneyOfAppointment,
  type SaleKey,
} from '../../sales/index.ts';
import { type LateFee, quoteLateFee } from '../card-fees/quote-fee.ts';
import { findForgiveness } from './forgiveness-store.ts';
import { issueRefund, readReturnable, restoredBy } from './refunds.ts';

const NO_LATE_FEE: LateFee = { amount: 0, last4: '' };

export interface CancellationQuote {
  percent: number;
  /** The business decides whether to charge the fee. */
  isDecidedByBusiness: boolean;
  fee: Minor;
  /** The price of products ordered with it; the refund includes all of it. */
  goods: Minor;
  refund: Minor;
  toCard: Minor;
  toVoucher: Minor;
  /** The destinations of the refund; their amounts sum to it. */
  parts: { kind: string; label: string; amount: Minor }[];
  /** What the shop may charge to the saved card as well, as the guest agreed. */
  lateFee: LateFee;
  /** It would have cost something, but the shop forgives regulars one late cancellation a year. */
  isForgiven: boolean;
  /** The cost of cancelling from now until the appointment begins. */
  timeline: PolicySegment[];
  sentence: string;
}

/** The cost of cancelling an appointment at an instant, and the refund by destination. `refundCancellation` does exactly this. */
export async function quoteCancellation(
  { db }: Services,
  request: AppointmentKey & { by: 'guest' | 'business' | 'system'; at: Instant; zone: string; mayForgive?: boolean },
): Promise<CancellationQuote | null> {
  const appointment = await findAppointment(db, request);
  if (!appointment) return null;
  const terms = {
    policies: appointment.cancellation.filter(isPolicyCode),
    steps: appointment.cancellationSteps,
    startsAt: appointment.startsAt,
    zone: request.zone,
  };
  const key = appointment.saleId === null ? null : { businessId: request.businessId, saleId: appointment.saleId };
  const { paid, goods } = key ? await moneyToReturn(db, key, request.appointmentId) : { paid: 0, goods: 0 };
  // Products ordered with it cost nothing to cancel.
  const forServices = paid - goods;
  const { by, at, businessId, appointmentId, mayForgive = true } = request;
  const charged = cancellationFee({ ...terms, by, at, total: appointment.totalAmount, paid: forServices });
  const late =
    by === 'guest' ? await quoteLateFee(db, { businessId, appointmentId, at, kept: charged.fee }) : NO_LATE_FEE;
  const isCostly = mayForgive && by === 'guest' && charged.fee + late.amount > 0;
  const isFree = isCostly && isForgiven(await findForgiveness(db, { businessId, userId: appointment.userId }), at);
  const outcome = isFree ? forgive(charged) : charged;
  const wanted = outcome.refund + goods;
  const { amount: refund, parts } = key
    ? await readReturnable(db, { ...key, appointmentId: request.appointmentId }, wanted)
    : { amount: 0, parts: [] };
  const toVoucher = toVouchers(parts);
  return {
    ...outcome,
    // A session is used whole: its value beyond the fee is not refunded.
    fee: outcome.fee + wanted - refund,
    goods,
    refund,
    toVoucher,
    toCard: refund - toVoucher,
    parts: destinationsOf(parts),
    timeline: policyTimeline(terms, request.at),
    lateFee: isFree ? NO_LATE_FEE : late,
    isForgiven: isFree,
    sentence: isFree ? FORGIVEN_SENTENCE : policySentence(terms, request.at),
  };
}

/** The destinations of a refund, as guests read them. */
export function destinationsOf(parts: readonly RefundPart[]): CancellationQuote['parts'] {
  return parts.map(({ source, amount }) => ({
    kind: source.kind,
    label: 'label' in source ? String(source.label) : source.kind,
    amount,
  }));
}

/** What is restored to vouchers and packages. */
function toVouchers(parts: readonly RefundPart[]): Minor {
  return sumOf(
    parts.filter(({ source }) => source.kind === 'voucher' || source.kind === 'package').map(({ amount }) => amount),
  );
}

/** The amounts of an appointment, what can be refunded to its source, and the products' part of that. */
async function moneyToReturn(db: Db, key: SaleKey, appointmentId: number) {
  const appointment = await moneyOfAppointment(db, appointmentId);
  const { amount: paid } = await readReturnable(db, { ...key, appointmentId }, appointment?.refundable ?? 0);
  return { appointment, paid, goods: Math.min(paid, appointment?.goods ?? 0) };
}

interface Cancelling extends AppointmentKey {
  fee: Minor;
  reason?: string;
  /** Keeps the products ordered with it, which can still be collected. */
  keepsGoods?: boolean;
}

/**
 * Reverses the claim of an appointment, retains the fee, and refunds the rest to its sources. Products ordered with it
 * are refunded in full and restocked. The caller has made sure, under its own lock, that the appointment is cancelled
 * once.
 */
export async function refundCancellation(
  tx: UnitOfWork,
  { businessId, appointmentId, fee, reason, keepsGoods = false }: Cancelling,
): Promise<{ refunded: Minor; toCard: Minor; toVoucher: Minor }> {
  const appointment = await findAppointment(tx.db, { businessId, appointmentId });
  const nothing = { refunded: 0, toCard: 0, toVoucher: 0 };
  if (!appointment || appointment.saleId === null) return nothing;
  const key = { businessId, saleId: appointment.saleId };
  const sale = await lockSale(tx.db, key);
  if (!sale) return nothing;
  const { appointment: claim, ...money } = await moneyToReturn(tx.db, key, appointmentId);
  if (!claim || claim.isCancelled) return nothing;
  const kept = keepsGoods ? money.goods : 0;
  const paid = money.paid - kept;
  const wanted = paid - Math.min(fee, money.paid - money.goods);
  const { amount, parts: planned } = await readReturnable(tx.db, { ...key, appointmentId }, wanted);
  const retained = paid - amount;
  const reversed = claim.claimed - kept;
  const entry = { ...key, appointmentId, side: 'claim', currency: sale.currency, createdAt: tx.clock.now() };
  await insertEntries(tx.db, [
    ...(reversed > 0 ? [{ ...entry, kind: 'cancellation', amount: -reversed }] : []),
    ...(retained > 0 ? [{ ...entry, kind: 'fee', amount: retained }] : []),
  ]);
  const goodsIds = keepsGoods ? [] : (await listGoodsOf(tx.db, { businessId, appointmentId })).map(({ id }) => id);
  const giving = { ...key, appointmentId, amount: paid - retained, reason: reason ?? 'Cancelled' };
  const restored = restoredBy(planned);
  await issueCreditNote(tx, { ...giving, restored, firstIds: goodsIds, currency: sale.currency });
  const parts = await issueRefund(tx, { ...giving, happening: `cancelled-${appointmentId}` });
  await returnToStock(tx, { businessId, actorId: null, lineIds: goodsIds, reason: 'Appointment cancelled' });
  const toVoucher = toVouchers(parts);
  return { refunded: paid - retained, toCard: paid - retained - toVoucher, toVoucher };
}

/**
 * Refunds all or part of what is retained for a cancelled appointment: a returned deposit, a waived fee, or a refund
 * that failed. Returns the amount.
 */
export async function refundRetained(
  tx: UnitOfWork,
  { businessId, appointmentId, amount, reason }: AppointmentKey & { amount?: Minor; reason?: string },
): Promise<{ returned: Minor; parts: CancellationQuote['parts'] }> {
  const nothing = { returned: 0, parts: [] };
  const appointment = await findAppointment(tx.db, { businessId, appointmentId });
  if (!appointment || appointment.saleId === null) return nothing;
  const key = { businessId, saleId: appointment.saleId };
  const sale = await lockSale(tx.db, key);
  const { appointment: claim, ...money } = await moneyToReturn(tx.db, key, appointmentId);
  if (!sale || !claim?.isCancelled) return nothing;
  const paid = money.paid - money.goods;
  const wanted = Math.max(0, Math.min(paid, amount ?? paid));
  const { amount: back, parts: planned } = await readReturnable(tx.db, { ...key, appointmentId }, wanted);
  if (back === 0) return nothing;
  const createdAt = tx.clock.now();
  const entry = { ...key, appointmentId, side: 'claim', kind: 'discount', currency: sale.currency, createdAt };
  // A repeated refund already reduced the claim the first time.
  const waived = Math.min(back, claim.claimed - claim.goods);
  if (waived > 0) await insertEntries(tx.db, [{ ...entry, amount: -waived, note: reason ?? '' }]);
  const happening = `kept-${appointmentId}-${claim.claimed}-${createdAt}`;
  const giving = { ...key, appointmentId, amount: back, reason: reason ?? 'Returned by the business', happening };
  // A repeated refund already has its credit note.
  const restored = restoredBy(planned);
  await issueCreditNote(tx, { ...giving, restored, amount: waived, currency: sale.currency });
  const parts = await issueRefund(tx, giving);
  return { returned: back, parts: destinationsOf(parts) };
}
