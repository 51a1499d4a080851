import {
  appointmentLines,
  appointments,
  auditEntries,
  cardOrders,
  holds,
  idempotencyKeys,
  ledgerEntries,
  occupancies,
  saleLines,
  sales,
  seatClaims,
  videoRooms,
} from '@thyme/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inOrder, insertRows, rowsParameter, writableColumns } from '../../platform/database/insert-rows.ts';
import { preparedSql } from '../../platform/database/prepared.ts';

type NewRow<Table extends { $inferInsert: unknown }, Given extends keyof Table['$inferInsert'] = never> = Omit<
  Table['$inferInsert'],
  Given
>;

/** The rows of a sale before they have ids: `appointment` and `line` are positions in the lists here. */
export interface SaleRows {
  sale: NewRow<typeof sales>;
  /** Holds chairs and seats until the sale is paid; null if nothing is due. */
  hold: NewRow<typeof holds, 'saleId'> | null;
  appointments: NewRow<typeof appointments, 'saleId'>[];
  lines: (NewRow<typeof appointmentLines, 'appointmentId'> & { appointment: number })[];
  room: (NewRow<typeof videoRooms, 'appointmentId'> & { appointment: number }) | null;
  occupancies: (NewRow<typeof occupancies, 'lineId' | 'holdId'> & { line: number | null })[];
  seatClaims: (NewRow<typeof seatClaims, 'lineId' | 'holdId'> & { line: number })[];
  saleLines: (NewRow<typeof saleLines, 'saleId' | 'appointmentId'> & { appointment: number | null })[];
  claims: (NewRow<typeof ledgerEntries, 'saleId' | 'appointmentId'> & { appointment: number | null })[];
  order: (NewRow<typeof cardOrders, 'saleId' | 'appointmentId'> & { appointment: number | null }) | null;
  /** Belongs to the first appointment. */
  audit: NewRow<typeof auditEntries, 'subjectId'> | null;
  /** Its result gets the ids of the sale. */
  key: NewRow<typeof idempotencyKeys> | null;
}

export interface SaleIds {
  saleId: number;
  appointmentIds: number[];
  orderId: number | null;
}

/** The table of each part's rows, and the positions they refer to. */
export const SALE_TABLES = {
  sale: { table: sales, refersTo: [] },
  hold: { table: holds, refersTo: [] },
  appointments: { table: appointments, refersTo: [] },
  lines: { table: appointmentLines, refersTo: ['appointment'] },
  room: { table: videoRooms, refersTo: ['appointment'] },
  occupancies: { table: occupancies, refersTo: ['line'] },
  seatClaims: { table: seatClaims, refersTo: ['line'] },
  saleLines: { table: saleLines, refersTo: ['appointment'] },
  claims: { table: ledgerEntries, refersTo: ['appointment'] },
  order: { table: cardOrders, refersTo: ['appointment'] },
  audit: { table: auditEntries, refersTo: [] },
  key: { table: idempotencyKeys, refersTo: [] },
} as const;

type Part = keyof typeof SALE_TABLES;
type Given<Name extends Part> = Parameters<typeof insertRows<(typeof SALE_TABLES)[Name]['table']>>[1];

function insertPart<Name extends Part>(name: Name, insert: Omit<Given<Name>, 'rows' | 'refersTo'> = {}): SQL {
  const { table, refersTo } = SALE_TABLES[name];
  return insertRows(table as (typeof SALE_TABLES)[Name]['table'], { rows: name, refersTo, ...insert });
}

const count = (part: SQL) => sql`(select count(*) from ${part})`;
const given = (name: Part) => sql`jsonb_array_length(${sql.placeholder(name)}::jsonb)`;
const everyChair = sql`${count(sql`new_chairs`)} = ${given('occupancies')}`;
const everySeat = sql`${count(sql`new_seats`)} = ${given('seatClaims')}`;

const business = sql`${sql.placeholder('business')}::integer`;

/** Most sales that lost a race end here, before anything is written. LIMIT makes each chair one index lookup. */
const late = sql`select 1 as late from jsonb_to_recordset(${sql.placeholder('occupancies')}::jsonb) as c(chair_id integer, starts_at timestamptz, ends_at timestamptz, is_override boolean)
  cross join lateral (select from ${occupancies} o
    where c.is_override is not true and o.business_id = ${business} and o.chair_id = c.chair_id
      and o.during && tstzrange(c.starts_at, c.ends_at) limit 1) taken limit 1`;

/** The key already has its result: nothing is written a second time. */
const known = sql`select 1 as known from jsonb_to_recordset(${sql.placeholder('key')}::jsonb) as c(owner text, key text, created_at timestamptz)
  cross join lateral (select from ${idempotencyKeys} k
    where k.owner = c.owner and k.key = c.key and k.expires_at > c.created_at limit 1) known limit 1`;

const mayBeWritten = sql`(select version from calendar) = ${sql.placeholder('calendarVersion')}::integer
  and not exists (select from late) and not exists (select from known)`;

const inSale = sql`cross join new_sale s`;
const inAppointment = sql`join appointment_ids a on a.place = r.appointment`;
const held = sql`cross join new_sale s left join new_hold h on true left join line_ids l on l.place = r.line`;
const newIds = sql`jsonb_build_object('saleId', s.id, 'orderId', (select id from new_order),
  'appointmentIds', coalesce((select jsonb_agg(id order by place) from appointment_ids), '[]'))`;
const everyColumn = sql.raw(
  [...writableColumns(idempotencyKeys).values()].map(({ name }) => `"${name}" = excluded."${name}"`).join(', '),
);

/** Parts that most sales do not have. */
export const OPTIONAL_PARTS = [
  'hold',
  'room',
  'seatClaims',
  'order',
  'audit',
  'key',
] as const satisfies readonly Part[];
type Optional = (typeof OPTIONAL_PARTS)[number];

/**
 * All rows of a sale in one statement; ids of one part go into the next. Optional parts that a sale does not have are
 * left out: an INSERT without rows still has to be set up. Chairs are taken before seats and each in a fixed order, so
 * that two sales cannot deadlock. The result is empty if a chair, a seat or the key is taken, or if the calendar was
 * edited since the sale was decided: the caller must then roll back. What is read comes from parts of its own, each from tables that lie
 * together: on a distributed database every part runs where its rows are.
 */
export function saleStatement(parts: readonly Optional[]): SQL {
  const optional = (name: Optional, insert: SQL) =>
    parts.includes(name) ? insert : sql`select null::integer as id where false`;
  return sql`
with calendar as materialized (
  select share_calendar(${business}) as version
), late as materialized (
  ${late}
), known as materialized (
  ${known}
), new_sale as (
  ${insertPart('sale', { where: mayBeWritten })} returning id
), new_hold as (
  ${optional('hold', sql`${insertPart('hold', { given: { saleId: sql`s.id` }, join: inSale })} returning id`)}
), new_appointments as (
  ${insertPart('appointments', { orderBy: inOrder, given: { saleId: sql`s.id` }, join: inSale })} returning id
), appointment_ids as (
  select id, row_number() over (order by id) - 1 as place from new_appointments
), new_lines as (
  ${insertPart('lines', { orderBy: inOrder, given: { appointmentId: sql`a.id` }, join: inAppointment })} returning id
), line_ids as (
  select id, row_number() over (order by id) - 1 as place from new_lines
), new_room as (
  ${optional('room', insertPart('room', { given: { appointmentId: sql`a.id` }, join: inAppointment }))}
), new_chairs as (
  ${insertPart('occupancies', { given: { holdId: sql`h.id`, lineId: sql`l.id` }, join: held, orderBy: sql`r.chair_id, r.starts_at` })}
  on conflict do nothing returning id
), new_seats as (
  ${optional('seatClaims', sql`${insertPart('seatClaims', { given: { holdId: sql`h.id`, lineId: sql`l.id` }, join: held, where: everyChair, orderBy: sql`r.schedule_id` })} returning id`)}
), new_sale_lines as (
  ${insertPart('saleLines', { orderBy: inOrder, given: { saleId: sql`s.id`, appointmentId: sql`a.id` }, join: sql`${inSale} left ${inAppointment}` })}
), new_claims as (
  ${insertPart('claims', { orderBy: inOrder, given: { saleId: sql`s.id`, appointmentId: sql`a.id` }, join: sql`${inSale} left ${inAppointment}` })}
), new_order as (
  ${optional('order', sql`${insertPart('order', { given: { saleId: sql`s.id`, appointmentId: sql`a.id` }, join: sql`${inSale} left ${inAppointment}` })} returning id`)}
), new_audit as (
  ${optional('audit', insertPart('audit', { given: { subjectId: sql`(select id::text from appointment_ids where place = 0)` }, join: inSale }))}
), new_key as (
  ${optional(
    'key',
    sql`${insertPart('key', { given: { answer: sql`r.answer || ${newIds}` }, join: inSale, where: everySeat })}
  on conflict (owner, key) do update set ${everyColumn} where idempotency_keys.expires_at <= excluded.created_at returning key`,
  )}
)
select s.id as "saleId", (select id from new_order) as "orderId",
  coalesce((select array_agg(id order by place) from appointment_ids), '{}') as "appointmentIds"
from new_sale s
where ${everyChair} and ${everySeat} and ${count(sql`new_key`)} = ${given('key')}`;
}

/** One prepared statement per combination of parts. */
const statements = new Map<string, ReturnType<typeof preparedSql<SaleIds>>>();

function statementFor(rows: SaleRows) {
  const parts = OPTIONAL_PARTS.filter((name) => [rows[name] ?? []].flat().length > 0);
  const name = ['sales_write_sale', ...parts].join('_');
  const known = statements.get(name) ?? preparedSql<SaleIds>(name, saleStatement(parts));
  statements.set(name, known);
  return known;
}

const parameters = Object.entries(SALE_TABLES).map(
  ([name, { table, refersTo }]) => [name as Part, rowsParameter(table, refersTo)] as const,
);

/** Writes the rows of a sale; null if something is taken, and the caller must then roll back. */
export async function insertSale(db: Db, rows: SaleRows, calendarVersion: number): Promise<SaleIds | null> {
  const values = parameters.map(([name, parameterOf]) => [name, parameterOf([rows[name] ?? []].flat())]);
  const [ids] = await statementFor(rows)(db, {
    ...Object.fromEntries(values),
    business: rows.sale.businessId,
    calendarVersion,
  });
  return ids ?? null;
}
