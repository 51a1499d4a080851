import { nextTry, OPEN_DAYS } from '@thyme/domain/memberships';
import { DAY, HOUR, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  cardPage,
  findOrder,
  listOpenOrders,
  ownSettlement,
  type StartedPayment,
  startPayment,
} from '../payments/index.ts';
import { findSaleStatus, lockSale } from '../sales/index.ts';
import { endMembership } from './end.ts';
import { lockMember } from './lock-member.ts';
import { writePeriodSale } from './period-sale.ts';
import { type Member, type PeriodRow, updateMembership } from './store/member-store.ts';
import { findPeriod, listTries, updatePeriod } from './store/period-store.ts';
import { OWN_PAGE, tellUnpaid } from './tell.ts';

/** An attempt whose process ended without a result is checked again after this time. */
const LEASE = 15 * MINUTE;
/** Does not count as an attempt while the provider is unreachable. */
const UNREACHABLE_PAUSE = HOUR;
/** Missed attempts are not made up for within the same day. */
const LEAST_PAUSE = 12 * HOUR;

/** Charges every period whose attempt is due. A failure for one is logged and retried in a later run. */
export async function chargePeriods(services: Services): Promise<void> {
  for (const id of await listTries(services.db, services.clock.now())) {
    try {
      await chargePeriod(services, id);
    } catch (error) {
      services.log.error({ err: error, period: id }, 'a period of a membership could not be charged');
    }
  }
}

/**
 * Charges a period without the guest present. Its order is stored first and its state queried first: a charge that was
 * made but not recorded is found, and none is made twice.
 */
async function chargePeriod(services: Services, periodId: number): Promise<void> {
  const known = await findPeriod(services.db, periodId);
  if (!known) return;
  for (const order of await ordersOf(services, known)) await ownSettlement(services, order);
  const prepared = await inTransaction(services, (tx) => prepare(tx, known));
  if (!prepared) return;
  const { orderId, savedCardId } = prepared;
  const started = await startPayment(services, {
    orderId,
    ...(savedCardId === null ? {} : { method: 'stripe', savedCardId, isUnattended: true }),
  });
  if (started.status === 'paid') return;
  await inTransaction(services, (tx) => afterTry(tx, known, started));
}

async function ordersOf(services: Services, { businessId, saleId }: PeriodRow) {
  if (saleId === null) return [];
  return inTransaction(services, async (tx) => {
    await lockSale(tx.db, { businessId, saleId });
    return listOpenOrders(tx.db, { businessId, saleId });
  });
}

async function lockDue(
  tx: UnitOfWork,
  { id, membershipId }: PeriodRow,
): Promise<(Member & { period: PeriodRow }) | null> {
  const member = await lockMember(tx, membershipId);
  const { period } = member ?? {};
  if (!member || period?.id !== id || period.status !== 'due' || member.membership.status === 'ended') return null;
  return { ...member, period };
}

async function prepare(
  tx: UnitOfWork,
  known: PeriodRow,
): Promise<{ orderId: number; savedCardId: number | null } | null> {
  const member = await lockDue(tx, known);
  const now = tx.clock.now();
  if (!member || member.period.nextTryAt === null || member.period.nextTryAt > now) return null;
  const { membership, period } = member;
  const { savedCardId } = membership;
  await updatePeriod(tx.db, period.id, { nextTryAt: now + LEASE });
  return { orderId: await orderToPay(tx, { ...member, period }), savedCardId };
}

/** The open order of a locked, due period; a new one with its sale if the last one was closed. */
export async function orderToPay(tx: UnitOfWork, member: Member & { period: PeriodRow }): Promise<number> {
  const { membership, offer, period } = member;
  const { businessId, userId } = membership;
  const sale = period.saleId === null ? null : { businessId, saleId: period.saleId };
  const isOpen = sale !== null && (await findSaleStatus(tx.db, sale)) === 'pending';
  const order = isOpen ? (await listOpenOrders(tx.db, sale)).at(-1) : null;
  if (order) return order.id;
  const expiresAt = Math.max(period.startsAt, tx.clock.now()) + OPEN_DAYS * DAY;
  return writePeriodSale(tx, { offer, shop: member, userId, periodId: period.id, expiresAt });
}

async function afterTry(tx: UnitOfWork, known: PeriodRow, started: StartedPayment): Promise<void> {
  const member = await lockDue(tx, known);
  if (!member) return;
  const { membership, period } = member;
  const now = tx.clock.now();
  if (started.status !== 'open' && (await findOrder(tx.db, started.orderId))?.providerOrderId === null) {
    await updatePeriod(tx.db, period.id, { nextTryAt: now + UNREACHABLE_PAUSE, failure: started.failure });
    return;
  }
  const tries = period.tries + 1;
  const next = nextTry(period.startsAt, tries);
  await updatePeriod(tx.db, period.id, { tries, failure: started.failure, nextTryAt: null });
  if (next === null) {
    // A payment that arrives after that is refunded.
    await endMembership(tx, member, 'unpaid');
    return;
  }
  const nextTryAt = Math.max(next, now + LEAST_PAUSE);
  await updatePeriod(tx.db, period.id, { nextTryAt });
  if (membership.status === 'active') await updateMembership(tx.db, membership.id, { status: 'past_due' });
  const { businessId } = membership;
  const orders = period.saleId === null ? [] : await listOpenOrders(tx.db, { businessId, saleId: period.saleId });
  const order = orders.at(-1);
  // A provider closes an order after too many declines; the guest's page then opens another one.
  const path = order ? cardPage(order) : OWN_PAGE;
  await tellUnpaid(tx, member, { path, tries, nextTryAt, failure: started.failure });
}
