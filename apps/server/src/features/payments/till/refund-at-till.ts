import { type Minor, splitProportionally, sumOf } from '@thyme/domain/money';
import {
  mostTo,
  type PaidBy,
  planRefund,
  REFUND_WAYS,
  type RefundWay,
  type TillRefund,
  type TillRefundRefusal,
} from '@thyme/domain/payments';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { returnToStock } from '../../products/index.ts';
import {
  type AppointmentKey,
  findAppointment,
  insertEntries,
  issueCreditNote,
  listBillLines,
  listCreditNotes,
  lockSale,
  moneyOfAppointment,
  type SaleKey,
  sumTill,
  sumTips,
} from '../../sales/index.ts';
import { refundToVoucher } from '../../vouchers/index.ts';
import { countFeeRefund } from '../card-fees/refund-fee.ts';
import { issueRefund, type Source, sourcesFor } from '../refunds/refunds.ts';

export interface RefundableLine {
  id: number;
  name: string;
  /** What is left to refund. */
  left: Minor;
}

export interface Refundable {
  key: SaleKey;
  currency: string;
  /** What was paid for the appointment and is not refunded. */
  paid: Minor;
  lines: RefundableLine[];
  tips: { chairId: number | null; amount: Minor }[];
  sources: PaidBy[];
  labels: Map<number, string>;
  claimed: Minor;
}

/** What can be refunded for an appointment, by line and by method. */
export async function readRefundable(db: Db, key: AppointmentKey): Promise<Refundable | null> {
  const { businessId, appointmentId } = key;
  const appointment = await findAppointment(db, key);
  const money = await moneyOfAppointment(db, appointmentId);
  if (!appointment || appointment.saleId === null || !money) return null;
  const sale = { businessId, saleId: appointment.saleId };
  const notes = (await listCreditNotes(db, sale)).flatMap(({ lines }) => lines);
  const sold = await listBillLines(db, key);
  const till = await sumTill(db, key);
  const { own, shared } = await sourcesFor(db, { ...sale, appointmentId });
  const online = [...own, ...shared];
  return {
    key: sale,
    currency: appointment.currency,
    paid: money.paid,
    claimed: money.claimed,
    lines: sold.map(({ id, productName, unitPrice, productQty, discount }) => {
      const credited = sumOf(notes.filter(({ lineId }) => lineId === id).map(({ amount }) => amount));
      return { id, name: productName, left: Math.max(0, unitPrice * productQty - discount - credited) };
    }),
    tips: await sumTips(db, key),
    sources: [
      { way: 'cash', id: 0, left: till.cash },
      { way: 'reader', id: 0, left: till.card },
      ...online.map(paidBy),
    ],
    labels: new Map(online.map(({ id, label }) => [id, label])),
  };
}

const paidBy = ({ id, kind, paid, refunded }: Source): PaidBy => ({
  way: kind === 'voucher' ? 'voucher' : 'online',
  id,
  left: Math.max(0, paid - refunded),
});

/** The possible refund methods, each with its maximum. */
export function refundWays(refundable: Refundable): { way: RefundWay | 'as-paid'; most: Minor }[] {
  return (['as-paid', ...REFUND_WAYS] as const)
    .map((way) => ({ way, most: mostTo(way, refundable) }))
    .filter(({ most }) => most > 0);
}

export interface TillRefundRequest extends AppointmentKey {
  actorId: number;
  /** The lines that are refunded in full; empty for an own amount. */
  lineIds: readonly number[];
  /** The products that are restocked. */
  restockIds: readonly number[];
  withTip: boolean;
  amount: Minor;
  to: RefundWay | 'as-paid';
  reason: string;
}

export type RefundAtTillRefusal =
  | TillRefundRefusal
  | { readonly code: 'nothing-paid' | 'no-line' }
  | { readonly code: 'total-differs'; readonly expected: Minor };

export interface RefundedAtTill {
  amount: Minor;
  currency: string;
  parts: (TillRefund & { label: string })[];
  /** How many lines were restocked. */
  restocked: number;
  /** The part that belongs to a fee on the stored card. */
  fee: Minor;
}

/** Refunds all or part of what was paid for an appointment, reduces the claim, and writes a credit note. */
export async function refundAtTill(
  tx: UnitOfWork,
  request: TillRefundRequest,
): Promise<Result<RefundedAtTill, RefundAtTillRefusal>> {
  const { businessId, appointmentId, amount, to, reason, actorId } = request;
  const saleId = (await findAppointment(tx.db, request))?.saleId ?? null;
  if (saleId === null || !(await lockSale(tx.db, { businessId, saleId }))) return refuse('nothing-paid');
  const refundable = await readRefundable(tx.db, request);
  if (!refundable || refundable.paid === 0) return refuse('nothing-paid');
  const shares = sharesOf(refundable, request);
  if (!shares.ok) return shares;
  const isOfBill = (lineId: number) => refundable.lines.some(({ id }) => id === lineId);
  if (!request.restockIds.every(isOfBill)) return refuse('no-line');
  const plan = planRefund(amount, { paid: refundable.paid, to, sources: refundable.sources });
  if (!plan.ok) return plan;
  const { credit, tip } = shares.value;
  const { key, currency } = refundable;
  const entry = { ...key, appointmentId, currency, actorId, note: reason, createdAt: tx.clock.now() };
  const tips = splitProportionally(
    -tip,
    refundable.tips.map((one) => one.amount),
  );
  await insertEntries(tx.db, [
    ...(credit > 0 ? [{ ...entry, side: 'claim', kind: 'credit', amount: -credit }] : []),
    ...refundable.tips.flatMap(({ chairId }, index) =>
      tips[index] ? [{ ...entry, side: 'claim', kind: 'tip', amount: tips[index], chairId }] : [],
    ),
  ]);
  const lineIds = request.lineIds.length > 0 ? request.lineIds : undefined;
  const vouchers = plan.value.filter(({ way }) => way === 'voucher');
  const restored = { useIds: [], vouchers };
  await issueCreditNote(tx, { ...key, appointmentId, lineIds, restored, currency, amount: credit, reason });
  for (const part of plan.value) await handBack(tx, { ...entry, reason }, part);
  const restocked = await returnToStock(tx, { businessId, actorId, lineIds: request.restockIds, reason });
  const parts = plan.value.map((part) => ({ ...part, label: refundable.labels.get(part.id) ?? '' }));
  // Chosen lines and the tip are not the fee; an own amount is, as far as it goes.
  const isOwnAmount = lineIds === undefined && !request.withTip;
  const handed = sumOf(plan.value.map((part) => (part.way === 'cash' || part.way === 'reader' ? part.amount : 0)));
  const fee = isOwnAmount ? await countFeeRefund(tx, { businessId, appointmentId, credit, handed }) : 0;
  return ok({ amount, currency, parts, restocked, fee });
}

/** How much of a refund reduces the claim for lines, and how much the tip. An overpayment reduces neither. */
function sharesOf(
  { lines, tips, claimed, paid }: Refundable,
  { lineIds, withTip, amount }: TillRefundRequest,
): Result<{ credit: Minor; tip: Minor }, RefundAtTillRefusal> {
  const tipLeft = sumOf(tips.map((tip) => tip.amount));
  if (lineIds.length > 0 || withTip) {
    const chosen = lines.filter(({ id }) => lineIds.includes(id));
    if (chosen.length !== new Set(lineIds).size) return refuse('no-line');
    const worth = sumOf(chosen.map(({ left }) => left));
    const tip = withTip ? tipLeft : 0;
    if (worth + tip !== amount) return refuse('total-differs', { expected: worth + tip });
    return ok({ credit: Math.min(worth, Math.max(0, claimed - tipLeft)), tip });
  }
  const over = Math.max(0, paid - claimed);
  const owed = Math.max(0, amount - over);
  const credit = Math.min(owed, Math.max(0, claimed - tipLeft));
  return ok({ credit, tip: Math.min(tipLeft, owed - credit) });
}

interface Handing extends SaleKey {
  appointmentId: number;
  currency: string;
  actorId: number;
  note: string;
  reason: string;
  createdAt: number;
}

async function handBack(tx: UnitOfWork, { reason, ...entry }: Handing, { way, id, amount }: TillRefund): Promise<void> {
  const payment = { ...entry, side: 'payment', amount: -amount };
  switch (way) {
    case 'cash':
    case 'reader':
      return insertEntries(tx.db, [{ ...payment, kind: 'till_refund', method: way === 'cash' ? 'cash' : 'card' }]);
    case 'voucher': {
      const voucherUseId = await refundToVoucher(tx, { ...entry, soldVoucherId: id, amount });
      return insertEntries(tx.db, [{ ...payment, kind: 'voucher_return', method: 'voucher', voucherUseId }]);
    }
    case 'online':
      await issueRefund(tx, { ...entry, amount, reason, paymentId: id, happening: `till-${randomToken(12)}` });
  }
}
