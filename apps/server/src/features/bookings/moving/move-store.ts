import { appointmentLines, appointmentMoves, type PlaceBefore } from '@thyme/db/schema';
import { closedBefore } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type MoveRow = typeof appointmentMoves.$inferSelect;
export type NewMove = typeof appointmentMoves.$inferInsert;

/** Whether it changed what the appointment consists of; a move may have taken the price of another person. */
export const isEdit = ({ edit }: MoveRow): boolean => edit !== null && !edit.isMove;

export async function insertMove(db: Db, move: NewMove): Promise<number> {
  const [row] = await db.insert(appointmentMoves).values(move).returning({ id: appointmentMoves.id });
  if (!row) throw new Error('The move was not stored.');
  return row.id;
}

export async function findMove(db: Db, id: number): Promise<MoveRow | null> {
  const [row] = await db.select().from(appointmentMoves).where(eq(appointmentMoves.id, id));
  return row ?? null;
}

/** The moves made together with one, itself included, ordered by appointment. */
export function listMadeTogether(db: Db, { businessId, id, leadId }: MoveRow): Promise<MoveRow[]> {
  const lead = leadId ?? id;
  return db
    .select()
    .from(appointmentMoves)
    .where(
      and(
        eq(appointmentMoves.businessId, businessId),
        or(eq(appointmentMoves.id, lead), eq(appointmentMoves.leadId, lead)),
      ),
    )
    .orderBy(asc(appointmentMoves.appointmentId));
}

/** Moves of an appointment that are neither undone nor settled, oldest first. The caller holds the appointment's lock. */
export function listOpenMoves(db: Db, businessId: number, appointmentId: number): Promise<MoveRow[]> {
  return db
    .select()
    .from(appointmentMoves)
    .where(
      and(
        eq(appointmentMoves.businessId, businessId),
        eq(appointmentMoves.appointmentId, appointmentId),
        isNull(appointmentMoves.undoneAt),
        isNull(appointmentMoves.settledAt),
      ),
    )
    .orderBy(asc(appointmentMoves.id));
}

/** Deletes what an edit replaced, and the words to the guest. */
export async function endMoves(
  db: Db,
  businessId: number,
  ids: readonly number[],
  end: { undoneAt: Instant } | { settledAt: Instant },
): Promise<void> {
  await db
    .update(appointmentMoves)
    .set({ ...end, edit: null, guestMessage: null })
    .where(and(eq(appointmentMoves.businessId, businessId), inArray(appointmentMoves.id, [...ids])));
}

export async function placeLine(
  db: Db,
  {
    businessId,
    lineId,
    chairId,
    startsAt,
    minutes,
    parts = null,
  }: { businessId: number } & Omit<PlaceBefore, 'isOverride' | 'busyUntil'>,
): Promise<void> {
  if (lineId === null) return;
  await db
    .update(appointmentLines)
    .set({
      chairId,
      startsAt,
      durationMinutes: minutes,
      parts: parts?.map(({ unit, from, to }) => ({ unit, from, to })) ?? null,
    })
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.id, lineId)));
}

/** Appointments with an unsettled move that can no longer be undone. */
export function listDueMoves(db: Db, now: Instant, limit: number) {
  return db
    .selectDistinct({ businessId: appointmentMoves.businessId, appointmentId: appointmentMoves.appointmentId })
    .from(appointmentMoves)
    .where(
      and(
        lte(appointmentMoves.undoUntil, closedBefore(now)),
        isNull(appointmentMoves.undoneAt),
        isNull(appointmentMoves.settledAt),
      ),
    )
    .limit(limit);
}
