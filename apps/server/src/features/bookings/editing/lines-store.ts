import { appointmentLines } from '@thyme/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type StoredLine = typeof appointmentLines.$inferSelect;
export type NewLine = typeof appointmentLines.$inferInsert;

/** Their times are deleted with them. */
export async function deleteLines(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), inArray(appointmentLines.id, [...ids])));
}

export async function insertLine(db: Db, line: NewLine): Promise<number> {
  const [row] = await db.insert(appointmentLines).values(line).returning({ id: appointmentLines.id });
  if (!row) throw new Error('The line was not stored.');
  return row.id;
}

export async function updateLine(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  values: Partial<Pick<NewLine, 'chairId' | 'startsAt' | 'durationMinutes' | 'position' | 'price' | 'specialPrice'>>,
): Promise<void> {
  await db
    .update(appointmentLines)
    .set(values)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, id)));
}

/** With their former ids, which are not reused. */
export async function restoreLines(db: Db, lines: readonly StoredLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(appointmentLines)
    .overridingSystemValue()
    .values([...lines]);
}
