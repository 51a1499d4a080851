import { cancelMembership, chargeTime, isResumeDay, membershipLimits, periodEnd } from '@thyme/domain/memberships';
import { addDays, dateAt, type LocalDate } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { savedCardMessage, usableCard } from '../payments/index.ts';
import { endMembership } from './end.ts';
import { anchorOf, lockMember } from './lock-member.ts';
import { type Member, updateMembership } from './store/member-store.ts';
import { findSessions } from './store/period-store.ts';
import { dayOf, tellCancelled, tellPaused } from './tell.ts';

const MISSING = 'This membership could not be found.';
const refused = (message: string): StatusMessage => ({ status: 0, message });
const done = (message: string): StatusMessage => ({ status: 1, message });

/** The actor: the guest for themselves, or the desk for a member, with a reason. */
export interface Actor {
  scope: { userId: number } | { businessId: number };
  by: 'guest' | 'business';
  actorId: number;
  reason: string;
}

export const asGuest = (userId: number): Actor => ({ scope: { userId }, by: 'guest', actorId: userId, reason: '' });

type Change = (tx: UnitOfWork, member: Member) => Promise<StatusMessage>;

const isRunning = ({ membership: { status } }: Member) =>
  status === 'active' || status === 'past_due' || status === 'paused';

/** Locks a membership within the actor's scope and changes it; one outside the scope is treated as missing. */
export async function changeLocked(
  tx: UnitOfWork,
  id: number,
  { scope }: Actor,
  change: Change,
): Promise<StatusMessage> {
  const member = await lockMember(tx, id, scope);
  if (!member) return refused(MISSING);
  if (!isRunning(member)) return refused('This membership has ended.');
  return change(tx, member);
}

/** Pauses from the next period until a day, on which it resumes. Nothing of the current period is lost. */
export function pause(tx: UnitOfWork, id: number, actor: Actor, resumeOn: LocalDate): Promise<StatusMessage> {
  return changeLocked(tx, id, actor, async (_tx, member) => {
    const { membership, zone } = member;
    if (membership.lastNumber !== null) return refused('This membership is already cancelled.');
    if (membership.status === 'past_due') return refused('Please pay the outstanding amount first.');
    if (membership.nextAt === null) return refused(MISSING);
    const isPaused = membership.status === 'paused';
    const today = dateAt(zone, tx.clock.now());
    const next = isPaused ? today : dateAt(zone, membership.nextAt);
    if (!isResumeDay(resumeOn, { next, last: addDays(today, membershipLimits.pauseDays) }))
      return refused(
        `Please choose a day after ${next === today ? 'today' : dayOf(member, membership.nextAt)}, within a year.`,
      );
    const to = chargeTime(zone, resumeOn);
    await updateMembership(tx.db, id, { resumeOn, reason: actor.reason, ...(isPaused ? { nextAt: to } : {}) });
    await tellPaused(tx, member, { from: isPaused ? tx.clock.now() : membership.nextAt, to });
    return done(`Paused until ${dayOf(member, to)}.`);
  });
}

/** Withdraws a planned pause, or ends a running one: then the next period is charged now. */
export function resume(tx: UnitOfWork, id: number, actor: Actor): Promise<StatusMessage> {
  return changeLocked(tx, id, actor, async (_tx, { membership, zone }) => {
    if (membership.status === 'paused') {
      const now = tx.clock.now();
      await updateMembership(tx.db, id, { nextAt: now, resumeOn: dateAt(zone, now) });
      return done('Your membership starts again. The next period is charged within the hour.');
    }
    if (membership.resumeOn === null) return refused('This membership isn’t paused.');
    await updateMembership(tx.db, id, { resumeOn: null });
    return done('The pause is cancelled. Your membership carries on as before.');
  });
}

/** When a membership would end if it were cancelled now, by its own terms. */
async function decide(tx: UnitOfWork, member: Member) {
  const { membership, offer, zone, period } = member;
  const { businessId } = membership;
  const sold = period?.saleId ? await findSessions(tx.db, { businessId, saleId: period.saleId }) : null;
  const anchor = anchorOf(member);
  return cancelMembership({
    now: tx.clock.now(),
    number: membership.number,
    paidAt: period?.status === 'paid' ? period.paidAt : null,
    isUsed: sold !== null && sold.remaining < sold.value,
    isPaused: membership.status === 'paused',
    minPeriods: offer.minPeriods,
    noticeDays: offer.noticeDays,
    endOf: (number) => periodEnd(zone, offer.rhythm, anchor, number),
  });
}

/** Cancels by the guest's terms: at the end of the paid period, with an hour of regret after a renewal. */
export function cancel(tx: UnitOfWork, id: number, actor: Actor): Promise<StatusMessage> {
  return changeLocked(tx, id, actor, async (_tx, member) => {
    const { membership, offer, zone } = member;
    if (membership.lastNumber !== null) return refused('This membership is already cancelled.');
    const cancelled = { cancelledAt: tx.clock.now(), cancelledBy: actor.by, reason: actor.reason };
    const decided = await decide(tx, member);
    const changed = { ...member, membership: { ...membership, ...cancelled } };
    if (decided.kind === 'after') {
      const endsAt = periodEnd(zone, offer.rhythm, anchorOf(member), decided.last);
      await updateMembership(tx.db, id, { ...cancelled, lastNumber: decided.last, resumeOn: null });
      await tellCancelled(tx, changed, endsAt);
      return done(`Cancelled. The membership ends on ${dayOf(member, endsAt)}.`);
    }
    await updateMembership(tx.db, id, { ...cancelled, lastNumber: membership.number });
    const refunded = await endMembership(tx, changed, actor.by === 'guest' ? 'cancelled' : 'business', {
      refunds: decided.kind === 'refund',
      actorId: actor.actorId,
    });
    return done(refunded === '' ? 'Cancelled. Nothing more will be charged.' : `Cancelled. ${refunded} is refunded.`);
  });
}

/** Withdraws a cancellation while the membership is still running. */
export function keep(tx: UnitOfWork, id: number, actor: Actor): Promise<StatusMessage> {
  return changeLocked(tx, id, actor, async (_tx, { membership }) => {
    if (membership.lastNumber === null) return refused('This membership isn’t cancelled.');
    await updateMembership(tx.db, id, { lastNumber: null, cancelledAt: null, cancelledBy: null, reason: '' });
    return done('Good to have you back. Your membership carries on.');
  });
}

/** The guest's own changes, each in its own transaction. */
export function changeOwn(
  services: Services,
  { userId, id, key = null }: { userId: number; id: number; key?: string | null },
  what: { do: 'pause'; resumeOn: LocalDate } | { do: 'resume' | 'cancel' | 'keep' },
): Promise<StatusMessage> {
  const actor = asGuest(userId);
  const call = { owner: `user:${userId}`, key, operation: `${what.do}_membership`, input: { id, what } };
  return withIdempotency(services, call, (tx) => {
    if (what.do === 'pause') return pause(tx, id, actor, what.resumeOn);
    return { resume, cancel, keep }[what.do](tx, id, actor);
  });
}

/** Changes the saved card that is charged from now on. */
export async function changeCard(
  services: Services,
  { userId, id, savedCardId }: { userId: number; id: number; savedCardId: number },
): Promise<StatusMessage> {
  const usable = await usableCard(services, userId, savedCardId);
  if (!usable.ok) return refused(savedCardMessage(usable.refusal));
  return inTransaction(services, (tx) =>
    changeLocked(tx, id, asGuest(userId), async () => {
      await updateMembership(tx.db, id, { savedCardId, warnedCard: null });
      return done('Saved. We’ll charge this card from now on.');
    }),
  );
}
