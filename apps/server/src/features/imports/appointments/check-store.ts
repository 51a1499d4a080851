import { appointments, guestStatuses, importRows, occupancies, users } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportKey } from '../store.ts';

/**
 * Resolves rows that have only a name: the one guest of that name, or one new guest for all rows of it. If several
 * guests have the name, the row stays unresolved.
 */
export async function matchByName(db: Db, { businessId, importId }: ImportKey): Promise<void> {
  const bare = sql`r.business_id = ${businessId} and r.import_id = ${importId} and r.mobile is null and r.email is null and r.name_key <> ''`;
  await db.execute(sql`
    with here as (
      select fold_text(trim(u.first_name || ' ' || u.last_name)) as name, min(u.id) as id, count(*) as guests
      from ${users} u where u.deleted_at is null and u.user_type = 2 and u.id in (
        select user_id from ${guestStatuses} where business_id = ${businessId} and not is_nameless
        union select user_id from ${appointments} where business_id = ${businessId} and status not in ('Held', 'Lapsed'))
      group by 1)
    update ${importRows} r set matched_guest = case when here.guests = 1 then here.id end,
      problems = case when here.guests > 1 then r.problems || '{unclear-guest}'::text[] else r.problems end
    from here where ${bare} and here.name = r.name_key`);
  await db.execute(sql`
    with first as (select r.row_number, min(r.row_number) over (partition by r.name_key) as same from ${importRows} r
      where ${bare} and r.matched_guest is null)
    update ${importRows} r set matched_row = first.same from first
    where ${bare} and r.row_number = first.row_number and first.same < first.row_number`);
}

/** Upcoming appointments that overlap another one, in the calendar or in the file: a warning, never a refusal. */
export async function findClashes(db: Db, { businessId, importId }: ImportKey, now: number): Promise<void> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  await db.execute(sql`
    with coming as (
      select r.row_number, (r.parsed ->> 'chairId')::int as chair, to_timestamp((r.parsed ->> 'startsAt')::float8) as starts,
        to_timestamp((r.parsed ->> 'endsAt')::float8) as ends
      from ${importRows} r where ${own} and (r.parsed ->> 'isComing')::boolean and (r.parsed ->> 'startsAt')::float8 > ${now})
    update ${importRows} r set warnings = r.warnings || '{clash}'::text[] from coming c
    where ${own} and r.row_number = c.row_number and (
      exists (select from ${occupancies} o where o.business_id = ${businessId} and o.chair_id = c.chair and o.during && tstzrange(c.starts, c.ends))
      or exists (select from coming d where d.row_number < c.row_number and d.chair = c.chair and d.starts < c.ends and d.ends > c.starts))`);
}
