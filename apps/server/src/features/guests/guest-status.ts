import { appointments, guestStatuses } from '@thyme/db/schema';
import type { GuestStatus } from '@thyme/domain/bookings';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { shortRead } from '../../platform/database/prepared.ts';

/** A guest's status at a shop. */
export interface GuestStatusRecord {
  status: GuestStatus;
  block: boolean;
}

const guestStatusQuery = shortRead((db) =>
  db
    .select({ status: guestStatuses.status, block: guestStatuses.block })
    .from(guestStatuses)
    .where(
      and(eq(guestStatuses.businessId, sql.placeholder('business')), eq(guestStatuses.userId, sql.placeholder('user'))),
    )
    .prepare('guest_standing'),
);

/** The status of a guest without a record. */
export const WELCOME: GuestStatusRecord = { status: 'New', block: false };

export async function readGuestStatus(db: Db, businessId: number, userId: number): Promise<GuestStatusRecord> {
  const [row] = await guestStatusQuery(db).execute({ business: businessId, user: userId });
  return row ?? WELCOME;
}

/** Whether a guest is nameless: a walk-in without a name. */
export async function isNameless(db: Db, businessId: number, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ isNameless: guestStatuses.isNameless })
    .from(guestStatuses)
    .where(and(eq(guestStatuses.businessId, businessId), eq(guestStatuses.userId, userId)));
  return row?.isNameless ?? false;
}

/** Sets the status to Known after the first completed appointment; a block is not changed. */
export async function becomeKnown(db: Db, businessId: number, userId: number, now: number): Promise<void> {
  await db
    .insert(guestStatuses)
    .values({ businessId, userId, status: 'Known', createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [guestStatuses.businessId, guestStatuses.userId],
      set: { status: 'Known', updatedAt: now },
      setWhere: sql`${guestStatuses.status} <> 'Known'`,
    });
}

/** Reverts the status to New when the only completed appointment is undone. */
export async function becomeNewAgain(db: Db, businessId: number, userId: number, now: number): Promise<void> {
  const came = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.userId, userId),
        eq(appointments.kind, 'visit'),
        eq(appointments.status, 'Completed'),
      ),
    );
  await db
    .update(guestStatuses)
    .set({ status: 'New', updatedAt: now })
    .where(
      and(
        eq(guestStatuses.businessId, businessId),
        eq(guestStatuses.userId, userId),
        eq(guestStatuses.status, 'Known'),
        notExists(came),
      ),
    );
}
