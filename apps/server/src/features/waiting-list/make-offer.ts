import { type BusyCalendar, dayTimes } from '@thyme/domain/availability';
import { dateAt, type Instant, type LocalDate, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { deleteLapsedHoldsOf, type Offer, readBusy, readOffers, readShop, type Shop } from '../availability/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { offerTime } from './hold-offer.ts';
import { listPassed } from './offer-store.ts';
import { listInLine } from './store.ts';

/** A freed time range of a chair. */
export interface FreedTime {
  businessId: number;
  chairId: number;
  from: Instant;
  to: Instant;
  passedBy: number[];
}

/**
 * Offers a freed time to waiting guests whose services fit: to the first, and to the next ones while part of it
 * remains. Nothing is booked until a guest accepts.
 */
export async function makeOffers(services: Services, freed: FreedTime): Promise<void> {
  const { db, clock } = services;
  const { businessId, chairId, from, to } = freed;
  const shop = await readShop(db, businessId);
  if (!shop || to <= clock.now()) return;
  await deleteLapsedHoldsOf(db, businessId, clock.now());
  const date = dateAt(shop.zone, from);
  const passed = await listPassed(db, businessId, { chairId, from, to });
  const line = (await listInLine(db, businessId, date)).filter(({ userId }) => !freed.passedBy.includes(userId));
  if (line.length === 0) return;
  const offers = await readOffers(
    db,
    shop,
    line.map(({ pricingId }) => pricingId),
  );
  const readDay = () => readBusy(services, shop, { from: date, to: date });
  let busy = await readDay();
  const offered = new Set<number>();
  for (const request of line) {
    const offer = offers.get(request.pricingId);
    const at = offer && startWithin(services, { shop, busy, offer, date }, freed);
    if (!offer || at === undefined || offered.has(request.userId)) continue;
    const end = at + offer.minutes * MINUTE;
    if (passed.some((other) => other.userId === request.userId && other.startsAt < end && other.endsAt > at)) continue;
    if ((await readGuestStatus(db, businessId, request.userId)).block) continue;
    if (!(await offerTime(services, shop, { request, offer, held: { chairId, startsAt: at } }))) continue;
    offered.add(request.userId);
    busy = await readDay();
  }
}

interface Fitting {
  shop: Shop;
  busy: BusyCalendar;
  offer: Offer;
  date: LocalDate;
}

/**
 * The earliest start at which a service fits into the freed time. A blocked date counts as open here, since guests wait
 * for exactly those days.
 */
function startWithin(
  { clock }: Services,
  { shop, busy, offer, date }: Fitting,
  { chairId, from, to }: FreedTime,
): Instant | undefined {
  if (offer.group || (offer.chairs && !offer.chairs.includes(chairId))) return undefined;
  const calendar = { ...shop.calendar, blockedDates: shop.calendar.blockedDates.filter((day) => day !== date) };
  const appointment = [{ ...offer, chairs: [chairId] }];
  const { starts } = dayTimes({ shop: calendar, busy, appointment, now: clock.now() }, date);
  const using = starts.filter((start) => start < to && start + offer.minutes * MINUTE > from);
  return using.find((start) => start >= from) ?? using.at(-1);
}
