import { formatDayTime, formatTime, HOUR, MINUTE, wallOf, withZone, zonedTime, zoneLabel } from '@thyme/domain/time';
import type { CurrentWords, ReadCurrentWords } from '../../notifications/index.ts';
import { type EndedOffer, type OfferedPlace, readEndedOffers } from './outcome.ts';

/** 'for 15 minutes', or until when it was held if that is longer than an hour. */
function heldWords({ offer, shop }: EndedOffer): string {
  const seconds = offer.expiresAt - offer.createdAt;
  if (seconds > HOUR) return `until ${zonedTime(shop.zone, offer.expiresAt)}`;
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  return `for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const AFTER_EXPIRY: Record<OfferedPlace, string> = {
  offered: 'then offered it to the next person',
  taken: 'then it went to someone else',
  free: 'and nobody else took it, so anyone can book it now',
  over: 'and didn’t hear from you',
};

const AFTER_PASS: Record<OfferedPlace, string> = {
  offered: 'We’ve offered it to the next person.',
  taken: 'Someone else has it now.',
  free: 'Nobody has taken it, so it’s free to book if you change your mind.',
  over: 'The time has passed.',
};

/** The text of an ended offer. */
export function endedWords(ended: EndedOffer): CurrentWords {
  const { offer, shop, state, place, request } = ended;
  const isCall = request.callUntil !== null;
  const wall = wallOf(shop.zone, offer.startsAt);
  const label = zoneLabel(shop.zone);
  const when = withZone(formatDayTime(wall), label);
  const what = isCall ? `call with ${shop.name}` : `at ${shop.name}`;
  switch (state) {
    case 'accepted':
      return {
        title: `You took ${when} at ${shop.name}`,
        message: isCall ? 'Your video call is then.' : 'It was held for you from the waiting list.',
        targetUrl: `/profile/appointments?id=${offer.appointmentId}`,
      };
    case 'declined':
      return {
        title: `You passed on ${when} at ${shop.name}`,
        message: AFTER_PASS[place],
        targetUrl: `/${shop.slug}`,
      };
    case 'lapsed':
      return {
        title:
          place === 'free'
            ? `The ${formatTime(wall)} ${what} is no longer held for you`
            : `The ${formatTime(wall)} ${what} has gone`,
        message: `We held ${when} ${heldWords(ended)}, ${AFTER_EXPIRY[place]}. Nothing was charged.`,
        targetUrl: `/${shop.slug}`,
      };
  }
}

/** The texts of ended offers, by notification. */
export const offerWords: ReadCurrentWords = async (services, userId, rows) => {
  const offers = rows.filter(({ kind, refId }) => kind === 'waiting_list_offer' && refId !== null);
  const ids = offers.flatMap(({ refId }) => (refId === null ? [] : [refId]));
  const ended = new Map((await readEndedOffers(services, userId, ids)).map((one) => [one.offer.id, one]));
  return new Map(
    offers.flatMap(({ id, refId }) => {
      const one = ended.get(refId ?? 0);
      return one ? [[id, endedWords(one)] as const] : [];
    }),
  );
};
