import { type BusyCalendar, forceLine, gapsOfDay } from '@thyme/domain/availability';
import { DAY, dateAt, endOfDay, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, onlyChairOf, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { atChair, type Offer, readBusyBetween, readStall } from '../../../availability/index.ts';
import * as store from './walk-in-store.ts';

/** How far back the most booked services are counted. */
const LATELY = 90 * DAY;

export interface FreePerson {
  chairId: number;
  name: string;
  person: string | null;
  portraitId: number | null;
  from: number;
  until: number;
  /** Services that fit, most booked first. */
  offers: Pick<Offer, 'pricingId' | 'name' | 'price' | 'specialPrice' | 'minutes'>[];
}

export interface WhoHasTime {
  membership: Membership;
  now: number;
  people: FreePerson[];
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE) * MINUTE;

/** Whether the rooms and machines that a service needs are free then. */
function hasRooms(busy: BusyCalendar, offer: Offer, chair: number, at: number): boolean {
  const needs = offer.resources ?? [];
  if (needs.length === 0) return true;
  if (needs.some(({ units }) => units.length === 0)) return false;
  return forceLine(busy, offer, { chair, at })
    .units.flat()
    .every(({ isTaken }) => !isTaken);
}

/** The people who are free for a walk-in today, soonest first, and what fits before the next appointment. */
export async function whoHasTime(services: Services, viewer: Viewer, businessId: number): Promise<WhoHasTime> {
  const { db, clock } = services;
  const membership = await requireMembership(services, viewer, businessId);
  const now = toMinute(clock.now());
  const pricingIds = await store.listBookable(db, businessId, now - LATELY);
  const desk = { memberId: viewer.id, chairId: null };
  const stall = await readStall(db, businessId, pricingIds, { desk, now });
  if (!stall || pricingIds.length === 0) return { membership, now, people: [] };
  const { shop } = stall;
  const offers = pricingIds.flatMap((id) => stall.offers.get(id) ?? []);
  const until = endOfDay(shop.zone, dateAt(shop.zone, now));
  const busy = await readBusyBetween(services, shop, { from: now, to: until, viewer: null });
  const gaps = gapsOfDay(shop.calendar, busy, now);
  const only = onlyChairOf(membership);
  const people = (await store.listPeople(db, businessId)).filter(({ id }) => only === null || id === only);
  const free = people.flatMap(({ id, name, person, portraitId }): FreePerson[] => {
    const taken = busy.spans[busy.chairs.indexOf(id)] ?? [];
    const able = offers
      .filter(({ chairs }) => chairs === undefined || chairs.includes(id))
      .map((offer) => atChair(offer, id));
    for (const { from, to } of gaps.filter(({ chair }) => chair === id)) {
      // The clean-up time has to end before the next appointment, but may run past closing.
      const isBeforeGuest = taken.some((at, index) => index % 2 === 0 && at === to);
      const fitting = able.filter((offer) => {
        const minutes = offer.minutes + (isBeforeGuest ? offer.bufferMinutes : 0);
        return from + minutes * MINUTE <= to && hasRooms(busy, offer, id, from);
      });
      if (fitting.length > 0) return [{ chairId: id, name, person, portraitId, from, until: to, offers: fitting }];
    }
    return [];
  });
  return { membership, now, people: free.sort((a, b) => a.from - b.from) };
}
