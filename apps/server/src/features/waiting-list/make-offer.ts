import { type BusyCalendar, dayTimes, isFree } from '@thyme/domain/availability';
import { dateAt, type Instant, type LocalDate, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { deleteLapsedHoldsOf, type Offer, readBusy, readOffers, readShop, type Shop } from '../availability/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { isWorthAsking, wantedOffer } from './calls/wanted.ts';
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
  // A freed room is offered with any free person.
  const isRoom = shop.units.some(([, unit]) => unit === chairId);
  const chairs = isRoom ? shop.chairs : [chairId];
  const passed = [];
  for (const chair of chairs) passed.push(...(await listPassed(db, businessId, { chairId: chair, from, to })));
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
    const offer = wantedOffer(shop, request, offers);
    const held = offer && placeWithin(services, { shop, busy, offer, date }, { ...freed, chairs });
    if (!offer || !held || offered.has(request.userId)) continue;
    const { startsAt } = held;
    const end = startsAt + offer.minutes * MINUTE;
    if (!(await isWorthAsking(services, request, { startsAt, endsAt: end }))) continue;
    if (passed.some((one) => one.userId === request.userId && one.startsAt < end && one.endsAt > startsAt)) continue;
    if ((await readGuestStatus(db, businessId, request.userId)).block) continue;
    if (!(await offerTime(services, shop, { request, offer, held }))) continue;
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

type Freed = Pick<FreedTime, 'from' | 'to'> & { chairs: readonly number[] };

/**
 * The earliest place at which a service fits into the freed time, with a person and the rooms that it needs. A blocked
 * date counts as open here, since guests wait for exactly those days.
 */
function placeWithin({ clock }: Services, { shop, busy, offer, date }: Fitting, { chairs, from, to }: Freed) {
  if (offer.group) return undefined;
  const calendar = { ...shop.calendar, blockedDates: shop.calendar.blockedDates.filter((day) => day !== date) };
  for (const chairId of chairs) {
    if (offer.chairs && !offer.chairs.includes(chairId)) continue;
    const query = { shop: calendar, busy, appointment: [{ ...offer, chairs: [chairId] }], now: clock.now() };
    const using = dayTimes(query, date).starts.filter((start) => start < to && start + offer.minutes * MINUTE > from);
    const startsAt = using.find((start) => start >= from) ?? using.at(-1);
    const placed = startsAt === undefined ? null : isFree(query, startsAt);
    const [line] = placed?.ok ? placed.value : [];
    if (startsAt !== undefined && line) return { chairId, startsAt, busy: line.busy };
  }
  return undefined;
}
