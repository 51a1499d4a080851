import { appointmentLines, appointments, businesses, rescheduleProposals, sales } from '@thyme/db/schema';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { onShardById } from '../../../platform/database/shards.ts';
import { reachedBy } from '../../access/index.ts';

/** Limits the lookup to a guest's own appointments or those of a member's business; 'system' sees all. */
export type Asker = { guestId: number } | { memberId: number } | 'system';

function belongsTo(asker: Asker): SQL | undefined {
  if (asker === 'system') return undefined;
  if ('guestId' in asker) return eq(appointments.userId, asker.guestId);
  return reachedBy(asker.memberId);
}

/** Locks the appointment until the transaction ends. Null when it does not exist or is not visible to the caller. */
export async function lockAppointment(db: Db, id: number, asker: Asker) {
  const [row] = await db
    .select({
      appointment: appointments,
      zone: businesses.zone,
      shop: businesses.name,
      slug: businesses.slug,
      guestMoves: businesses.guestMoves,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(await onShardById(db, appointments, { id, limit: belongsTo(asker) }))
    .for('update', { of: appointments });
  if (!row) return null;
  return {
    ...row,
    proposal: await findOpenProposal(db, row.appointment),
    lines: await listLinesOf(db, row.appointment),
  };
}

export type LockedAppointment = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

type Key = { businessId: number; id: number };

async function findOpenProposal(db: Db, { businessId, id }: Key) {
  const [row] = await db
    .select()
    .from(rescheduleProposals)
    .where(
      and(
        eq(rescheduleProposals.businessId, businessId),
        eq(rescheduleProposals.appointmentId, id),
        eq(rescheduleProposals.status, 'open'),
      ),
    );
  return row ?? null;
}

export function listLinesOf(db: Db, { businessId, id }: Key) {
  return db
    .select()
    .from(appointmentLines)
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.startsAt), asc(appointmentLines.position), asc(appointmentLines.id));
}

/** Increments the version with every change; the caller holds the row lock. */
export async function updateAppointment(
  db: Db,
  { businessId, id }: Key,
  values: Partial<typeof appointments.$inferInsert>,
): Promise<void> {
  await db
    .update(appointments)
    .set({ ...values, version: sql`${appointments.version} + 1` })
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, id)));
}

/**
 * A guest's upcoming appointments at one shop or all, ordered so that concurrent transactions lock in the same order.
 */
export async function listComingIds(db: Db, userId: number, now: number, businessId?: number): Promise<number[]> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        businessId === undefined ? undefined : eq(appointments.businessId, businessId),
        sql`${appointments.status} in ('New', 'Reschedule', 'Accept')`,
        sql`${appointments.startsAt} > to_timestamp(${now})`,
      ),
    )
    .orderBy(asc(appointments.businessId), asc(appointments.id));
  return rows.map(({ id }) => id);
}

/** Sales that wait for a payment. */
export function listPendingSales(db: Db, userId: number): Promise<{ businessId: number; saleId: number }[]> {
  return db
    .select({ businessId: sales.businessId, saleId: sales.id })
    .from(sales)
    .where(and(eq(sales.userId, userId), eq(sales.status, 'pending')))
    .orderBy(asc(sales.businessId), asc(sales.id));
}

/** The appointments of a group, including the given one, in lock order. */
export async function listGroupIds(
  db: Db,
  { businessId, saleId, groupPlace }: { businessId: number; saleId: number | null; groupPlace: number | null },
): Promise<number[]> {
  if (saleId === null || groupPlace === null) return [];
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId), isNotNull(appointments.groupPlace)),
    )
    .orderBy(asc(appointments.id));
  return rows.map(({ id }) => id);
}

/**
 * Taken before several appointments of a group are locked, and after the calendar lock, so that transactions never
 * deadlock. Does nothing for an appointment of one guest.
 */
export async function lockGroup(db: Db, appointmentId: number): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext('group'), sale_id) from appointments where id = ${appointmentId} and group_place is not null`,
  );
}
