import { appointments, guestStatuses, importRows, users } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { ImportKey } from '../store.ts';

export interface CheckedRow {
  rowNumber: number;
  parsed: { firstName: string; lastName: string; mobile: string | null; email: string | null };
  problems: readonly string[];
  warnings?: readonly string[];
}

/** Stores the parsed values of a batch of rows. Earlier matches and decisions are reset. */
export async function saveChecked(
  db: Db,
  { businessId, importId }: ImportKey,
  rows: readonly CheckedRow[],
): Promise<void> {
  await db.execute(sql`
    update ${importRows} r set parsed = c.parsed, problems = array(select jsonb_array_elements_text(c.problems)),
      warnings = array(select jsonb_array_elements_text(coalesce(c.warnings, '[]'))),
      mobile = c.parsed ->> 'mobile', email = c.parsed ->> 'email', matched_guest = null, matched_row = null, choice = null,
      name_key = fold_text(trim((c.parsed ->> 'firstName') || ' ' || (c.parsed ->> 'lastName')))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c("rowNumber" integer, parsed jsonb, problems jsonb, warnings jsonb)
    where r.business_id = ${businessId} and r.import_id = ${importId} and r.row_number = c."rowNumber"`);
}

/** Query of the shop's guests for comparison: `here`. */
const guestsHere = (businessId: number) => sql`here as (
  select u.id, u.mobile, coalesce(u.email, u.contact_email) as email, fold_text(trim(u.first_name || ' ' || u.last_name)) as name
  from ${users} u where u.deleted_at is null and u.user_type = 2 and u.id in (
    select user_id from ${guestStatuses} where business_id = ${businessId} and not is_nameless
    union select user_id from ${appointments} where business_id = ${businessId} and status not in ('Held', 'Lapsed')))`;

/**
 * Finds guests who already exist or appear twice in the file: the same number or address. With the same name it is one
 * person; with another it may be a family member, and the owner decides.
 */
export async function findDuplicates(db: Db, { businessId, importId }: ImportKey): Promise<void> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  await db.execute(sql`
    with ${guestsHere(businessId)}, found as (
      select r.row_number, h.id, h.name <> r.name_key as differs from ${importRows} r join here h on h.mobile = r.mobile where ${own}
      union all
      select r.row_number, h.id, h.name <> r.name_key from ${importRows} r join here h on h.email = r.email where ${own}
    ), best as (select distinct on (row_number) * from found order by row_number, differs, id)
    update ${importRows} r set matched_guest = best.id,
      problems = case when best.differs then r.problems || '{shared-contact}'::text[] else r.problems end
    from best where ${own} and r.row_number = best.row_number`);
  await db.execute(sql`
    with own as (select r.row_number, r.matched_guest, r.problems,
        case when r.mobile is not null then min(r.row_number) over (partition by r.mobile, r.name_key) end as same_mobile,
        case when r.email is not null then min(r.row_number) over (partition by r.email, r.name_key) end as same_email,
        case when r.mobile is not null then min(r.row_number) over (partition by r.mobile) end as any_mobile,
        case when r.email is not null then min(r.row_number) over (partition by r.email) end as any_email
      from ${importRows} r where ${own}),
    best as (select row_number, matched_guest, 'shared-contact' = any(problems) as is_asked,
        least(same_mobile, same_email) as same, least(any_mobile, any_email) as any from own)
    update ${importRows} r set matched_row = case when best.same < best.row_number then best.same else best.any end,
      matched_guest = null,
      problems = case when best.same < best.row_number then array_remove(r.problems, 'shared-contact')
        else r.problems || '{shared-contact}'::text[] end
    from best where ${own} and r.row_number = best.row_number
      and ((best.same < best.row_number and (best.matched_guest is null or best.is_asked))
        or (best.any < best.row_number and best.matched_guest is null))`);
}

/**
 * Resolves guests who were created since the file was checked and have the same name. Guests who were merged since
 * resolve to the merged one, and erased ones become new again.
 */
export async function matchAgain(db: Db, { businessId, importId }: ImportKey): Promise<void> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  await db.execute(sql`update ${importRows} r set matched_guest = u.merged_into,
      problems = case when u.merged_into is null then array_remove(r.problems, 'shared-contact') else r.problems end
    from ${users} u where ${own} and u.id = r.matched_guest and u.deleted_at is not null`);
  await db.execute(sql`
    with ${guestsHere(businessId)}, found as (
      select r.row_number, h.id from ${importRows} r join here h on h.mobile = r.mobile and h.name = r.name_key where ${own}
      union all
      select r.row_number, h.id from ${importRows} r join here h on h.email = r.email and h.name = r.name_key where ${own}
    ), best as (select row_number, min(id) as id from found group by row_number)
    update ${importRows} r set matched_guest = best.id, problems = array_remove(r.problems, 'shared-contact'), matched_row = null
    from best where ${own} and r.row_number = best.row_number and r.matched_guest is null`);
}
