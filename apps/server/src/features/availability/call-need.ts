import type { TimeSearch } from '@thyme/domain/availability';
import { appointmentsAfter, firstAfterCall, type GuestCalls, type GuestStatus } from '@thyme/domain/bookings';
import { addDays, dateAt, type Instant } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { readBusy } from './read-shop.ts';
import type { Shop } from './shop.ts';
import type { CallTuple } from './viewer-columns.ts';

export interface BookedCall {
  startsAt: Instant;
  endsAt: Instant;
}

/** The guest's calls with a shop that count now: a past one, and upcoming ones, the next one first. */
export function countedCalls(rows: readonly CallTuple[], now: Instant): GuestCalls & { toCome: BookedCall[] } {
  const toCome = rows.flatMap(([startsAt, endsAt, tookPlace]) =>
    tookPlace || endsAt <= now ? [] : [{ startsAt, endsAt }],
  );
  return {
    tookPlace: rows.some(([, , tookPlace]) => tookPlace),
    booked: toCome.map(({ endsAt }) => endsAt),
    toCome,
  };
}

/** The requirement of the consultation rule before an appointment: nothing, to wait for a booked call, or to choose one. */
export type CallNeed = { kind: 'none' } | { kind: 'booked'; call: BookedCall } | { kind: 'choose' };

interface Viewed {
  shop: Shop;
  /** Null for visitors, who count as new. */
  guestStatus: { status: GuestStatus } | null;
  guestCalls: readonly CallTuple[];
}

export function callNeedOf({ shop, guestStatus, guestCalls }: Viewed, now: Instant): CallNeed {
  if (!shop.videoVetting || guestStatus?.status === 'Known') return { kind: 'none' };
  const { tookPlace, toCome } = countedCalls(guestCalls, now);
  if (tookPlace) return { kind: 'none' };
  const [call] = toCome;
  return call ? { kind: 'booked', call } : { kind: 'choose' };
}

/** The bounds of a search for appointments that leave room for the call; none if no call is needed. */
export async function boundsAfterCall(
  services: Services,
  shop: Shop,
  need: CallNeed,
  viewer: number | null,
): Promise<TimeSearch['within']> {
  switch (need.kind) {
    case 'none':
      return undefined;
    case 'booked':
      return { from: appointmentsAfter(need.call.endsAt) };
    case 'choose':
      return { from: (await readFirstAfterCall(services, shop, viewer)) ?? Number.POSITIVE_INFINITY };
  }
}

/** There is nearly always a call within days, so the rest of the horizon is read only if there is none. */
const SOON_DAYS = 14;

async function readFirstAfterCall(services: Services, shop: Shop, viewer: number | null): Promise<Instant | undefined> {
  const now = services.clock.now();
  const today = dateAt(shop.zone, now);
  const later = shop.horizonDays + 1 - SOON_DAYS;
  for (const { ahead, days } of [
    { ahead: 0, days: SOON_DAYS },
    { ahead: SOON_DAYS, days: later },
  ]) {
    if (days <= 0) break;
    const from = addDays(today, ahead);
    const busy = await readBusy(services, shop, { from, to: addDays(from, days - 1), viewer });
    const query = { shop: shop.calendar, busy, now, callMinutes: shop.consultationMinutes };
    const first = firstAfterCall(query, { from, days });
    if (first !== undefined) return first;
  }
  return undefined;
}
