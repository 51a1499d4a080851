import { appointments, guestStatuses, users } from '@thyme/db/schema';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The filters of the list. */
export const GUEST_FILTERS = ['all', 'new', 'asked', 'blocked'] as const;
export type GuestFilter = (typeof GUEST_FILTERS)[number];

/** 'latest': most recently booked or entered first. */
export const GUEST_ORDERS = ['name', 'latest'] as const;
export type GuestOrder = (typeof GUEST_ORDERS)[number];

export interface GuestSearch {
  businessId: number;
  words: string;
  filter: GuestFilter;
  order: GuestOrder;
  limit: number;
  offset: number;
  now: number;
  /** Only these guests, as a subselect of ids. */
  within: SQL | undefined;
}

const moment = (value: SQL) => sql<number | null>`extract(epoch from ${value})::float8`;

/** Guests who have booked or were entered here, without erased accounts and nameless walk-ins; the figures are for this business only. */
function guestsHere(db: Db, businessId: number, now: number) {
  const at = sql`to_timestamp(${now})`;
  const live = sql`v.status in ('New', 'Reschedule', 'Accept')`;
  return db
    .select({
      userId: sql<number>`v.user_id`.as('user_id'),
      came: sql<number>`count(*) filter (where v.status = 'Completed')::int`.as('came'),
      missed: sql<number>`count(*) filter (where v.status = 'No Show')::int`.as('missed'),
      spent: sql<number>`coalesce(sum(v.total_amount) filter (where v.status = 'Completed'), 0)::float8`.as('spent'),
      last: moment(sql`max(v.starts_at) filter (where v.status = 'Completed')`).as('last'),
      next: moment(sql`min(v.starts_at) filter (where ${live} and v.ends_at > ${at})`).as('next'),
      first: moment(sql`min(v.created_at)`).as('first'),
      latest: moment(sql`max(v.created_at)`).as('latest'),
    })
    .from(
      sql`(select user_id, case when kind = 'visit' then status end as status, starts_at, ends_at, created_at, total_amount
          from ${appointments} where business_id = ${businessId} and status not in ('Held', 'Lapsed')
            and not exists (select from ${guestStatuses} n where n.business_id = ${businessId} and n.user_id = ${appointments}.user_id and n.is_nameless)
        union all select user_id, null, null, null, created_at, null from ${guestStatuses}
          where business_id = ${businessId} and not is_nameless) v`,
    )
    .groupBy(sql`v.user_id`)
    .as('here');
}

const filters: Record<GuestFilter, SQL | undefined> = {
  all: undefined,
  new: sql`${guestStatuses.status} is distinct from 'Known' and not coalesce(${guestStatuses.block}, false)`,
  asked: sql`${guestStatuses.warnedAt} is not null and not ${guestStatuses.block}`,
  blocked: sql`${guestStatuses.block}`,
};

/** Escapes the wildcards of LIKE. */
function named(words: string): SQL | undefined {
  if (words === '') return undefined;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const digits = words.replace(/\D/g, '');
  const name = sql`unaccent(${users.firstName} || ' ' || ${users.lastName}) ilike unaccent(${like})`;
  if (digits.length < 3) return name;
  return sql`(${name} or regexp_replace(coalesce(${users.mobile}, ''), '\\D', '', 'g') like ${`%${digits}%`})`;
}

const isWithin = (ids: SQL | undefined) => ids && sql`${users.id} in ${ids}`;

export function listGuests(db: Db, { businessId, words, filter, order, limit, offset, now, within }: GuestSearch) {
  const here = guestsHere(db, businessId, now);
  const byName = asc(sql`lower(unaccent(${users.firstName} || ' ' || ${users.lastName}))`);
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      came: here.came,
      missed: here.missed,
      last: here.last,
      next: here.next,
      guestStatus: guestStatuses.status,
      block: guestStatuses.block,
      blockedAt: guestStatuses.blockedAt,
      warnedAt: guestStatuses.warnedAt,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(here)
    .innerJoin(users, and(eq(users.id, here.userId), isNull(users.deletedAt)))
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id)))
    .where(and(filters[filter], named(words), isWithin(within)))
    .orderBy(...(order === 'latest' ? [desc(here.latest)] : []), byName, asc(users.id))
    .limit(limit)
    .offset(offset);
}

export type GuestRow = Awaited<ReturnType<typeof listGuests>>[number];

/** Counts per filter. */
export async function countGuests(db: Db, businessId: number, { now, within }: Pick<GuestSearch, 'now' | 'within'>) {
  const here = guestsHere(db, businessId, now);
  const of = (filter: Exclude<GuestFilter, 'all'>) => sql<number>`count(*) filter (where ${filters[filter]})::int`;
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, new: of('new'), asked: of('asked'), blocked: of('blocked') })
    .from(here)
    .innerJoin(users, and(eq(users.id, here.userId), isNull(users.deletedAt)))
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id)))
    .where(isWithin(within));
  return row ?? { all: 0, new: 0, asked: 0, blocked: 0 };
}

/** A guest as this business sees them; null unless they have booked or were entered here. A merged guest's id stands for the remaining one. */
export async function findGuest(db: Db, businessId: number, guestId: number, now: number) {
  const here = guestsHere(db, businessId, now);
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      /** Only for unregistered guests. */
      contactEmail: users.contactEmail,
      /** Guests agree to it when they book, as the business is their contractual partner. */
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      hasAccount: sql<boolean>`${users.email} is not null`,
      came: here.came,
      missed: here.missed,
      spent: here.spent,
      first: here.first,
      guestStatus: guestStatuses.status,
      block: guestStatuses.block,
      blockedAt: guestStatuses.blockedAt,
      warnedAt: guestStatuses.warnedAt,
      reason: guestStatuses.reason,
      note: guestStatuses.note,
      allergies: guestStatuses.allergies,
      tags: guestStatuses.tags,
      birthday: guestStatuses.birthday,
    })
    .from(here)
    .innerJoin(users, and(eq(users.id, here.userId), isNull(users.deletedAt)))
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id)))
    .where(eq(users.id, presentGuest(guestId)));
  return row ?? null;
}

/** The guest that an id stands for now. */
export const presentGuest = (guestId: number) =>
  sql<number>`coalesce((select m.merged_into from ${users} m where m.id = ${guestId}), ${guestId})`;

export type GuestNotes = Partial<Pick<typeof guestStatuses.$inferInsert, 'note' | 'allergies' | 'tags' | 'birthday'>>;

export async function saveNotes(db: Db, key: { businessId: number; userId: number }, notes: GuestNotes): Promise<void> {
  await db
    .insert(guestStatuses)
    .values({ ...key, ...notes })
    .onConflictDoUpdate({ target: [guestStatuses.businessId, guestStatuses.userId], set: notes });
}

/** The tags that a business uses, most frequent first. */
export async function listTags(db: Db, businessId: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select min(tag) as tag from ${guestStatuses} g, unnest(g.tags) tag
    where g.business_id = ${businessId} group by lower(tag) order by count(*) desc, lower(tag) limit ${limit}`);
  return rows.map(({ tag }) => tag);
}
