import type { PhoneChannel, Purpose } from '@thyme/domain/messages';
import { isAllowed } from '@thyme/domain/messages';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { reachesGuest, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { refuseTextsOfAll } from './news-store.ts';
import { numberOf } from './reach.ts';
import * as store from './store.ts';

export interface MessageChoices {
  /** Null without a number. */
  phone: string | null;
  /** The number answered STOP; only START from that phone lifts it. */
  isOptedOut: boolean;
  /** By channel and purpose. */
  choices: { channel: PhoneChannel; purpose: Purpose; isAllowed: boolean }[];
  hasWhatsapp: boolean;
  hasTexts: boolean;
  pushKey: string;
  /** Browsers that show notifications. */
  browsers: number;
}

const ASKED: readonly (readonly [PhoneChannel, Purpose])[] = [
  ['text', 'bookings'],
  ['whatsapp', 'bookings'],
  ['push', 'bookings'],
  ['text', 'news'],
];

export async function readChoices(services: Services, userId: number): Promise<MessageChoices> {
  const { db, texts, push } = services;
  const guest = await store.findRecipient(db, userId);
  const phone = numberOf(guest?.mobile ?? null, 'IE');
  const stored = await store.listChoices(db, userId);
  const choiceOf = (channel: PhoneChannel, purpose: Purpose) =>
    stored.find((one) => one.channel === channel && one.purpose === purpose)?.isAllowed ?? null;
  return {
    phone,
    isOptedOut: phone !== null && (await store.isOptedOut(db, phone)),
    choices: ASKED.map(([channel, purpose]) => ({
      channel,
      purpose,
      // WhatsApp replaces texts only for guests who chose it.
      isAllowed:
        channel === 'whatsapp' ? choiceOf(channel, purpose) === true : isAllowed(purpose, choiceOf(channel, purpose)),
    })),
    hasWhatsapp: texts.canSend('whatsapp'),
    hasTexts: texts.canSend('text'),
    pushKey: push.publicKey(),
    browsers: (await store.listSubscriptions(db, userId)).length,
  };
}

export interface Choice {
  channel: PhoneChannel;
  purpose: Purpose;
  isAllowed: boolean;
}

/** A guest's own choice. */
export async function saveOwnChoice(services: Services, userId: number, choice: Choice): Promise<StatusMessage> {
  await inTransaction(services, async ({ db, clock }) => {
    const changedAt = clock.now();
    await store.saveChoice(db, { userId, ...choice, source: 'account', changedAt });
    if (choice.channel === 'text' && choice.purpose === 'news' && !choice.isAllowed)
      await refuseTextsOfAll(db, userId, changedAt);
  });
  return { status: 1, message: 'Saved.' };
}

/** Records what a guest without an account said at the desk or on the phone, and who recorded it. */
export async function saveChoiceAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, userId, ...choice }: Choice & { businessId: number; userId: number },
): Promise<StatusMessage> {
  const membership = await requireMembership(services, viewer, businessId);
  const isOwn =
    (await reachesGuest(services.db, membership, userId)) &&
    (await store.isUnregisteredGuestOf(services.db, businessId, userId));
  // Guests with an account choose there; another shop's guest is treated as missing.
  if (!isOwn) throw new PublicError('This guest could not be found.', 'NOT_FOUND');
  await inTransaction(services, async (tx) => {
    const said = { source: 'desk' as const, recordedBy: viewer.id, changedAt: tx.clock.now() };
    await store.saveChoice(tx.db, { userId, ...choice, ...said });
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'save-message-choice',
      subject: 'guest',
      subjectId: userId,
      changes: { channel: choice.channel, purpose: choice.purpose, allowed: choice.isAllowed },
    });
  });
  return { status: 1, message: choice.isAllowed ? 'They’ll get texts from you.' : 'They won’t get texts from you.' };
}

const SUBSCRIBE_LIMIT = { max: 30, windowSeconds: 3_600 };
const MOST_BROWSERS = 10;

export interface BrowserKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Stores a browser's push subscription. Its address must belong to a known push service. */
export async function subscribeBrowser(services: Services, userId: number, keys: BrowserKeys): Promise<StatusMessage> {
  const { db, push, clock } = services;
  if (!push.isEndpoint(keys.endpoint))
    return { status: 0, message: 'Your browser’s notifications aren’t supported yet.' };
  await consumeOrRefuse(services, `push-subscribe:${userId}`, SUBSCRIBE_LIMIT);
  const now = clock.now();
  await store.saveSubscription(db, { userId, ...keys, createdAt: now, lastSeenAt: now });
  for (const { id } of (await store.listSubscriptions(db, userId)).slice(MOST_BROWSERS))
    await store.deleteSubscription(db, { id });
  return { status: 1, message: 'This browser will show your reminders.' };
}

export async function unsubscribeBrowser({ db }: Services, userId: number, endpoint: string): Promise<StatusMessage> {
  await store.deleteSubscription(db, { userId, endpoint });
  return { status: 1, message: 'This browser won’t show your reminders any more.' };
}
