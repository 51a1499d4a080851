import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@thyme/db';
import { generate } from '@thyme/demo/generate';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '@thyme/demo/logins';
import pg from 'pg';
import { type HeapWatch, type Memory, watchHeap } from './load/heap.ts';
import type { Bench, Context } from './measuring/figure.ts';
import { sendQuery } from './measuring/graphql-load.ts';
import { startServer } from './server.ts';

/** A part of the whole for a busy machine: IMPORT_SHARE=0.1 npm run bench -- imports */
const SHARE = Number(process.env.IMPORT_SHARE ?? 1);
const CLIENTS = Math.round(100_000 * SHARE);
const APPOINTMENTS = Math.round(200_000 * SHARE);
/** One appointment in this many is in the future. */
const COMING = 100;
const OWNER = 'owner@imports.example';

async function prepare(url: string): Promise<number> {
  await migrate(url);
  await generate({ url, businesses: 1, appointments: 10 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from business_members');
    const { rows } = await client.query<{ id: number }>(
      `with owner as (insert into users (user_type, first_name, last_name, email, password_hash) values (1, 'Orla', 'Walsh', $1, $2) returning id)
       insert into business_members (business_id, user_id, role) select b.id, o.id, 'owner' from businesses b, owner o limit 1 returning business_id as id`,
      [OWNER, DEMO_PASSWORD_HASH],
    );
    return rows[0]?.id ?? 0;
  } finally {
    await client.end();
  }
}

/** Counts the rows that an import must not change. */
async function countAll(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*) from users where deleted_at is null) as guests, (select count(*) from guest_statuses) as statuses,
        (select count(*) from appointments where status <> 'Lapsed') as appointments, (select count(*) from occupancies) as times,
        (select coalesce(sum(amount), 0) from ledger_entries where side = 'claim') as owed`,
    );
    return JSON.stringify(rows[0]);
  } finally {
    await client.end();
  }
}

const phone = (index: number) => `08${5 + (index % 3)}${String(1_000_000 + index).slice(-7)}`;
const clientsFile = () =>
  `First Name,Last Name,Mobile Number,Email,Date of Birth,Note\n${Array.from({ length: CLIENTS }, (_, index) => `Ann${index},Day,${phone(index)},guest${index}@mail.example,04/07/1988,"likes ${index}"`).join('\n')}\n`;
const stamp = (index: number) => {
  const days = index % COMING === 0 ? 2 + index / COMING : -2 - (index % 700);
  const date = new Date(Date.now() + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
  return `${date} ${String(9 + (index % 8)).padStart(2, '0')}:00`;
};
const appointmentsFile = () =>
  `Client,Mobile,Date,Service,Duration,Price\n${Array.from({ length: APPOINTMENTS }, (_, index) => `Ann${index % CLIENTS} Day,${phone(index % CLIENTS)},${stamp(index)},Cut and finish,45,48.00`).join('\n')}\n`;

interface State {
  status: string;
  failure: string;
  counts: { added: number; left: number; kept: number } | null;
  columns: { field: string }[];
  problems: { code: string; choices: { choice: string }[] }[];
}

function desk(address: string, token: string, business: number) {
  const ask = async <Data>(query: string, variables: object) =>
    (await sendQuery<Data>(address, { query, variables: { b: business, ...variables }, token })).data;
  const read = async (id: number) =>
    (
      await ask<{ desk_import: State }>(
        'query($b: Int!, $id: Int!) { desk_import(business_id: $b, id: $id) { status failure counts { added left kept } columns { field } problems { code choices { choice } } } }',
        { id },
      )
    ).desk_import;
  const until = async (id: number, status: string): Promise<State> => {
    for (;;) {
      const state = await read(id);
      if (state.status === status) return state;
      if (state.failure !== '') throw new Error(state.failure);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const start = (name: string, id: number, more = '', given = '', variables = {}) =>
    ask(`mutation($b: Int!, $id: Int!${more}) { ${name}(business_id: $b, id: $id${given}) { status message } }`, {
      id,
      ...variables,
    });
  return {
    async bring(kind: string, text: string): Promise<number> {
      const form = new FormData();
      form.append('business_id', String(business));
      form.append('kind', kind);
      form.append('file', new Blob([text]), `${kind}.csv`);
      const sent = await fetch(`${address}/desk/imports`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      const { id } = (await sent.json()) as { id: number };
      const { columns } = await read(id);
      await start('desk_import_map', id, ', $f: [String!]!', ', fields: $f, date_order: "day-first"', {
        f: columns.map(({ field }) => field),
      });
      const { problems } = await until(id, 'checked');
      for (const {
        code,
        choices: [first],
      } of problems)
        if (first)
          await start('desk_import_decide', id, ', $p: String!, $c: String!', ', problem: $p, choice: $c', {
            p: code,
            c: first.choice,
          });
      await start('desk_import_run', id);
      await until(id, 'done');
      return id;
    },
    async undo(id: number): Promise<number> {
      await start('desk_import_undo', id);
      return (await until(id, 'undone')).counts?.kept ?? 0;
    },
  };
}

/** The peak of memory in use during the work, measured after garbage collections. */
async function watching<Result>(heap: HeapWatch, work: () => Promise<Result>) {
  let most: Memory = { heap: 0, resident: 0 };
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const now = await heap.collect();
      most = { heap: Math.max(most.heap, now.heap), resident: Math.max(most.resident, now.resident) };
      await pause(2_000);
    }
  };
  const watched = watch();
  try {
    const result = await work();
    return { result, most };
  } finally {
    isDone = true;
    await watched;
  }
}

async function measure(context: Context) {
  let business = 0;
  const heap = watchHeap(join(context.scratch, 'imports-heap'));
  const server = await startServer(context, {
    name: 'imports',
    processes: 1,
    env: heap.env,
    prepare: async (url) => {
      business = await prepare(url);
    },
  });
  try {
    const { data } = await sendQuery<{ desk_login: { access_token: string } }>(server.address, {
      query: 'mutation($u: String!, $p: String!) { desk_login(username: $u, password: $p) { access_token } }',
      variables: { u: OWNER, p: DEMO_PASSWORD },
    });
    const before = await countAll(server.databaseUrl);
    const quiet = await heap.collect();
    const owner = desk(server.address, data.desk_login.access_token, business);
    const timed = async <Result>(work: () => Promise<Result>) => {
      const from = performance.now();
      return { result: await work(), minutes: (performance.now() - from) / 60_000 };
    };
    const { result, most } = await watching(heap, async () => {
      const clients = await timed(() => owner.bring('clients', clientsFile()));
      const appointments = await timed(() => owner.bring('appointments', appointmentsFile()));
      const undone = await timed(
        async () => (await owner.undo(appointments.result)) + (await owner.undo(clients.result)),
      );
      return { clients, appointments, undone };
    });
    const { clients, appointments, undone } = result;
    const isAsBefore = (await countAll(server.databaseUrl)) === before;
    context.say(
      `  ${CLIENTS} clients in ${clients.minutes.toFixed(1)} min, ${APPOINTMENTS} appointments in ${appointments.minutes.toFixed(1)} min, undone in ${undone.minutes.toFixed(1)} min; ${isAsBefore ? 'everything as before' : 'NOT as before'}`,
    );
    context.say(
      `  live objects: ${quiet.heap.toFixed(0)} MB before, ${most.heap.toFixed(0)} MB at most; resident: ${quiet.resident.toFixed(0)} and ${most.resident.toFixed(0)} MB`,
    );
    return {
      minutes: clients.minutes + appointments.minutes,
      undo: undone.minutes,
      growth: most.heap - quiet.heap,
      left: undone.result + (isAsBefore ? 0 : 1),
    };
  } finally {
    await server.stop();
  }
}

/** A business moves in with its whole list and history, and back out again. */
export const imports: Bench = {
  name: 'imports',
  onlyWhenNamed: true,
  async run(context) {
    const { minutes, undo, growth, left } = await measure(context);
    const size = `${CLIENTS} clients and ${APPOINTMENTS} appointments`;
    return [
      { what: `${size}, imported`, value: minutes, unit: 'min', budget: 10, better: 'less' },
      { what: `${size}, undone`, value: undo, unit: 'min', budget: 10, better: 'less' },
      { what: 'live objects that the server has meanwhile', value: growth, unit: 'MB', budget: 100, better: 'less' },
      { what: 'what an undo leaves behind', value: left, unit: 'rows', budget: 0, better: 'less' },
    ];
  },
};
