import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { chargeDueFees } from './card-fees/charge-fees.ts';
import {
  applyProviderEvent,
  closeOrder,
  deleteVaultCard,
  deleteVaultCustomer,
  returnOrder,
  sendPayout,
  sendRefund,
} from './jobs.ts';
import { closeAtProvider, reconcileDue, returnMoney } from './orders/reconcile.ts';
import { lapsePackages } from './packages/lapse-packages.ts';
import { tellLateParts } from './parts/late-parts.ts';
import { checkPayouts } from './payouts/check-payouts.ts';
import { payOutBusinesses, sendDuePayouts, sendOnePayout } from './payouts/pay-out.ts';
import { sendDueRefunds, sendOneRefund } from './refunds/send-refunds.ts';
import { deleteAtProvider } from './saved-cards/saved-cards.ts';
import { renewDueSubscriptions } from './subscriptions/renew-subscriptions.ts';
import { applyEvent, applyWaitingEvents } from './webhooks/webhooks.ts';

/** Repairs what a lost webhook or a crashed process left open. */
export const reconcilePayments = handleJob(
  defineJob({
    name: 'reconcile-payments',
    schedule: '* * * * *',
  }),
  async (services) => {
    await applyWaitingEvents(services);
    await reconcileDue(services);
    await sendDueRefunds(services);
    await sendDuePayouts(services);
  },
);

export const renewSubscriptions = handleJob(
  defineJob({
    name: 'renew-subscriptions',
    schedule: '17 * * * *',
  }),
  (services) => renewDueSubscriptions(services),
);

/** Hourly, because every business has its own midnight. */
export const payOut = handleJob(
  defineJob({
    name: 'pay-out',
    schedule: '7 * * * *',
  }),
  (services) => payOutBusinesses(services),
);

export const reconcilePayouts = handleJob(
  defineJob({
    name: 'reconcile-payouts',
    schedule: '41 4 * * *',
  }),
  (services) => checkPayouts(services),
);

export const lapseExpiredPackages = handleJob(
  defineJob({
    name: 'lapse-packages',
    schedule: '23 * * * *',
  }),
  (services) => lapsePackages(services),
);

/** Charges announced fees that are due. */
export const chargeCardFees = handleJob(
  defineJob({
    name: 'charge-card-fees',
    schedule: '*/10 * * * *',
  }),
  (services) => chargeDueFees(services),
);

/** Notifies about parts of groups that were not paid in time. */
export const tellUnpaidParts = handleJob(
  defineJob({
    name: 'tell-unpaid-parts',
    schedule: '* * * * *',
  }),
  (services) => tellLateParts(services),
);

export const paymentJobs: readonly AnyHandledJob[] = [
  handleJob(closeOrder, (services, { orderId }) => closeAtProvider(services, orderId)),
  handleJob(returnOrder, (services, { orderId }) => returnMoney(services, orderId)),
  handleJob(sendRefund, (services, { refundId }) => sendOneRefund(services, refundId)),
  handleJob(applyProviderEvent, (services, event) => applyEvent(services, event)),
  handleJob(deleteVaultCard, (services, card) => deleteAtProvider(services, card)),
  handleJob(deleteVaultCustomer, (services, customer) => deleteAtProvider(services, customer)),
  handleJob(sendPayout, (services, { payoutId }) => sendOnePayout(services, payoutId)),
  reconcilePayments,
  payOut,
  chargeCardFees,
  reconcilePayouts,
  renewSubscriptions,
  lapseExpiredPackages,
  tellUnpaidParts,
];
