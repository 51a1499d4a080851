import { closedDates, searchEntries as entries } from '@thyme/db/schema';
import { boxAround, type GenderFilter, type Place, type Sort } from '@thyme/domain/search';
import { and, arrayOverlaps, between, desc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { PageRequest } from '../../platform/pagination.ts';
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

export interface Found {
  ids: number[];
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
}

/** Counting further would cost more than anybody gains from it. */
export const MOST_COUNTED = 100;
const METRES = 1_000;

const earthPoint = ({ lat, lng }: Place) => sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
const asQuery = (text: string) => sql`to_tsquery('simple', ${text})`;

/**
 * A page of shops. What few shops satisfy is collected through the indexes of the conditions and sorted. What more than a
 * hundred satisfy is read in the order wished for, until the page is full: so many match that it soon is.
 */
export async function search(db: Db, filter: SearchFilter, page: PageRequest): Promise<Found> {
  const few = await collect(db, filter, page);
  if (few.total <= MOST_COUNTED) return { ids: few.ids, total: few.total, isMore: false };
  return { ids: await readMany(db, filter, page, few.fitting), total: MOST_COUNTED, isMore: true };
}

/** Of those collected, from so many on shops that fit are soon found by reading on. */
const OFTEN = MOST_COUNTED / 10;

/** Shops whose trade or name was meant come before those that offer it among other things. */
async function readMany(db: Db, filter: SearchFilter, page: PageRequest, collected: number): Promise<number[]> {
  const { wording, sort } = filter;
  if (!wording || sort !== 'all') return readInOrder(db, filter, page);
  const fitting = { ...filter, wording: { ...wording, query: wording.fitting } };
  if (collected >= OFTEN) return readInOrder(db, fitting, page);
  const few = await collect(db, fitting, page);
  if (few.total > MOST_COUNTED) return readInOrder(db, fitting, page);
  const rest = { from: Math.max(0, (page.page - 1) * page.count - few.total), count: page.count - few.ids.length };
  const others = sql`not coalesce(${entries.words} @@ ${asQuery(wording.fitting)}, false)`;
  return rest.count === 0 ? few.ids : [...few.ids, ...(await readFrom(db, filter, rest, others))];
}

interface Collected {
  ids: number[];
  total: number;
  /** How many of them are shops that were meant, not some that offer it as well. */
  fitting: number;
}

async function collect(db: Db, filter: SearchFilter, { count, page }: PageRequest): Promise<Collected> {
  const found = db.$with('found').as(
    db
      .select({
        businessId: entries.businessId,
        rating: entries.rating,
        ratingCount: entries.ratingCount,
        publishedAt: entries.publishedAt,
        named:
          sql<boolean>`${filter.wording?.isName ? sql`${entries.words} @@ ${asQuery(filter.wording.asName)}` : sql`false`}`.as(
            'named',
          ),
        fits: sql<boolean>`${filter.wording ? sql`${entries.words} @@ ${asQuery(filter.wording.fitting)}` : sql`false`}`.as(
          'fits',
        ),
        far: sql<number>`${filter.place ? sql`${entries.point} <-> ${earthPoint(filter.place)}` : sql`0`}`.as('far'),
      })
      .from(entries)
      // The words are part of what drives the search, so they need not be looked at again.
      .where(and(await driver(db, filter), conditions({ ...filter, wording: null })))
      .limit(MOST_COUNTED + 1),
  );
  const order: Record<Sort, SQL[]> = {
    all: [
      sql`${found.named} desc`,
      sql`${found.fits} desc`,
      desc(found.rating),
      desc(found.ratingCount),
      sql`${found.businessId}`,
    ],
    nearest: [sql`${found.far}`, sql`${found.businessId}`],
    newest: [desc(found.publishedAt), desc(found.businessId)],
  };
  const rows = await db
    .with(found)
    .select({
      id: found.businessId,
      total: sql<number>`count(*) over ()::int`,
      fitting: sql<number>`count(*) filter (where ${found.fits}) over ()::int`,
    })
    .from(found)
    .orderBy(...order[filter.sort])
    .limit(count)
    .offset((page - 1) * count);
  const [first] = rows;
  if (first || page === 1)
    return { ids: rows.map(({ id }) => id), total: first?.total ?? 0, fitting: first?.fitting ?? 0 };
  // A page past the last has no row to carry the total.
  return { ...(await collect(db, filter, { count: 1, page: 1 })), ids: [] };
}

const readInOrder = (db: Db, filter: SearchFilter, { count, page }: PageRequest) =>
  readFrom(db, filter, { from: (page - 1) * count, count });

interface Part {
  from: number;
  count: number;
}

async function readFrom(db: Db, filter: SearchFilter, { from, count }: Part, only?: SQL): Promise<number[]> {
  const { place, distance, sort } = filter;
  if (sort === 'all' && place && distance) return readAround(db, { ...filter, place, distance }, { from, count }, only);
  const order: Record<Sort, SQL[]> = {
    all: bestFirst(entries),
    nearest: place ? [sql`${entries.point} <-> ${earthPoint(place)}`] : [],
    newest: [desc(entries.publishedAt), desc(entries.businessId)],
  };
  const rows = await db
    .select({ id: entries.businessId })
    .from(entries)
    .where(and(conditions(filter), only))
    .orderBy(...order[sort])
    .limit(count)
    .offset(from);
  return rows.map(({ id }) => id);
}

const bestFirst = (of: Pick<typeof entries, 'rating' | 'ratingCount' | 'seniority'>) => [
  desc(of.rating),
  desc(of.ratingCount),
  desc(of.seniority),
];

/** The index of the best knows where they are, so only shops around the place are looked up for the rest. */
async function readAround(
  db: Db,
  filter: SearchFilter & { place: Place; distance: number },
  { from, count }: Part,
  only?: SQL,
): Promise<number[]> {
  const { businessId, rating, ratingCount, seniority } = entries;
  const around = db
    .select({ businessId, rating, ratingCount, seniority })
    .from(entries)
    .where(sql`coalesce(${inBox(filter.place, filter.distance)}, false)`)
    .orderBy(...bestFirst(entries))
    .as('around');
  const rows = await db
    .select({ id: around.businessId })
    .from(around)
    .innerJoin(entries, eq(entries.businessId, around.businessId))
    .where(and(conditions(filter), only))
    .orderBy(desc(around.rating), desc(around.ratingCount), desc(around.seniority))
    .limit(count)
    .offset(from);
  return rows.map(({ id }) => id);
}

/** Every condition, in words that no index understands. */
function conditions({
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

/**
 * What indexes answer: the words, with the place where not too many shops are around it; else the place, else the hour.
 * Around a busy place PostgreSQL would combine both as well, which reads all of both before the first shop is found. There
 * the place leads to what many shops satisfy, and whatever few satisfy leads to the place.
 */
async function driver(db: Db, { wording, place, distance, openAt }: SearchFilter): Promise<SQL | undefined> {
  const around = place && distance ? inBox(place, distance) : undefined;
  const said = wording ? sql`${entries.words} @@ ${asQuery(wording.query)}` : undefined;
  const hours = openAt ? hoursOf(openAt) : undefined;
  if (!around) return said ?? hours;
  if (!said && !openAt) return around;
  const plainly = said && sql`coalesce(${said}, false)`;
  const open = openAt ? or(sql`false`, ...openAt.map(isOpen)) : undefined;
  const seen = await lookAround(db, around, said ?? sql`true`, open ?? sql`true`);
  if (seen.around < QUIET) return and(said, around);
  if (seen.both >= COMMON) return and(around, plainly);
  return hours && seen.open <= seen.said ? and(hours, plainly) : said;
}

const hoursOf = (openAt: readonly OpenAt[]) =>
  arrayOverlaps(entries.openHours, [...new Set(openAt.map(({ minute }) => Math.floor(minute / 60)))]);

const SAMPLE = 200;
/** Of so many, a few hundred are soon found by reading on. */
const COMMON = SAMPLE / 50;

/** Up to as many shops it costs less to find all of them than to look at shops elsewhere. */
const QUIET = 1_500;

/** How many shops are around a place, as far as that matters, and how many of some of them satisfy each condition, and both. */
async function lookAround(db: Db, where: SQL, said: SQL, open: SQL) {
  const { businessId, words, zone, openMinutes } = entries;
  const all = db
    .select({ one: sql`1`.as('one') })
    .from(entries)
    .where(where)
    .limit(QUIET)
    .as('all_around');
  const around = db.select({ total: sql<number>`count(*)::int` }).from(all);
  const some = db
    .select({ businessId, words, zone, openMinutes })
    .from(entries)
    .where(where)
    .limit(SAMPLE)
    .as('search_entries');
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [seen] = await db
    .select({
      around: sql<number>`${around}`,
      said: count(said),
      open: count(open),
      both: count(sql`${said} and ${open}`),
    })
    .from(some);
  return seen ?? { around: 0, said: 0, open: 0, both: 0 };
}

function inBox(place: Place, distance: number): SQL | undefined {
  const { south, north, west, east } = boxAround(place, distance);
  return and(between(entries.lat, south, north), between(entries.lng, west, east));
}

function isOpen({ zone, minute, date }: OpenAt): SQL {
  return sql`(${entries.zone} = ${zone} and ${entries.openMinutes} @> ${minute}::int and not exists (select from ${closedDates} where ${closedDates.businessId} = ${entries.businessId} and ${closedDates.date} = ${date}))`;
}

export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: entries.zone }).from(entries);
  return rows.map(({ zone }) => zone);
}
