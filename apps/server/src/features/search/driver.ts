import { searchEntries as entries } from '@thyme/db/schema';
import { and, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { asQuery, inBox, isOpen, type OpenAt, plainly, type SearchFilter, startingBetween } from './conditions.ts';

export interface Driver {
  /** The condition that an index resolves. */
  by: SQL | undefined;
  /** It returns only shops in the box around the place. */
  inBox: boolean;
  /** The most shops collected this way: with more, reading in the requested order fills a page sooner. */
  most: number;
  /** So many are expected that the page can be read in order while they are counted. */
  expectsMore?: boolean;
}

/** Matches by words or hours are unevenly distributed, and those rarer than one in a hundred take long to find by scanning. */
const MOST_BY_WORDS = 1_000;
const MOST_AROUND = 300;
/** Around a place each shop is checked for the other conditions, which many fail. */
const MOST_AROUND_WITH_WISHES = 100;
const ANYWHERE: Driver = { by: undefined, inBox: false, most: 100 };

/**
 * What the indexes resolve: the words, with the place if not too many shops are around it; otherwise the place,
 * otherwise the hour. Around a busy place PostgreSQL would combine both, which reads all of both before the first shop
 * is found. There the place drives common conditions, and rare conditions drive the search.
 */
export async function driverOf(db: Db, filter: SearchFilter): Promise<Driver> {
  const { wording, place, distance, openAt, around: shops } = filter;
  const around = place && distance ? inBox(place, distance) : undefined;
  const said = wording ? sql`${entries.words} @@ ${asQuery(wording.query)}` : undefined;
  const open = openAt ? or(sql`false`, ...openAt.map(isOpen)) : undefined;
  const hours = openAt ? hoursOf(openAt) : undefined;
  if (!around) {
    if (said) return { by: said, inBox: false, most: MOST_BY_WORDS };
    const isRare = open && (await lookAround(db, undefined, sql`true`, open)).open < COMMON;
    return isRare ? { by: hours, inBox: false, most: MOST_BY_WORDS } : ANYWHERE;
  }
  if (!said && !openAt)
    return hasWishes(filter)
      ? { by: around, inBox: true, most: MOST_AROUND_WITH_WISHES }
      : { by: around, inBox: true, most: MOST_AROUND, expectsMore: shops > MOST_AROUND };
  if (shops < QUIET) return { by: and(said, around), inBox: true, most: MOST_BY_WORDS };
  const saidToo = said && plainly(said);
  const seen = await lookAround(db, around, said ?? sql`true`, open ?? sql`true`);
  if (seen.both >= COMMON)
    return {
      by: and(around, saidToo),
      inBox: true,
      most: MOST_AROUND_WITH_WISHES,
      expectsMore: (seen.both / SAMPLE) * shops > MOST_AROUND_WITH_WISHES,
    };
  const by = hours && seen.open <= seen.said ? and(hours, saidToo) : said;
  return { by, inBox: false, most: MOST_BY_WORDS };
}

const hasWishes = ({ gender, mostPrice, leastRating }: SearchFilter) =>
  gender !== 'everyone' || mostPrice !== null || leastRating !== null;

const MOST_WITH_CLASSES = 1_000;

/** By the index of opening hours, or of classes: one of these is true of every shop that `isOpen` accepts. */
function hoursOf(openAt: readonly OpenAt[]): SQL | undefined {
  const hours = openAt.flatMap(({ minutes }) => minutes.flatMap(([from, to]) => hoursBetween(from, to)));
  const classes = openAt.flatMap(({ classes: wished }) => (wished ? [wished] : []));
  const span = classes.length > 0 && {
    from: Math.min(...classes.map(({ from }) => from)),
    to: Math.max(...classes.map(({ to }) => to)),
  };
  return or(
    hours.length > 0 ? arrayOverlaps(entries.openHours, [...new Set(hours)]) : sql`false`,
    span
      ? sql`${entries.businessId} = any(array(select distinct business_id ${startingBetween(span)} limit ${MOST_WITH_CLASSES}))`
      : undefined,
  );
}

const hoursBetween = (from: number, to: number) =>
  Array.from({ length: Math.ceil(to / 60) - Math.floor(from / 60) }, (_, index) => Math.floor(from / 60) + index);

const SAMPLE = 200;
/** Among this many, a hundred are soon found by scanning. */
const COMMON = SAMPLE / 50;

/** Up to this many shops, finding all of them costs less than checking shops elsewhere. */
const QUIET = 750;

/** How many shops around a place, or anywhere, satisfy each condition, and both. */
async function lookAround(db: Db, where: SQL | undefined, said: SQL, open: SQL) {
  const some = db
    .select({ said: sql<boolean>`${said}`.as('said'), open: sql<boolean>`${open}`.as('open') })
    .from(entries)
    .where(where)
    .limit(SAMPLE)
    .as('some');
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const [seen] = await db
    .select({
      said: count(sql`${some.said}`),
      open: count(sql`${some.open}`),
      both: count(sql`${some.said} and ${some.open}`),
    })
    .from(some);
  return seen ?? { said: 0, open: 0, both: 0 };
}
