import { appointmentLines, chairs, saleLines, servicePricings, services, vatPostings } from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface ReportSpan extends Span {
  businessId: number;
  zone: string;
  /** Longer periods are grouped by week. */
  bucket: 'day' | 'week';
}

export interface Amount {
  label: string | null;
  amount: number;
}

const ofSpan = ({ businessId, from, to }: ReportSpan) =>
  sql`p.business_id = ${businessId} and p.kind = 'sale' and p.at >= to_timestamp(${from}) and p.at < to_timestamp(${to})`;

/** The day, or the Monday, of an instant by the shop's clock. */
export const bucketOf = (instant: SQL, { zone, bucket }: ReportSpan) =>
  sql`to_char(date_trunc(${bucket}, ${instant} at time zone ${zone}), 'YYYY-MM-DD')`;

async function summed(db: Db, label: SQL, source: SQL): Promise<Amount[]> {
  const { rows } = await db.execute<{ label: string | null; amount: number }>(sql`
    select label, sum(gross)::float8 as amount from (select ${label} as label, p.gross from ${source}) x
    group by 1 having sum(gross) <> 0 order by 2 desc, 1`);
  return rows;
}

export const incomeByBucket = (db: Db, span: ReportSpan) =>
  summed(db, bucketOf(sql`p.at`, span), sql`${vatPostings} p where ${ofSpan(span)}`);

/** The person who did the work; a product counts for the first person of its appointment. */
export async function incomeByPerson(db: Db, span: ReportSpan) {
  const { rows } = await db.execute<{ chairId: number | null; label: string | null; amount: number }>(sql`
    select h.id as "chairId", coalesce(h.person, h.name) as label, sum(p.gross)::float8 as amount
    from ${vatPostings} p
      left join ${saleLines} sl on sl.business_id = p.business_id and sl.id = p.line_id
      left join lateral (select l.chair_id from ${appointmentLines} l where l.business_id = sl.business_id
        and l.appointment_id = sl.appointment_id and (sl.service_pricing_id is null or l.ser_pricing_id = sl.service_pricing_id)
        order by l.position limit 1) w on true
      left join ${chairs} h on h.business_id = p.business_id and h.id = w.chair_id
    where ${ofSpan(span)} group by 1, 2 having sum(p.gross) <> 0 order by 3 desc, 2, 1`);
  return rows;
}

export const incomeByService = (db: Db, span: ReportSpan) =>
  summed(
    db,
    sql`case p.line_kind when 'product' then 'Products' when 'voucher' then 'Vouchers' when 'consultation' then 'Consultations'
      else s.name end`,
    sql`${vatPostings} p
      left join ${saleLines} sl on sl.business_id = p.business_id and sl.id = p.line_id
      left join ${servicePricings} sp on sp.business_id = sl.business_id and sp.id = sl.service_pricing_id
      left join ${services} s on s.business_id = sp.business_id and s.id = sp.service_id
      where ${ofSpan(span)}`,
  );

export const incomeByProduct = (db: Db, span: ReportSpan) =>
  summed(
    db,
    sql`sl.product_name`,
    sql`${vatPostings} p left join ${saleLines} sl on sl.business_id = p.business_id and sl.id = p.line_id
      where ${ofSpan(span)} and p.line_kind = 'product'`,
  );
