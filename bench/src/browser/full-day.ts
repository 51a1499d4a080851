import pg from 'pg';

export const PEOPLE = 12;
export const APPOINTMENTS = 40;
const MINUTES = 15;
const FIRST_HOUR = 9;

export interface FullDay {
  businessId: number;
  date: string;
}

/** Fills a day of a demo shop: 12 people with 40 appointments each, back to back. */
export async function fillDay(databaseUrl: string, slug: string): Promise<FullDay> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; pricing: number; date: string }>(
      `select b.id, (select p.id from service_pricings p where p.business_id = b.id limit 1) as pricing,
         to_char((now() at time zone b.zone)::date + 40, 'YYYY-MM-DD') as date
       from businesses b where b.slug = $1`,
      [slug],
    );
    const [shop] = rows;
    if (!shop) throw new Error(`The marketplace has no shop ${slug}.`);
    const { id, pricing, date } = shop;
    await client.query(
      `insert into chairs (business_id, name, person, position)
       select $1, 'Bench ' || n, 'Person ' || n, 100 + n
       from generate_series(1, $2 - (select count(*)::int from chairs where business_id = $1 and active)) n`,
      [id, PEOPLE],
    );
    await client.query(
      `insert into work_hours (business_id, weekday, start_minute, end_minute)
       select $1, extract(dow from $2::date)::int, 540, 1200
       where not exists (select from work_hours where business_id = $1 and chair_id is null and weekday = extract(dow from $2::date)::int)`,
      [id, date],
    );
    await client.query('delete from closed_dates where business_id = $1 and date = $2', [id, date]);
    await client.query(
      `with places as (
         select c.id as chair, n, ($2::date + make_interval(hours => $5, mins => n * $4)) at time zone b.zone as starts
         from chairs c join businesses b on b.id = c.business_id, generate_series(0, $3 - 1) n
         where c.business_id = $1 and c.active
       ), guests as (
         select array(select id from users where user_type = 2 order by id limit 50) as ids
       ), booked as (
         insert into appointments (business_id, user_id, status, starts_at, ends_at, currency, sub_total, total_amount)
         select $1, ids[1 + (n + chair) % array_length(ids, 1)], 'Accept', starts, starts + make_interval(mins => $4), 'EUR', 3000, 3000
         from places, guests returning id, starts_at
       ), numbered as (
         select id, starts_at, row_number() over (partition by starts_at order by id) as nth from booked
       ), seated as (
         select chair, starts, row_number() over (partition by starts order by chair) as nth from places
       ), lines as (
         insert into appointment_lines (business_id, appointment_id, ser_pricing_id, chair_id, starts_at, duration_minutes, service_name, price)
         select $1, b.id, $6, s.chair, s.starts, $4, 'Cut & finish', 3000
         from numbered b join seated s on s.starts = b.starts_at and s.nth = b.nth returning id, chair_id, starts_at
       )
       insert into occupancies (business_id, chair_id, starts_at, ends_at, line_id)
       select $1, chair_id, starts_at, starts_at + make_interval(mins => $4), id from lines on conflict do nothing`,
      [id, date, APPOINTMENTS, MINUTES, FIRST_HOUR, pricing],
    );
    return { businessId: id, date };
  } finally {
    await client.end();
  }
}
