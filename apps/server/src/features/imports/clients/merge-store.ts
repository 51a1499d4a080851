import { guestStatuses, importRows, imports, users } from '@thyme/db/schema';
import { guestLimits, MOST_TAGS } from '@thyme/domain/guests';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isTaken } from '../rows-store.ts';
import type { ImportKey } from '../store.ts';

const joined = (mine: SQL, theirs: SQL, most: number) =>
  sql`left(case when ${theirs} = '' or position(${theirs} in ${mine}) > 0 then ${mine} when ${mine} = '' then ${theirs}
    else ${mine} || E'\n' || ${theirs} end, ${most})`;

const note = sql`coalesce(g.note, '')`;
const allergies = sql`coalesce(g.allergies, '')`;
const tags = sql`coalesce(g.tags, '{}')`;
const added = (name: SQL) => sql`coalesce(r.parsed ->> ${name}, '')`;

/** The values of a guest before and after a merge: empty values are filled, others are kept. */
const before = sql`jsonb_build_object('mobile', u.mobile, 'email', u.contact_email, 'note', ${note}, 'allergies', ${allergies},
  'tags', to_jsonb(${tags}))`;
const after = sql`jsonb_build_object(
  'mobile', case when u.email is null then coalesce(u.mobile, r.parsed ->> 'mobile') else u.mobile end,
  'email', case when u.email is null then coalesce(u.contact_email, r.parsed ->> 'email') end,
  'note', ${joined(note, added(sql`'note'`), guestLimits.note)},
  'allergies', ${joined(allergies, added(sql`'allergies'`), guestLimits.allergies)},
  'tags', to_jsonb((${tags} || array(select t from jsonb_array_elements_text(coalesce(r.parsed -> 'tags', '[]')) t
    where not exists (select from unnest(${tags}) k where lower(k) = lower(t))))[1:${sql.raw(String(MOST_TAGS))}]))`;

const rowsWithGuests = ({ businessId, importId }: ImportKey) => sql`${importRows} r
  join ${imports} i on i.business_id = r.business_id and i.id = r.import_id
  join ${users} u on u.id = r.guest and u.deleted_at is null
  left join ${guestStatuses} g on g.business_id = r.business_id and g.user_id = r.guest
  where r.business_id = ${businessId} and r.import_id = ${importId}`;

/** Stores the values of `next` (guest and values `v`) on the guests and their records at the business. */
const write = (businessId: number, now: number) => sql`person as (
    update ${users} u set mobile = v ->> 'mobile', contact_email = v ->> 'email', updated_at = to_timestamp(${now})
    from next where u.id = next.guest and u.email is null
      and (u.mobile is distinct from v ->> 'mobile' or u.contact_email is distinct from v ->> 'email')
  ), notes as (
    insert into ${guestStatuses} as g (business_id, user_id, note, allergies, tags, created_at, updated_at)
    select ${businessId}, guest, v ->> 'note', v ->> 'allergies', array(select jsonb_array_elements_text(v -> 'tags')),
      to_timestamp(${now}), to_timestamp(${now}) from next
    on conflict (business_id, user_id) do update set note = excluded.note, allergies = excluded.allergies, tags = excluded.tags,
      updated_at = excluded.updated_at
  )`;

/**
 * Adds the file's values to existing guests: a missing number or address, if they have no account, and the business's
 * own records. One row per guest at a time, in the order of the file.
 */
export async function mergeIntoKnown(db: Db, key: ImportKey, now: number): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      with changes as (select r.row_number, r.guest, ${before} as b, ${after} as v
        from ${rowsWithGuests(key)} and not r.is_new_guest and r.before is null and ${isTaken}),
      next as (select distinct on (guest) * from changes where b <> v order by guest, row_number),
      ${write(key.businessId, now)}
      update ${importRows} r set before = next.b, after = next.v from next
      where r.business_id = ${key.businessId} and r.import_id = ${key.importId} and r.row_number = next.row_number`);
    if ((rowCount ?? 0) === 0) return;
  }
}

/** Reverts merges, last first. Values edited since do not change. */
export async function unmerge(db: Db, key: ImportKey, now: number): Promise<void> {
  const field = (name: SQL) =>
    sql`case when ${before} -> ${name} = r.after -> ${name} then r.before -> ${name} else ${before} -> ${name} end`;
  const values = sql`jsonb_build_object(${sql.join(
    ['mobile', 'email', 'note', 'allergies', 'tags'].map((name) => {
      const literal = sql.raw(`'${name}'`);
      return sql`${literal}, ${field(literal)}`;
    }),
    sql`, `,
  )})`;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      with next as (select distinct on (r.guest) r.row_number, r.guest, ${values} as v
        from ${rowsWithGuests(key)} and r.before is not null and not r.is_new_guest order by r.guest, r.row_number desc),
      ${write(key.businessId, now)}
      update ${importRows} r set before = null, after = null from next
      where r.business_id = ${key.businessId} and r.import_id = ${key.importId} and r.row_number = next.row_number`);
    if ((rowCount ?? 0) === 0) return;
  }
}
