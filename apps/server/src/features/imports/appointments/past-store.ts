import { appointmentLines, appointments, importRows, imports, servicePricings, services } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fromRows, isTaken } from '../rows-store.ts';
import type { ImportKey } from '../store.ts';

/** Condition: row `r` is an appointment that the shop does not have yet. */
export const isNotHere = sql`not exists (select from ${appointments} a where a.business_id = r.business_id and a.user_id = r.guest
  and a.starts_at = to_timestamp((r.parsed ->> 'startsAt')::float8) and a.status <> 'Lapsed')`;

/** Stores a batch of rows as history, without a sale, because the money was taken elsewhere. They do not cause review requests. */
export async function insertPast(
  db: Db,
  key: ImportKey,
  { from, to, currency, now }: { from: number; to: number; currency: string; now: number },
): Promise<number> {
  const { businessId, importId } = key;
  const { rowCount } = await db.execute(sql`
    with picked as materialized (
      select nextval(pg_get_serial_sequence('appointments', 'id')) as id, r.row_number, r.guest, r.parsed as p,
        to_timestamp((r.parsed ->> 'startsAt')::float8) as starts, to_timestamp((r.parsed ->> 'endsAt')::float8) as ends,
        coalesce((r.parsed ->> 'price')::bigint, y.price) as price, y.id as pricing_id, s.name as service
      from ${importRows} r join ${imports} i on i.business_id = r.business_id and i.id = r.import_id
      join ${servicePricings} y on y.business_id = r.business_id and y.id = (r.parsed ->> 'pricingId')::int
      join ${services} s on s.business_id = y.business_id and s.id = y.service_id
      where r.business_id = ${businessId} and r.import_id = ${importId} and r.row_number between ${from} and ${to}
        and ${isTaken} and r.guest is not null and not (r.parsed ->> 'isComing')::boolean and ${isNotHere}
    ), added as (
      insert into ${appointments} (business_id, id, user_id, kind, status, source, starts_at, ends_at, business_note, currency,
        sub_total, total_amount, review_status, created_at, updated_at, completed_at, cancelled_at, cancelled_by)
      overriding system value
      select ${businessId}, id, guest, 'visit',
        case p ->> 'state' when 'cancelled' then 'Cancelled' when 'missed' then 'No Show' else 'Completed' end, 'desk', starts, ends,
        p ->> 'note', ${currency}, price, price, 'Reviewed', least(starts, to_timestamp(${now})), to_timestamp(${now}),
        case when p ->> 'state' = 'booked' then ends end, case when p ->> 'state' = 'cancelled' then least(starts, to_timestamp(${now})) end,
        case when p ->> 'state' = 'cancelled' then 'business' end
      from picked
    ), lines as (
      insert into ${appointmentLines} (business_id, appointment_id, ser_pricing_id, chair_id, starts_at, duration_minutes, service_name, price)
      select ${businessId}, id, pricing_id, (p ->> 'chairId')::int, starts, (p ->> 'length')::int, service, price from picked)
    update ${importRows} r set subject = picked.id from picked
    where r.business_id = ${businessId} and r.import_id = ${importId} and r.row_number = picked.row_number`);
  return rowCount ?? 0;
}

export interface ComingRow {
  rowNumber: number;
  guest: number;
  startsAt: number;
  length: number;
  pricingId: number;
  chairId: number;
  price: number | null;
  note: string;
}

/** Rows that go into the calendar, ordered by time. */
export async function listComing(db: Db, key: ImportKey): Promise<ComingRow[]> {
  const { rows } = await db.execute(sql`
    select r.row_number as "rowNumber", r.guest, (r.parsed ->> 'startsAt')::float8 as "startsAt", (r.parsed ->> 'length')::int as length,
      (r.parsed ->> 'pricingId')::int as "pricingId", (r.parsed ->> 'chairId')::int as "chairId", (r.parsed ->> 'price')::float8 as price,
      r.parsed ->> 'note' as note
    from ${fromRows(key)} and ${isTaken} and r.guest is not null and (r.parsed ->> 'isComing')::boolean and ${isNotHere}
    order by 3, 1`);
  return rows as unknown as ComingRow[];
}

/** Names of services in the file that the shop does not have, each with the length and price of its first row. */
export async function listUnknownServices(
  db: Db,
  key: ImportKey,
): Promise<{ service: string; length: number; price: number | null }[]> {
  const { rows } = await db.execute(sql`
    select distinct on (r.parsed ->> 'service') r.parsed ->> 'service' as service, (r.parsed ->> 'length')::int as length,
      (r.parsed ->> 'price')::float8 as price
    from ${fromRows(key)} and ${isTaken} and r.parsed ->> 'pricingId' is null order by r.parsed ->> 'service', r.row_number`);
  return rows as unknown as { service: string; length: number; price: number | null }[];
}

export async function setPricing(
  db: Db,
  { businessId, importId }: ImportKey,
  service: string,
  pricingId: number,
): Promise<void> {
  await db.execute(sql`update ${importRows} r set parsed = r.parsed || jsonb_build_object('pricingId', ${pricingId}::int)
    where r.business_id = ${businessId} and r.import_id = ${importId} and r.parsed ->> 'service' = ${service} and r.parsed ->> 'pricingId' is null`);
}
