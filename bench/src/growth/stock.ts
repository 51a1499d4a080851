import { createHash, randomBytes } from 'node:crypto';
import { connect } from '@thyme/db';
import { maintainPartitions } from '@thyme/db/partitions';
import { sessions } from '@thyme/db/schema';
import { generate } from '@thyme/demo/generate';
import pg from 'pg';

const DAY = 86_400;
/** Shops and guests in the sample; enough that no row is cached better than another. */
const ASKED = 400;

export interface Sample {
  shops: { id: number; pricingId: number; token: string }[];
  guests: { token: string }[];
}

const PER_SHOP = 100;

/** Adds appointments with their sales, chairs and ledger, and a notification and an audit entry for each of the last year. */
export async function addAppointments(url: string, appointments: number, seed: number): Promise<number> {
  const { seconds } = await generate({ url, businesses: appointments / PER_SHOP, appointments, seed });
  const { db, pool, close } = connect(url, { statementTimeoutMillis: 0 });
  try {
    const started = performance.now();
    const client = await pool.connect();
    await client.query('begin');
    // Each row is written once, so that keys need not be claimed.
    await client.query('set local session_replication_role = replica');
    const recent = `from appointments a where a.created_at > now() - interval '11 months' and a.created_at < now()
      and a.id > (select coalesce(max(ref_id), 0) from notifications)`;
    const entries = await client.query(`insert into audit_entries (business_id, action, subject, subject_id, created_at)
      select a.business_id, 'accept', 'appointment', a.id::text, a.created_at ${recent}`);
    await client.query(`insert into notifications (recipient_id, business_id, status, title, message, ref_id, seen_at, created_at)
      select a.user_id, a.business_id, 'booking_confirmed', 'Your appointment is booked', 'See you then.', a.id, a.created_at, a.created_at ${recent}`);
    await client.query('commit');
    client.release();
    if (entries.rowCount === 0) throw new Error('No appointment of the last year was made.');
    await maintainPartitions(db);
    await pool.query('vacuum analyze');
    await pool.query('checkpoint');
    return seconds + (performance.now() - started) / 1000;
  } finally {
    await close();
  }
}

/** Shops with a logged-in desk user, and logged-in guests, spread over all stored rows. */
export async function takeSample(url: string): Promise<Sample> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: shops } = await client.query<{ id: number; pricingId: number; owner: number }>(
      `select distinct on (p.business_id) p.business_id as id, p.id as "pricingId", m.user_id as owner
       from service_pricings p join services s on s.business_id = p.business_id and s.id = p.service_id
       join business_members m on m.business_id = p.business_id and m.role = 'owner'
       where p.business_id % greatest(1, (select count(*) from businesses) / $1) = 0
         and not exists (select from service_groups g where g.business_id = s.business_id and g.service_id = s.id)
       order by p.business_id, p.id`,
      [ASKED],
    );
    const { rows: guests } = await client.query<{ id: number }>(
      `select distinct user_id as id from (select user_id from appointments where id % greatest(1, (select count(*) from appointments) / $1) = 0
         and user_id is not null) chosen`,
      [ASKED],
    );
    const tokens = await logIn(url, [...shops.map(({ owner }) => owner), ...guests.map(({ id }) => id)]);
    return {
      shops: shops.map(({ id, pricingId, owner }) => ({ id, pricingId, token: tokens.get(owner) ?? '' })),
      guests: guests.map(({ id }) => ({ token: tokens.get(id) ?? '' })),
    };
  } finally {
    await client.end();
  }
}

async function logIn(url: string, userIds: readonly number[]): Promise<Map<number, string>> {
  const tokens = new Map(userIds.map((id) => [id, randomBytes(32).toString('base64url')]));
  const { db, close } = connect(url);
  try {
    const now = Math.floor(Date.now() / 1000);
    const lasts = { createdAt: now, lastUsedAt: now, idleExpiresAt: now + DAY, expiresAt: now + DAY };
    const hash = (token: string) => createHash('sha256').update(token).digest();
    await db
      .insert(sessions)
      .values([...tokens].map(([userId, token]) => ({ userId, tokenHash: hash(token), ...lasts })));
    return tokens;
  } finally {
    await close();
  }
}
