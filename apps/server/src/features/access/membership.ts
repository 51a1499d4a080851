import { businesses, businessMembers, chairs, users } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../accounts/index.ts';

export type MemberRole = 'owner' | 'staff';

export interface Membership {
  businessId: number;
  role: MemberRole;
  name: string;
  slug: string;
  zone: string;
  currency: string;
  country: string;
  published: boolean;
  /** When it was first published; set also for a shop that is hidden now. */
  publishedAt: number | null;
  /** The member's own column in the calendar. */
  ownChairId: number | null;
}

const fields = {
  businessId: businessMembers.businessId,
  role: businessMembers.role,
  name: businesses.name,
  slug: businesses.slug,
  zone: businesses.zone,
  currency: businesses.currency,
  country: businesses.country,
  published: businesses.published,
  publishedAt: businesses.publishedAt,
  ownChairId: sql<number | null>`(select c.id from ${chairs} c where c.business_id = ${businessMembers.businessId}
    and c.staff_id = ${businessMembers.userId} and c.active)`,
};

const select = (db: Db) =>
  db.select(fields).from(businessMembers).innerJoin(businesses, eq(businesses.id, businessMembers.businessId));

export async function listMemberships(db: Db, userId: number): Promise<Membership[]> {
  const rows = await select(db).where(eq(businessMembers.userId, userId)).orderBy(asc(businesses.name));
  return rows as Membership[];
}

/** Serialises edits of one shop; bookings are not blocked. */
export async function lockBusiness(transaction: Db, businessId: number): Promise<void> {
  await transaction
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
}

/** Another business's id answers like a missing one; staff are refused what is reserved to the owner. */
export async function requireMembership(
  { db }: { db: Db },
  viewer: Viewer,
  businessId: number,
  role: MemberRole = 'staff',
): Promise<Membership> {
  const [row] = await select(db).where(
    and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, viewer.id)),
  );
  if (!row) throw new PublicError('This business does not exist.', 'NOT_FOUND');
  if (role === 'owner' && row.role !== 'owner') throw new PublicError('Only the owner can do this.', 'REFUSED');
  return row as Membership;
}

/** Whether a user is a member of a business. */
export async function isMember(db: Db, businessId: number, userId: number): Promise<boolean> {
  if (!Number.isInteger(businessId) || businessId < 1 || businessId > 2_147_483_647) return false;
  const rows = await select(db).where(
    and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)),
  );
  return rows.length > 0;
}

export interface DeskPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** The logged-in person at the desk. */
export async function readPerson(db: Db, userId: number): Promise<DeskPerson> {
  const [person] = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new PublicError('Unauthenticated.', 'UNAUTHENTICATED');
  return { ...person, email: person.email ?? '' };
}
