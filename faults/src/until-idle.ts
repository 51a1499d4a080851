import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Scheduled jobs and the scheduler's own queue are never done; after a kill the schedule repeats them. */
const ENDLESS = `select name from jobs.schedule union all values ('write-calendar'), ('__pgboss__send-it')`;

const PENDING = `
  select 'job ' || name || ' ' || state as what, count(*)::int as number from jobs.job
    where state in ('created', 'retry', 'active') and start_after <= now() + interval '40 seconds' and name not in (${ENDLESS}) group by 1
  union all select 'mail ' || state, count(*)::int from outbox where due_at <= now() and state in ('waiting', 'sending') group by 1
  union all select 'webhook to deliver', count(*)::int from sandbox_webhooks where delivered_at is null having count(*) > 0
  union all select 'webhook to apply', count(*)::int from provider_events where applied_at is null having count(*) > 0
  union all select 'payment to settle', count(*)::int from card_orders o join sandbox_orders g on g.id = o.provider_order_id
    where g.state = 'completed' and o.status <> 'paid' having count(*) > 0
  union all select 'refund', count(*)::int from refunds where status in ('requested', 'sent') having count(*) > 0`;

/** Waits until no work is pending and returns the seconds. After the time limit it returns too, and a check fails. */
export async function untilIdle(pool: pg.Pool, log: (line: string) => void, timeoutSeconds = 240): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let quiet = 0;
  let next = 30;
  while (seconds() < timeoutSeconds && quiet < 3) {
    const { rows } = await pool.query<{ what: string; number: number }>(PENDING);
    quiet = rows.length === 0 ? quiet + 1 : 0;
    if (seconds() > next) {
      log(`  pending after ${next} s: ${rows.map(({ what, number }) => `${number} ${what}`).join(', ')}`);
      next += 30;
    }
    await pause(500);
  }
  return Math.round(seconds());
}
