import { type ClassSession, joinClass, joinRepeated, MIN_OCCURRENCES } from '@thyme/domain/availability';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { deleteLapsedHoldsOf, type Offer, readOffers, readShop, type Shop } from '../availability/service.ts';
import { readStanding } from '../bookings/service.ts';
import { offerTime } from './keep-offer.ts';
import { findSchedule, listPassedSeat } from './seat-store.ts';
import { listInLine } from './store.ts';

/** A seat on one date of a class that came free. */
export interface FreedSeat {
  businessId: number;
  scheduleId: number;
  passedBy: number[];
}

/** Asks the first in line for a class about a seat that came free. Nobody is booked by it. */
export async function makeSeatOffer(services: Services, freed: FreedSeat): Promise<void> {
  const { db, clock } = services;
  const { businessId, scheduleId } = freed;
  const [shop, schedule] = [await readShop(db, businessId), await findSchedule(db, businessId, scheduleId)];
  if (!shop || !schedule || schedule.startsAt <= clock.now()) return;
  await deleteLapsedHoldsOf(db, businessId, clock.now());
  const passed = new Set([...freed.passedBy, ...(await listPassedSeat(db, businessId, scheduleId))]);
  const waiting = await listInLine(db, businessId, dateAt(shop.zone, schedule.startsAt));
  const line = waiting.filter(({ userId }) => !passed.has(userId));
  const offers = await readOffers(
    db,
    shop,
    line.map(({ pricingId }) => pricingId),
  );
  for (const request of line) {
    const offer = offers.get(request.pricingId);
    const [first, ...more] = offer ? seatsFrom(services, shop, offer, { scheduleId, at: schedule.startsAt }) : [];
    if (!offer || !first) continue;
    if ((await readStanding(db, businessId, request.userId)).block) continue;
    if (await offerTime(services, shop, { request, offer, kept: { sessions: [first, ...more] } })) return;
  }
}

/** The dates a guest would get: the one that came free, and where a class is sold by the row, the fewest it is sold for. */
function seatsFrom(
  { clock }: Services,
  shop: Shop,
  { group }: Offer,
  { scheduleId, at }: { scheduleId: number; at: Instant },
): readonly ClassSession[] {
  if (!group || group.isCourse || !group.sessions.some(({ id }) => id === scheduleId)) return [];
  const classes = { shop: shop.calendar, sessions: group.sessions, now: clock.now() };
  if (group.isRepeated) {
    const row = joinRepeated(classes, at, MIN_OCCURRENCES);
    return row.ok ? row.value : [];
  }
  const session = joinClass(classes, at);
  return session.ok ? [session.value] : [];
}
