import { isAllowed, type PhoneChannel, type Purpose, zoneOfPhone } from '@thyme/domain/messages';
import type { Zone } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { readPhone } from '../../platform/text/phone.ts';
import { listOptedOut } from './news-store.ts';
import * as store from './store.ts';

export interface GuestReach {
  mail: boolean;
  /** The number and its channel, text or WhatsApp; null if neither may be used. */
  phone: { number: string; channel: 'text' | 'whatsapp' } | null;
  /** Browsers that show notifications. */
  subscriptions: number[];
  /** The guest's probable time zone, for quiet hours. */
  zone: Zone;
}

const UNREACHABLE = { mail: false, phone: null, subscriptions: [] };

/** How a guest of a shop can be reached for a purpose, by their consent. */
export async function readReach(
  services: Pick<Services, 'db' | 'texts'>,
  { userId, shop, purpose }: { userId: number; shop: { zone: Zone; country: string }; purpose: Purpose },
): Promise<GuestReach> {
  const { db, texts } = services;
  const guest = await store.findRecipient(db, userId);
  if (!guest) return { ...UNREACHABLE, zone: shop.zone };
  const choices = await store.listChoices(db, userId);
  const choiceOf = (channel: PhoneChannel) =>
    choices.find((choice) => choice.channel === channel && choice.purpose === purpose)?.isAllowed ?? null;
  const number = numberOf(guest.mobile, shop.country);
  const isOpen = number !== null && !(await store.isOptedOut(db, number));
  // WhatsApp is used only for guests who chose it.
  const channel = choiceOf('whatsapp') === true && texts.canSend('whatsapp') ? 'whatsapp' : 'text';
  const mayText = isAllowed(purpose, choiceOf(channel)) && texts.canSend(channel);
  const mayPush = isAllowed(purpose, choiceOf('push'));
  return {
    mail: guest.email !== null && guest.wantsMail !== false,
    phone: isOpen && mayText ? { number, channel } : null,
    subscriptions: mayPush ? (await store.listSubscriptions(db, userId)).map(({ id }) => id) : [],
    zone: (number !== null && zoneOfPhone(number)) || shop.zone,
  };
}

export function numberOf(mobile: string | null, country: string): string | null {
  return mobile ? readPhone(mobile, country) : null;
}

/** The guests who may be texted about their bookings, in one query. */
export async function listTextable(
  { db, texts }: Pick<Services, 'db' | 'texts'>,
  { country }: { country: string },
  guests: readonly { userId: number; mobile: string | null }[],
): Promise<Set<number>> {
  const numbers = new Map(guests.map(({ userId, mobile }) => [userId, numberOf(mobile, country)]));
  const known = [...numbers].filter((entry): entry is [number, string] => entry[1] !== null);
  if (known.length === 0 || !texts.canSend('text')) return new Set();
  const [refused, optedOut] = await Promise.all([
    store.listRefusing(
      db,
      known.map(([userId]) => userId),
    ),
    listOptedOut(
      db,
      known.map(([, number]) => number),
    ),
  ]);
  return new Set(known.filter(([id, number]) => !refused.has(id) && !optedOut.has(number)).map(([id]) => id));
}
