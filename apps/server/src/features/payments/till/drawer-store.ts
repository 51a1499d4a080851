import { drawerMovements, tillDays, users } from '@thyme/db/schema';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export function listMovements(db: Db, businessId: number, date: LocalDate) {
  return db
    .select({
      id: drawerMovements.id,
      kind: drawerMovements.kind,
      amount: drawerMovements.amount,
      reason: drawerMovements.reason,
      at: drawerMovements.createdAt,
      by: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(drawerMovements)
    .innerJoin(users, eq(users.id, drawerMovements.actorId))
    .where(and(eq(drawerMovements.businessId, businessId), eq(drawerMovements.date, date)))
    .orderBy(asc(drawerMovements.id));
}

export async function insertMovement(db: Db, row: typeof drawerMovements.$inferInsert): Promise<void> {
  await db.insert(drawerMovements).values(row);
}

/** The cash counted at the last closing before a day, which is still in the drawer. */
export async function findCarried(db: Db, businessId: number, date: LocalDate): Promise<number> {
  const [row] = await db
    .select({ drawer: tillDays.drawer })
    .from(tillDays)
    .where(and(eq(tillDays.businessId, businessId), lt(tillDays.date, date), isNotNull(tillDays.drawer)))
    .orderBy(desc(tillDays.date))
    .limit(1);
  return row?.drawer?.counted ?? 0;
}
