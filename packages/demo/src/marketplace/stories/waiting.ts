import { midSentence } from '@thyme/domain/text';
import {
  addDays,
  DAY,
  dateAt,
  formatDay,
  formatDayTime,
  type Instant,
  type LocalDate,
  MINUTE,
  startOfDay,
  wallAt,
  wallOf,
} from '@thyme/domain/time';
import { type DateScope, offerExpiresAt, scopeRange } from '@thyme/domain/waiting-list';
import { earliest, takeTime } from '../diary/find-time.ts';
import type { DemoPricing, DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';
import { APPOINTMENTS_URL, notify } from './notify.ts';

/** The first day from an offset on that the shop is open; its diary will be filled completely. */
export function fullDayOf({ now }: World, shop: DemoShop, pricing: DemoPricing, offset: number): LocalDate {
  const from = startOfDay(shop.zone, addDays(dateAt(shop.zone, now), offset));
  const at = earliest(shop, [pricing], from);
  if (at === undefined) throw new Error(`${shop.slug} is shut for weeks.`);
  const date = dateAt(shop.zone, at);
  shop.full.add(date);
  return date;
}

interface Wish {
  shop: DemoShop;
  pricing: DemoPricing;
  date: LocalDate;
  scope: DateScope;
  at: Instant;
}

/** Adds a guest to a waiting list. */
export function waitFor(
  { rows }: World,
  guest: DemoGuest,
  { shop, pricing, date, scope, at }: Wish,
  status = 'waiting',
) {
  const { from, to } = scopeRange(scope, date);
  return rows.add('waitingListRequests', {
    businessId: shop.id,
    userId: guest.id,
    pricingId: pricing.id,
    date,
    dateScope: scope,
    fromDate: from,
    toDate: to,
    status,
    createdAt: at,
  });
}

/** A time became free on a full day and is held for the guest who has waited longest. */
export function offerTime(world: World, guest: DemoGuest, wish: Wish) {
  const { rows, now } = world;
  const { shop, pricing, date } = wish;
  const requestId = waitFor(world, guest, wish, 'offered');
  const [placed] = takeTime(shop, [pricing], startOfDay(shop.zone, date));
  if (!placed) throw new Error(`${shop.slug} has nothing to offer.`);
  const { chairId, startsAt, endsAt, busyUntil } = placed;
  const at = now - MINUTE;
  const times = { createdAt: at, expiresAt: offerExpiresAt(at, { startsAt, zone: shop.zone }) };
  const holdId = rows.add('holds', { businessId: shop.id, userId: guest.id, purpose: 'waiting-list', ...times });
  rows.put('occupancies', { businessId: shop.id, chairId, startsAt, endsAt: busyUntil, holdId });
  const offer = {
    businessId: shop.id,
    requestId,
    chairId,
    startsAt,
    endsAt,
    holdId,
    status: 'open' as const,
    ...times,
  };
  const offerId = rows.add('waitingListOffers', offer);
  notify(world, guest, {
    kind: 'waiting_list_offer',
    shop,
    title: `A time has come free at ${shop.sketch.name}`,
    message: `${formatDayTime(wallOf(shop.zone, startsAt))}, ${midSentence(pricing.name)}. You asked for any time on ${formatDay(wallAt(date, 0))}.`,
    at,
    refId: offerId,
    pricing,
    targetUrl: APPOINTMENTS_URL,
  });
}

/** Other guests who wait for the same day. */
export function lineUp(world: World, wish: Wish, people: number) {
  for (let index = 0; index < people; index++) {
    const guest = world.others[(wish.shop.id * 11 + index * 3) % world.others.length];
    if (guest) waitFor(world, guest, { ...wish, at: wish.at - (index + 1) * 0.4 * DAY });
  }
}
