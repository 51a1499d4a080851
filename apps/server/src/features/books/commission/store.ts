import {
  appointmentLines,
  chairs,
  commissionRates,
  ledgerEntries,
  saleLines,
  servicePricings,
  services,
  vatPostings,
} from '@thyme/db/schema';
import type { Span } from '@thyme/domain/availability';
import type { CommissionKind } from '@thyme/domain/books';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface EarnedRow {
  [column: string]: unknown;
  chairId: number;
  kind: CommissionKind;
  serviceId: number | null;
  date: LocalDate;
  /** Without VAT; refunds are negative. */
  base: number;
}

/**
 * Income by person, day and service, from what payments and refunds were for. A product counts for the first person of its appointment, as in the
 * income report; a tip for who received it.
 */
export async function listEarned(db: Db, { businessId, zone, from, to }: Span & { businessId: number; zone: string }) {
  const { rows } = await db.execute<EarnedRow>(sql`
    select w.chair_id as "chairId", p.line_kind as kind, sp.service_id as "serviceId",
      to_char(p.at at time zone ${zone}, 'YYYY-MM-DD') as date, sum(p.gross - p.vat)::float8 as base
    from ${vatPostings} p
    join ${saleLines} sl on sl.business_id = p.business_id and sl.id = p.line_id
    join lateral (select l.chair_id from ${appointmentLines} l where l.business_id = sl.business_id
      and l.appointment_id = sl.appointment_id and (sl.service_pricing_id is null or l.ser_pricing_id = sl.service_pricing_id)
      order by l.position limit 1) w on w.chair_id is not null
    left join ${servicePricings} sp on sp.business_id = sl.business_id and sp.id = sl.service_pricing_id
    where p.business_id = ${businessId} and p.kind = 'sale' and p.line_kind in ('service', 'product')
      and p.at >= to_timestamp(${from}) and p.at < to_timestamp(${to})
    group by 1, 2, 3, 4
    union all
    select t.chair_id, 'tip', null, to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD'), sum(t.amount)::float8
    from ${ledgerEntries} t
    where t.business_id = ${businessId} and t.kind = 'tip' and t.chair_id is not null
      and t.created_at >= to_timestamp(${from}) and t.created_at < to_timestamp(${to})
    group by 1, 4`);
  return rows;
}

/** Everyone who works or worked here, in the order of the calendar. */
export function listPeople(db: Db, businessId: number) {
  return db
    .select({ id: chairs.id, name: sql<string>`coalesce(${chairs.person}, ${chairs.name})`, active: chairs.active })
    .from(chairs)
    .where(and(eq(chairs.businessId, businessId), isNull(chairs.resourceId)))
    .orderBy(asc(chairs.position), asc(chairs.id));
}

export function listRates(db: Db, businessId: number) {
  return db
    .select({
      chairId: commissionRates.chairId,
      kind: commissionRates.kind,
      serviceId: commissionRates.serviceId,
      validFrom: commissionRates.validFrom,
      percent: commissionRates.percent,
    })
    .from(commissionRates)
    .where(eq(commissionRates.businessId, businessId))
    .orderBy(asc(commissionRates.validFrom), asc(commissionRates.id));
}

export type RateRow = Awaited<ReturnType<typeof listRates>>[number];

/** A second change on the same day replaces the first. */
export async function saveRate(db: Db, row: typeof commissionRates.$inferInsert): Promise<void> {
  const { businessId, chairId, kind, serviceId, validFrom } = commissionRates;
  await db
    .insert(commissionRates)
    .values(row)
    .onConflictDoUpdate({
      target: [businessId, chairId, kind, serviceId, validFrom],
      set: { percent: row.percent ?? null, actorId: row.actorId ?? null },
    });
}

export async function findService(db: Db, businessId: number, id: number): Promise<string | null> {
  const [row] = await db
    .select({ name: services.name })
    .from(services)
    .where(and(eq(services.businessId, businessId), eq(services.id, id)));
  return row?.name ?? null;
}

export async function listServiceNames(db: Db, businessId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: services.id, name: services.name })
    .from(services)
    .where(eq(services.businessId, businessId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
