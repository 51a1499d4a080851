import {
  addDays,
  DAY,
  dateAt,
  HOUR,
  type Instant,
  instantOf,
  type LocalDate,
  MINUTE,
  wallAt,
  weekdayOf,
} from '@thyme/domain/time';
import { addAppointment } from '../books/add-appointment.ts';
import type { AppointmentStatus } from '../books/appointment.ts';
import type { DemoPricing, DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';
import { isTaken, take } from './chairs.ts';
import type { PlacedService } from './find-time.ts';

/** How many days before and after today a shop's own `fill` applies. */
const AROUND = 14;

/** The opening periods of a day as instants; none when the shop is closed. */
function openingsOf(shop: DemoShop, date: LocalDate): [Instant, Instant][] {
  if (shop.closed.has(date) || shop.blocked.has(date)) return [];
  return shop.hours
    .filter((row) => row.weekday === weekdayOf(date))
    .map((row) => [
      instantOf(shop.zone, wallAt(date, row.startMinute)),
      instantOf(shop.zone, wallAt(date, row.endMinute)),
    ]);
}

/**
 * Walks through one chair's day on the shop's grid and fills about this share of it; a share of 1 leaves no free time.
 */
function* fillDay(shop: DemoShop, chairId: number, date: LocalDate, share: number): Generator<PlacedService> {
  const slot = shop.slotMinutes * MINUTE;
  const buffer = shop.bufferMinutes * MINUTE;
  const here = shop.pricings.filter(({ chairIds }) => chairIds?.includes(chairId) ?? true);
  for (const [opens, closes] of openingsOf(shop, date)) {
    const fits = (at: Instant, { minutes }: DemoPricing) =>
      at + minutes * MINUTE <= closes && !isTaken(shop, chairId, at, at + minutes * MINUTE + buffer);
    for (let at = opens; at < closes; ) {
      const able = shop.random.chance(share) ? here.filter((pricing) => fits(at, pricing)) : [];
      if (able.length > 0) {
        const pricing = shop.random.pick(able);
        const endsAt = at + pricing.minutes * MINUTE;
        take(shop, chairId, at, endsAt + buffer);
        yield { pricing, chairId, startsAt: at, endsAt, busyUntil: endsAt + buffer };
        at = opens + Math.ceil((endsAt + buffer - opens) / slot) * slot;
      } else at += share >= 1 ? slot : Math.ceil(HOUR / slot) * slot;
    }
  }
}

/** Some people are in greater demand than others. */
const DEMAND = [1.15, 1, 0.85, 1.05];

interface Day {
  date: LocalDate;
  /** Days from today. */
  offset: number;
  /** The index of the chair in the shop. */
  position: number;
}

/** The booked share of a day: few past appointments are kept, the coming days are busy, a few of them full. */
function shareOf(shop: DemoShop, { date, offset, position }: Day): number {
  if (shop.full.has(date)) return 1;
  const { fill } = shop.sketch;
  if (fill !== undefined && offset >= -AROUND && offset <= AROUND)
    return fill * (DEMAND[position % DEMAND.length] ?? 1);
  const busy = 1.2 / shop.chairIds.length;
  if (offset < -7) return 0.05 * busy;
  if (offset < 0) return 0.08;
  if (offset <= 7) return Math.max(0.2 * busy, 0.18);
  return (offset <= 16 ? 0.08 : 0.02) * busy;
}

function statusOf(shop: DemoShop, { startsAt, endsAt }: PlacedService, now: Instant): AppointmentStatus {
  if (endsAt > now) return startsAt <= now || shop.random.chance(shop.sketch.fill ? 0.92 : 0.6) ? 'Accept' : 'New';
  return shop.random.weighted([
    ['Completed', 90],
    ['Cancelled', 6],
    ['No Show', 4],
  ]);
}

/** A random booking and, if it is over, its review. */
function addOne(world: World, shop: DemoShop, guest: DemoGuest, service: PlacedService) {
  const { now } = world;
  const { random } = shop;
  const status = statusOf(shop, service, now);
  const until = Math.min(service.startsAt, now);
  const bookedAt = until - random.between(3, 12 * 24) * HOUR;
  const reviewedAt = service.endsAt + random.between(2, 60) * HOUR;
  const isReviewed =
    status === 'Completed' && reviewedAt < now && shop.sketch.reviewed !== false && random.chance(0.65);
  addAppointment(world, {
    shop,
    guest,
    services: [service],
    status,
    bookedAt,
    // Most guests whose appointment has started have arrived.
    ...(status === 'Accept' && service.startsAt <= now && random.chance(0.75) ? { arrivedAt: service.startsAt } : {}),
    ...(isReviewed ? { review: { rating: shop.reviews.rate(), at: reviewedAt } } : {}),
    ...(status === 'Cancelled'
      ? { cancelled: { by: 'guest', at: random.between(bookedAt + HOUR, until - HOUR) } }
      : {}),
  });
}

const LUNCH = 12 * 60 + 15;
const LUNCH_MINUTES = 45;

/** Lunch breaks, one after the other so that the shop stays staffed; skipped on a day on which one does not fit. */
function addLunch({ rows }: World, shop: DemoShop, chairId: number, { date, position }: Day) {
  const startsAt = instantOf(shop.zone, wallAt(date, LUNCH + position * 30));
  const endsAt = startsAt + LUNCH_MINUTES * MINUTE;
  const isOpen = openingsOf(shop, date).some(([opens, closes]) => opens <= startsAt && endsAt <= closes);
  if (!isOpen || shop.full.has(date) || isTaken(shop, chairId, startsAt, endsAt)) return;
  take(shop, chairId, startsAt, endsAt);
  const createdAt = shop.publishedAt;
  const timeBlockId = rows.add('timeBlocks', {
    businessId: shop.id,
    note: 'Lunch',
    createdBy: shop.ownerId,
    createdAt,
  });
  rows.put('occupancies', { businessId: shop.id, chairId, startsAt, endsAt, timeBlockId });
}

/** About two shops in five have a full day soon. */
function chooseFullDay(shop: DemoShop, today: LocalDate) {
  if (!shop.random.chance(0.4)) return;
  const start = shop.random.between(2, 8);
  for (let offset = start; offset < start + 7; offset++) {
    const date = addDays(today, 2 + ((offset - 2) % 7));
    if (openingsOf(shop, date).length > 0) {
      shop.full.add(date);
      return;
    }
  }
}

/** Fills a shop's diary with other guests' bookings: past and future weeks. */
export function fillDiary(world: World, shop: DemoShop) {
  const today = dateAt(shop.zone, world.now);
  if (shop.full.size === 0) chooseFullDay(shop, today);
  const back = Math.min(shop.sketch.history ?? 45, Math.floor((world.now - shop.publishedAt) / DAY) - 13);
  for (let offset = -back; offset <= 24; offset++) {
    const date = addDays(today, offset);
    for (const [position, chairId] of shop.chairIds.entries()) {
      const day = { date, offset, position };
      if (shop.sketch.fill !== undefined && Math.abs(offset) <= AROUND) addLunch(world, shop, chairId, day);
      for (const service of fillDay(shop, chairId, date, shareOf(shop, day))) {
        addOne(world, shop, shop.random.pick(world.others), service);
      }
    }
  }
}
