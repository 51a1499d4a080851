import { meansInWords } from '@thyme/domain/payments';
import type { ListedRefund } from '../../../integrations/cards/payout-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import {
  insertEntries,
  insertRefund,
  issueCreditNote,
  lockSale,
  readAppointmentMoney,
  type SaleKey,
} from '../../sales/index.ts';
import { announceRefund } from '../receipts/announce.ts';
import { tellPayer } from '../refunds/tell-payer.ts';
import { findPayment } from './dispute-store.ts';
import { isKnownRefund, listAppointmentIds } from './provider-refund-store.ts';

type Payment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

const REASON = 'Refunded at the card provider';
/** When a refund that the provider is still processing is polled. */
const FIRST_LOOK = 60;

/** Records refunds of a payment that were made in the provider's dashboard. Our own are already known. */
export async function noteProviderRefunds(
  services: Services,
  providerPaymentId: string,
  listed: readonly ListedRefund[],
): Promise<void> {
  const payment = await findPayment(services.db, services.cards.name, providerPaymentId);
  if (!payment) return;
  for (const refund of listed)
    if (refund.status !== 'failed') await inTransaction(services, (tx) => noteRefund(tx, payment, refund));
}

async function noteRefund(tx: UnitOfWork, payment: Payment, refund: ListedRefund): Promise<void> {
  const { businessId, saleId, id: paymentId, currency, method } = payment;
  const { providerRefundId, amount, status } = refund;
  const key = { businessId, saleId };
  const sale = await lockSale(tx.db, key);
  const dedupeKey = refund.key ?? `provider:${providerRefundId}`;
  if (!sale || (await isKnownRefund(tx.db, { businessId, providerRefundId, key: dedupeKey }))) return;
  const now = tx.clock.now();
  const isDone = status === 'succeeded';
  const refundId = await insertRefund(tx.db, {
    ...{ businessId, saleId, paymentId, amount, currency, providerRefundId, dedupeKey },
    status: isDone ? 'succeeded' : 'sent',
    reason: REASON,
    nextTryAt: isDone ? null : now + FIRST_LOOK,
    settledAt: isDone ? now : null,
    createdAt: now,
  });
  if (refundId === null) {
    // A refund of ours reserved the same money: the provider refuses it, and then this one fits.
    throw new Error(
      `Refund ${providerRefundId} does not fit payment ${paymentId} beside the refunds that are on their way.`,
    );
  }
  const { appointmentId, owed } = await findPaidFor(tx, key);
  const entry = { ...key, appointmentId, currency, note: REASON, createdAt: now };
  const credit = Math.min(owed, amount);
  if (credit > 0) await insertEntries(tx.db, [{ ...entry, side: 'claim', kind: 'credit', amount: -credit }]);
  await issueCreditNote(tx, { ...key, appointmentId, currency, amount: credit, reason: REASON });
  await insertEntries(tx.db, [{ ...entry, side: 'payment', kind: 'refund', amount: -amount, method, refundId }]);
  const means = meansInWords(payment.instrument);
  if (!(await tellPayer(tx, { businessId, paymentId, amount, means, happening: `refund-${refundId}` })))
    await announceRefund(tx, { ...key, appointmentId, amount, means, happening: `refund-${refundId}` });
  await announceDeskAtCommit(tx, businessId);
}

/** The appointment with the largest payment: the provider knows payments, not appointments. */
async function findPaidFor(tx: UnitOfWork, key: SaleKey): Promise<{ appointmentId: number | null; owed: number }> {
  const money = await readAppointmentMoney(tx.db, await listAppointmentIds(tx.db, key));
  const most = money.toSorted((a, b) => b.paid - a.paid)[0];
  return most ? { appointmentId: most.appointmentId, owed: most.claimed } : { appointmentId: null, owed: 0 };
}
