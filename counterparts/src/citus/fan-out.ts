import type pg from 'pg';
import { count, type Finding, holds } from '../../../faults/src/fault.ts';
import type { CitusDatabase } from './cluster.ts';

const ROUNDS = 30;

/** Statements as the features send them, with the number of shards they need. */
const ONE_SHARD: Record<string, string> = {
  'busy times of a month': `select chair_id, starts_at from occupancies where business_id = $1 and starts_at > now()`,
  'a shop with its hours and prices': `select b.name, (select json_agg(h.weekday) from work_hours h where h.business_id = $1),
    (select json_agg(p.price) from service_pricings p join services s on s.business_id = p.business_id and s.id = p.service_id where p.business_id = $1)
    from businesses b where b.id = $1`,
  'the desk’s day': `select a.id, u.first_name from appointments a join users u on u.id = a.user_id
    where a.business_id = $1 and a.starts_at between now() and now() + interval '1 day'`,
  'lock a sale': `select id from sales where business_id = $1 and id = 1 for update`,
  'cancel an appointment': `update appointments set status = status where business_id = $1 and id = 1`,
};

const ALL_SHARDS: Record<string, string> = {
  'an appointment by its id alone': `select business_id from appointments where id = $1`,
  'a guest’s appointments': `select id from appointments where user_id = $1 order by starts_at desc limit 18`,
  'search: the best shops': `select business_id from search_entries order by rating desc, rating_count desc, seniority desc limit 20 offset $1::int * 0`,
  'a voucher by its code': `select id from sold_vouchers where voucher_code = $1::int::text`,
  'changed pages, twice a second': `select business_id, version from page_announcements where announced_at > now() - interval '2 minutes' and business_id >= $1`,
  'holds that expired': `delete from holds where expires_at < to_timestamp($1)`,
};

async function tasksOf(client: pg.PoolClient, text: string, id: number): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text.replaceAll('$1', String(id))}`);
  const found = /Task Count: (\d+)/.exec(rows.map((row) => row['QUERY PLAN']).join('\n'));
  return Number(found?.[1] ?? 0);
}

async function medianMs(client: pg.PoolClient, text: string, id: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await client.query(text, [id]);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

export async function listFanOut({ fixture }: CitusDatabase): Promise<Finding[]> {
  const client = await fixture.pool.connect();
  const id = fixture.seed.shops[0]?.id ?? 0;
  const findings: Finding[] = [];
  try {
    for (const [what, text] of Object.entries(ONE_SHARD)) {
      const tasks = await tasksOf(client, text, id);
      const ms = (await medianMs(client, text, id)).toFixed(1);
      findings.push(holds(`one shard: ${what}`, tasks === 1, `${tasks} task, ${ms} ms`));
    }
    for (const [what, text] of Object.entries(ALL_SHARDS)) {
      const tasks = await tasksOf(client, text, id);
      findings.push(
        count(`all shards: ${what}`, `${tasks} tasks, ${(await medianMs(client, text, id)).toFixed(1)} ms`),
      );
    }
  } finally {
    client.release();
  }
  return findings;
}
