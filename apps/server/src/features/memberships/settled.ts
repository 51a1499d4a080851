import { advance } from '@thyme/domain/life-cycle';
import { type Anchor, MEMBERSHIP_LIFE, PERIOD_LIFE, periodEnd, sessionsUntil } from '@thyme/domain/memberships';
import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { SaleKey } from '../sales/index.ts';
import { setEnd } from '../vouchers/index.ts';
import { anchorOf } from './lock-member.ts';
import { refundPeriod } from './refund-period.ts';
import {
  findCurrent,
  findMember,
  lockMembership,
  type Member,
  type PeriodRow,
  updateMembership,
} from './store/member-store.ts';
import { findBySale, findSessions, updatePeriod } from './store/period-store.ts';
import { tellCharged, tellEnded, tellJoined } from './tell.ts';

/** Handles a paid purchase: a period of a membership starts, or is refunded if the membership has ended. */
export async function beginPaidPeriod(tx: UnitOfWork, key: SaleKey): Promise<void> {
  const found = await findBySale(tx.db, key);
  if (!found) return;
  await lockMembership(tx.db, found.membershipId);
  const period = await findBySale(tx.db, key);
  const member = await findMember(tx.db, { id: found.membershipId, now: tx.clock.now() });
  const paid = period ? advance(PERIOD_LIFE, period.status, 'paid') : null;
  if (!member || !period || !paid?.ok || !paid.value.changed) return;
  const now = tx.clock.now();
  await updatePeriod(tx.db, period.id, { status: 'paid', paidAt: now, nextTryAt: null, failure: null });
  if (!(await isWanted(tx, member, period))) {
    const refunded = await refundPeriod(tx, period, null);
    await tellEnded(tx, member, 'cancelled', refunded ?? '');
    return;
  }
  const isFirst = member.membership.anchorOn === null;
  const anchor = isFirst ? { on: dateAt(member.zone, now), number: 0 } : anchorOf(member);
  await begin(tx, member, { period, anchor, isFirst });
}

/** Whether the membership is still running; a late first payment still starts it. */
async function isWanted(tx: UnitOfWork, { membership }: Member, period: PeriodRow): Promise<boolean> {
  if (membership.status !== 'ended') return membership.lastNumber === null || period.number <= membership.lastNumber;
  if (membership.anchorOn !== null || membership.cancelledAt !== null) return false;
  return (await findCurrent(tx.db, membership)) === null;
}

interface Beginning {
  period: PeriodRow;
  anchor: Anchor;
  isFirst: boolean;
}

async function begin(tx: UnitOfWork, member: Member, { period, anchor, isFirst }: Beginning): Promise<void> {
  const { membership, offer, zone } = member;
  const endsAt = periodEnd(zone, offer.rhythm, anchor, period.number);
  const step = advance(MEMBERSHIP_LIFE, membership.status, 'active');
  if (!step.ok) throw new Error(`Membership ${membership.id} is ${membership.status} and was paid for.`);
  await updatePeriod(tx.db, period.id, { endsAt, ...(isFirst ? { startsAt: tx.clock.now() } : {}) });
  await updateMembership(tx.db, membership.id, {
    status: step.value.status,
    endedAt: null,
    nextAt: endsAt,
    ...(isFirst ? { anchorOn: anchor.on, anchorNumber: 0 } : {}),
  });
  const { businessId, saleId } = period;
  const sold = saleId === null ? null : await findSessions(tx.db, { businessId, saleId });
  if (!sold) throw new Error(`Period ${period.id} sold no sessions.`);
  await setEnd(tx.db, { businessId, soldVoucherId: sold.id }, sessionsUntil(zone, offer, anchor, period.number));
  await (isFirst ? tellJoined(tx, member, endsAt) : tellCharged(tx, member, endsAt));
}

/** The first payment never came, so the membership is deleted. Later periods are retried. */
export async function dropUnpaid(tx: UnitOfWork, key: SaleKey): Promise<void> {
  const period = await findBySale(tx.db, key);
  if (!period || period.number > 0) return;
  const membership = await lockMembership(tx.db, period.membershipId);
  if (membership?.status !== 'pending') return;
  await updatePeriod(tx.db, period.id, { status: 'failed' });
  await updateMembership(tx.db, membership.id, { status: 'ended', endedAt: tx.clock.now() });
}

/** The card that paid is charged from now on. */
export async function keepCard(
  tx: UnitOfWork,
  { savedCardId, ...key }: SaleKey & { savedCardId: number },
): Promise<void> {
  const period = await findBySale(tx.db, key);
  if (period) await updateMembership(tx.db, period.membershipId, { savedCardId });
}
