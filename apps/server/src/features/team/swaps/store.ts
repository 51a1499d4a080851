import { chairs, shiftSwaps } from '@thyme/db/schema';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

export type SwapRow = typeof shiftSwaps.$inferSelect;

const others = alias(chairs, 'others');

/** Requested or upcoming swaps, of one person's chair or of everyone. */
export function listSwaps(
  db: Db,
  businessId: number,
  { today, chairId }: { today: LocalDate; chairId: number | null },
) {
  return db
    .select({
      swap: shiftSwaps,
      giver: { person: chairs.person, name: chairs.name, staffId: chairs.staffId },
      taker: { person: others.person, name: others.name, staffId: others.staffId },
    })
    .from(shiftSwaps)
    .innerJoin(chairs, and(eq(chairs.businessId, shiftSwaps.businessId), eq(chairs.id, shiftSwaps.chairId)))
    .innerJoin(others, and(eq(others.businessId, shiftSwaps.businessId), eq(others.id, shiftSwaps.otherChairId)))
    .where(
      and(
        eq(shiftSwaps.businessId, businessId),
        gte(shiftSwaps.date, today),
        chairId === null ? undefined : or(eq(shiftSwaps.chairId, chairId), eq(shiftSwaps.otherChairId, chairId)),
      ),
    )
    .orderBy(asc(shiftSwaps.date), asc(shiftSwaps.id));
}

export async function findSwap(db: Db, businessId: number, id: number): Promise<SwapRow | null> {
  const [row] = await db
    .select()
    .from(shiftSwaps)
    .where(and(eq(shiftSwaps.businessId, businessId), eq(shiftSwaps.id, id)))
    .for('update');
  return row ?? null;
}

export async function insertSwap(db: Db, row: typeof shiftSwaps.$inferInsert): Promise<number> {
  const [added] = await db.insert(shiftSwaps).values(row).returning({ id: shiftSwaps.id });
  if (!added) throw new Error('The swap was not stored.');
  return added.id;
}

export async function answerSwap(
  db: Db,
  { businessId, id }: SwapRow,
  answer: Pick<SwapRow, 'status' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await db
    .update(shiftSwaps)
    .set(answer)
    .where(and(eq(shiftSwaps.businessId, businessId), eq(shiftSwaps.id, id)));
}

export async function deleteSwap(db: Db, { businessId, id }: SwapRow): Promise<void> {
  await db.delete(shiftSwaps).where(and(eq(shiftSwaps.businessId, businessId), eq(shiftSwaps.id, id)));
}
