import { closedDates, searchEntries as entries } from '@thyme/db/schema';
import { boxAround, type GenderFilter, type Place, type Sort } from '@thyme/domain/search';
import { and, between, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Wording } from './wording.ts';

export interface SearchFilter {
  wording: Wording | null;
  place: Place | null;
  /** Whole kilometres around the place. */
  distance: number | null;
  gender: GenderFilter;
  /** The minute of the week on the wall in each zone there is, for shops that are open then. */
  openAt: readonly OpenAt[] | null;
  /** Minor units. */
  mostPrice: number | null;
  leastRating: number | null;
  sort: Sort;
}

export interface OpenAt {
  zone: string;
  minute: number;
  date: string;
}

const METRES = 1_000;

export const earthPoint = ({ lat, lng }: Place) => sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
export const asQuery = (text: string) => sql`to_tsquery('simple', ${text})`;

/** Every condition, in words that no index understands. */
export function conditions({
  wording,
  place,
  distance,
  gender,
  openAt,
  mostPrice,
  leastRating,
}: SearchFilter): SQL | undefined {
  return and(
    mostPrice === null ? undefined : lte(entries.fromPrice, mostPrice),
    leastRating === null ? undefined : gte(entries.rating, leastRating),
    gender === 'everyone' ? undefined : eq(entries.genderServed, gender),
    wording ? sql`coalesce(${entries.words} @@ ${asQuery(wording.query)}, false)` : undefined,
    place && distance ? isWithin(place, distance) : undefined,
    openAt ? or(sql`false`, ...openAt.map(isOpen)) : undefined,
  );
}

/** The box first, for its four comparisons cost next to nothing; then the straight line through the earth. */
function isWithin(place: Place, distance: number): SQL {
  const line = sql`(${entries.point} <-> ${earthPoint(place)}) <= gc_to_sec(${distance * METRES})`;
  return sql`(coalesce(${inBox(place, distance)}, false) and ${line})`;
}

export function inBox(place: Place, distance: number): SQL | undefined {
  const { south, north, west, east } = boxAround(place, distance);
  return and(between(entries.lat, south, north), between(entries.lng, west, east));
}

export function isOpen({ zone, minute, date }: OpenAt): SQL {
  return sql`(${entries.zone} = ${zone} and ${entries.openMinutes} @> ${minute}::int and not exists (select from ${closedDates} where ${closedDates.businessId} = ${entries.businessId} and ${closedDates.date} = ${date}))`;
}
