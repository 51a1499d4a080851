import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** What runs by the clock is never done, nor is the queue's own sending of it: what a kill leaves there is repeated by the clock. */
const ENDLESS = `select name from jobs.schedule union all values ('write-calendar'), ('__pgboss__send-it')`;

const WAITING = `
  select 'job ' || name || ' ' || state as what, count(*)::int as number from jobs.job
    where state in ('created', 'retry', 'active') and start_after <= now() + interval '40 seconds' and name not in (${ENDLESS}) group by 1
  union all select 'mail ' || state, count(*)::int from outbox where due_at <= now() and state in ('waiting', 'sending') group by 1
  union all select 'message of the gateway', count(*)::int from sandbox_webhooks where delivered_at is null having count(*) > 0
  union all select 'message to apply', count(*)::int from provider_events where applied_at is null having count(*) > 0
  union all select 'payment to hear of', count(*)::int from card_orders o join sandbox_orders g on g.id = o.provider_order_id
    where g.state = 'completed' and o.status <> 'paid' having count(*) > 0
  union all select 'refund', count(*)::int from refunds where status in ('requested', 'sent') having count(*) > 0`;

/** Waits until nothing waits any more, and answers how many seconds that took. Gives up after a while: then a check fails. */
export async function untilAtRest(pool: pg.Pool, say: (line: string) => void, patienceSeconds = 240): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let calm = 0;
  let next = 30;
  while (seconds() < patienceSeconds && calm < 3) {
    const { rows } = await pool.query<{ what: string; number: number }>(WAITING);
    calm = rows.length === 0 ? calm + 1 : 0;
    if (seconds() > next) {
      say(`  after ${next} s waiting: ${rows.map(({ what, number }) => `${number} ${what}`).join(', ')}`);
      next += 30;
    }
    await pause(500);
  }
  return Math.round(seconds());
}
