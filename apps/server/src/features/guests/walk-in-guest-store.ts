import { appointments, guestStatuses, users } from '@thyme/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface NewGuest {
  firstName: string;
  lastName: string;
  mobile: string | null;
  email: string | null;
}

/** A guest of the shop with the same name and the same number or address. */
export async function findSame(db: Db, businessId: number, guest: NewGuest): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from ${users} u
    where u.id in (
        select user_id from ${guestStatuses} where business_id = ${businessId}
        union select user_id from ${appointments} where business_id = ${businessId})
      and u.deleted_at is null
      and fold_text(u.first_name || ' ' || u.last_name) = fold_text(${`${guest.firstName} ${guest.lastName}`})
      and (u.mobile = ${guest.mobile} or coalesce(u.email, u.contact_email) = ${guest.email})
    order by u.id limit 1`);
  return rows[0]?.id ?? null;
}

/** An unregistered guest, known to this shop only: no account, no login. */
export async function insertWalkInGuest(
  db: Db,
  businessId: number,
  { email, ...person }: NewGuest,
  now: number,
): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ ...person, contactEmail: email, userType: 2, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!row) throw new Error('The guest was not stored.');
  await db.insert(guestStatuses).values({ businessId, userId: row.id, createdAt: now, updatedAt: now });
  return row.id;
}

/** A nameless walk-in: known by one appointment, and in no list. */
export async function insertNameless(
  db: Db,
  { businessId, name, now }: { businessId: number; name: string; now: number },
): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ firstName: name, lastName: '', userType: 2, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!row) throw new Error('The guest was not stored.');
  await db
    .insert(guestStatuses)
    .values({ businessId, userId: row.id, isNameless: true, createdAt: now, updatedAt: now });
  return row.id;
}

/** Deletes a nameless guest whose booking failed. */
export async function deleteNameless(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
): Promise<void> {
  const own = and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, userId), guestStatuses.isNameless);
  const gone = await db.delete(guestStatuses).where(own).returning({ userId: guestStatuses.userId });
  if (gone.length > 0) await db.delete(users).where(eq(users.id, userId));
}
