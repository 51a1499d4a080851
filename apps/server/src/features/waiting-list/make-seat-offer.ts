import { type ClassSession, joinClass, joinRepeated, MIN_OCCURRENCES } from '@thyme/domain/availability';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { deleteLapsedHoldsOf, type Offer, readOffers, readShop, type Shop } from '../availability/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { offerTime } from './hold-offer.ts';
import { findSchedule, listPassedSeat } from './seat-store.ts';
import { listInLine } from './store.ts';

/** A freed seat on a class date. */
export interface FreedSeat {
  businessId: number;
  scheduleId: number;
  passedBy: number[];
}

/**
 * Offers freed seats to the guests waiting for a class, while there are any. Nothing is booked until a guest accepts.
 */
export async function makeSeatOffers(services: Services, freed: FreedSeat): Promise<void> {
  const { db, clock } = services;
  const { businessId, scheduleId } = freed;
  const [shop, schedule] = [await readShop(db, businessId), await findSchedule(db, businessId, scheduleId)];
  if (!shop || !schedule || schedule.startsAt <= clock.now()) return;
  await deleteLapsedHoldsOf(db, businessId, clock.now());
  const passed = new Set([...freed.passedBy, ...(await listPassedSeat(db, businessId, scheduleId))]);
  const waiting = await listInLine(db, businessId, dateAt(shop.zone, schedule.startsAt));
  const line = waiting.filter(({ userId }) => !passed.has(userId));
  const wanted = line.map(({ pricingId }) => pricingId);
  let offers = await readOffers(db, shop, wanted);
  for (const request of line) {
    const offer = offers.get(request.pricingId);
    const [first, ...more] = offer ? seatsFrom(services, shop, offer, { scheduleId, at: schedule.startsAt }) : [];
    if (!offer || !first || passed.has(request.userId)) continue;
    if ((await readGuestStatus(db, businessId, request.userId)).block) continue;
    if (!(await offerTime(services, shop, { request, offer, held: { sessions: [first, ...more] } }))) continue;
    passed.add(request.userId);
    offers = await readOffers(db, shop, wanted);
  }
}

/** The dates a guest would get: the freed one and, for a class sold in several dates, the minimum number after it. */
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
