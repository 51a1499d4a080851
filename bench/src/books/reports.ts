import { generate } from '@thyme/demo/generate';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '@thyme/demo/logins';
import pg from 'pg';
import type { Bench, Context } from '../measuring/figure.ts';
import { percentile, sendQuery } from '../measuring/graphql-load.ts';
import { startStocked } from '../server.ts';

/** A part of the whole for a busy machine: REPORTS_SHARE=0.01 npm run bench -- reports */
const APPOINTMENTS = Math.round(1_000_000 * Number(process.env.REPORTS_SHARE ?? 1));
/** Busy shops: about three years of a salon with four people each. */
const BUSINESSES = 100;
const OWNER = 'owner@reports.example';
const ROUNDS = 60;

const REPORTS = `query($b: Int!, $from: String!, $to: String!) {
  desk_reports(business_id: $b, from: $from, to: $to) { key total before rows { label values } }
}`;

/** One owner for all shops instead of those that the generator made. */
async function insertOwner(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from business_members');
    const { rows } = await client.query<{ id: number }>(
      `with owner as (insert into users (user_type, first_name, last_name, email, password_hash) values (1, 'Orla', 'Walsh', $1, $2) returning id)
       insert into business_members (business_id, user_id, role)
       select b.id, o.id, 'owner' from businesses b, owner o returning business_id as id`,
      [OWNER, DEMO_PASSWORD_HASH],
    );
    await client.query('analyze');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function measure(context: Context): Promise<{ first: number; all: number }> {
  let shops: number[] = [];
  const server = await startStocked(context, 'reports', async (url) => {
    const { seconds } = await generate({ url, businesses: BUSINESSES, appointments: APPOINTMENTS });
    context.say(`  ${APPOINTMENTS} appointments in ${BUSINESSES} shops, made in ${seconds.toFixed(0)} s`);
    shops = await insertOwner(url);
  });
  try {
    const { data } = await sendQuery<{ desk_login: { access_token: string } }>(server.address, {
      query: 'mutation($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }',
      variables: { u: OWNER, p: DEMO_PASSWORD },
    });
    const token = data.desk_login.access_token;
    const ask = (b: number) =>
      sendQuery(server.address, { query: REPORTS, variables: { b, from: day(-30), to: day(0) }, token });
    const chosen = shops.slice(0, 20);
    const first: number[] = [];
    // The first look posts what was paid; afterwards the figures are there.
    for (const shop of chosen) first.push((await ask(shop)).milliseconds);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push((await ask(chosen[round % chosen.length] ?? 0)).milliseconds);
    context.say(
      `  all eight reports of a month: p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms; first look p95 ${percentile(first, 0.95).toFixed(0)} ms`,
    );
    return { first: percentile(first, 0.95), all: percentile(times, 0.95) };
  } finally {
    await server.stop();
  }
}

export const bookReports: Bench = {
  name: 'reports',
  async run(context) {
    const { all } = await measure(context);
    return [
      {
        what: `all reports of a month with the month before, ${APPOINTMENTS.toLocaleString('en')} appointments stored, 95th percentile`,
        value: all,
        unit: 'ms',
        budget: 300,
        better: 'less',
      },
    ];
  },
};
