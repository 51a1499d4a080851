import {
  businesses,
  membershipOffers,
  membershipPeriods,
  memberships,
  savedCards,
  soldVouchers,
  users,
  vouchers,
} from '@thyme/db/schema';
import { type MembershipStatus, RUNNING_STATUSES } from '@thyme/domain/memberships';
import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { onShard } from '../../../platform/database/shards.ts';
import { joinVoucher, offerFields, shopFields } from './offer-store.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type PeriodRow = typeof membershipPeriods.$inferSelect;

/** Sessions of a membership that can be used at an instant. */
const left = (now: number) => sql<number>`coalesce((select sum(v.remaining) from ${soldVouchers} v
  join ${membershipPeriods} p on p.business_id = v.business_id and p.sale_id = v.sale_id
  where p.business_id = ${memberships.businessId} and p.membership_id = ${memberships.id} and v.status = 'active'
    and v.expiry_date > to_timestamp(${now})), 0)::int`;

const members = (db: Db, now: number) =>
  db
    .select({
      membership: memberships,
      offer: offerFields,
      ...shopFields,
      guest: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
      firstName: users.firstName,
      period: membershipPeriods,
      card: savedCards,
      left: left(now),
    })
    .from(memberships)
    .innerJoin(
      membershipOffers,
      and(eq(membershipOffers.businessId, memberships.businessId), eq(membershipOffers.id, memberships.offerId)),
    )
    .innerJoin(vouchers, joinVoucher)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      membershipPeriods,
      and(
        eq(membershipPeriods.businessId, memberships.businessId),
        eq(membershipPeriods.membershipId, memberships.id),
        eq(membershipPeriods.number, memberships.number),
      ),
    )
    .leftJoin(savedCards, eq(savedCards.id, memberships.savedCardId));

const isRunning = inArray(memberships.status, [...RUNNING_STATUSES]);

/** How many guests a shop's memberships charge: running ones that are not cancelled. */
export async function countCharged(db: Db, businessId: number): Promise<number> {
  return db.$count(memberships, and(eq(memberships.businessId, businessId), isRunning, isNull(memberships.lastNumber)));
}

/** The memberships that a guest's saved card is charged for. */
export function listOfCard(db: Db, { userId, cardId }: { userId: number; cardId: number }) {
  return db
    .select({ name: vouchers.name, shop: businesses.name })
    .from(memberships)
    .innerJoin(
      membershipOffers,
      and(eq(membershipOffers.businessId, memberships.businessId), eq(membershipOffers.id, memberships.offerId)),
    )
    .innerJoin(vouchers, joinVoucher)
    .innerJoin(businesses, eq(businesses.id, memberships.businessId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.savedCardId, cardId),
        isRunning,
        isNull(memberships.lastNumber),
      ),
    )
    .orderBy(asc(memberships.id));
}

export type Member = Awaited<ReturnType<typeof listMembers>>[number];

const MOST = 500;

/** The members of a business: paying ones first, then those who left, latest first. */
export function listMembers(db: Db, businessId: number, now: number) {
  return members(db, now)
    .where(
      and(
        eq(memberships.businessId, businessId),
        ne(memberships.status, 'pending'),
        sql`not (${memberships.status} = 'ended' and ${memberships.anchorOn} is null)`,
      ),
    )
    .orderBy(sql`${memberships.status} = 'ended'`, desc(memberships.createdAt), desc(memberships.id))
    .limit(MOST);
}

/** A guest's memberships, without those whose first payment never came. */
export function listOwn(db: Db, userId: number, now: number) {
  return members(db, now)
    .where(
      and(
        eq(memberships.userId, userId),
        ne(memberships.status, 'pending'),
        sql`not (${memberships.status} = 'ended' and ${memberships.anchorOn} is null)`,
      ),
    )
    .orderBy(sql`${memberships.status} = 'ended'`, desc(memberships.createdAt), desc(memberships.id))
    .limit(MOST);
}

export async function findMember(
  db: Db,
  { id, now }: { id: number; now: number },
  scope: { userId?: number; businessId?: number } = {},
): Promise<Member | null> {
  const [row] = await members(db, now).where(
    and(
      eq(memberships.id, id),
      scope.userId === undefined ? undefined : eq(memberships.userId, scope.userId),
      scope.businessId === undefined ? undefined : eq(memberships.businessId, scope.businessId),
    ),
  );
  return row ?? null;
}

export async function lockMembership(db: Db, id: number): Promise<MembershipRow | null> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(await onShard(db, memberships, eq(memberships.id, id)))
    .for('update');
  return row ?? null;
}

/** Null if the guest already has this membership in any state but ended. */
export async function insertMembership(db: Db, row: typeof memberships.$inferInsert): Promise<number | null> {
  const [stored] = await db.insert(memberships).values(row).onConflictDoNothing().returning({ id: memberships.id });
  return stored?.id ?? null;
}

export async function updateMembership(
  db: Db,
  id: number,
  values: Partial<typeof memberships.$inferInsert>,
): Promise<void> {
  await db.update(memberships).set(values).where(eq(memberships.id, id));
}

/** The guest's membership of an offer that has not ended. */
export async function findCurrent(
  db: Db,
  { businessId, offerId, userId }: { businessId: number; offerId: number; userId: number },
): Promise<MembershipRow | null> {
  const [row] = await db
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.businessId, businessId),
        eq(memberships.offerId, offerId),
        eq(memberships.userId, userId),
        ne(memberships.status, 'ended'),
      ),
    );
  return row ?? null;
}

/** Memberships whose period or pause has ended. */
export async function listDue(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(inArray(memberships.status, ['active', 'paused']), lte(memberships.nextAt, now)))
    .orderBy(asc(memberships.nextAt))
    .limit(MOST);
  return rows.map(({ id }) => id);
}

export async function listRunning(
  db: Db,
  who: { userId: number } | { businessId: number },
  statuses: readonly MembershipStatus[],
): Promise<number[]> {
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        'userId' in who ? eq(memberships.userId, who.userId) : eq(memberships.businessId, who.businessId),
        inArray(memberships.status, [...statuses]),
      ),
    )
    .orderBy(asc(memberships.id));
  return rows.map(({ id }) => id);
}

/** Active ones whose card expires before the next charge, where the guest is not notified yet. */
export async function listExpiring(db: Db, limit: number): Promise<number[]> {
  const lastDay = sql`(make_date(${savedCards.expYear}, ${savedCards.expMonth}, 1) + interval '1 month')`;
  const rows = await db
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(savedCards, eq(savedCards.id, memberships.savedCardId))
    .where(
      and(
        eq(memberships.status, 'active'),
        sql`${memberships.lastNumber} is null and ${lastDay} <= ${memberships.nextAt}`,
        sql`${memberships.warnedCard} is distinct from ${savedCards.expYear} || '-' || lpad(${savedCards.expMonth}::text, 2, '0')`,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
