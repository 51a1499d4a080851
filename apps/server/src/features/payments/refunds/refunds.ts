import type { Minor } from '@thyme/domain/money';
import { type MoneySource, type RefundPart, splitRefund } from '@thyme/domain/payments';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  insertEntries,
  insertRefund,
  listPayments,
  lockSale,
  type SaleKey,
  sumVoucherUses,
} from '../../sales/index.ts';
import { refundToVoucher } from '../../vouchers/index.ts';
import { sendRefund } from '../jobs.ts';

export interface Source extends MoneySource {
  /** The reference that the guest knows. */
  label: string;
  currency: string;
}

/** The online payments of a sale, and what is left of each. */
export async function listSources(db: Db, key: SaleKey): Promise<Source[]> {
  const cards = (await listPayments(db, key)).filter(({ orderId }) => orderId !== null);
  const vouchers = await sumVoucherUses(db, key);
  return [
    ...cards.map((payment) => ({
      id: payment.id,
      kind: payment.method as Source['kind'],
      paid: payment.amount,
      refunded: payment.refundedAmount,
      label: payment.instrument ?? 'Card',
      currency: payment.currency,
    })),
    ...vouchers.map((use) => ({
      id: use.soldVoucherId,
      kind: 'voucher' as const,
      paid: use.given,
      refunded: use.returned,
      label: 'Voucher',
      currency: '',
    })),
  ];
}

export interface Return extends SaleKey {
  appointmentId: number | null;
  amount: Minor;
  reason: string;
  /** Limited to this payment, where it is the overpayment. */
  paymentId?: number;
  /** Identifies the cause: one cause never refunds twice. */
  happening: string;
}

/** Refunds an amount to its sources, in proportion. The parts sum to it. */
export async function issueRefund(tx: UnitOfWork, giving: Return): Promise<RefundPart[]> {
  if (giving.amount === 0) return [];
  const { paymentId } = giving;
  const sources = await listSources(tx.db, giving);
  const chosen = paymentId ? sources.filter(({ id, kind }) => kind !== 'voucher' && id === paymentId) : sources;
  const split = splitRefund(giving.amount, chosen);
  if (!split.ok) throw new Error(`Sale ${giving.saleId} cannot give ${giving.amount} back: ${split.refusal.code}.`);
  for (const part of split.value) {
    if (part.source.kind === 'voucher') await backToVoucher(tx, giving, part);
    else await backToCard(tx, giving, part);
  }
  return split.value;
}

async function backToVoucher(tx: UnitOfWork, giving: Return, part: RefundPart) {
  const { businessId, saleId, appointmentId, reason } = giving;
  const soldVoucherId = part.source.id;
  const voucherUseId = await refundToVoucher(tx, {
    businessId,
    saleId,
    soldVoucherId,
    amount: part.amount,
  });
  await insertEntries(tx.db, [
    {
      businessId,
      saleId,
      appointmentId,
      currency: await currencyOf(tx.db, giving),
      side: 'payment',
      kind: 'voucher_return',
      amount: -part.amount,
      method: 'voucher',
      voucherUseId,
      note: reason,
      createdAt: tx.clock.now(),
    },
  ]);
}

async function backToCard(tx: UnitOfWork, giving: Return, part: RefundPart) {
  const { businessId, saleId, appointmentId, reason, happening } = giving;
  const { id: paymentId, kind: method } = part.source;
  const now = tx.clock.now();
  const currency = await currencyOf(tx.db, giving);
  const refundId = await insertRefund(tx.db, {
    businessId,
    saleId,
    paymentId,
    amount: part.amount,
    currency,
    reason,
    dedupeKey: `${happening}:${paymentId}`,
    nextTryAt: now,
    createdAt: now,
  });
  // Another process was faster with the same cause.
  if (refundId === null) throw new Error(`Payment ${paymentId} cannot give ${part.amount} back.`);
  await insertEntries(tx.db, [
    {
      businessId,
      saleId,
      appointmentId,
      currency,
      side: 'payment',
      kind: 'refund',
      amount: -part.amount,
      method,
      refundId,
      note: reason,
      createdAt: now,
    },
  ]);
  await tx.jobs.enqueue(sendRefund, { refundId }, { transaction: tx.db, key: `refund-${refundId}` });
}

async function currencyOf(transaction: Transaction, key: SaleKey): Promise<string> {
  const sale = await lockSale(transaction, key);
  if (!sale) throw new Error(`Sale ${key.saleId} does not exist.`);
  return sale.currency;
}
