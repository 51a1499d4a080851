import {
  appointmentLines,
  appointments,
  chairs,
  checkouts,
  invoices,
  ledgerEntries,
  payments,
  refunds,
  saleLines,
  sales,
  servicePricings,
  soldVouchers,
  users,
  voucherUses,
} from '@thyme/db/schema';
import type { PaymentSearch } from '@thyme/domain/books';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PaymentState, PaymentWay } from './payment-words.ts';

export interface PaymentFilter {
  businessId: number;
  /** Instants; `to` is exclusive. */
  from: number;
  to: number;
  ways: readonly PaymentWay[];
  states: readonly PaymentState[];
  chairId: number | null;
  serviceId: number | null;
  search: PaymentSearch | null;
  /** For deposits: appointments that start later are upcoming. */
  now: number;
}

/** Cursor: the instant in microseconds, and the entry. */
export interface PageEnd {
  micros: string;
  id: number;
}

export interface PaymentRow {
  id: number;
  micros: string;
  at: number;
  saleId: number;
  appointmentId: number | null;
  kind: string;
  way: PaymentWay;
  method: string;
  amount: number;
  state: PaymentState;
  instrument: string | null;
  guestId: number;
  firstName: string;
  lastName: string;
  what: string | null;
  people: string | null;
  invoice: string | null;
}

const way = sql`case when e.method in ('voucher', 'package') then 'voucher' when e.kind in ('till', 'till_refund') then
  case when coalesce(e.method, 'cash') = 'cash' then 'cash' else 'card' end else 'online' end`;

const stateAt = (now: number) => sql`case
  when e.kind = 'refund_failed' or r.status = 'failed' then 'failed'
  when c.undone_at is not null then 'undone'
  when r.status in ('requested', 'sent') then 'on-its-way'
  when e.amount < 0 then 'refunded'
  when a.status in ('Cancelled', 'No Show', 'Lapsed') then 'kept'
  when a.status in ('Held', 'New', 'Reschedule', 'Accept') and a.starts_at > to_timestamp(${now}) then 'deposit'
  else 'paid' end`;

const ofLines = sql`l.business_id = e.business_id and (l.appointment_id = e.appointment_id
  or (e.appointment_id is null and l.appointment_id in
    (select x.id from ${appointments} x where x.business_id = e.business_id and x.sale_id = e.sale_id)))`;

const printedNumber = sql`i.prefix || lpad(i.number::text, greatest(6, length(i.number::text)), '0')`;

function matches({ words, amount, lastFour, invoiceNumber }: PaymentSearch): SQL {
  const parts = [
    sql`position(lower(unaccent(${words})) in lower(unaccent(u.first_name || ' ' || u.last_name))) > 0`,
    sql`position(lower(${words}) in lower(${printedNumber})) > 0`,
  ];
  if (amount !== null) parts.push(sql`abs(e.amount) = ${amount}::bigint`);
  if (lastFour !== null)
    parts.push(
      sql`(right(coalesce(p.instrument, rp.instrument), 4) = ${lastFour} or right(v.voucher_code, 4) = ${lastFour})`,
    );
  if (invoiceNumber !== null) parts.push(sql`i.number = ${invoiceNumber}::integer`);
  return sql`(${sql.join(parts, sql` or `)})`;
}

const listOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Subquery for the payments and refunds of a business that match a filter. */
function filtered(filter: PaymentFilter): SQL {
  const { businessId, from, to, ways, states, chairId, serviceId, search } = filter;
  const state = stateAt(filter.now);
  const conditions = [
    sql`e.business_id = ${businessId} and e.side = 'payment'`,
    sql`e.created_at >= to_timestamp(${from}) and e.created_at < to_timestamp(${to})`,
    ...(ways.length > 0 ? [sql`${way} in ${listOf(ways)}`] : []),
    ...(states.length > 0 ? [sql`${state} in ${listOf(states)}`] : []),
    ...(chairId === null
      ? []
      : [sql`exists (select 1 from ${appointmentLines} l where ${ofLines} and l.chair_id = ${chairId})`]),
    ...(serviceId === null
      ? []
      : [
          sql`exists (select 1 from ${appointmentLines} l join ${servicePricings} sp on sp.business_id = l.business_id and sp.id = l.ser_pricing_id
            where ${ofLines} and sp.service_id = ${serviceId})`,
        ]),
    ...(search ? [matches(search)] : []),
  ];
  return sql`select e.id, e.created_at, e.business_id, e.sale_id, e.appointment_id, e.kind, e.method, e.amount, e.checkout_id,
      ${way} as way, ${state} as state, s.user_id, u.first_name, u.last_name,
      coalesce(p.instrument, rp.instrument, case when v.unit = 'session' then v.terms->>'name'
        else 'Voucher ending ' || right(v.voucher_code, 4) end) as instrument,
      case when i.id is null then null else ${printedNumber} end as invoice
    from ${ledgerEntries} e
    join ${sales} s on s.business_id = e.business_id and s.id = e.sale_id
    join ${users} u on u.id = s.user_id
    left join ${appointments} a on a.business_id = e.business_id and a.id = e.appointment_id
    left join ${checkouts} c on c.business_id = e.business_id and c.id = e.checkout_id
    left join ${refunds} r on r.business_id = e.business_id and r.id = e.refund_id
    left join ${payments} p on p.business_id = e.business_id and p.id = e.payment_id
    left join ${payments} rp on rp.business_id = r.business_id and rp.id = r.payment_id
    left join ${voucherUses} vu on vu.business_id = e.business_id and vu.id = e.voucher_use_id
    left join ${soldVouchers} v on v.business_id = vu.business_id and v.id = vu.sold_voucher_id
    left join ${invoices} i on i.business_id = e.business_id and i.sale_id = e.sale_id
    where ${sql.join(conditions, sql` and `)}`;
}

/** A page of payments, newest first. What was bought and by whom the work was done is read for that page only. */
export async function listPage(db: Db, filter: PaymentFilter, after: PageEnd | null, limit: number) {
  const rest = after
    ? sql`where (f.created_at, f.id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id})`
    : sql``;
  const { rows } = await db.execute<Record<string, unknown> & PaymentRow>(sql`
    select e.id, (extract(epoch from e.created_at) * 1000000)::bigint::text as micros, floor(extract(epoch from e.created_at))::float8 as at,
      e.sale_id as "saleId", e.appointment_id as "appointmentId", e.kind, e.way, e.method, e.amount::float8 as amount, e.state,
      e.instrument, e.user_id as "guestId", e.first_name as "firstName", e.last_name as "lastName", e.invoice,
      (select string_agg(x.product_name, ', ' order by x.id) from ${saleLines} x where x.business_id = e.business_id
        and x.sale_id = e.sale_id and (e.appointment_id is null or x.appointment_id = e.appointment_id)) as what,
      (select string_agg(distinct coalesce(h.person, h.name), ', ') from ${appointmentLines} l
        join ${chairs} h on h.business_id = l.business_id and h.id = l.chair_id where ${ofLines}) as people
    from (select * from (${filtered(filter)}) f ${rest} order by f.created_at desc, f.id desc limit ${limit}) e
    order by e.created_at desc, e.id desc`);
  return rows;
}

export interface PaymentSums {
  count: number;
  taken: number;
  refunded: number;
  voucher: number;
  tips: number;
}

/** Totals of the payments that match a filter. Vouchers count when they are bought; undone payments do not count. */
export async function sumFiltered(db: Db, filter: PaymentFilter): Promise<PaymentSums> {
  const { rows } = await db.execute<Record<string, unknown> & PaymentSums>(sql`
    with f as materialized (${filtered(filter)})
    select count(*)::int as count,
      coalesce(sum(amount) filter (where way <> 'voucher' and amount > 0 and state not in ('undone', 'failed')), 0)::float8 as taken,
      coalesce(sum(amount) filter (where way <> 'voucher' and (amount < 0 or state = 'failed') and state <> 'undone'), 0)::float8 as refunded,
      coalesce(sum(amount) filter (where way = 'voucher'), 0)::float8 as voucher,
      coalesce((select sum(t.amount) from ${ledgerEntries} t where t.business_id = ${filter.businessId} and t.kind = 'tip'
        and t.created_at >= to_timestamp(${filter.from}) and t.created_at < to_timestamp(${filter.to})
        and exists (select 1 from f where f.sale_id = t.sale_id and f.checkout_id is not distinct from t.checkout_id)), 0)::float8 as tips
    from f`);
  return rows[0] ?? { count: 0, taken: 0, refunded: 0, voucher: 0, tips: 0 };
}
