import { ProviderUnavailable, type RefundReport } from '../../integrations/cards/card-port.ts';
import type { Services } from '../../platform/services.ts';
import { insertEntries } from './ledger-store.ts';
import { portOf } from './reconcile.ts';
import { findRefund, listDueRefunds, lockRefund, updateRefund } from './refund-store.ts';

const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 6 * 3600;
const AT_ONCE = 50;

export async function sendDueRefunds(services: Services): Promise<void> {
  for (const id of await listDueRefunds(services.db, services.clock.now(), AT_ONCE)) await sendOneRefund(services, id);
}

/** Asks the provider to send a refund. Its key makes a repeated request the same refund. */
export async function sendOneRefund(services: Services, refundId: number): Promise<void> {
  const found = await findRefund(services.db, refundId);
  if (!found || found.refund.status === 'succeeded' || found.refund.status === 'failed') return;
  const { refund, payment, order } = found;
  if (order.providerOrderId === null) throw new Error(`Refund ${refundId} belongs to an order that was never opened.`);
  try {
    const port = portOf(services, order);
    if (refund.status === 'sent' && refund.providerRefundId !== null) {
      await noteReport(services, refundId, await port.fetchRefund(refund.providerRefundId));
      return;
    }
    const report = await port.refund({
      providerOrderId: order.providerOrderId,
      providerPaymentId: payment.providerPaymentId,
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
      key: refund.dedupeKey,
    });
    await noteReport(services, refundId, report);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, refund: refundId }, 'a refund could not be sent yet');
    await tryLater(services, refundId, refund.tries + 1);
  }
}

async function tryLater(services: Services, refundId: number, tries: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
  await updateRefund(services.db, refundId, { tries, nextTryAt: services.clock.now() + pause });
}

async function noteReport(services: Services, refundId: number, report: RefundReport): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const refund = await lockRefund(transaction, refundId);
    if (!refund || refund.status === 'succeeded' || refund.status === 'failed') return;
    const now = services.clock.now();
    const { status, providerRefundId, failure } = report;
    const tries = refund.tries + 1;
    if (status === 'sent') {
      const nextTryAt = now + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
      await updateRefund(transaction, refundId, { status, providerRefundId, tries, nextTryAt });
      return;
    }
    await updateRefund(transaction, refundId, {
      status,
      providerRefundId,
      failure,
      tries,
      nextTryAt: null,
      settledAt: now,
    });
    if (status === 'succeeded') return;
    services.log.error({ refund: refundId, failure }, 'a provider refused a refund: the money is still here');
    const { businessId, saleId, amount, currency } = refund;
    const note = `The refund did not go through: ${failure ?? 'no reason given'}`;
    const entry = { businessId, saleId, side: 'payment', kind: 'till', method: 'card', amount, currency, note };
    await insertEntries(transaction, [{ ...entry, createdAt: now }]);
  });
}
