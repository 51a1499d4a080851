import { type BusyCalendar, dayTimes } from '@thyme/domain/availability';
import {
  dateAt,
  formatDay,
  formatDayTime,
  formatTime,
  type Instant,
  type LocalDate,
  wallAt,
  wallOf,
  zoneLabel,
} from '@thyme/domain/time';
import { offerExpiresAt } from '@thyme/domain/waiting-list';
import type { Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { announceAtCommit } from '../availability/events.ts';
import { deleteLapsedHoldsOf, type Offer, readBusy, readOffers, readShop, type Shop } from '../availability/service.ts';
import { keepChair, readStanding } from '../bookings/service.ts';
import { notify } from '../notifications/service.ts';
import { enqueueMail } from '../outbox/service.ts';
import { endOffer } from './jobs.ts';
import { timeFreeMail } from './mails.ts';
import {
  findMailbox,
  insertOffer,
  listInLine,
  listPassed,
  lockRequest,
  type RequestRow,
  setRequestStatus,
} from './store.ts';

/** A stretch of a chair that came free. */
export interface FreedTime {
  businessId: number;
  chairId: number;
  from: Instant;
  to: Instant;
  passedBy: number[];
}

/** Rolls an offer back: its time was sold meanwhile, or its guest is no longer waiting. */
class NotNow extends Error {}

/** Asks the first in line whose service fits into a time that came free. Nobody is booked by it. */
export async function makeOffer(services: Services, freed: FreedTime): Promise<void> {
  const { db, clock } = services;
  const { businessId, chairId, from, to } = freed;
  const shop = await readShop(db, businessId);
  if (!shop || from <= clock.now()) return;
  await deleteLapsedHoldsOf(db, businessId, clock.now());
  const date = dateAt(shop.zone, from);
  const passed = new Set([...freed.passedBy, ...(await listPassed(db, businessId, { chairId, from, to }))]);
  const line = (await listInLine(db, businessId, date)).filter(({ userId }) => !passed.has(userId));
  if (line.length === 0) return;
  const offers = await readOffers(
    db,
    shop,
    line.map(({ pricingId }) => pricingId),
  );
  const busy = await readBusy(services, db, shop, { from: date, to: date });
  for (const request of line) {
    const offer = offers.get(request.pricingId);
    const at = offer && startWithin(services, { shop, busy, offer, date }, freed);
    if (!offer || at === undefined) continue;
    if ((await readStanding(db, businessId, request.userId)).block) continue;
    if (await offerTime(services, shop, { request, offer, chairId, at })) return;
  }
}

interface Fitting {
  shop: Shop;
  busy: BusyCalendar;
  offer: Offer;
  date: LocalDate;
}

/**
 * The start at which a service would use what came free, as near to its beginning as can be. Days that the shop keeps off the market are what people
 * wait for, so a blocked day counts as an open one here.
 */
function startWithin(
  { clock }: Services,
  { shop, busy, offer, date }: Fitting,
  { chairId, from, to }: FreedTime,
): Instant | undefined {
  if (offer.group || (offer.chairs && !offer.chairs.includes(chairId))) return undefined;
  const calendar = { ...shop.calendar, blockedDates: shop.calendar.blockedDates.filter((day) => day !== date) };
  const visit = [{ minutes: offer.minutes, bufferMinutes: offer.bufferMinutes, chairs: [chairId] }];
  const { starts } = dayTimes({ shop: calendar, busy, visit, now: clock.now() }, date);
  const using = starts.filter((start) => start < to && start + offer.minutes * 60 > from);
  return using.find((start) => start >= from) ?? using.at(-1);
}

interface Offering {
  request: RequestRow;
  offer: Offer;
  chairId: number;
  at: Instant;
}

async function offerTime(services: Services, shop: Shop, offering: Offering): Promise<boolean> {
  try {
    await services.db.transaction((transaction) => hold(services, transaction, shop, offering));
    return true;
  } catch (error) {
    if (error instanceof NotNow) return false;
    throw error;
  }
}

async function hold(services: Services, transaction: Transaction, shop: Shop, offering: Offering): Promise<void> {
  const { offer, chairId, at: startsAt } = offering;
  const businessId = shop.id;
  const now = services.clock.now();
  const request = await lockRequest(transaction, businessId, offering.request.id);
  if (request?.status !== 'waiting') throw new NotNow();
  const endsAt = startsAt + offer.minutes * 60;
  const expiresAt = offerExpiresAt(now, startsAt);
  const holdId = await keepChair(
    transaction,
    { businessId, userId: request.userId, purpose: 'waiting-list', createdAt: now, expiresAt },
    { chairId, startsAt, endsAt: endsAt + offer.bufferMinutes * 60 },
  );
  if (holdId === null) throw new NotNow();
  const times = { chairId, startsAt, endsAt, createdAt: now, expiresAt };
  const offerId = await insertOffer(transaction, { businessId, requestId: request.id, holdId, ...times });
  await setRequestStatus(transaction, request, 'offered', now);
  await notify(services, transaction, {
    userId: request.userId,
    kind: 'waiting_list_offer',
    businessId,
    refId: offerId,
    title: `A time has come free at ${shop.name}`,
    message: `You asked for ${formatDay(wallAt(request.date))}. ${formatDayTime(wallOf(shop.zone, startsAt))}, ${offer.name}.`,
    targetUrl: '/profile/notification',
    services: [{ pricingId: offer.pricingId, name: offer.name }],
    dedupeKey: `waiting-list-offer:${offerId}`,
  });
  await mailGuest(services, transaction, shop, { userId: request.userId, offerId, offer, startsAt, expiresAt });
  await services.jobs.enqueue(endOffer, { offerId }, { transaction, startAt: expiresAt, key: `offer-${offerId}` });
  await announceAtCommit(services, transaction, businessId, [dateAt(shop.zone, startsAt)]);
}

interface Mailing {
  userId: number;
  offerId: number;
  offer: Offer;
  startsAt: Instant;
  expiresAt: Instant;
}

/** Fifteen minutes are short for somebody who is not looking at the site; who wants no mails still has the bell. */
async function mailGuest(services: Services, transaction: Transaction, shop: Shop, mailing: Mailing): Promise<void> {
  const { userId, offerId, offer, startsAt, expiresAt } = mailing;
  const guest = await findMailbox(transaction, userId);
  if (!guest?.email || guest.wantsMail === false) return;
  await enqueueMail(services, transaction, {
    template: timeFreeMail,
    to: guest.email,
    data: {
      name: guest.firstName,
      shop: shop.name,
      service: offer.name,
      when: formatDayTime(wallOf(shop.zone, startsAt)),
      until: `${formatTime(wallOf(shop.zone, expiresAt))} (${zoneLabel(shop.zone)})`,
    },
    dedupeKey: `waiting-list-offer:${offerId}`,
    userId,
    businessId: shop.id,
  });
}
