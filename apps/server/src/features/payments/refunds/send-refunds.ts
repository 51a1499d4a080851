import { advance } from '@thyme/domain/life-cycle';
import { REFUND_LIFE, type RefundStatus } from '@thyme/domain/payments';
import { ProviderUnavailable, type RefundReport } from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { portOf } from '../orders/reconcile.ts';
import { takeBackRefund } from './refund-failed.ts';
import { findRefund, listDueRefunds, lockRefund, updateRefund } from './refund-store.ts';

const FIRST_PAUSE = 60;
const LONGEST_PAUSE = 6 * 3600;
const AT_ONCE = 50;

export async function sendDueRefunds(services: Services): Promise<void> {
  for (const id of await listDueRefunds(services.db, services.clock.now(), AT_ONCE)) {
    try {
      await sendOneRefund(services, id);
    } catch (error) {
      // A failing refund must not delay the others.
      services.log.error({ err: error, refund: id }, 'a refund could not be sent');
      await tryLater(services, id);
    }
  }
}

/** Sends a refund to the provider. The idempotency key makes a repeated request the same refund. */
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
    await tryLater(services, refundId);
  }
}

const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));

async function tryLater(services: Services, refundId: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    const refund = await lockRefund(tx.db, refundId);
    if (!refund || refund.nextTryAt === null) return;
    const tries = refund.tries + 1;
    await updateRefund(tx.db, refundId, { tries, nextTryAt: tx.clock.now() + pauseAfter(tries) });
  });
}

function mayReport(from: RefundStatus, to: RefundStatus): boolean {
  const step = advance(REFUND_LIFE, from, to);
  return step.ok && (step.value.changed || to === 'sent');
}

async function noteReport(services: Services, refundId: number, report: RefundReport): Promise<void> {
  await inTransaction(services, async (tx) => {
    const refund = await lockRefund(tx.db, refundId);
    const { status, providerRefundId, failure } = report;
    // The status of a refund in progress is reported again unchanged.
    if (!refund || !mayReport(refund.status, status)) return;
    const now = tx.clock.now();
    const tries = refund.tries + 1;
    if (status === 'sent') {
      await updateRefund(tx.db, refundId, {
        status,
        providerRefundId,
        tries,
        nextTryAt: now + pauseAfter(tries),
      });
      return;
    }
    await updateRefund(tx.db, refundId, {
      status,
      providerRefundId,
      failure,
      tries,
      nextTryAt: null,
      settledAt: now,
    });
    if (status === 'succeeded') return;
    tx.log.error({ refund: refundId, failure }, 'a provider refused a refund: the money is still here');
    await takeBackRefund(tx, refund, failure);
  });
}
