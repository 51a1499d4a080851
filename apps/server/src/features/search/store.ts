import { searchEntries as entries } from '@thyme/db/schema';
import type { Place, Sort } from '@thyme/domain/search';
import { and, desc, eq, ne, not, count as rows, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/pagination.ts';
import { asQuery, conditions, conditionsInBox, earthPoint, inBox, plainly, type SearchFilter } from './conditions.ts';
import { type Driver, driverOf } from './driver.ts';
import type { Wording } from './wording.ts';

export interface Found {
  ids: number[];
  total: number;
  /** There are more; counting them would cost more than the exact number is worth. */
  isMore: boolean;
}

/**
 * A page of shops. Rare matches are collected through the indexes of the conditions and sorted. Common matches are read
 * in the requested order until the page is full, which does not take long.
 */
export async function search(db: Db, filter: SearchFilter, page: PageRequest): Promise<Found> {
  const driver = await driverOf(db, filter);
  const [few, read] = await Promise.all([
    collect(db, filter, page, driver),
    driver.expectsMore ? readInOrder(db, meantBy(filter), page) : null,
  ]);
  if (!few.isMore) return { ids: few.ids, total: few.total, isMore: false };
  const isRead = hasMeant(filter, few);
  const ids = isRead ? (read ?? readInOrder(db, meantBy(filter), page)) : readMeantFirst(db, filter, page);
  return { ids: await ids, total: few.total, isMore: true };
}

/** One in this many of those collected: matching shops are then found soon by scanning. */
const OFTEN = 10;

/** Shops whose trade or name matches come before those that offer it among other things, unless another order is requested. */
function meantBy(filter: SearchFilter): SearchFilter {
  const { wording, sort } = filter;
  return wording && sort === 'all' ? { ...filter, wording: { ...wording, query: wording.fitting } } : filter;
}

/** Whether a page can be filled with primary matches. */
const hasMeant = (filter: SearchFilter, { total, fitting }: Collected) =>
  meantBy(filter) === filter || fitting >= total / OFTEN;

async function readMeantFirst(db: Db, filter: SearchFilter, page: PageRequest): Promise<number[]> {
  const meant = meantBy(filter);
  const few = await collect(db, meant, page, await driverOf(db, meant));
  if (few.isMore) return readInOrder(db, meant, page);
  const rest = { from: Math.max(0, (page.page - 1) * page.count - few.total), count: page.count - few.ids.length };
  const others = not(plainly(says(filter.wording?.fitting ?? '')));
  return rest.count === 0 ? few.ids : [...few.ids, ...(await readFrom(db, filter, rest, others))];
}

/** Shops whose name or trade matches come first, then those that offer it too, then those whose trade merely includes it. */
const MEANT = 2;
const OFFERED = 1;

const says = (query: string) => sql<boolean>`${entries.words} @@ ${asQuery(query)}`;

function fitOf(wording: Wording | null): SQL<number> {
  if (!wording) return sql<number>`0`;
  return sql<number>`case when ${says(wording.fitting)} then ${MEANT}::int when ${says(wording.offering)} then ${OFFERED}::int else 0 end`;
}

interface Collected extends Found {
  /** How many of them are primary matches, not shops that offer it too. */
  fitting: number;
}

async function collect(db: Db, filter: SearchFilter, { count, page }: PageRequest, driver: Driver): Promise<Collected> {
  const found = db.$with('found').as(
    db
      .select({
        businessId: entries.businessId,
        rating: entries.rating,
        ratingCount: entries.ratingCount,
        publishedAt: entries.publishedAt,
        named: sql<boolean>`${filter.wording?.isName ? says(filter.wording.asName) : sql`false`}`.as('named'),
        fits: fitOf(filter.wording).as('fits'),
        own: sql<boolean>`${filter.country === null ? sql`false` : eq(entries.country, filter.country)}`.as('own'),
        far: sql<number>`${filter.place ? sql`${entries.point} <-> ${earthPoint(filter.place)}` : sql`0`}`.as('far'),
      })
      .from(entries)
      // The words are part of what drives the search, so they need not be checked again.
      .where(and(driver.by, (driver.inBox ? conditionsInBox : conditions)({ ...filter, wording: null })))
      .limit(driver.most + 1),
  );
  const order: Record<Sort, SQL[]> = {
    all: [
      sql`${found.named} desc`,
      sql`${found.own} desc`,
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
      fitting: sql<number>`count(*) filter (where ${found.fits} = ${MEANT}) over ()::int`,
    })
    .from(found)
    .orderBy(...order[filter.sort])
    .limit(count)
    .offset((page - 1) * count);
  const [first] = rows;
  if (first || page === 1) {
    const { total, fitting } = first ?? { total: 0, fitting: 0 };
    const counted = { total: Math.min(total, driver.most), isMore: total > driver.most };
    return { ids: rows.map(({ id }) => id), ...counted, fitting };
  }
  // A page past the last has no row to carry the total.
  return { ...(await collect(db, filter, { count: 1, page: 1 }, driver)), ids: [] };
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
  if (sort === 'all' && filter.country !== null) return readOwnFirst(db, filter, { from, count }, only);
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

/** Shops of the visitor's country, then the others, each the best first. */
async function readOwnFirst(db: Db, filter: SearchFilter, { from, count }: Part, only?: SQL): Promise<number[]> {
  const anywhere = { ...filter, country: null };
  const isOwn = eq(entries.country, filter.country ?? '');
  const own = await readFrom(db, anywhere, { from, count }, and(isOwn, only));
  if (own.length === count) return own;
  const [all] = await db
    .select({ total: rows() })
    .from(entries)
    .where(and(conditions(filter), isOwn, only));
  const rest = { from: Math.max(0, from - (all?.total ?? 0)), count: count - own.length };
  return [...own, ...(await readFrom(db, anywhere, rest, and(ne(entries.country, filter.country ?? ''), only)))];
}

const bestFirst = (of: Pick<typeof entries, 'rating' | 'ratingCount' | 'seniority'>) => [
  desc(of.rating),
  desc(of.ratingCount),
  desc(of.seniority),
];

/** The index of the best shops has positions, so only shops around the place are looked up for the rest. */
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
    .where(plainly(inBox(filter.place, filter.distance)))
    .orderBy(...bestFirst(entries))
    .as('around');
  const rows = await db
    .select({ id: around.businessId })
    .from(around)
    .innerJoin(entries, eq(entries.businessId, around.businessId))
    .where(and(conditionsInBox(filter), only))
    .orderBy(desc(around.rating), desc(around.ratingCount), desc(around.seniority))
    .limit(count)
    .offset(from);
  return rows.map(({ id }) => id);
}

export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: entries.zone }).from(entries);
  return rows.map(({ zone }) => zone);
}
