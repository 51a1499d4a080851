import { percentOf } from '@thyme/domain/money';
import { addDays, dateAt, type Instant, instantOf, type LocalDate, wallAt, weekdayOf } from '@thyme/domain/time';
import { type ReviewSketch, writeReview } from './reviews.ts';
import type { DemoGuest, DemoPricing, DemoShop } from './scratch.ts';

export type VisitStatus = 'New' | 'Accept' | 'Reschedule' | 'Cancelled' | 'Completed' | 'No Show';

export interface PlannedVisit {
  shop: DemoShop;
  guest: DemoGuest;
  pricing: DemoPricing;
  chairId: number;
  startsAt: Instant;
  endsAt: Instant;
  status: VisitStatus;
  bookedAt: Instant;
  review?: ReviewSketch;
  note?: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

export const priceOf = (pricing: DemoPricing) => pricing.specialPrice || pricing.price;
export const depositOf = ({ pricing, shop }: Pick<PlannedVisit, 'pricing' | 'shop'>) =>
  percentOf(priceOf(pricing), pricing.specialDeposit ?? shop.sketch.upfront);

export function isTaken(shop: DemoShop, chairId: number, from: Instant, to: Instant): boolean {
  return (shop.taken.get(chairId) ?? []).some(([start, end]) => start < to && from < end);
}

export function take(shop: DemoShop, chairId: number, from: Instant, to: Instant) {
  const taken = shop.taken.get(chairId);
  if (taken) taken.push([from, to]);
  else shop.taken.set(chairId, [[from, to]]);
}

/** The opening of a day as instants; none when the shop is shut. */
function openingsOf(shop: DemoShop, date: LocalDate): [Instant, Instant][] {
  if (shop.closed.has(date) || shop.blocked.has(date)) return [];
  return shop.hours
    .filter((row) => row.weekday === weekdayOf(date))
    .map((row) => [
      instantOf(shop.zone, wallAt(date, row.startMinute)),
      instantOf(shop.zone, wallAt(date, row.endMinute)),
    ]);
}

/** Walks through one chair's day and fills about this share of it, each visit right after a full quarter. */
function* fillDay(shop: DemoShop, chairId: number, date: LocalDate, share: number) {
  for (const [opens, closes] of openingsOf(shop, date)) {
    for (let at = opens; at < closes; ) {
      const pricing = shop.random.pick(shop.pricings);
      const endsAt = at + pricing.minutes * 60;
      if (endsAt <= closes && !isTaken(shop, chairId, at, endsAt) && shop.random.chance(share)) {
        take(shop, chairId, at, endsAt);
        yield { pricing, startsAt: at, endsAt };
        at = endsAt + ((900 - ((endsAt - opens) % 900)) % 900);
      } else at += share >= 1 ? 900 : HOUR;
    }
  }
}

function pastStatus(shop: DemoShop): VisitStatus {
  return shop.random.weighted([
    ['Completed', 90],
    ['Cancelled', 6],
    ['No Show', 4],
  ]);
}

/** How much of a day is booked: little of the past is kept, the coming days are busy, a few of them full. */
function shareOf(offset: number, shop: DemoShop, fullDays: ReadonlySet<number>): number {
  if (fullDays.has(offset)) return 1;
  const busy = 1.2 / shop.chairIds.length;
  if (offset < 0) return 0.05 * busy;
  if (offset <= 7) return 0.2 * busy;
  return (offset <= 16 ? 0.08 : 0.02) * busy;
}

/** Everything that other people have booked at a shop: the weeks behind and the weeks ahead. */
export function planVisits(shop: DemoShop, guests: readonly DemoGuest[], now: Instant): PlannedVisit[] {
  const today = dateAt(shop.zone, now);
  const { random } = shop;
  const fullDays = new Set(random.chance(0.35) ? [random.between(2, 8)] : []);
  const kindness = random.next();
  const planned: PlannedVisit[] = [];
  for (let offset = -56; offset <= 24; offset++) {
    const date = addDays(today, offset);
    for (const chairId of shop.chairIds) {
      for (const place of fillDay(shop, chairId, date, shareOf(offset, shop, fullDays))) {
        const past = place.endsAt <= now;
        const status = past ? pastStatus(shop) : random.chance(0.8) ? 'New' : 'Accept';
        const visit: PlannedVisit = {
          shop,
          guest: random.pick(guests),
          chairId,
          ...place,
          status,
          bookedAt: Math.min(place.startsAt, now) - random.between(2, 12 * 24) * HOUR,
        };
        const reviewed = status === 'Completed' && shop.sketch.reviewed !== false && random.chance(0.55);
        if (reviewed) visit.review = writeReview(shop.sketch.trade, kindness, random);
        planned.push(visit);
      }
    }
  }
  return planned.filter((visit) => visit.bookedAt > now - 120 * DAY);
}
