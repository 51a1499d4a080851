import { appointments, guestStatuses, users } from '@thyme/db/schema';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The filters of the list. */
export const GUEST_FILTERS = ['all', 'new', 'asked', 'blocked'] as const;
export type GuestFilter = (typeof GUEST_FILTERS)[number];

export interface GuestSearch {
  businessId: number;
  words: string;
  filter: GuestFilter;
  limit: number;
  offset: number;
  now: number;
}

const moment = (value: SQL) => sql<number | null>`extract(epoch from ${value})::float8`;

/**
 * Guests who have booked here or were entered here, without erased accounts and nameless walk-ins; the figures are of this business alone.
 */
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

export function listGuests(db: Db, { businessId, words, filter, limit, offset, now }: GuestSearch) {
  const here = guestsHere(db, businessId, now);
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
    .where(and(filters[filter], named(words)))
    .orderBy(asc(sql`lower(unaccent(${users.firstName} || ' ' || ${users.lastName}))`), asc(users.id))
    .limit(limit)
    .offset(offset);
}

export type GuestRow = Awaited<ReturnType<typeof listGuests>>[number];

/** Counts per filter. */
export async function countGuests(db: Db, businessId: number, now: number) {
  const here = guestsHere(db, businessId, now);
  const of = (filter: Exclude<GuestFilter, 'all'>) => sql<number>`count(*) filter (where ${filters[filter]})::int`;
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, new: of('new'), asked: of('asked'), blocked: of('blocked') })
    .from(here)
    .innerJoin(users, and(eq(users.id, here.userId), isNull(users.deletedAt)))
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id)));
  return row ?? { all: 0, new: 0, asked: 0, blocked: 0 };
}

/** A guest as this business sees them; null unless they have booked here or were entered here. */
export async function findGuest(db: Db, businessId: number, guestId: number, now: number) {
  const here = guestsHere(db, businessId, now);
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      /** Only for unregistered guests: an account's address is private to the guest. */
      contactEmail: users.contactEmail,
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
    })
    .from(here)
    .innerJoin(users, and(eq(users.id, here.userId), isNull(users.deletedAt)))
    .leftJoin(guestStatuses, and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, users.id)))
    .where(eq(users.id, guestId));
  return row ?? null;
}

export async function saveNote(db: Db, key: { businessId: number; userId: number }, note: string): Promise<void> {
  await db
    .insert(guestStatuses)
    .values({ ...key, note })
    .onConflictDoUpdate({ target: [guestStatuses.businessId, guestStatuses.userId], set: { note } });
}
