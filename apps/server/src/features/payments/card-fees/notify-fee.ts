import { type Currency, formatMinor } from '@thyme/domain/money';
import { formatDay, wallOf, zonedDayTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { cardFeeMail } from '../mails.ts';
import { findOwner } from '../payouts/account-store.ts';
import type { FeeWithPeople } from './store.ts';

const WHY = { 'no-show': 'You missed your appointment', 'late-cancellation': 'You cancelled late' } as const;

const pathOf = (appointmentId: number) => `/profile/appointments?tab=past&id=${appointmentId}#fee`;

async function tellGuest(
  tx: UnitOfWork,
  { fee, shop, email }: FeeWithPeople,
  news: { title: string; message: string; path: string; label: string; what: string },
): Promise<void> {
  const { businessId, userId, appointmentId, id } = fee;
  const { title, message, path, label, what } = news;
  const dedupeKey = `card-fee:${id}:${what}`;
  const about = { businessId, userId, refId: appointmentId, kind: 'card_fee' as const, targetUrl: path };
  await notify(tx, { ...about, title, message, dedupeKey });
  const data = { title, message, shop, path, label };
  if (email) await enqueueMail(tx, { template: cardFeeMail, businessId, userId, to: email, data, dedupeKey });
}

const words = ({ fee: { amount, currency } }: FeeWithPeople) => formatMinor(amount, currency as Currency);

/** Announces the fee and its day first, so that the guest can object. */
export async function tellAnnounced(tx: UnitOfWork, found: FeeWithPeople, last4: string): Promise<void> {
  const { fee, shop, zone, startsAt } = found;
  const day = formatDay(wallOf(zone, startsAt));
  const by = zonedDayTime(zone, fee.chargeAt);
  const how = last4 ? `will be charged to your card ending ${last4} on ${by}` : `will be due on ${by}`;
  await tellGuest(tx, found, {
    title: `${shop} will charge a fee of ${words(found)}`,
    message: `${WHY[fee.reason]} on ${day}. As you agreed when you booked, ${words(found)} ${how}. If that isn’t right, tell ${shop} before then and nothing is charged until they answer.`,
    path: pathOf(fee.appointmentId),
    label: 'See the fee',
    what: `announced-${fee.chargeAt}`,
  });
}

/** The card could not be charged without its owner: they get a link to pay. */
export async function tellLink(
  tx: UnitOfWork,
  found: FeeWithPeople,
  { path, hasCard }: { path: string; hasCard: boolean },
): Promise<void> {
  const why = hasCard
    ? `Your bank didn’t let us charge ${found.shop}’s fee without you.`
    : `The card for ${found.shop}’s fee is no longer saved.`;
  await tellGuest(tx, found, {
    title: `${words(found)} couldn’t be charged`,
    message: `${why} Nothing was charged. Please pay it here, or tell ${found.shop} in your account if it isn’t right.`,
    path,
    label: `Pay ${words(found)}`,
    what: `link-${found.fee.chargeAt}`,
  });
}

export async function tellDropped(tx: UnitOfWork, found: FeeWithPeople): Promise<void> {
  await tellGuest(tx, found, {
    title: `${found.shop} dropped the fee of ${words(found)}`,
    message: 'Nothing was charged, and there’s nothing more to do.',
    path: pathOf(found.fee.appointmentId),
    label: 'See the appointment',
    what: 'dropped',
  });
}

/** The guest objects: the owner gets the reason. */
export function tellQuestioned(tx: UnitOfWork, found: FeeWithPeople): Promise<void> {
  return tellOwner(tx, found, {
    title: `${found.guest} questions the fee of ${words(found)}`,
    message: `“${found.fee.guestNote}” It won’t be charged until you decide under Money, Card fees.`,
    what: `questioned:${tx.clock.now()}`,
  });
}

export function tellAccountClosed(tx: UnitOfWork, found: FeeWithPeople): Promise<void> {
  return tellOwner(tx, found, {
    title: `A fee of ${words(found)} won’t be charged`,
    message: 'Its guest has closed their account, and their card is deleted.',
    what: 'closed',
  });
}

async function tellOwner(
  tx: UnitOfWork,
  { fee: { businessId, appointmentId, id } }: FeeWithPeople,
  { title, message, what }: { title: string; message: string; what: string },
): Promise<void> {
  const owner = await findOwner(tx.db, businessId);
  if (!owner || owner.ownerId === null) return;
  const about = { businessId, userId: owner.ownerId, refId: appointmentId, kind: 'card_fee' as const };
  await notify(tx, { ...about, title, message, dedupeKey: `card-fee:${id}:${what}` });
}
