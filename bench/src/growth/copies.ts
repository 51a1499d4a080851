import pg from 'pg';

/** What all shops share: copied rows refer to the same ones. */
const SHARED = ['places', 'trades', 'search_words', 'search_topics', 'sessions'];

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

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, a.atttypid::regtype::text as type, a.attidentity <> '' as identity
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and c.relname <> all($1) order by c.relname, a.attnum`,
    [SHARED],
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
 * Indexes that no foreign key needs: they are built again when the rows are there, which takes a fraction of the time. Exclusion constraints
 * stay: adding one compares every row with the others.
 */
async function indexesOf(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select t.relname as table, case when c.oid is null then format('drop index public.%I', i.relname)
         else format('alter table public.%I drop constraint %I', t.relname, c.conname) end as drop,
       case when c.oid is null then replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ')
         else format('alter table public.%I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as create
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     left join pg_constraint c on c.conindid = i.oid and c.conrelid = t.oid and c.contype in ('p', 'u')
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and not x.indisexclusion
       and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.oid)`,
    [tables],
  );
  return rows;
}

/** The statement that copies a table: $1 is the number of the copy, $2 how many ids each copy takes. */
function copyOf(table: string, columns: readonly Column[], spaceOf: (table: string, column: string) => string | null) {
  const value = ({ name, type }: Column) => {
    const distinct = DISTINCT[`${table}.${name}`];
    if (distinct) return distinct;
    const space = spaceOf(table, name);
    if (!space) return `"${name}"`;
    const shift = `$1::int * ($2::jsonb ->> '${space}')::int`;
    return type === 'text' ? `("${name}"::int + ${shift})::text` : `"${name}" + ${shift}`;
  };
  const key = ['business_id', 'id', 'user_id'].find((name) => columns.some((column) => column.name === name));
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const original = `"${key}" <= ($2::jsonb ->> '${spaceOf(table, key ?? '')}')::int`;
  return `insert into public."${table}" (${names}) overriding system value
    select ${columns.map(value).join(', ')} from public."${table}" where $1::int > 0 and ${original} order by "${key}"`;
}

interface Plan {
  tables: { name: string; copy: string; identity: string | undefined }[];
  /** The highest id of each table. */
  highest: Record<string, number>;
}

async function planOf(client: pg.Client): Promise<Plan> {
  const references = await referencesOf(client);
  const spaceOf = (table: string, column: string): string | null => {
    const undeclared = UNDECLARED[`${table}.${column}`];
    if (undeclared) return undeclared;
    const reference = references.get(`${table}.${column}`);
    if (reference) return SHARED.includes(reference.target) ? null : spaceOf(reference.target, reference.column);
    return column === 'id' ? table : null;
  };
  const highest: Record<string, number> = {};
  const tables: Plan['tables'] = [];
  for (const [name, columns] of Map.groupBy(await columnsOf(client), ({ table }) => table)) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`);
    if (!rowCount) continue;
    if (columns.some((column) => column.name === 'id')) {
      const { rows } = await client.query<{ id: number }>(`select max(id)::int as id from public."${name}"`);
      highest[name] = rows[0]?.id ?? 0;
    }
    const identity = columns.find((column) => column.identity)?.name;
    tables.push({ name, copy: copyOf(name, columns, spaceOf), identity });
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

/** Copies every shop and guest with all of their rows, under new ids: `copies` times. Returns the seconds it took. */
export async function addCopies(url: string, copies: number): Promise<number> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { tables, highest } = await planOf(client);
    const names = tables.map(({ name }) => name);
    const indexes = await indexesOf(client, names);
    for (const { drop } of indexes) await client.query(drop);
    const copying = tables.map(({ copy }) => async (worker: pg.Client) => {
      for (let number = 1; number <= copies; number += 1) await worker.query(copy, [number, JSON.stringify(highest)]);
    });
    await sideBySide(url, copying);
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
    await client.query('vacuum analyze');
    return (performance.now() - started) / 1000;
  } finally {
    await client.end();
  }
}
