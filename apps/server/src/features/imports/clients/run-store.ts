import { clientDetails, guestStatuses, importRows, users } from '@thyme/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fromRows, isMerge, isTaken } from '../rows-store.ts';
import type { ImportKey } from '../store.ts';

/** The source of a guest, like 'Online' for those who booked themselves. */
const SOURCE = 'Import';

const at = (now: number) => sql`to_timestamp(${now})`;

/** Condition: row `r` may need a new guest. Some vouchers name no one, and existing rows are not imported again. */
const isPerson = sql`r.parsed ->> 'known' is null and r.parsed ->> 'isNobody' is null`;

/** Stores the guests of a batch of rows. They are unregistered: no login, no mail, no consent to marketing. Returns how many. */
async function insertGuests(db: Db, { businessId, importId }: ImportKey, now: number, which: SQL): Promise<number> {
  // Ids are drawn first: rows are found by their keys, and no two results of this statement are compared with each other.
  const { rowCount } = await db.execute(sql`
    with picked as materialized (
      select r.row_number, nextval(pg_get_serial_sequence('users', 'id')) as id, r.parsed as p
      from ${fromRows({ businessId, importId })} and r.guest is null and ${isPerson} and ${which}
    ), added as (
      insert into ${users} (id, user_type, first_name, last_name, mobile, contact_email, created_at, updated_at)
      overriding system value
      select id, 2, p ->> 'firstName', p ->> 'lastName', p ->> 'mobile', p ->> 'email', ${at(now)}, ${at(now)} from picked
    ), known as (
      insert into ${guestStatuses} (business_id, user_id, note, allergies, tags, created_at, updated_at)
      select ${businessId}, id, coalesce(p ->> 'note', ''), coalesce(p ->> 'allergies', ''),
        array(select jsonb_array_elements_text(coalesce(p -> 'tags', '[]'))), ${at(now)}, ${at(now)}
      from picked
    ), details as (
      insert into ${clientDetails} (user_id, dob, marketing_notification, client_source)
      select id, (p ->> 'birthday')::date, false, ${SOURCE} from picked
    )
    update ${importRows} r set guest = picked.id, is_new_guest = true
    from picked where r.business_id = ${businessId} and r.import_id = ${importId} and r.row_number = picked.row_number`);
  return rowCount ?? 0;
}

/** The rows of a range that are new guests. */
export function insertNewGuests(
  db: Db,
  key: ImportKey,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<number> {
  return insertGuests(db, key, now, sql`${isTaken} and not ${isMerge} and r.row_number between ${from} and ${to}`);
}

/** Resolves the guest of each remaining row. A row whose earlier row was skipped becomes a guest of its own. */
export async function resolveMerges(db: Db, key: ImportKey, now: number): Promise<void> {
  const { businessId, importId } = key;
  const picked = sql`select r.row_number, r.matched_row, r.matched_guest from ${fromRows(key)} and r.guest is null and ${isPerson} and ${isTaken} and ${isMerge}`;
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  await db.execute(sql`with open as (${picked}) update ${importRows} r set guest = open.matched_guest
    from open where ${own} and r.row_number = open.row_number and open.matched_guest is not null`);
  for (;;) {
    const found = await db.execute(sql`with open as (${picked}) update ${importRows} r set guest = m.guest
      from open join ${importRows} m on m.business_id = ${businessId} and m.import_id = ${importId} and m.row_number = open.matched_row
      where ${own} and r.row_number = open.row_number and m.guest is not null`);
    if ((found.rowCount ?? 0) > 0) continue;
    const added = await insertGuests(
      db,
      key,
      now,
      sql`${isTaken} and ${isMerge} and not exists (
      select from (${picked}) open where open.row_number = r.matched_row)`,
    );
    if (added === 0) return;
  }
}

/** Guests whom the import created and who are still there. */
export async function countNewGuests(db: Db, { businessId, importId }: ImportKey): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${importRows} r
    where r.business_id = ${businessId} and r.import_id = ${importId} and r.is_new_guest`);
  return rows[0]?.count ?? 0;
}
