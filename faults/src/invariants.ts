import type pg from 'pg';
import { type Finding, none } from './fault.ts';

interface Invariant {
  /** A violation. */
  name: string;
  /** Counts the violations. */
  sql: string;
}

const ACTIVE = `('New', 'Reschedule', 'Accept')`;

/** Must hold at every moment, also right after a kill. */
const always: Invariant[] = [
  {
    name: 'two guests in one chair at one time',
    sql: `select count(*) from occupancies a join occupancies b
          on a.business_id = b.business_id and a.chair_id = b.chair_id and a.id < b.id and a.during && b.during
          where not b.is_override`,
  },
  {
    name: 'active appointments without a line',
    sql: `select count(*) from appointments a where a.status in ${ACTIVE} and a.kind = 'visit' and not exists
          (select from appointment_lines l where l.business_id = a.business_id and l.appointment_id = a.id)`,
  },
  {
    name: 'lines of active appointments without a chair or seat',
    sql: `select count(*) from appointment_lines l join appointments a on a.business_id = l.business_id and a.id = l.appointment_id
          where a.status in ${ACTIVE}
            and not exists (select from occupancies o where o.business_id = l.business_id and o.line_id = l.id)
            and not exists (select from seat_claims c where c.business_id = l.business_id and c.line_id = l.id)`,
  },
  {
    name: 'chairs occupied by cancelled appointments',
    sql: `select count(*) from occupancies o join appointment_lines l on l.business_id = o.business_id and l.id = o.line_id
          join appointments a on a.business_id = l.business_id and a.id = l.appointment_id
          where a.status in ('Cancelled', 'Lapsed', 'No Show') and o.ends_at > now()`,
  },
  {
    name: 'confirmed sales without an appointment or voucher',
    sql: `select count(*) from sales s where s.status = 'confirmed' and s.total_amount > 0
          and not exists (select from appointments a where a.business_id = s.business_id and a.sale_id = s.id and a.status not in ('Held', 'Lapsed'))
          and not exists (select from sold_vouchers v where v.business_id = s.business_id and v.sale_id = s.id)`,
  },
  {
    name: 'sales whose sums differ from their ledger',
    sql: `select count(*) from sales s left join lateral (
            select coalesce(sum(amount) filter (where side = 'claim'), 0) as claimed, coalesce(sum(amount) filter (where side = 'payment' and kind <> 'session_expiry'), 0) as paid
            from ledger_entries e where e.business_id = s.business_id and e.sale_id = s.id) l on true
          where s.claimed_amount <> l.claimed or s.paid_amount <> l.paid`,
  },
  {
    name: 'payments that differ from the ledger',
    sql: `select count(*) from payments p left join ledger_entries e
          on e.business_id = p.business_id and e.payment_id = p.id and e.kind = 'charge' where e.amount is distinct from p.amount`,
  },
  {
    name: 'payments whose refunds do not add up',
    sql: `select count(*) from payments p left join lateral (
            select coalesce(sum(amount), 0) as given from refunds r where r.business_id = p.business_id and r.payment_id = p.id and r.status <> 'failed') g on true
          where p.refunded_amount <> g.given`,
  },
  {
    name: 'void sales with a claim or a hold',
    sql: `select count(*) from sales s where s.status = 'void' and (s.claimed_amount <> 0 or exists
          (select from holds h where h.business_id = s.business_id and h.sale_id = s.id))`,
  },
  {
    name: 'vouchers whose balance is not value minus uses',
    sql: `select count(*) from sold_vouchers v left join lateral (
            select coalesce(sum(amount), 0) as used from voucher_uses u where u.business_id = v.business_id and u.sold_voucher_id = v.id) u on true
          where v.remaining <> v.value - u.used`,
  },
  {
    name: 'classes whose seat counter differs from the claims',
    sql: `select count(*) from service_schedules s left join lateral (
            select coalesce(sum(seats), 0) as taken from seat_claims c where c.business_id = s.business_id and c.schedule_id = s.id) c on true
          where s.seats_taken <> c.taken`,
  },
  {
    name: 'invoice numbers with gaps',
    sql: `select count(*) from (select business_id from invoices group by business_id having max(number) <> count(*)) gaps`,
  },
];

/** Must hold once no work is pending. */
const whenIdle: Invariant[] = [
  {
    name: 'orders whose payment differs between gateway and server',
    sql: `select count(*) from card_orders o join sandbox_orders g on g.id = o.provider_order_id
          where (g.state = 'completed') <> (o.status = 'paid')`,
  },
  {
    name: 'difference of net payments between gateway and server (cents)',
    sql: `select abs((select coalesce(sum(amount - refunded_amount), 0) from sandbox_orders where state = 'completed')
            - (select coalesce(sum(amount - refunded_amount), 0) from payments)
            - (select coalesce(sum(g.amount - g.refunded_amount), 0) from card_orders o join sandbox_orders g on g.id = o.provider_order_id
               where o.status = 'paid' and not exists (select from payments p where p.order_id = o.id)))`,
  },
  {
    name: 'confirmed sales without the amount due at booking',
    sql: `select count(*) from sales s where s.status = 'confirmed' and s.paid_amount < least(s.payable_now, s.claimed_amount)`,
  },
  {
    name: 'appointments without exactly one confirmation mail',
    sql: `select count(*) from appointments a join sales s on s.business_id = a.business_id and s.id = a.sale_id
          left join lateral (select count(*) as mails from outbox m where m.dedupe_key = 'booking-confirmed:' || a.id) m on true
          where s.status = 'confirmed' and a.status in ${ACTIVE} and m.mails <> 1`,
  },
  {
    name: 'due mails that were not sent',
    sql: `select count(*) from outbox where due_at <= now() and state <> 'sent'`,
  },
  {
    name: 'refunds that were not completed',
    sql: `select count(*) from refunds where status in ('requested', 'sent')`,
  },
  {
    name: 'gateway refunds that were sent twice',
    sql: `select count(*) from sandbox_orders g where g.refunded_amount <> (select coalesce(sum(amount), 0) from sandbox_refunds r where r.order_id = g.id)`,
  },
  {
    name: 'webhooks that were not applied',
    sql: `select count(*) from provider_events where applied_at is null`,
  },
  { name: 'jobs that failed for good', sql: `select count(*) from jobs.job where state = 'failed'` },
  {
    name: 'jobs that are overdue',
    sql: `select count(*) from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() - interval '30 seconds' and singleton_key is distinct from 'schedule' and name <> '__pgboss__send-it'`,
  },
];

async function countOf(pool: pg.Pool, { sql }: Invariant): Promise<number> {
  const { rows } = await pool.query<{ broken: string }>(`select broken from (${sql}) as found(broken)`);
  return Number(rows[0]?.broken ?? Number.NaN);
}

async function check(pool: pg.Pool, invariants: readonly Invariant[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) findings.push(none(invariant.name, await countOf(pool, invariant)));
  return findings;
}

export const checkAlways = (pool: pg.Pool): Promise<Finding[]> => check(pool, always);
export const checkWhenIdle = (pool: pg.Pool): Promise<Finding[]> => check(pool, [...always, ...whenIdle]);
