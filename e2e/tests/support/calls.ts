import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ArrangedCall {
  room: string;
  guestToken: string;
  shopToken: string;
  guestId: number;
  businessName: string;
  ownerFirstName: string;
}

/** Connects to the marketplace's database, for states that no screen can produce. */
export async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Logs a person in, also one who has no login. */
export async function openSession(client: pg.Client, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (user_id, token_hash, created_at, last_used_at, idle_expires_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day', now() + interval '2 days')`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** A new guest and the owner of a shop, with a consultation call `inMinutes` from now. */
export async function arrangeCall(inMinutes = 4): Promise<ArrangedCall> {
  return withDatabase(async (client) => {
    const one = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row> => {
      const { rows } = await client.query<Row>(sql, values);
      if (!rows[0]) throw new Error(`Nothing came back: ${sql}`);
      return rows[0];
    };
    const shop = await one<{ id: number; name: string; user_id: number; first_name: string }>(
      `select b.id, b.name, m.user_id, u.first_name from businesses b
       join business_members m on m.business_id = b.id and m.role = 'owner' join users u on u.id = m.user_id
       where b.video_vetting order by b.id limit 1`,
    );
    const room = randomBytes(24).toString('base64url');
    const guest = await one<{ id: number }>(
      `insert into users (user_type, first_name, last_name, email) values (2, 'Niamh', 'Byrne', $1) returning id`,
      [`call-${room.toLowerCase()}@mail.example`],
    );
    await client.query('insert into client_details (user_id) values ($1)', [guest.id]);
    const appointment = await one<{ id: number }>(
      `insert into appointments (business_id, user_id, status, currency, starts_at, ends_at)
       values ($1, $2, 'New', 'EUR', now() + interval '3 days', now() + interval '73 hours') returning id`,
      [shop.id, guest.id],
    );
    await client.query(
      `insert into video_rooms (business_id, id, appointment_id, guest_id, starts_at, ends_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 minute', now() + ($5 + 15) * interval '1 minute')`,
      [shop.id, room, appointment.id, guest.id, inMinutes],
    );
    return {
      room,
      guestToken: await openSession(client, guest.id),
      shopToken: await openSession(client, shop.user_id),
      guestId: guest.id,
      businessName: shop.name,
      ownerFirstName: shop.first_name,
    };
  });
}
