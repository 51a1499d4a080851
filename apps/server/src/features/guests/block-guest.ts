import { WARNING_CALL_DAYS } from '@thyme/domain/bookings';
import { DAY, formatDay, wallOf } from '@thyme/domain/time';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { lockGuestStatus, saveGuestStatus } from './block-guest-store.ts';
import { findGuestOf } from './guest-of-business-store.ts';
import { warningMail } from './warning-mail.ts';

export interface GuestOfBusiness {
  businessId: number;
  guestId: number;
}

type LockedGuestStatus = Awaited<ReturnType<typeof lockGuestStatus>>;
type Guest = NonNullable<Awaited<ReturnType<typeof findGuestOf>>>;

const refused = (message: string): StatusMessage => ({ status: 0, message });

/** Members act only on guests of their own business; any other id is treated as missing. */
async function decide(
  services: Services,
  memberId: number,
  key: GuestOfBusiness & { action: string; reason: string },
  work: (tx: UnitOfWork, guest: Guest, guestStatus: LockedGuestStatus) => Promise<StatusMessage>,
): Promise<StatusMessage> {
  const { businessId, action, reason } = key;
  return inTransaction(services, async (tx) => {
    const guest = await findGuestOf(tx.db, memberId, businessId, key.guestId);
    if (!guest) return refused('This guest could not be found.');
    const { guestId } = guest;
    const answer = await work(tx, guest, await lockGuestStatus(tx.db, businessId, guestId));
    if (answer.status === 1)
      await writeAuditEntry(tx, {
        businessId,
        actorId: memberId,
        action,
        subject: 'guest',
        subjectId: guestId,
        changes: { reason },
      });
    return answer;
  });
}

/** Warns a guest: call within seven days, or cancel the upcoming bookings. */
export function warnGuest(
  services: Services,
  memberId: number,
  key: GuestOfBusiness & { reason: string },
): Promise<StatusMessage> {
  const { businessId, reason } = key;
  return decide(services, memberId, { ...key, action: 'warn-guest' }, async (tx, guest, guestStatus) => {
    if (guestStatus?.block) return refused('This guest is blocked already.');
    const { guestId } = guest;
    if (!guest.hasAccount) return refused('This guest has no account to answer with. Please ring them instead.');
    const now = tx.clock.now();
    await saveGuestStatus(tx.db, businessId, guestId, { values: { warnedAt: now, reason }, now });
    const by = formatDay(wallOf(guest.zone, now + WARNING_CALL_DAYS * DAY));
    await notify(tx, {
      userId: guestId,
      kind: 'blocked_warning',
      title: `${guest.shop} would like a word before your next appointment`,
      message: `${reason ? `“${reason}” ` : ''}Have a short video call by ${by}, or cancel your upcoming bookings there.`,
      dedupeKey: `warning:${businessId}:${now}`,
      senderId: memberId,
      businessId,
      refId: businessId,
      targetUrl: `/${guest.slug}`,
    });
    if (guest.email)
      await enqueueMail(tx, {
        template: warningMail,
        to: guest.email,
        data: { firstName: guest.firstName, shop: guest.shop, reason, by },
        dedupeKey: `warning:${businessId}:${guestId}:${now}`,
        userId: guestId,
        businessId,
        wantsMail: guest.wantsMail,
      });
    return { status: 1, message: 'Your guest has been asked for a call.' };
  });
}

/** Refuses new bookings of a guest. Existing ones remain until they are cancelled. */
export function blockGuest(
  services: Services,
  memberId: number,
  key: GuestOfBusiness & { reason: string },
): Promise<StatusMessage> {
  const { businessId, reason } = key;
  return decide(services, memberId, { ...key, action: 'block-guest' }, async (tx, { guestId }, guestStatus) => {
    if (guestStatus?.block) return refused('This guest is blocked already.');
    const now = tx.clock.now();
    await saveGuestStatus(tx.db, businessId, guestId, { values: { block: true, blockedAt: now, reason }, now });
    return { status: 1, message: 'This guest can’t book with you any more.' };
  });
}

/** Lifts a block or a warning. */
export function unblockGuest(services: Services, memberId: number, key: GuestOfBusiness): Promise<StatusMessage> {
  const { businessId } = key;
  const decision = { ...key, action: 'unblock-guest', reason: '' };
  return decide(services, memberId, decision, async (tx, guest, guestStatus) => {
    if (!guestStatus || (!guestStatus.block && guestStatus.warnedAt === null))
      return refused('This guest isn’t blocked.');
    const { guestId } = guest;
    const now = tx.clock.now();
    const values = { block: false, blockedAt: null, warnedAt: null, reason: '' };
    await saveGuestStatus(tx.db, businessId, guestId, { values, now });
    await notify(tx, {
      userId: guestId,
      kind: 'unblocked',
      title: `You can book with ${guest.shop} again`,
      message: 'Your chair is waiting.',
      dedupeKey: `unblocked:${businessId}:${now}`,
      senderId: memberId,
      businessId,
      refId: businessId,
      targetUrl: `/${guest.slug}`,
    });
    return { status: 1, message: 'This guest can book with you again.' };
  });
}
