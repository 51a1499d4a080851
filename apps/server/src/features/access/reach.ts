import { appointmentLines, appointments, businessMembers, chairs, occupancies } from '@thyme/db/schema';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Membership } from './membership.ts';

/** Condition: booked with member `m`, by a line on their chair or a class that they give. Correlated to an appointment `a`. */
const bookedWithMember = (business: SQL) => sql`exists (select 1 from ${appointmentLines} l
    join ${chairs} c on c.business_id = l.business_id and c.staff_id = m.user_id and (c.id = l.chair_id
      or exists (select 1 from ${occupancies} o where o.business_id = ${business} and o.schedule_id = l.schedule_id and o.chair_id = c.id))
  where l.business_id = ${business} and l.appointment_id = a.id)`;

/** `business` is the appointment's own, or its known id: a distributed database then sees the shard. */
const memberOf = (memberId: number | AnyColumn, business = sql`a.business_id`) =>
  sql`exists (select 1 from ${businessMembers} m where m.business_id = ${business} and m.user_id = ${memberId}
    and (m.calendar = 'all' or ${bookedWithMember(business)}))`;

/**
 * Limits a query of appointments to those that a member of their business can access: all of them, or with the right to
 * their own calendar only, those booked with them.
 */
export const reachedBy = (memberId: number | AnyColumn, businessId?: number): SQL => {
  const business = businessId === undefined ? sql`${appointments}.business_id` : sql`${businessId}`;
  return sql`exists (select 1 from ${appointments} a where a.business_id = ${business} and a.id = ${appointments}.id
    and ${memberOf(memberId, businessId === undefined ? undefined : business)})`;
};

async function holds(db: Db, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select ${condition} as yes`);
  return rows[0]?.yes === true;
}

/** Whether a member of its business can access an appointment. */
export function reachesAppointment(db: Db, memberId: number, id: number): Promise<boolean> {
  return holds(db, sql`exists (select 1 from ${appointments} a where a.id = ${id} and ${memberOf(memberId)})`);
}

/** Whether the member can access a guest: any, or with the right to their own calendar only, those who booked with them. */
export async function reachesGuest(
  db: Db,
  { businessId, calendar, memberId }: Membership,
  guestId: number,
): Promise<boolean> {
  if (calendar === 'all') return true;
  return holds(
    db,
    sql`exists (select 1 from ${appointments} a where a.business_id = ${businessId} and a.user_id = ${guestId}
      and a.status not in ('Held', 'Lapsed') and ${memberOf(memberId, sql`${businessId}`)})`,
  );
}

/** The guests whom a member can access, as a subselect of their ids; undefined for all. */
export function guestsReachedBy({ businessId, calendar, memberId }: Membership): SQL | undefined {
  if (calendar === 'all') return undefined;
  return sql`(select a.user_id from ${appointments} a where a.business_id = ${businessId}
    and a.status not in ('Held', 'Lapsed') and ${memberOf(memberId, sql`${businessId}`)})`;
}

/** A colleague's class date is treated as missing. */
export async function requireClassReach(
  db: Db,
  { businessId, calendar, ownChairId }: Membership,
  scheduleId: number,
): Promise<void> {
  if (calendar === 'all') return;
  const isOwn = await holds(
    db,
    sql`exists (select 1 from ${occupancies} o where o.business_id = ${businessId} and o.schedule_id = ${scheduleId}
      and o.chair_id = ${ownChairId ?? 0})`,
  );
  if (!isOwn) throw new PublicError('This date could not be found.', 'NOT_FOUND');
}

/** Whether a member may use these chairs of an appointment's business. */
export async function reachesChairs(
  db: Db,
  { memberId, businessId }: { memberId: number; businessId: number },
  chairIds: readonly number[],
): Promise<boolean> {
  if (chairIds.length === 0) return true;
  return holds(
    db,
    sql`exists (select 1 from ${businessMembers} m where m.business_id = ${businessId} and m.user_id = ${memberId}
      and (m.calendar = 'all' or ${[...new Set(chairIds)].length === 1} and exists (select 1 from ${chairs} c
        where c.business_id = m.business_id and c.staff_id = m.user_id and c.id = ${chairIds[0] ?? 0})))`,
  );
}

/** The member's own chair, if they may only use that; null if they see everyone's. */
export function onlyChairOf({ calendar, ownChairId }: Membership): number | null {
  return calendar === 'all' ? null : (ownChairId ?? 0);
}

/** A colleague's chair is treated as missing; none means their own. */
export function chairWithin(membership: Membership, chairId: number | null): number | null {
  const only = onlyChairOf(membership);
  if (only === null) return chairId;
  if (chairId !== null && chairId !== only) throw new PublicError('This chair could not be found.', 'NOT_FOUND');
  return only;
}
