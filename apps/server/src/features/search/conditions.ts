import { closedDates, searchEntries as entries, serviceSchedules } from '@thyme/db/schema';
import { boxAround, type GenderFilter, type Place, type Sort } from '@thyme/domain/search';
import type { Instant, LocalDate } from '@thyme/domain/time';
import { and, between, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Wording } from './wording.ts';

export interface SearchFilter {
  wording: Wording | null;
  place: Place | null;
  /** Whole kilometres around the place. */
  distance: number | null;
  /** About how many shops are within that distance. */
  around: number;
  gender: GenderFilter;
  /** For each zone: when the shop must be open, for at least one minute. */
  openAt: readonly OpenAt[] | null;
  /** Minor units. */
  mostPrice: number | null;
  leastRating: number | null;
  sort: Sort;
  /** Shops of this country come first in the usual order; null around a place, where all are near. */
  country: string | null;
}

export interface OpenAt {
  zone: string;
  /** Minutes of the week, from Sunday 0:00; the end is exclusive. */
  minutes: readonly (readonly [from: number, to: number])[];
  /** The current minute of the week, if the shop's notice counts from it; null if it does not matter. */
  now: number | null;
  /** Excludes shops for which this day is a closed date; null for any day. */
  date: LocalDate | null;
  /** A class that starts in this range counts too: classes may be outside opening hours. */
  classes: { from: Instant; to: Instant } | null;
}

const METRES = 1_000;

export const earthPoint = ({ lat, lng }: Place) => sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
export const asQuery = (text: string) => sql`to_tsquery('simple', ${text})`;

/** Hides a condition from the indexes: the planner assumes that half of the shops satisfy it, and checks in the given order. */
export const plainly = (condition: SQL | undefined) => sql`coalesce(${condition}, false)`;

/** All conditions, for reading until enough shops are found, which is faster more often than the planner estimates. */
export function conditions(filter: SearchFilter): SQL | undefined {
  const { place, distance } = filter;
  // The bounding box first: its four comparisons are the cheapest.
  return and(wishes(filter), place && distance ? plainly(inBox(place, distance)) : undefined, isWithin(filter));
}

/** The conditions for shops that are known to be in the bounding box. */
export const conditionsInBox = (filter: SearchFilter) => and(wishes(filter), isWithin(filter));

function wishes({ wording, gender, openAt, mostPrice, leastRating }: SearchFilter): SQL | undefined {
  return and(
    mostPrice === null ? undefined : plainly(lte(entries.fromPrice, mostPrice)),
    leastRating === null ? undefined : plainly(gte(entries.rating, leastRating)),
    gender === 'everyone' ? undefined : plainly(eq(entries.genderServed, gender)),
    wording ? plainly(sql`${entries.words} @@ ${asQuery(wording.query)}`) : undefined,
    openAt ? plainly(or(sql`false`, ...openAt.map(isOpen))) : undefined,
  );
}

/** By the chord through the earth, which orders like the great-circle distance and costs a fraction of it. */
const isWithin = ({ place, distance }: SearchFilter) =>
  place && distance ? sql`(${entries.point} <-> ${earthPoint(place)}) <= gc_to_sec(${distance * METRES})` : undefined;

export function inBox(place: Place, distance: number): SQL | undefined {
  const { south, north, west, east } = boxAround(place, distance);
  return and(between(entries.lat, south, north), between(entries.lng, west, east));
}

export function isOpen({ zone, minutes, date, classes, now }: OpenAt): SQL {
  const open = sql`${entries.openMinutes} && ${now === null ? multirange(minutes) : afterNotice(minutes, now)}`;
  const class_ = classes && sql`exists (select ${startingBetween(classes)} and ${isOf(entries.businessId)})`;
  const notClosed = date
    ? sql`and not exists (select from ${closedDates} where ${closedDates.businessId} = ${entries.businessId} and ${closedDates.date} = ${date})`
    : sql``;
  return sql`(${entries.zone} = ${zone} and (${class_ ? or(open, class_) : open}) ${notClosed})`;
}

const isOf = (business: typeof entries.businessId) => sql`${serviceSchedules.businessId} = ${business}`;

/** For a `select` of classes that can still be joined. */
export const startingBetween = ({ from, to }: { from: Instant; to: Instant }) =>
  sql`from ${serviceSchedules} where ${serviceSchedules.startsAt} >= to_timestamp(${from}) and ${serviceSchedules.startsAt} < to_timestamp(${to}) and ${serviceSchedules.cancelledAt} is null`;

/** The rest of today's minutes after the shop's notice; an empty range if nothing is left. */
function afterNotice(minutes: OpenAt['minutes'], now: number): SQL {
  const from = Math.min(...minutes.map(([start]) => start));
  const to = Math.max(...minutes.map(([, end]) => end));
  return sql`int4range(least(greatest(${from}::int, ${now}::int + ${entries.noticeMinutes}), ${to}::int), ${to}::int)`;
}

const multirange = (minutes: OpenAt['minutes']) =>
  sql`${`{${minutes.map(([from, to]) => `[${from},${to})`).join()}}`}::int4multirange`;
