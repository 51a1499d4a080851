import { gapsOfDay } from '@thyme/domain/availability';
import { DAY, dateAt, endOfDay, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { type Offer, readBusyBetween, readStall } from '../../../availability/index.ts';
import * as store from './walk-in-store.ts';

/** How far back the most booked services are counted. */
const LATELY = 90 * DAY;

export interface FreePerson {
  chairId: number;
  name: string;
  person: string | null;
  from: number;
  until: number;
  /** What fits, most booked first. */
  offers: Pick<Offer, 'pricingId' | 'name' | 'price' | 'specialPrice' | 'minutes'>[];
}

export interface WhoHasTime {
  membership: Membership;
  now: number;
  people: FreePerson[];
}

const toMinute = (instant: number) => Math.floor(instant / MINUTE) * MINUTE;

/** Who has time for a walk-in today, soonest first, and what fits before the next appointment. */
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
  const people = await store.listPeople(db, businessId);
  const free = people.flatMap(({ id, name, person }): FreePerson[] => {
    const taken = busy.spans[busy.chairs.indexOf(id)] ?? [];
    const able = offers.filter(({ chairs }) => chairs === undefined || chairs.includes(id));
    for (const { from, to } of gaps.filter(({ chair }) => chair === id)) {
      // The clean-up time has to end before the next appointment, but may run past closing.
      const isBeforeGuest = taken.some((at, index) => index % 2 === 0 && at === to);
      const fitting = able.filter(
        ({ minutes, bufferMinutes }) => from + (minutes + (isBeforeGuest ? bufferMinutes : 0)) * MINUTE <= to,
      );
      if (fitting.length > 0) return [{ chairId: id, name, person, from, until: to, offers: fitting }];
    }
    return [];
  });
  return { membership, now, people: free.sort((a, b) => a.from - b.from) };
}
