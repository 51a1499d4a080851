import { ok, type Result, refuse } from '../result/index.ts';
import { DAY, dateAt, dayNumber, type Instant, instantWhenReached } from '../time/index.ts';
import { isAppointment } from './free-cursor.ts';
import { type PlacedLine, placeParty } from './plan/place.ts';
import { plansOf, shortestOf } from './plan/plan.ts';
import { eachStart, type ShopDays, shopDays } from './shop-days.ts';
import type { AvailabilityQuery } from './types.ts';

export type TimeRefusal = {
  readonly code:
    | 'bad-appointment'
    | 'past'
    | 'too-soon'
    | 'too-far'
    | 'closed'
    | 'blocked'
    | 'outside-hours'
    | 'off-grid'
    | 'taken'
    | 'appointments-overlap';
};

function whyNotOnGrid(days: ShopDays, day: number, at: Instant, seconds: number): 'outside-hours' | 'off-grid' {
  const fits = days.stretches(day).some((stretch) => {
    const opens = instantWhenReached(days.zone, day * DAY + stretch.from * 60);
    return at >= opens && at + seconds <= instantWhenReached(days.zone, day * DAY + stretch.to * 60);
  });
  return fits ? 'off-grid' : 'outside-hours';
}

/** Whether the appointments of a party can start at exactly `at`, with the chair of each line, or why not. */
export function isPartyFree(
  { shop, busy, appointment, beside = [], together, now }: AvailabilityQuery,
  at: Instant,
): Result<PlacedLine[][], TimeRefusal> {
  const party = [appointment, ...beside];
  if (!party.every(isAppointment)) return refuse('bad-appointment');
  const days = shopDays(shop);
  if (at < now) return refuse('past');
  if (at < now + days.noticeSeconds) return refuse('too-soon');
  const day = dayNumber(dateAt(shop.zone, at));
  if (day > dayNumber(dateAt(shop.zone, now)) + (shop.horizonDays ?? Number.POSITIVE_INFINITY))
    return refuse('too-far');
  const status = days.status(day);
  if (status !== 'open') return refuse(status);
  const plans = plansOf(busy, party, together);
  const seconds = shortestOf(plans);
  let end: Instant | undefined;
  eachStart(days, day, seconds, (start, _minute, closing) => {
    if (start === at) end = closing;
  });
  if (end === undefined) return refuse(whyNotOnGrid(days, day, at, seconds));
  const placed = placeParty(busy, plans, at, end);
  return placed ? ok(placed) : refuse('taken');
}

/** Whether the appointment can start at exactly `at`, with the chair of each line, or why not. */
export function isFree(query: AvailabilityQuery, at: Instant): Result<PlacedLine[], TimeRefusal> {
  const party = isPartyFree(query, at);
  return party.ok ? ok(party.value[0] ?? []) : party;
}
