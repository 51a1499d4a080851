import { type ClassSession, joinClass, joinCourse, joinRepeated, leastOccurrences } from '@thyme/domain/availability';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { deleteLapsedHoldsOf, type Offer, readOffers, readShop, type Shop } from '../availability/index.ts';
import { readGuestStatus } from '../guests/index.ts';
import { offerTime } from './hold-offer.ts';
import { findSchedule, listInLineOfCourse, listPassedSeat } from './seat-store.ts';
import { listInLine } from './store.ts';

/** A freed seat on a class date. */
export interface FreedSeat {
  businessId: number;
  scheduleId: number;
  passedBy: number[];
}

/**
 * Offers freed seats to the guests waiting for a class or course, while there are any. Nothing is booked until a guest
 * accepts.
 */
export async function makeSeatOffers(services: Services, freed: FreedSeat): Promise<void> {
  const { db, clock } = services;
  const { businessId, scheduleId } = freed;
  const [shop, schedule] = [await readShop(db, businessId), await findSchedule(db, businessId, scheduleId)];
  if (!shop || !schedule || schedule.startsAt <= clock.now()) return;
  await deleteLapsedHoldsOf(db, businessId, clock.now());
  // Offers of a course are stored under its first date.
  const offered = schedule.isCourse ? schedule.firstId : scheduleId;
  const passed = new Set([...freed.passedBy, ...(await listPassedSeat(db, businessId, offered))]);
  const waiting = schedule.isCourse
    ? await listInLineOfCourse(db, businessId, schedule.groupId)
    : await listInLine(db, businessId, dateAt(shop.zone, schedule.startsAt));
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

/** The dates a guest would get: all of a course; the freed one and, for a class sold in several dates, as many after it as the minimum requires. */
function seatsFrom(
  { clock }: Services,
  shop: Shop,
  { group }: Offer,
  { scheduleId, at }: { scheduleId: number; at: Instant },
): readonly ClassSession[] {
  if (!group?.sessions.some(({ id }) => id === scheduleId)) return [];
  const classes = { shop: shop.calendar, sessions: group.sessions, now: clock.now() };
  if (group.isCourse) return joinCourse(classes).ok ? group.sessions.toSorted((a, b) => a.start - b.start) : [];
  if (group.isRepeated) {
    const row = joinRepeated(classes, at, leastOccurrences(group), group);
    return row.ok ? row.value : [];
  }
  const session = joinClass(classes, at);
  return session.ok ? [session.value] : [];
}
