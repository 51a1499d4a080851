import { businesses, businessInvitations, businessMembers, chairs, users } from '@thyme/db/schema';
import type { Rights } from '@thyme/domain/people';
import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export function listMembers(db: Db, businessId: number) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: businessMembers.role,
      calendar: businessMembers.calendar,
      seesMoney: sql<boolean>`(${businessMembers.seesMoney} or ${businessMembers.role} = 'owner')`,
      createdAt: businessMembers.createdAt,
    })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(eq(businessMembers.businessId, businessId))
    .orderBy(asc(businessMembers.role), asc(businessMembers.createdAt), asc(users.id));
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export function listInvitations(db: Db, businessId: number, now: number) {
  return db
    .select({
      email: businessInvitations.email,
      createdAt: businessInvitations.createdAt,
      expiresAt: businessInvitations.expiresAt,
    })
    .from(businessInvitations)
    .where(and(eq(businessInvitations.businessId, businessId), gt(businessInvitations.expiresAt, now)))
    .orderBy(asc(businessInvitations.createdAt));
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

export async function countPeople(db: Db, businessId: number): Promise<number> {
  const [members] = await db
    .select({ total: count() })
    .from(businessMembers)
    .where(eq(businessMembers.businessId, businessId));
  const [invited] = await db
    .select({ total: count() })
    .from(businessInvitations)
    .where(eq(businessInvitations.businessId, businessId));
  return (members?.total ?? 0) + (invited?.total ?? 0);
}

/** A newer invitation to the same address replaces the older one and voids its link. */
export async function saveInvitation(db: Db, invitation: typeof businessInvitations.$inferInsert): Promise<void> {
  const { businessId: _business, email: _email, ...values } = invitation;
  await db
    .insert(businessInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: [businessInvitations.businessId, businessInvitations.email], set: values });
}

export async function deleteInvitation(db: Db, businessId: number, email: string): Promise<boolean> {
  const rows = await db
    .delete(businessInvitations)
    .where(and(eq(businessInvitations.businessId, businessId), eq(businessInvitations.email, email)))
    .returning({ email: businessInvitations.email });
  return rows.length > 0;
}

const byToken = (tokenHash: Buffer, now: number) =>
  and(eq(businessInvitations.tokenHash, tokenHash), gt(businessInvitations.expiresAt, now));

export async function findInvitation(db: Db, tokenHash: Buffer, now: number) {
  const [row] = await db
    .select({ businessId: businesses.id, shop: businesses.name, email: businessInvitations.email })
    .from(businessInvitations)
    .innerJoin(businesses, eq(businesses.id, businessInvitations.businessId))
    .where(byToken(tokenHash, now));
  return row ?? null;
}

/** Each link works once: of two concurrent uses only one gets the row. */
export async function useInvitation(db: Db, tokenHash: Buffer, now: number) {
  const [row] = await db
    .delete(businessInvitations)
    .where(byToken(tokenHash, now))
    .returning({ businessId: businessInvitations.businessId, email: businessInvitations.email });
  return row ?? null;
}

export async function insertMember(
  db: Db,
  member: { businessId: number; userId: number; role: 'owner' | 'staff'; createdAt: number },
): Promise<void> {
  await db.insert(businessMembers).values(member).onConflictDoNothing();
}

/** Never the owner's. */
export async function updateRights(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  rights: Rights,
): Promise<void> {
  await db
    .update(businessMembers)
    .set(rights)
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.userId, userId),
        ne(businessMembers.role, 'owner'),
      ),
    );
}

/** False if there is no such member or it is the owner. Their column in the calendar stays, without a login. */
export async function deleteStaff(db: Db, businessId: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(businessMembers)
    .where(
      and(
        eq(businessMembers.businessId, businessId),
        eq(businessMembers.userId, userId),
        ne(businessMembers.role, 'owner'),
      ),
    )
    .returning({ userId: businessMembers.userId });
  if (rows.length === 0) return false;
  await db
    .update(chairs)
    .set({ staffId: null })
    .where(and(eq(chairs.businessId, businessId), eq(chairs.staffId, userId)));
  return true;
}
