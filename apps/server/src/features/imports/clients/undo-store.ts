import { appointments, clientDetails, guestStatuses, importRows, sales, users } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isUnreferenced } from '../references.ts';
import type { ImportKey } from '../store.ts';

/** Condition: no other table refers to the guest, who has therefore not been used since. */
const isUnused = isUnreferenced(users, { id: sql`r.guest` }, [clientDetails, guestStatuses]);

/** Deletes the imported guests of a range of rows. Those who have booked, bought or been contacted since stay. */
export async function deleteImportedGuests(
  db: Db,
  { businessId, importId }: ImportKey,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const own = sql`r.business_id = ${businessId} and r.import_id = ${importId}`;
  await db.execute(sql`
    with gone as materialized (
      select r.row_number, r.guest from ${importRows} r
      where ${own} and r.row_number between ${from} and ${to} and r.is_new_guest and r.guest is not null and ${isUnused}
    ), statuses as (delete from ${guestStatuses} where user_id in (select guest from gone)),
    details as (delete from ${clientDetails} where user_id in (select guest from gone)),
    guests as (delete from ${users} where id in (select guest from gone))
    update ${importRows} r set guest = null, is_new_guest = false
    from gone where ${own} and r.row_number = gone.row_number`);
}

/**
 * Anonymises guests of removed appointments: the ledger keeps their id, so the row stays without personal data, as for
 * an erased guest. Guests who have signed up since stay. Returns how many there were.
 */
export async function eraseImportedGuests(db: Db, { businessId, importId }: ImportKey, now: number): Promise<number> {
  const { rows } = await db.execute<{ guest: number }>(sql`
    with gone as (
      select distinct r.guest from ${importRows} r
      where r.business_id = ${businessId} and r.import_id = ${importId} and r.is_new_guest and r.guest is not null
        and exists (select from ${users} u where u.id = r.guest and u.email is null)
        and (exists (select from ${appointments} a where a.user_id = r.guest) or exists (select from ${sales} s where s.user_id = r.guest))
        and not exists (select from ${appointments} a where a.user_id = r.guest and a.status <> 'Lapsed')
        and not exists (select from ${sales} s where s.user_id = r.guest and s.status <> 'void')
    ), statuses as (delete from ${guestStatuses} where user_id in (select guest from gone)),
    details as (delete from ${clientDetails} where user_id in (select guest from gone))
    update ${users} u set first_name = 'Removed', last_name = 'guest ' || u.id, mobile = null, contact_email = null,
      deleted_at = to_timestamp(${now}) from gone where u.id = gone.guest
    returning u.id as guest`);
  return rows.length;
}
