import type { LocalDate } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import { withIdempotency } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../realtime/desk-events.ts';
import { reachesGuest, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { findGuest } from '../../guests/index.ts';
import { type Actor, cancel, changeLocked, pause, resume } from '../change.ts';
import { endMembership } from '../end.ts';
import { findMember, insertMembership, type Member, updateMembership } from '../store/member-store.ts';
import { findOffer } from '../store/offer-store.ts';
import { tellInvited } from '../tell.ts';

const refused = (message: string): StatusMessage => ({ status: 0, message });

interface DeskChange {
  businessId: number;
  id: number;
  reason: string;
  key: string | null;
}

/** An action of the desk for a member. `end`: now, with a refund of the unused part; `cancel`: at the end of the paid period. */
export type MemberChange = { do: 'pause'; resumeOn: LocalDate } | { do: 'resume' | 'cancel' | 'end' };

export async function changeMember(
  services: Services,
  viewer: Viewer,
  { businessId, id, reason, key }: DeskChange,
  what: MemberChange,
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId, what.do === 'end' ? 'money' : 'manager');
  if (reason.trim() === '' && what.do !== 'resume') return refused('Please give a reason. The guest will see it.');
  const actor: Actor = { scope: { businessId }, by: 'business', actorId: membership.memberId, reason: reason.trim() };
  const call = {
    owner: `user:${viewer.id}`,
    key,
    operation: 'desk_change_member',
    input: { businessId, id, reason, what },
  };
  return withIdempotency(services, call, async (tx) => {
    const answer = await apply(tx, id, actor, what);
    if (answer.status === 0) return answer;
    const member = await findMember(tx.db, { id, now: tx.clock.now() }, { businessId });
    const about = { businessId, actorId: membership.memberId, subject: 'membership', subjectId: String(id) };
    const changes = { guest: member?.guest ?? '', name: member?.offer.name ?? '', reason: actor.reason };
    await writeAuditEntry(tx, { ...about, action: `member-${what.do}`, changes });
    await announceDeskAtCommit(tx, businessId);
    return answer;
  });
}

function apply(tx: UnitOfWork, id: number, actor: Actor, what: MemberChange): Promise<StatusMessage> {
  switch (what.do) {
    case 'pause':
      return pause(tx, id, actor, what.resumeOn);
    case 'resume':
      return resume(tx, id, actor);
    case 'cancel':
      return cancel(tx, id, actor);
    case 'end':
      return changeLocked(tx, id, actor, (_tx, member) => endNow(tx, member, actor));
  }
}

async function endNow(tx: UnitOfWork, member: Member, { actorId, reason }: Actor): Promise<StatusMessage> {
  const { membership } = member;
  const cancelled = { cancelledAt: tx.clock.now(), cancelledBy: 'business', reason } as const;
  await updateMembership(tx.db, membership.id, { ...cancelled, lastNumber: membership.number });
  const changed = { ...member, membership: { ...membership, ...cancelled } };
  const refunded = await endMembership(tx, changed, 'business', { refunds: true, actorId });
  return { status: 1, message: refunded === '' ? 'Ended.' : `Ended. ${refunded} is refunded for unused sessions.` };
}

/** Offers a membership to a guest, who joins in their account: only the guest can agree to be charged. */
export async function inviteMember(
  services: Services,
  viewer: Viewer,
  { businessId, offerId, userId, key }: { businessId: number; offerId: number; userId: number; key: string | null },
): Promise<StatusMessage> {
  const member = await requireMembership(services, viewer, businessId, 'manager');
  const call = {
    owner: `user:${viewer.id}`,
    key,
    operation: 'desk_invite_member',
    input: { businessId, offerId, userId },
  };
  return withIdempotency(services, call, async (tx): Promise<StatusMessage> => {
    const offer = await findOffer(tx.db, businessId, offerId);
    if (!offer?.isOffered) return refused('This membership is no longer offered.');
    const createdAt = tx.clock.now();
    const guest = await findGuest(tx.db, businessId, userId, createdAt);
    if (!guest || !(await reachesGuest(tx.db, member, userId))) return refused('This guest could not be found.');
    if (!guest.hasAccount) return refused('This guest has no account yet, so they can’t agree to be charged.');
    const id = await insertMembership(tx.db, { businessId, offerId, userId, status: 'invited', createdAt });
    if (id === null) return refused('This guest is a member or invited already.');
    const invited = await findMember(tx.db, { id, now: createdAt }, { businessId });
    if (!invited) throw new Error(`Membership ${id} was not stored.`);
    await tellInvited(tx, invited);
    const about = { businessId, actorId: viewer.id, subject: 'membership', subjectId: String(id) };
    await writeAuditEntry(tx, {
      ...about,
      action: 'invite-member',
      changes: { guest: invited.guest, name: offer.name },
    });
    await announceDeskAtCommit(tx, businessId);
    return { status: 1, message: `${invited.guest} has been emailed the invitation.` };
  });
}
