import { appointmentLines, appointments, importRows, ledgerEntries, occupancies, sales } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isUnreferenced } from '../references.ts';
import type { ImportKey } from '../store.ts';

export async function isOccupied(
  db: Db,
  place: { businessId: number; chairId: number; startsAt: number; endsAt: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select exists (select from ${occupancies} o
    where o.business_id = ${place.businessId} and o.chair_id = ${place.chairId}
      and o.during && tstzrange(to_timestamp(${place.startsAt}), to_timestamp(${place.endsAt}))) as taken`);
  return rows[0]?.taken ?? false;
}

const isUnused = isUnreferenced(appointments, { business_id: sql`r.business_id`, id: sql`r.subject` }, [
  appointmentLines,
]);

/** Deletes the imported history of a range of rows; what others refer to stays. Returns how many stayed. */
export async function deletePast(
  db: Db,
  { businessId, importId }: ImportKey,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  const past = sql`r.row_number between ${from} and ${to} and r.subject is not null and r.sale is null`;
  await db.execute(sql`
    with gone as materialized (
      select r.row_number, r.subject from ${importRows} r where ${own} and ${past} and ${isUnused}
    ), removed as (delete from ${appointments} where business_id = ${businessId} and id in (select subject from gone))
    update ${importRows} r set subject = null from gone where ${own} and r.row_number = gone.row_number`);
  const { rows } = await db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from ${importRows} r where ${own} and ${past}`,
  );
  return rows[0]?.kept ?? 0;
}

/**
 * Removes upcoming appointments that are unchanged since: their claim is reversed by another entry, the sale is voided,
 * and the appointment is hidden like an expired hold. Returns how many stay.
 */
export async function withdrawComing(
  db: Db,
  { businessId, importId }: ImportKey,
  { actorId, now }: { actorId: number; now: number },
): Promise<number> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId} and r.sale is not null`;
  await db.execute(sql`
    with gone as materialized (
      select r.subject, r.sale, sold.claimed, sold.currency from ${importRows} r
      -- The limit keeps this a lookup by key for each row, however few rows the planner expects.
      cross join lateral (
        select s.claimed_amount as claimed, s.currency from ${sales} s, ${appointments} a
        where s.business_id = r.business_id and s.id = r.sale and s.status = 'confirmed' and s.paid_amount = 0
          and a.business_id = r.business_id and a.id = r.subject and a.status = 'Accept' and a.version = 1
          and not exists (select from ${ledgerEntries} e where e.business_id = r.business_id and e.sale_id = r.sale and e.side = 'payment')
        limit 1) sold
      where ${own}
    ), free as (
      delete from ${occupancies} where business_id = ${businessId}
        and line_id in (select l.id from ${appointmentLines} l where l.business_id = ${businessId} and l.appointment_id in (select subject from gone))
    ), reversed as (
      insert into ${ledgerEntries} (business_id, sale_id, appointment_id, side, kind, amount, currency, actor_id, note, created_at)
      select ${businessId}, sale, subject, 'claim', 'cancellation', -claimed, currency, ${actorId}, 'Import undone', to_timestamp(${now})
      from gone where claimed > 0
    ), lapsed as (
      update ${appointments} set status = 'Lapsed', business_note = '', updated_at = to_timestamp(${now})
      where business_id = ${businessId} and id in (select subject from gone)
    )
    update ${sales} set status = 'void', updated_at = to_timestamp(${now}) where business_id = ${businessId} and id in (select sale from gone)`);
  const { rows } = await db.execute<{ kept: number }>(sql`select count(*)::int as kept from ${importRows} r
    join ${appointments} a on a.business_id = r.business_id and a.id = r.subject where ${own} and a.status <> 'Lapsed'`);
  return rows[0]?.kept ?? 0;
}
