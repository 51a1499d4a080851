import type pg from 'pg';

const ours = (column: string) => `${column} = 'public'::regnamespace`;
const ofExtension = (table: string, oid: string) =>
  `exists (select from pg_depend d where d.classid = '${table}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** PostgreSQL's catalogue of the schema, one sentence per object. The order of a table's columns is ignored. */
export async function readCatalog(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ item: string }>(`
    select format('column %s.%s %s%s%s%s default %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' end, ' ' || nullif(a.attidentity::text, ''), ' ' || nullif(a.attgenerated::text, ''),
        pg_get_expr(d.adbin, d.adrelid)) as item
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p') and ${ours('c.relnamespace')}
    union all
    select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where ${ours('connamespace')}
    union all
    select format('index %s', pg_get_indexdef(i.indexrelid))
      from pg_index i join pg_class c on c.oid = i.indrelid where ${ours('c.relnamespace')}
    union all
    select format('partitioned %s %s', partrelid::regclass, pg_get_partkeydef(partrelid)) from pg_partitioned_table
    union all
    select format('sequence %s', c.relname) from pg_class c where c.relkind = 'S' and ${ours('c.relnamespace')}
    union all
    select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
      where ${ours('p.pronamespace')} and not ${ofExtension('pg_proc', 'p.oid')}
    union all
    select format('trigger %s %s', t.tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${ours('c.relnamespace')}
    union all
    select format('type %s', t.typname) from pg_type t
      where ${ours('t.typnamespace')} and t.typtype in ('e', 'd', 'r') and not ${ofExtension('pg_type', 't.oid')}
    union all
    select format('extension %s', extname) from pg_extension
    union all
    select format('migration %s', hash) from drizzle.__drizzle_migrations
    union all
    select format('functions %s %s %s', name, hash, objects) from drizzle.function_files
    order by 1`);
  return rows.map(({ item }) => item);
}
