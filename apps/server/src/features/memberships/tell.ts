import { pricePerPeriod, RETRY_DAYS } from '@thyme/domain/memberships';
import { type Currency, formatMinor } from '@thyme/domain/money';
import { dateAt, formatDay, type Instant, wallOf } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { notify } from '../notifications/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { findOwner } from '../payments/index.ts';
import { memberNewsMail, membershipMail } from './mails.ts';
import type { Member } from './store/member-store.ts';

export const OWN_PAGE = '/profile/memberships';

interface Words {
  title: string;
  paragraphs: string[];
  /** Identifies the event, within the membership. */
  what: string;
  path?: string;
  label?: string;
}

/** Shown in the app and sent by mail. */
export async function tellGuest(tx: UnitOfWork, member: Member, words: Words): Promise<void> {
  const { membership, shop, email } = member;
  const { businessId, userId, id } = membership;
  const { title, paragraphs, what, path = OWN_PAGE, label = 'My memberships' } = words;
  const dedupeKey = `membership:${id}:${what}`;
  const about = { businessId, userId, refId: id, kind: 'membership' as const, targetUrl: path };
  await notify(tx, { ...about, title, message: paragraphs[0] ?? '', dedupeKey });
  const data = { title, paragraphs, shop, path, label };
  if (email) await enqueueMail(tx, { template: membershipMail, businessId, userId, to: email, data, dedupeKey });
  await announceDeskAtCommit(tx, businessId);
}

export async function tellOwner(
  tx: UnitOfWork,
  { membership: { businessId, id } }: Member,
  { title, message, what }: { title: string; message: string; what: string },
): Promise<void> {
  const owner = await findOwner(tx.db, businessId);
  if (!owner) return;
  const dedupeKey = `member-news:${id}:${what}`;
  if (owner.ownerId !== null)
    await notify(tx, {
      businessId,
      userId: owner.ownerId,
      refId: id,
      kind: 'member_news',
      title,
      message,
      dedupeKey: `${dedupeKey}:owner`,
    });
  const data = { title, message, shop: owner.name };
  if (owner.email) await enqueueMail(tx, { template: memberNewsMail, businessId, to: owner.email, data, dedupeKey });
}

export const amountOf = ({ offer, currency }: Member) => formatMinor(offer.price, currency as Currency);
export const dayOf = ({ zone }: Pick<Member, 'zone'>, at: Instant) => formatDay(wallOf(zone, at));
const rhythmOf = ({ offer, currency }: Member) => pricePerPeriod(offer.price, currency as Currency, offer.rhythm);

/** The confirmation that the law requires: what was agreed, in the words that the guest saw. */
export async function tellJoined(tx: UnitOfWork, member: Member, nextAt: Instant): Promise<void> {
  const { offer, shop, membership, guest } = member;
  await tellGuest(tx, member, {
    title: `Welcome to ${offer.name} at ${shop}`,
    paragraphs: [
      `Your membership has started: ${rhythmOf(member)}. The next payment is on ${dayOf(member, nextAt)}.`,
      `You agreed on ${dayOf(member, membership.consentedAt ?? tx.clock.now())}: “${membership.consent}”`,
      'Choose a session of your membership under “Packages and vouchers” when you book. You can pause or cancel in your account.',
    ],
    what: 'joined',
  });
  await tellOwner(tx, member, {
    title: `${guest} joined ${offer.name}`,
    message: `${amountOf(member)} is paid. The next payment is on ${dayOf(member, nextAt)}.`,
    what: 'joined',
  });
}

export async function tellCharged(tx: UnitOfWork, member: Member, nextAt: Instant): Promise<void> {
  const { offer, shop, membership } = member;
  await tellGuest(tx, member, {
    title: `${amountOf(member)} paid for ${offer.name} at ${shop}`,
    paragraphs: [`Your sessions are ready to book. The next payment is on ${dayOf(member, nextAt)}.`],
    what: `charged-${membership.number}`,
  });
}

/** Not paid: the guest gets a link to a page where their bank can authenticate them. */
export async function tellUnpaid(
  tx: UnitOfWork,
  member: Member,
  { path, tries, nextTryAt, failure }: { path: string; tries: number; nextTryAt: Instant; failure: string | null },
): Promise<void> {
  const { offer, shop, membership, guest } = member;
  const isLast = tries === RETRY_DAYS.length;
  const then = isLast
    ? `We’ll try once more on ${dayOf(member, nextTryAt)}; after that your membership ends.`
    : `We’ll try again on ${dayOf(member, nextTryAt)}.`;
  await tellGuest(tx, member, {
    title: `We couldn’t charge ${amountOf(member)} for ${offer.name}`,
    paragraphs: [
      `${failure ?? 'Your bank needs you to confirm the payment.'} Until it’s paid you can’t use new sessions at ${shop}.`,
      `Pay now with this or another card. ${then}`,
    ],
    what: `unpaid-${membership.number}-${tries}`,
    path,
    label: `Pay ${amountOf(member)}`,
  });
  if (tries === 1)
    await tellOwner(tx, member, {
      title: `${guest}’s membership isn’t paid`,
      message: `${amountOf(member)} for ${offer.name} couldn’t be charged. The guest has a link to pay; we try again after ${RETRY_DAYS.join(', ')} days.`,
      what: `unpaid-${membership.number}`,
    });
}

export async function tellEnded(
  tx: UnitOfWork,
  member: Member,
  why: 'cancelled' | 'unpaid' | 'business',
  refunded = '',
): Promise<void> {
  const { offer, shop, guest, membership } = member;
  const words = {
    cancelled: 'Nothing more will be charged.',
    unpaid: 'It couldn’t be paid, so it has ended. Nothing more will be charged.',
    business: `${shop} ended it${membership.reason === '' ? '' : `: “${membership.reason}”`}. Nothing more will be charged.`,
  };
  await tellGuest(tx, member, {
    title: `Your membership at ${shop} has ended`,
    paragraphs: [
      `${offer.name}: ${words[why]}`,
      ...(refunded === '' ? [] : [`${refunded} is on its way back to your card.`]),
    ],
    what: 'ended',
  });
  if (why !== 'business')
    await tellOwner(tx, member, {
      title: `${guest}’s membership has ended`,
      message: why === 'unpaid' ? `${offer.name} stayed unpaid.` : `${offer.name} was cancelled.`,
      what: 'ended',
    });
}

export async function tellCancelled(tx: UnitOfWork, member: Member, endsAt: Instant): Promise<void> {
  const { offer, shop, guest, membership } = member;
  const isBusiness = membership.cancelledBy === 'business';
  const reason = membership.reason === '' ? '' : ` “${membership.reason}”`;
  await tellGuest(tx, member, {
    title: `Your membership at ${shop} ends on ${dayOf(member, endsAt)}`,
    paragraphs: [
      `${isBusiness ? `${shop} cancelled ${offer.name}.${reason}` : `You cancelled ${offer.name}.`} You keep your sessions until then.`,
    ],
    what: `cancelled-${membership.cancelledAt}`,
  });
  if (!isBusiness)
    await tellOwner(tx, member, {
      title: `${guest} cancelled ${offer.name}`,
      message: `The membership ends on ${dayOf(member, endsAt)}.`,
      what: `cancelled-${membership.cancelledAt}`,
    });
}

export async function tellPaused(tx: UnitOfWork, member: Member, { from, to }: { from: Instant; to: Instant }) {
  const { offer, shop, membership } = member;
  await tellGuest(tx, member, {
    title: `${offer.name} at ${shop} is paused from ${dayOf(member, from)}`,
    paragraphs: [
      `Nothing is charged until ${dayOf(member, to)}, when it starts again with a payment of ${amountOf(member)}. You can use what you’ve paid for as before.`,
    ],
    what: `paused-${membership.number}-${dateAt(member.zone, to)}`,
  });
}

export async function tellInvited(tx: UnitOfWork, member: Member): Promise<void> {
  const { offer, shop } = member;
  await tellGuest(tx, member, {
    title: `${shop} invites you to ${offer.name}`,
    paragraphs: [`${rhythmOf(member)}. Nothing is charged unless you join.`],
    what: `invited-${tx.clock.now()}`,
    label: 'See the membership',
  });
}

export async function tellExpiring(tx: UnitOfWork, member: Member): Promise<void> {
  const { offer, shop, card, membership } = member;
  await tellGuest(tx, member, {
    title: 'Your card expires before your next membership payment',
    paragraphs: [
      `Your card ending ${card?.last4 ?? ''} pays for ${offer.name} at ${shop} and expires before the next payment${
        membership.nextAt === null ? '' : ` on ${dayOf(member, membership.nextAt)}`
      }. Choose another saved card in your account, or pay by the link that we’ll send.`,
    ],
    what: `expiring-${membership.number}`,
  });
}
