import { importRows } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportKey } from '../store.ts';

const MOST = 200;

/** Most frequent names first. */
export async function listNames(
  db: Db,
  { businessId, importId }: ImportKey,
): Promise<{ kind: 'service' | 'person'; name: string; rows: number }[]> {
  const { rows } = await db.execute(sql`
    select n.kind, n.name, count(*)::int as rows from ${importRows} r
    cross join lateral (values ('person', r.parsed ->> 'person'), ('service', r.parsed ->> 'service')) as n(kind, name)
    where r.business_id = ${businessId} and r.import_id = ${importId} and coalesce(n.name, '') <> ''
    group by 1, 2 order by 1, 3 desc, 2 limit ${MOST}`);
  return rows as unknown as { kind: 'service' | 'person'; name: string; rows: number }[];
}
