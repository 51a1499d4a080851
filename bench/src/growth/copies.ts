import { connect } from '@thyme/db';
import { maintainPartitions } from '@thyme/db/partitions';
import pg from 'pg';

/** How the database grows: more shops with guests of their own, or earlier years of the same shops with other guests. */
export type Growth = 'shops' | 'years';

/** What all shops share: copied rows refer to the same ones. */
const SHARED = ['places', 'trades', 'search_words', 'search_topics', 'sessions'];

/** What a shop has once, however many years it has been open. */
const OF_A_SHOP = [
  'businesses',
  'business_members',
  'work_hours',
  'chairs',
  'service_categories',
  'services',
  'service_pricings',
  'search_entries',
  'invoice_counters',
];

/** Columns that name a row of a generated database without a foreign key. */
const UNDECLARED: Readonly<Record<string, string>> = {
  'notifications.ref_id': 'appointments',
  'audit_entries.subject_id': 'appointments',
};

/** Values that may occur once: the copy's number makes another one. */
const DISTINCT: Readonly<Record<string, string>> = {
  'businesses.slug': `"slug" || '-copy-' || $1`,
  'users.email': `'copy-' || $1 || '-' || "email"`,
  'users.identify': 'gen_random_uuid()',
  'payments.provider_payment_id': `"provider_payment_id" || '-copy-' || $1`,
};

/** What came of appointments that are in the past only in the copy. */
const OF_EARLIER_YEARS: Readonly<Record<string, string>> = {
  'invoices.number': '"number" + $1::int * 100000',
  'appointments.status': `case when "status" in ('New', 'Accept') then 'Completed' else "status" end`,
  'appointments.completed_at': `case when "status" in ('New', 'Accept', 'Completed') then coalesce("completed_at", "ends_at") end`,
};

interface Column {
  table: string;
  name: string;
  type: string;
  identity: boolean;
}

interface Reference {
  table: string;
  name: string;
  target: string;
  column: string;
}

interface Index {
  table: string;
  drop: string;
  create: string;
}

async function columnsOf(client: pg.Client, shared: readonly string[]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, a.atttypid::regtype::text as type, a.attidentity <> '' as identity
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and c.relname <> all($1) order by c.relname, a.attnum`,
    [shared],
  );
  return rows;
}

async function referencesOf(client: pg.Client): Promise<Map<string, Reference>> {
  const { rows } = await client.query<Reference>(
    `select f.conrelid::regclass::text as table, a.attname as name, f.confrelid::regclass::text as target, b.attname as column
     from pg_constraint f cross join unnest(f.conkey, f.confkey) as k(own, other)
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.own
     join pg_attribute b on b.attrelid = f.confrelid and b.attnum = k.other
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.conrelid <> f.confrelid`,
  );
  return new Map(rows.map((row) => [`${row.table}.${row.name}`, row]));
}

/**
 * Indexes that no foreign key needs: they are built again when the rows are there, which takes a fraction of the time. An exclusion
 * constraint comes back as its index alone, because adding it would compare every row with the others.
 */
async function indexesOf(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select t.relname as table, case when c.oid is null then format('drop index public.%I', i.relname)
         else format('alter table public.%I drop constraint %I', t.relname, c.conname) end as drop,
       case when c.contype in ('p', 'u') then format('alter table public.%I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid))
         else replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') end as create
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     left join pg_constraint c on c.conindid = i.oid and c.conrelid = t.oid and c.contype in ('p', 'u', 'x')
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1)
       and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.oid)`,
    [tables],
  );
  return rows;
}

/** Checks hold by construction, and no read uses them. */
async function dropChecks(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('alter table public.%I drop constraint %I', t.relname, c.conname) as drop
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and t.relname = any($1)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
}

interface Copying {
  /** The table whose ids a column has, if the copy has others. */
  spaceOf(table: string, column: string): string | null;
  distinct: Readonly<Record<string, string>>;
  /** How much earlier each copy is than the one before. */
  days: number;
}

/** The statement that copies a table: $1 is the number of the copy, $2 how many ids each copy takes. */
function copyOf(table: string, columns: readonly Column[], { spaceOf, distinct, days }: Copying): string {
  const value = ({ name, type }: Column) => {
    const given = distinct[`${table}.${name}`] ?? `"${name}"`;
    if (days > 0 && type === 'timestamp with time zone') return `${given} - make_interval(days => $1::int * ${days})`;
    const space = spaceOf(table, name);
    if (!space) return given;
    const shift = `$1::int * ($2::jsonb ->> '${space}')::int`;
    return type === 'text' ? `("${name}"::int + ${shift})::text` : `"${name}" + ${shift}`;
  };
  const key = ['business_id', 'id', 'user_id', 'line_id'].find(
    (name) => columns.some((column) => column.name === name) && spaceOf(table, name),
  );
  if (!key) throw new Error(`No column tells the rows of ${table} from their copies.`);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const original = `"${key}" <= ($2::jsonb ->> '${spaceOf(table, key)}')::int`;
  return `insert into public."${table}" (${names}) overriding system value
    select ${columns.map(value).join(', ')} from public."${table}" where $1::int > 0 and ${original} order by "${key}"`;
}

/** Whole weeks that hold every appointment: earlier years end where these begin, on the same weekdays. */
async function daysOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ days: number }>(
    `select (7 * ceil(extract(epoch from max(ends_at) - min(starts_at)) / 604800))::int as days from appointments`,
  );
  return rows[0]?.days ?? 0;
}

interface Plan {
  tables: { name: string; copy: string; identity: string | undefined }[];
  /** The highest id of each table. */
  highest: Record<string, number>;
}

async function planOf(client: pg.Client, growth: Growth): Promise<Plan> {
  const references = await referencesOf(client);
  const shared = growth === 'shops' ? SHARED : [...SHARED, ...OF_A_SHOP];
  const spaceOf = (table: string, column: string): string | null => {
    const undeclared = UNDECLARED[`${table}.${column}`];
    if (undeclared) return undeclared;
    const reference = references.get(`${table}.${column}`);
    if (reference) return shared.includes(reference.target) ? null : spaceOf(reference.target, reference.column);
    return column === 'id' ? table : null;
  };
  const copying: Copying =
    growth === 'shops'
      ? { spaceOf, distinct: DISTINCT, days: 0 }
      : { spaceOf, distinct: { ...DISTINCT, ...OF_EARLIER_YEARS }, days: await daysOf(client) };
  const highest: Record<string, number> = {};
  const tables: Plan['tables'] = [];
  for (const [name, columns] of Map.groupBy(await columnsOf(client, shared), ({ table }) => table)) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`);
    if (!rowCount) continue;
    if (columns.some((column) => column.name === 'id')) {
      const { rows } = await client.query<{ id: number }>(`select max(id)::int as id from public."${name}"`);
      highest[name] = rows[0]?.id ?? 0;
    }
    const identity = columns.find((column) => column.identity)?.name;
    tables.push({ name, copy: copyOf(name, columns, copying), identity });
  }
  return { tables, highest };
}

/** Rows of different tables are written side by side: PostgreSQL uses one core for a connection. */
const AT_ONCE = 3;

async function sideBySide(url: string, work: readonly ((client: pg.Client) => Promise<unknown>)[]): Promise<void> {
  const waiting = [...work];
  const clients = Array.from({ length: AT_ONCE }, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      // Foreign keys hold by construction.
      await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
      for (let next = waiting.shift(); next; next = waiting.shift()) await next(client);
    } finally {
      await client.end();
    }
  });
  await Promise.all(clients);
}

/** Counters of a shop that triggers keep, which are off while rows are copied. */
const RECOUNTED = [
  `update invoice_counters c set last_number = (select max(number) from invoices i where i.business_id = c.business_id)
   where exists (select from invoices i where i.business_id = c.business_id)`,
  `update businesses b set (rating_sum, rating_count) =
     (select coalesce(sum(rating), 0), count(*) from reviews r where r.business_id = b.id)`,
];

/** Months of rows that are earlier than any before. */
async function addMonths(url: string): Promise<void> {
  const { db, close } = connect(url, { statementTimeoutMillis: 0 });
  try {
    await maintainPartitions(db);
  } finally {
    await close();
  }
}

/** Copies rows under new ids `copies` times: every shop and guest with all they have, or the appointments of every shop. Returns seconds. */
export async function addCopies(url: string, copies: number, growth: Growth): Promise<number> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { tables, highest } = await planOf(client, growth);
    const names = tables.map(({ name }) => name);
    const indexes = await indexesOf(client, names);
    for (const { drop } of indexes) await client.query(drop);
    await dropChecks(client, names);
    const copying = tables.map(({ copy }) => async (worker: pg.Client) => {
      for (let number = 1; number <= copies; number += 1) await worker.query(copy, [number, JSON.stringify(highest)]);
    });
    await sideBySide(url, copying);
    if (growth === 'years') await addMonths(url);
    const creating = [...Map.groupBy(indexes, ({ table }) => table).values()].map(
      (own) => async (worker: pg.Client) => {
        for (const { create } of own) await worker.query(create);
      },
    );
    await sideBySide(url, creating);
    for (const { name, identity } of tables.filter((table) => table.identity))
      await client.query(
        `select setval(pg_get_serial_sequence('public.${name}', '${identity}'), (select max("${identity}") from public."${name}"))`,
      );
    if (growth === 'years') for (const statement of RECOUNTED) await client.query(statement);
    await client.query('vacuum analyze');
    // Otherwise PostgreSQL goes on writing the copies while requests are measured.
    await client.query('checkpoint');
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}
