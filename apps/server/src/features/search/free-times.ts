import {
  type AppointmentLine,
  busyCalendar,
  chairTimeOff,
  freeDays,
  type OpenHours,
  openSessions,
  type ShopCalendar,
  stepsByMinutes,
} from '@thyme/domain/availability';
import { type CallQuery, firstAfterCall } from '@thyme/domain/bookings';
import { isWithin, spreadTimes, type WhenWindow } from '@thyme/domain/search';
import {
  addDays,
  DAY,
  dateAt,
  dateOfWall,
  dayNumber,
  type Instant,
  type LocalDate,
  minuteOfWall,
  type WallSeconds,
  wallOf,
} from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { listShopTimes, type ShopTimesRow } from './free-times-store.ts';
import type { WhenWindows } from './when-windows.ts';
import type { Wording } from './wording.ts';

export interface ShopTimes {
  businessId: number;
  country: string;
  /** The pricing that the times are for. */
  pricingId: number;
  service: string;
  /** A few different free times, in order, on the shop's wall clock. */
  times: WallSeconds[];
  /** The first of them, as an instant. */
  first: Instant | null;
  /** Whole days from the shop's today to the first of them. */
  daysAhead: number | null;
  /** They are at the requested time; always true without a request. */
  matches: boolean;
}

const TIMES = 3;
/** How far ahead a card searches; the shop's page shows later times. */
export const DAYS_AHEAD = 14;

export interface TimesWish {
  wording: Wording | null;
  when?: WhenWindows | null | undefined;
  /** Shops without a free time at the requested time show their next ones instead. */
  orLater?: boolean;
}

/** Free times of several shops, for the matching service or the first on the menu. */
export async function freeTimesOf(
  { db, clock }: Services,
  ids: readonly number[],
  { wording, when, orLater = false }: TimesWish,
): Promise<ShopTimes[]> {
  if (ids.length === 0) return [];
  const now = clock.now();
  // One day more: the last day may be in a time zone behind ours.
  const soon = now + (DAYS_AHEAD + 1) * DAY;
  const span =
    when && !orLater
      ? { from: when.from, until: when.to ?? soon }
      : { from: now, until: Math.max(soon, when?.to ?? soon) };
  const rows = await listShopTimes(db, { ids, query: wording?.query ?? null, now, ...span });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row?.offer ? [timesOfShop(row, row.offer, { now, when: when ?? null, orLater })] : [];
  });
}

type Offer = NonNullable<ShopTimesRow['offer']>;

function timesOfShop(
  row: ShopTimesRow,
  offer: Offer,
  { now, when, orLater }: { now: Instant; when: WhenWindows | null; orLater: boolean },
): ShopTimes {
  const window = when?.byZone.get(row.zone) ?? null;
  // In a zone where the day is over nothing can match.
  const wished = when && !window ? [] : nextTimes(row, offer, now, window);
  const matches = when === null || wished.length > 0;
  const starts = matches || !orLater ? wished : nextTimes(row, offer, now, null);
  const times = starts.map((at) => wallOf(row.zone, at));
  const [first] = times;
  const daysAhead = first === undefined ? null : Math.floor(first / DAY) - Math.floor(wallOf(row.zone, now) / DAY);
  return {
    businessId: row.id,
    country: row.country,
    pricingId: offer.pricing,
    service: offer.name,
    times,
    first: starts[0] ?? null,
    daysAhead,
    matches,
  };
}

function nextTimes(row: ShopTimesRow, offer: Offer, now: Instant, window: WhenWindow | null): Instant[] {
  const shop = calendarOf(row);
  const isOffered = (start: Instant) => {
    const wall = wallOf(row.zone, start);
    return window === null || isWithin(window, dateOfWall(wall), minuteOfWall(wall));
  };
  if (offer.group !== null) {
    const sessions = row.sessions.map(([id, start, minutes, seats, taken]) => ({ id, start, minutes, seats, taken }));
    return openSessions({ shop, sessions, now })
      .map(({ start }) => start)
      .filter(isOffered)
      .slice(0, TIMES);
  }
  const appointment = [lineOf(row, offer)];
  const today = dateAt(row.zone, now);
  const days = { from: window?.dates?.[0] ?? today, to: window?.dates?.at(-1) ?? addDays(today, DAYS_AHEAD - 1) };
  const busy = busyOf(row, row.call === null ? days : { ...days, from: today });
  const within =
    row.call === null ? undefined : { from: firstForNew({ shop, busy, now, callMinutes: row.call }, days.to) };
  return spreadTimes(freeDays({ shop, busy, appointment, now, within }, TIMES, { ...days, isOffered }), TIMES);
}

/** The service as it is booked: with its steps, its rooms, and people with a different duration. */
function lineOf(row: ShopTimesRow, { minutes, buffer, before, steps }: Offer): AppointmentLine {
  const stepsOf = stepsByMinutes(steps);
  const unitsOf = (resource: number) => (row.units ?? []).filter(([id]) => id === resource).map(([, unit]) => unit);
  return {
    minutes,
    bufferMinutes: buffer,
    ...(row.by && { chairs: row.by }),
    ...(before > 0 && { beforeMinutes: before }),
    ...(steps.length > 0 && { steps: stepsOf(minutes) }),
    ...(row.own && {
      own: row.own.map(([chair, ownMinutes]) => ({ chair, minutes: ownMinutes, steps: stepsOf(ownMinutes) })),
    }),
    ...(row.needs && {
      resources: row.needs.map(([resource, from, to]) => ({
        units: unitsOf(resource),
        ...(from !== null && { fromMinute: from }),
        ...(to !== null && { toMinute: to }),
      })),
    }),
  };
}

/**
 * Search results are the same for everyone, so every visitor counts as new to a shop that requires a call of new
 * guests: its times start after the first free call.
 */
function firstForNew(query: CallQuery, to: LocalDate): Instant {
  const days = dayNumber(to) - dayNumber(dateAt(query.shop.zone, query.now)) + 1;
  return firstAfterCall(query, { days }) ?? Number.POSITIVE_INFINITY;
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

/** Occupied times; a chair with its own hours is busy outside them. */
function busyOf(row: ShopTimesRow, days: { from: string; to: string }) {
  const around = { from: addDays(days.from, -1), to: addDays(days.to, 1) };
  const own = Map.groupBy(
    row.hours.filter(([chair]) => chair !== null),
    ([chair]) => chair as number,
  );
  const off = [...own].flatMap(([chair, hours]) => chairTimeOff(chair, hours.map(openHours), row.zone, around));
  return busyCalendar(
    row.chairs,
    row.busy.map(([chair, from, to]) => ({ chair, from, to })),
    row.closures ? [...off, ...row.closures.map(([chair, from, to]) => ({ chair, from, to }))] : off,
    (row.units ?? []).map(([, unit]) => unit),
  );
}

const openHours = ([, weekday, from, to, week, date]: ShopTimesRow['hours'][number]): OpenHours => ({
  weekday,
  from,
  to,
  week,
  date,
});
