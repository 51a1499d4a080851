import { businesses, businessMembers, plans, subscriptions, users } from '@thyme/db/schema';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const isOwner = and(eq(businessMembers.businessId, businesses.id), eq(businessMembers.role, 'owner'));
const isCurrent = and(
  eq(subscriptions.businessId, businesses.id),
  inArray(subscriptions.status, ['trialing', 'active', 'past_due']),
);
const inDays = (now: number, from: number, to: number) => {
  const day = (days: number) => sql`to_timestamp(${now}) + make_interval(days => ${days})`;
  return sql<number>`(select count(*)::int from appointments a where a.business_id = ${businesses.id} and a.status in ('New', 'Reschedule', 'Accept', 'Completed', 'No Show') and a.starts_at > ${day(from)} and a.starts_at <= ${day(to)})`;
};

/** Newest first; the search covers the name, the slug and the owner's email address. */
export function listShops(db: Db, now: number, search: string, page: { limit: number; offset: number }) {
  return shopRows(db, now)
    .where(search === '' ? undefined : matches(search))
    .orderBy(desc(businesses.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ListedShop = Awaited<ReturnType<typeof listShops>>[number];

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`${businesses.nameFolded} like fold_text(${pattern})`,
    sql`${businesses.slug} like lower(${pattern})`,
    eq(users.email, search.toLowerCase()),
  );
}

function shopRows(db: Db, now: number) {
  return db
    .select({
      id: businesses.id,
      name: businesses.name,
      slug: businesses.slug,
      area: businesses.area,
      country: businesses.country,
      published: businesses.published,
      createdAt: businesses.createdAt,
      ownerName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      ownerEmail: users.email,
      plan: plans.name,
      planStatus: subscriptions.status,
      lastMonth: inDays(now, -30, 0),
      nextMonth: inDays(now, 0, 30),
    })
    .from(businesses)
    .leftJoin(businessMembers, isOwner)
    .leftJoin(users, eq(users.id, businessMembers.userId))
    .leftJoin(subscriptions, isCurrent)
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .$dynamic();
}
