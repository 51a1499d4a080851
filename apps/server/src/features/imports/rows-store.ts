import { importRows, imports } from '@thyme/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { ImportKey, ImportRow } from './store.ts';

/** The owner's decision on a problem of row `r` of import `i`. */
const answerTo = (problem: SQL) =>
  sql`coalesce(case when ${problem} = 'shared-contact' then r.choice end, i.decisions ->> ${problem}, 'leave')`;

/** Condition: row `r` is imported, because all its problems are resolved. */
export const isTaken = sql`not exists (select from unnest(r.problems) p where ${answerTo(sql`p`)} = 'leave')`;

/** Condition: row `r` is about a guest who already exists, here or in an earlier row. */
export const isMerge = sql`(coalesce(r.parsed ->> 'known', '') = 'true' or (r.matched_guest is not null or r.matched_row is not null)
  and not ('shared-contact' = any(r.problems) and ${answerTo(sql`'shared-contact'`)} = 'separate'))`;

/** Rows of an import with the import itself, as `r` and `i`. */
export const fromRows = ({ businessId, importId }: ImportKey) => sql`${importRows} r
  join ${imports} i on i.business_id = r.business_id and i.id = r.import_id
  where r.business_id = ${businessId} and r.import_id = ${importId}`;

type Found = Pick<ImportRow, 'rowNumber' | 'cells' | 'problems' | 'warnings' | 'parsed' | 'choice'> & {
  matched: string | null;
};

/** Rows in order: imported ones or others, or those with one problem. */
export async function takenRows(
  db: Db,
  key: ImportKey,
  {
    isTaken: wanted,
    problem,
    after,
    limit,
  }: { isTaken: boolean | null; problem: string | null; after: number; limit: number },
): Promise<Found[]> {
  const { rows } = await db.execute(sql`
    select r.row_number as "rowNumber", r.cells, r.problems, r.warnings, r.parsed, r.choice,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = r.matched_guest),
        (select trim((m.parsed ->> 'firstName') || ' ' || (m.parsed ->> 'lastName')) from ${importRows} m
          where m.business_id = r.business_id and m.import_id = r.import_id and m.row_number = r.matched_row)) as matched
    from ${fromRows(key)} and r.row_number > ${after}
      ${wanted === null ? sql`` : sql`and (${isTaken}) = ${wanted}`}
      ${problem === null ? sql`` : sql`and (${problem} = any(r.problems) or ${problem} = any(r.warnings))`}
    order by r.row_number limit ${limit}`);
  return rows as unknown as Found[];
}

export interface Totals {
  ready: number;
  same: number;
  need: number;
  coming: number;
}

/** How many rows are new, known and in need of a decision, by the decisions so far. */
export async function countRows(db: Db, key: ImportKey, now: number): Promise<Totals> {
  const { rows } = await db.execute(sql`
    select count(*) filter (where taken and not merged)::int as ready, count(*) filter (where taken and merged)::int as same,
      count(*) filter (where not taken)::int as need,
      count(*) filter (where taken and starts > ${now})::int as coming
    from (select ${isTaken} as taken, ${isMerge} as merged, (r.parsed ->> 'startsAt')::float8 as starts from ${fromRows(key)}) counted`);
  return (rows[0] as unknown as Totals | undefined) ?? { ready: 0, same: 0, need: 0, coming: 0 };
}

export interface ProblemGroup {
  code: string;
  rows: number;
  first: number;
  isWarning: boolean;
}

/** The problems of an import, and the first row with each. */
export async function listProblems(db: Db, key: ImportKey): Promise<ProblemGroup[]> {
  const { rows } = await db.execute(sql`
    select code, is_warning as "isWarning", count(*)::int as rows, min(row_number)::int as first
    from (select unnest(r.problems) as code, false as is_warning, r.row_number from ${fromRows(key)}
      union all select unnest(r.warnings), true, r.row_number from ${fromRows(key)}) found
    group by code, is_warning order by is_warning, rows desc, code`);
  return rows as unknown as ProblemGroup[];
}
