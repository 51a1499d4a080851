import type { BusyRange, ClassSession } from '@thyme/domain/availability';
import {
  dateAt,
  formatDay,
  formatDayTime,
  formatTime,
  type Instant,
  wallAt,
  wallOf,
  withZone,
  zoneLabel,
} from '@thyme/domain/time';
import { offerExpiresAt } from '@thyme/domain/waiting-list';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceAtCommit, type Offer, type Shop } from '../availability/index.ts';
import { shareCalendar } from '../edits/index.ts';
import { notify } from '../notifications/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { holdSeats, holdTimes } from '../sales/index.ts';
import { endOffer } from './jobs.ts';
import { callFreeMail, timeFreeMail } from './mails.ts';
import { insertOffer } from './offer-store.ts';
import { findMailbox, lockRequest, type RequestRow, setRequestStatus } from './store.ts';

/** What is held for the guest: a chair and its rooms for an appointment, or a seat on each of these dates. */
export type HeldOffer =
  | {
      chairId: number;
      startsAt: Instant;
      /** The person's time, and that of the rooms that the service needs. */
      busy: readonly BusyRange[];
    }
  | { sessions: readonly [ClassSession, ...ClassSession[]] };

export interface Offering {
  request: RequestRow;
  offer: Offer;
  held: HeldOffer;
}

/** Rolls an offer back: its time has been sold, or its guest is no longer waiting. */
class NotNow extends Error {}

/** Holds a time for a waiting guest and notifies them. False if it was no longer available and nothing was stored. */
export async function offerTime(
  services: Services,
  shop: Shop,
  offering: Offering,
  also: (tx: UnitOfWork) => Promise<void> = async () => undefined,
): Promise<boolean> {
  try {
    await inTransaction(services, async (tx) => {
      await offerWithin(tx, shop, offering);
      await also(tx);
    });
    return true;
  } catch (error) {
    if (error instanceof NotNow) return false;
    throw error;
  }
}

function timesOf({ offer, held }: Offering): { startsAt: Instant; endsAt: Instant } {
  if ('chairId' in held) return { startsAt: held.startsAt, endsAt: held.startsAt + offer.minutes * 60 };
  const [first] = held.sessions;
  return { startsAt: first.start, endsAt: first.start + first.minutes * 60 };
}

async function offerWithin(tx: UnitOfWork, shop: Shop, offering: Offering): Promise<void> {
  const businessId = shop.id;
  const now = tx.clock.now();
  await shareCalendar(tx.db, businessId);
  const request = await lockRequest(tx.db, businessId, offering.request.id);
  if (request?.status !== 'waiting') throw new NotNow();
  const { held } = offering;
  const times = timesOf(offering);
  const expiresAt = offerExpiresAt(now, { startsAt: times.startsAt, zone: shop.zone });
  const hold = { businessId, userId: request.userId, purpose: 'waiting-list', createdAt: now, expiresAt };
  const holdId =
    'chairId' in held
      ? await holdTimes(
          tx.db,
          hold,
          held.busy.map(({ chair: chairId, from: startsAt, to: endsAt }) => ({ chairId, startsAt, endsAt })),
        )
      : await holdSeats(
          tx.db,
          hold,
          held.sessions.map(({ id }) => id),
        );
  if (holdId === null) throw new NotNow();
  const what = 'chairId' in held ? { chairId: held.chairId } : { scheduleId: held.sessions[0].id };
  const offerId = await insertOffer(tx.db, {
    businessId,
    requestId: request.id,
    holdId,
    ...what,
    ...times,
    createdAt: now,
    expiresAt,
  });
  await setRequestStatus(tx.db, request, 'offered', now);
  await notifyGuest(tx, shop, {
    ...offering,
    request,
    offerId,
    expiresAt,
    startsAt: times.startsAt,
  });
  await tx.jobs.enqueue(endOffer, { offerId }, { transaction: tx.db, startAt: expiresAt, key: `offer-${offerId}` });
  const starts = 'chairId' in held ? [times.startsAt] : held.sessions.map(({ start }) => start);
  await announceAtCommit(
    tx,
    businessId,
    starts.map((start) => dateAt(shop.zone, start)),
  );
}

interface OfferMessage extends Offering {
  offerId: number;
  startsAt: Instant;
  expiresAt: Instant;
}

/** 'Tue 16 Jun, 6:00 pm'; for two consecutive class dates, both; for a course, how many from when. */
function whenWords({ zone }: Shop, { held, startsAt }: OfferMessage): string {
  const words = (at: Instant) => withZone(formatDayTime(wallOf(zone, at)), zoneLabel(zone));
  const first = words(startsAt);
  if ('chairId' in held || held.sessions.length === 1) return first;
  if (held.sessions.length > 2) return `${held.sessions.length} dates from ${first}`;
  return held.sessions.map(({ start }) => words(start)).join(' and ');
}

/** 'on Sat 8 Aug', 'from Mon 10 Aug to Sun 16 Aug'. */
function askedWords({ fromDate, toDate }: RequestRow): string {
  const [from, to] = [fromDate, toDate].map((date) => formatDay(wallAt(date)));
  return fromDate === toDate ? `on ${from}` : `from ${from} to ${to}`;
}

/** How many consecutive dates of a repeated class are held. */
function datesOf({ held, offer }: OfferMessage): { occurrences?: number } {
  return 'sessions' in held && offer.group?.isRepeated ? { occurrences: held.sessions.length } : {};
}

async function notifyGuest(tx: UnitOfWork, shop: Shop, offerMessage: OfferMessage): Promise<void> {
  const { request, offer, offerId } = offerMessage;
  const what = 'chairId' in offerMessage.held ? 'A time' : 'A place';
  const isCall = request.callUntil !== null;
  await notify(tx, {
    userId: request.userId,
    kind: 'waiting_list_offer',
    businessId: shop.id,
    refId: offerId,
    title: isCall ? `An earlier call has come free with ${shop.name}` : `${what} has come free at ${shop.name}`,
    message: isCall
      ? `${whenWords(shop, offerMessage)}. You asked us to tell you.`
      : `${whenWords(shop, offerMessage)}, ${offer.name}. You asked for any time ${askedWords(request)}.`,
    targetUrl: '/profile/notification',
    services: isCall ? [] : [{ pricingId: offer.pricingId, name: offer.name, ...datesOf(offerMessage) }],
    dedupeKey: `waiting-list-offer:${offerId}`,
  });
  await mailGuest(tx, shop, offerMessage);
}

/** '10:15 am'; for an offer that lasts through the night 'Wed 17 Jun, 8:15 am'. */
function untilWords({ zone }: Shop, expiresAt: Instant, now: Instant): string {
  const wall = wallOf(zone, expiresAt);
  return dateAt(zone, expiresAt) === dateAt(zone, now) ? formatTime(wall) : formatDayTime(wall);
}

/** Mailed as well, because an offer lasts fifteen minutes by day. */
async function mailGuest(tx: UnitOfWork, shop: Shop, offerMessage: OfferMessage): Promise<void> {
  const { request, offerId, offer, expiresAt } = offerMessage;
  const guest = await findMailbox(tx.db, request.userId);
  if (!guest?.email) return;
  await enqueueMail(tx, {
    template: request.callUntil === null ? timeFreeMail : callFreeMail,
    to: guest.email,
    data: {
      name: guest.firstName,
      shop: shop.name,
      service: offer.name,
      when: whenWords(shop, offerMessage),
      until: `${untilWords(shop, expiresAt, tx.clock.now())} (${zoneLabel(shop.zone)})`,
    },
    dedupeKey: `waiting-list-offer:${offerId}`,
    userId: request.userId,
    businessId: shop.id,
    wantsMail: guest.wantsMail,
  });
}
