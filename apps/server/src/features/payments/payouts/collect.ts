import { percentOf } from '@thyme/domain/money';
import { feeOfRefund } from '@thyme/domain/payouts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import * as store from './entry-store.ts';

/**
 * Writes entries for payments and refunds since the last time. It runs when payouts are made, read or checked, so that
 * bookings do not pay for it.
 */
export async function collectEntries(tx: UnitOfWork, businessId: number): Promise<void> {
  await store.lockEntries(tx.db, businessId);
  const charges = await store.listNewPayments(tx.db, businessId);
  for (const { id: paymentId, amount, currency, createdAt } of charges) {
    const common = { businessId, paymentId, currency, createdAt };
    const fee = percentOf(amount, tx.config.platformFee);
    await store.insertEntries(tx.db, [
      { ...common, kind: 'charge', amount, ref: `charge:${paymentId}` },
      ...(fee > 0 ? [{ ...common, kind: 'fee' as const, amount: -fee, ref: `fee:${paymentId}` }] : []),
    ]);
  }
  for (const refund of await store.listNewRefunds(tx.db, businessId)) {
    if (!refund.isWritten) await writeRefund(tx, businessId, refund);
    if (refund.status === 'failed') await writeFailed(tx, businessId, refund);
  }
}

type Refund = Awaited<ReturnType<typeof store.listNewRefunds>>[number];

async function writeRefund(tx: UnitOfWork, businessId: number, refund: Refund): Promise<void> {
  const { id: refundId, paymentId, amount, currency, createdAt } = refund;
  const common = { businessId, paymentId, refundId, currency, createdAt };
  const fee = feeOfRefund(await store.sumPayment(tx.db, businessId, paymentId), amount);
  await store.insertEntries(tx.db, [
    { ...common, kind: 'refund', amount: -amount, ref: `refund:${refundId}` },
    ...(fee === 0 ? [] : [{ ...common, kind: 'fee_refund' as const, amount: fee, ref: `fee-refund:${refundId}` }]),
  ]);
}

/** A failed refund returns the money to the business, less its fee. */
async function writeFailed(tx: UnitOfWork, businessId: number, refund: Refund): Promise<void> {
  const { id: refundId, paymentId, amount, currency, createdAt, settledAt } = refund;
  const common = { businessId, paymentId, refundId, currency, createdAt: settledAt ?? createdAt };
  const fee = feeOfRefund(await store.sumPayment(tx.db, businessId, paymentId), -amount);
  const ref = `fee-refund-failed:${refundId}`;
  await store.insertEntries(tx.db, [
    { ...common, kind: 'refund_failed', amount, ref: `refund-failed:${refundId}` },
    ...(fee === 0 ? [] : [{ ...common, kind: 'fee_refund' as const, amount: fee, ref }]),
  ]);
}
