import { chargeTime, periodEnd } from '@thyme/domain/memberships';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { chargePeriods } from './charge.ts';
import { endMembership } from './end.ts';
import { anchorOf, lockMember } from './lock-member.ts';
import { listDue, listExpiring, type Member, updateMembership } from './store/member-store.ts';
import { insertPeriod } from './store/period-store.ts';
import { tellExpiring } from './tell.ts';

const AT_ONCE = 200;

/** Starts due periods, applies due pauses and ends, and charges. */
export async function renewMemberships(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now())) {
    try {
      await inTransaction(services, (tx) => turn(tx, id));
    } catch (error) {
      services.log.error({ err: error, membership: id }, 'the next period of a membership could not be started');
    }
  }
  await chargePeriods(services);
}

/** Runs under the membership's lock, so that a cancellation comes either before or after the next period. */
async function turn(tx: UnitOfWork, id: number): Promise<void> {
  const member = await lockMember(tx, id);
  if (!member) return;
  const { membership, zone } = member;
  const { status, nextAt, number, lastNumber, resumeOn } = membership;
  if ((status !== 'active' && status !== 'paused') || nextAt === null || nextAt > tx.clock.now()) return;
  // The first period, or one that is being charged, is still open.
  if (member.period?.status === 'due') return;
  if (lastNumber !== null && number >= lastNumber) {
    await endMembership(tx, member, membership.cancelledBy === 'business' ? 'business' : 'cancelled');
    return;
  }
  if (status === 'active' && resumeOn !== null) {
    await updateMembership(tx.db, id, { status: 'paused', nextAt: chargeTime(zone, resumeOn) });
    return;
  }
  await startNext(tx, member, status === 'paused' ? resumeOn : null);
}

/** The next period is stored once, by its number, and is due at once. After a pause, periods count from its end. */
async function startNext(tx: UnitOfWork, member: Member, resumedOn: string | null): Promise<void> {
  const { membership, offer, zone, currency } = member;
  const { businessId, id, nextAt } = membership;
  const number = membership.number + 1;
  const anchor = resumedOn === null ? anchorOf(member) : { on: resumedOn, number };
  const startsAt = nextAt ?? tx.clock.now();
  const endsAt = periodEnd(zone, offer.rhythm, anchor, number);
  const period = { businessId, membershipId: id, number, startsAt, endsAt, amount: offer.price, currency };
  await insertPeriod(tx.db, { ...period, nextTryAt: tx.clock.now(), createdAt: tx.clock.now() });
  await updateMembership(tx.db, id, {
    status: 'active',
    number,
    anchorOn: anchor.on,
    anchorNumber: anchor.number,
    nextAt: endsAt,
    resumeOn: null,
  });
}

/** Notifies members once whose card expires before the next charge. */
export async function warnOfExpiry(services: Services): Promise<void> {
  for (const id of await listExpiring(services.db, AT_ONCE))
    await inTransaction(services, async (tx) => {
      const member = await lockMember(tx, id);
      if (!member?.card) return;
      const { expYear, expMonth } = member.card;
      await updateMembership(tx.db, id, { warnedCard: `${expYear}-${String(expMonth).padStart(2, '0')}` });
      await tellExpiring(tx, member);
    });
}
