import { businesses, businessMembers, chairs, users } from '@thyme/db/schema';
import { type CalendarRight, isAllowed, type Need, type Role } from '@thyme/domain/people';
import { and, asc, eq, sql } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../accounts/index.ts';

export interface Membership {
  businessId: number;
  memberId: number;
  role: Role;
  calendar: CalendarRight;
  seesMoney: boolean;
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
  memberId: businessMembers.userId,
  role: businessMembers.role,
  calendar: businessMembers.calendar,
  seesMoney: sql<boolean>`(${businessMembers.seesMoney} or ${businessMembers.role} = 'owner')`,
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

/** The portrait of a column's person. */
export async function findPortrait(db: Db, businessId: number, chairId: number): Promise<number | null> {
  const [row] = await db
    .select({ portraitId: chairs.portraitId })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), eq(chairs.id, chairId)));
  return row?.portraitId ?? null;
}

/** Serializes edits of one shop; bookings are not blocked. */
export async function lockBusiness(transaction: Db, businessId: number): Promise<void> {
  await transaction
    .select({ id: businesses.id })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .for('no key update');
}

export async function findMembership(db: Db, businessId: number, userId: number): Promise<Membership | null> {
  const [row] = await select(db).where(
    and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId)),
  );
  return (row as Membership | undefined) ?? null;
}

/** The message for a member who lacks a right. */
const REFUSALS: Record<Exclude<Need, 'staff'>, string> = {
  calendar: 'You can see your own calendar only.',
  manager: 'Only the owner or a manager can do this.',
  money: 'Only people who may see the money can do this.',
  owner: 'Only the owner can do this.',
};

/** Null if the member has the right. */
export function refusalOf(membership: Membership, need: Need): string | null {
  return need === 'staff' || isAllowed(membership, need) ? null : REFUSALS[need];
}

/** Another business's id is treated as missing; members without the right are refused. */
export async function requireMembership(
  { db }: { db: Db },
  viewer: Viewer,
  businessId: number,
  need: Need = 'staff',
): Promise<Membership> {
  const membership = await findMembership(db, businessId, viewer.id);
  if (!membership) throw new PublicError('This business does not exist.', 'NOT_FOUND');
  const refusal = refusalOf(membership, need);
  if (refusal !== null) throw new PublicError(refusal, 'REFUSED');
  return membership;
}

/** Why this member may not change an appointment in a way that moves money, or null. */
export async function moneyRefusal(db: Db, businessId: number, memberId: number): Promise<string | null> {
  const membership = await findMembership(db, businessId, memberId);
  return membership ? refusalOf(membership, 'money') : REFUSALS.money;
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
