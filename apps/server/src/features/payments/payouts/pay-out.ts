import { advance } from '@thyme/domain/life-cycle';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { lastPayoutPeriod, PAYOUT_LIFE } from '@thyme/domain/payouts';
import { DAY, HOUR, startOfDay } from '@thyme/domain/time';
import { ProviderUnavailable } from '../../../integrations/cards/card-port.ts';
import type { PayoutReport } from '../../../integrations/cards/payout-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { sendPayout } from '../jobs.ts';
import { listAccounts } from './account-store.ts';
import { collectEntries } from './collect.ts';
import * as entries from './entry-store.ts';
import * as store from './payout-store.ts';
import { tellOwner } from './tell-owner.ts';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 6 * HOUR;
const AT_ONCE = 100;

type DueAccount = Awaited<ReturnType<typeof listAccounts>>[number];

/** Creates last week's payout for every business with an active account. */
export async function payOutBusinesses(services: Services): Promise<void> {
  const { payouts, name } = services.cards;
  if (!payouts) return;
  for (const due of await listAccounts(services.db, name)) {
    if (due.account.state !== 'active') continue;
    try {
      await inTransaction(services, (tx) => makePayout(tx, due));
    } catch (error) {
      services.log.error({ err: error, business: due.account.businessId }, 'a payout could not be made');
    }
  }
}

/** Collects what is due. If refunds exceed payments, the difference is carried over to the next week. */
async function makePayout(tx: UnitOfWork, { account, zone, currency }: DueAccount): Promise<void> {
  const { businessId, provider, providerAccountId, bank } = account;
  const now = tx.clock.now();
  const { end, arrivesOn } = lastPayoutPeriod(zone, now);
  await collectEntries(tx, businessId);
  if (await store.hasPayout(tx.db, { businessId, periodEnd: end, failedAfter: now - DAY })) return;
  const amount = await entries.sumWaiting(tx.db, businessId, end);
  if (amount <= 0) return;
  const held = Math.max(0, await store.sumHeld(tx.db, provider, providerAccountId));
  const payoutId = await store.insertPayout(tx.db, {
    ...{ businessId, provider, providerAccountId, bank, amount, currency },
    transferred: Math.max(0, amount - held),
    periodEnd: end,
    arrivesAt: Math.max(startOfDay(zone, arrivesOn), now + DAY),
    createdAt: now,
    nextTryAt: now,
  });
  if (payoutId === null) return;
  await entries.assignWaiting(tx.db, { businessId, payoutId, before: end });
  const own = { businessId, payoutId, currency, createdAt: now };
  await entries.insertEntries(tx.db, [{ ...own, kind: 'payout', amount: -amount, ref: `payout:${payoutId}` }]);
  await tx.jobs.enqueue(sendPayout, { payoutId }, { transaction: tx.db, key: `payout-${payoutId}` });
  await announceDeskAtCommit(tx, businessId);
}

/** Sends payouts whose job was lost, and polls those in transit. */
export async function sendDuePayouts(services: Services): Promise<void> {
  for (const id of await store.listDuePayouts(services.db, services.clock.now(), AT_ONCE)) {
    try {
      await sendOnePayout(services, id);
    } catch (error) {
      services.log.error({ err: error, payout: id }, 'a payout could not be sent');
      await tryLater(services, id);
    }
  }
}

/** Transfers the money to the account and on to the bank. Each step has an idempotency key. */
export async function sendOnePayout(services: Services, id: number): Promise<void> {
  const payout = await store.findPayout(services.db, id);
  const { payouts: port, name } = services.cards;
  if (!payout || !port || payout.provider !== name) return;
  if (payout.status !== 'requested' && payout.status !== 'sent') return;
  const { providerAccountId: accountId, currency, providerPayoutId } = payout;
  const movement = { accountId, currency, reference: `payout-${id}` };
  try {
    if (providerPayoutId !== null)
      return await notePayout(services, id, await port.fetchPayout(accountId, providerPayoutId));
    if (payout.transferred > 0 && payout.providerTransferId === null) {
      const wanted = { ...movement, amount: payout.transferred, key: `payout-transfer-${id}` };
      await store.updatePayout(services.db, id, await port.transfer(wanted));
    }
    await notePayout(services, id, await port.payOut({ ...movement, amount: payout.amount, key: `payout-${id}` }));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, payout: id }, 'a payout could not be sent yet');
    await tryLater(services, id);
  }
}

const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));

async function tryLater(services: Services, id: number): Promise<void> {
  await inTransaction(services, async (tx) => {
    const payout = await store.lockPayout(tx.db, id);
    if (!payout) return;
    const tries = payout.tries + 1;
    await store.updatePayout(tx.db, id, { tries, nextTryAt: tx.clock.now() + pauseAfter(tries) });
  });
}

/** Applies the provider's reports, once per change. */
export async function notePayout(services: Services, id: number, report: PayoutReport): Promise<void> {
  await inTransaction(services, async (tx) => {
    const payout = await store.lockPayout(tx.db, id);
    if (!payout) return;
    const { status, failure, providerPayoutId } = report;
    const step = advance(PAYOUT_LIFE, payout.status, status);
    if (!step.ok) return;
    const now = tx.clock.now();
    const tries = payout.tries + 1;
    const isSent = status === 'sent';
    await store.updatePayout(tx.db, id, {
      ...{ status, providerPayoutId, failure },
      ...(isSent ? { tries, nextTryAt: Math.max(payout.arrivesAt, now + pauseAfter(tries)) } : { nextTryAt: null }),
      ...(isSent || !step.value.changed ? {} : { settledAt: now }),
    });
    if (!step.value.changed) return;
    await announceDeskAtCommit(tx, payout.businessId);
    if (status === 'failed') await takeBack(tx, payout, failure);
  });
}

/** The bank returned it: the money goes out with the next payout. */
async function takeBack(tx: UnitOfWork, payout: store.PayoutRow, failure: string | null): Promise<void> {
  const { id, businessId, amount, currency } = payout;
  const ref = `payout-failed:${id}`;
  await entries.lockEntries(tx.db, businessId);
  // Dated in the period of the failed payout, so that the next attempt includes it.
  const own = { businessId, currency, createdAt: payout.periodEnd - 1 };
  await entries.insertEntries(tx.db, [{ ...own, kind: 'payout_failed', amount, ref }]);
  await tellOwner(tx, businessId, {
    title: `A payout of ${formatMinor(amount, currency as Currency)} came back`,
    message: `${failure ?? 'Your bank didn’t accept it.'} Check your bank account on the Payouts page; we’ll send the money again with the next payout.`,
    dedupeKey: ref,
  });
}
