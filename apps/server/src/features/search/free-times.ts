import {
  busyCalendar,
  chairTimeOff,
  firstFree,
  type OpenHours,
  openSessions,
  type ShopCalendar,
} from '@thyme/domain/availability';
import { addDays, dateAt, type Instant, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { listShopTimes, type ShopTimesRow } from './free-times-store.ts';
import type { Wording } from './wording.ts';

export interface ShopTimes {
  businessId: number;
  /** The pricing that the times are for. */
  pricingId: number;
  service: string;
  /** The next free times in order, on the shop's wall clock. */
  times: WallSeconds[];
}

const TIMES = 3;
/** How far ahead a card looks; the shop's page shows later times. */
export const DAYS_AHEAD = 14;
const DAY = 86_400;

/** The next free times of a page of shops, for the matching service or the first on the menu. */
export async function freeTimesOf(
  { db, clock }: Services,
  ids: readonly number[],
  wording: Wording | null,
): Promise<ShopTimes[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  // One day more: the last day may be in a time zone behind ours.
  const until = now + (DAYS_AHEAD + 1) * DAY;
  const rows = await listShopTimes(db, { ids, query: wording?.query ?? null, now, until });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row?.offer) return [];
    const times = nextTimes(row, row.offer, now).map((at) => wallOf(row.zone, at));
    return [{ businessId: id, pricingId: row.offer.pricing, service: row.offer.name, times }];
  });
}

function nextTimes(row: ShopTimesRow, offer: NonNullable<ShopTimesRow['offer']>, now: Instant): Instant[] {
  const shop = calendarOf(row);
  if (offer.group !== null) {
    const sessions = row.sessions.map(([id, start, minutes, seats, taken]) => ({ id, start, minutes, seats, taken }));
    return openSessions({ shop, sessions, now })
      .slice(0, TIMES)
      .map(({ start }) => start);
  }
  const appointment = [{ minutes: offer.minutes, bufferMinutes: offer.buffer, ...(row.by && { chairs: row.by }) }];
  return firstFree({ shop, busy: busyOf(row, now), appointment, now }, TIMES, { days: DAYS_AHEAD });
}

function calendarOf(row: ShopTimesRow): ShopCalendar {
  return {
    zone: row.zone,
    hours: row.hours.filter(([chair]) => chair === null).map(openHours),
    closedWeekdays: [],
    closedDates: row.closed,
    blockedDates: row.blocked,
    slotMinutes: row.slot,
    noticeMinutes: row.notice,
    horizonDays: row.horizon,
  };
}

/** Occupied times; a chair with hours of its own is busy outside them. */
function busyOf(row: ShopTimesRow, now: Instant) {
  const today = dateAt(row.zone, now);
  const days = { from: addDays(today, -1), to: addDays(today, DAYS_AHEAD + 1) };
  const own = Map.groupBy(
    row.hours.filter(([chair]) => chair !== null),
    ([chair]) => chair as number,
  );
  const off = [...own].flatMap(([chair, hours]) => chairTimeOff(chair, hours.map(openHours), row.zone, days));
  return busyCalendar(
    row.chairs,
    row.busy.map(([chair, from, to]) => ({ chair, from, to })),
    off,
  );
}

const openHours = ([, weekday, from, to]: ShopTimesRow['hours'][number]): OpenHours => ({ weekday, from, to });
