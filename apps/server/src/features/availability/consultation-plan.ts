import { type Appointment, freeDays } from '@thyme/domain/availability';
import { appointmentsAfter, firstAfterCall, firstPairs } from '@thyme/domain/bookings';
import { addDays, dateAt, type Instant, type WallSeconds, wallOf } from '@thyme/domain/time';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type BookedCall, type CallNeed, callNeedOf } from './call-need.ts';
import { readBusy, readStall } from './read-shop.ts';
import type { Shop } from './shop.ts';

/** The result of the consultation rule for a viewer who wants these services. */
export interface ConsultationPlan {
  isNeeded: boolean;
  /** An upcoming call; appointments after it need no other. */
  booked: { at: WallSeconds; until: WallSeconds } | null;
  /** The first time at which an appointment leaves room for the call; null if there is none. */
  earliest: WallSeconds | null;
  /** The first available appointments, one per day, with a call unless one is already booked. */
  pairs: { appointment: WallSeconds; call: WallSeconds | null }[];
}

const NOTHING: ConsultationPlan = { isNeeded: false, booked: null, earliest: null, pairs: [] };
const PAIRS = 3;
/** Searched first; the rest of the horizon only if these days have too few. */
const SOON_DAYS = 62;

export async function readConsultationPlan(
  services: Services,
  { businessId, pricingIds, viewer }: { businessId: number; pricingIds: readonly number[]; viewer: number | null },
): Promise<ConsultationPlan> {
  const stall = await readStall(services.db, businessId, pricingIds, { viewer });
  if (!stall) throw new PublicError('This shop was not found.', 'NOT_FOUND');
  const appointment = pricingIds.flatMap((id) => stall.offers.get(id) ?? []).filter(({ group }) => !group);
  const need = callNeedOf(stall, services.clock.now());
  if (need.kind === 'none' || appointment.length === 0) return NOTHING;
  const { shop } = stall;
  const look = (days: number) => lookAhead(services, shop, { appointment, need, days, viewer });
  const soon = await look(Math.min(SOON_DAYS, shop.horizonDays + 1));
  const found = soon.pairs.length < PAIRS && shop.horizonDays >= SOON_DAYS ? await look(shop.horizonDays + 1) : soon;
  const toWall = (at: Instant) => wallOf(shop.zone, at);
  return {
    isNeeded: need.kind === 'choose',
    booked: need.kind === 'booked' ? bookedOn(need.call, toWall) : null,
    earliest: found.earliest === undefined ? null : toWall(found.earliest),
    pairs: found.pairs.map(({ appointment: at, call }) => ({
      appointment: toWall(at),
      call: call === null ? null : toWall(call),
    })),
  };
}

const bookedOn = ({ startsAt, endsAt }: BookedCall, toWall: (at: Instant) => WallSeconds) => ({
  at: toWall(startsAt),
  until: toWall(endsAt),
});

interface Look {
  appointment: Appointment;
  need: Exclude<CallNeed, { kind: 'none' }>;
  days: number;
  viewer: number | null;
}

interface Found {
  earliest: Instant | undefined;
  pairs: readonly { appointment: Instant; call: Instant | null }[];
}

async function lookAhead(services: Services, shop: Shop, { appointment, need, days, viewer }: Look): Promise<Found> {
  const now = services.clock.now();
  const today = dateAt(shop.zone, now);
  const range = { from: today, to: addDays(today, days - 1) };
  const busy = await readBusy(services, shop, { ...range, viewer });
  const calendar = { shop: shop.calendar, busy, now };
  if (need.kind === 'choose') {
    const callMinutes = shop.consultationMinutes;
    return {
      earliest: firstAfterCall({ ...calendar, callMinutes }, { days }),
      pairs: firstPairs({ ...calendar, appointment }, callMinutes, { count: PAIRS, days }),
    };
  }
  const earliest = appointmentsAfter(need.call.endsAt);
  const found = freeDays({ ...calendar, appointment, within: { from: earliest } }, PAIRS, range);
  return { earliest, pairs: found.flatMap(([at]) => (at === undefined ? [] : [{ appointment: at, call: null }])) };
}
