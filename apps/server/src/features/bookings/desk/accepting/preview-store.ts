import { appointments, businesses, sales, videoRooms } from '@thyme/db/schema';
import type { Booked } from '@thyme/domain/bookings';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

const MOST = 2_000;

/** How many guests have missed an appointment: those whom a rule about missing means. */
export async function countMissed(db: Db, businessId: number): Promise<number> {
  const [row] = await db
    .select({ guests: countDistinct(appointments.userId) })
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.status, 'No Show')));
  return row?.guests ?? 0;
}

/**
 * The bookings of guests since an instant, with what the rules would have known then. Of one that was asked for in full it
 * is not stored whether a deposit would have been due, so the shop's present percentage says so.
 */
export async function listBooked(
  db: Db,
  businessId: number,
  since: number,
): Promise<(Booked & { readonly hasPrice: boolean })[]> {
  const { rows } = await db.execute(sql`
select case when s.in_full then d.upfront_percent > 0 else s.payable_now > 0 end as "hasPaid", a.total_amount > 0 as "hasPrice",
  exists (select from ${videoRooms} r where r.business_id = a.business_id and r.appointment_id = a.id) as "hasCall",
  exists (select from ${appointments} b where b.business_id = a.business_id and b.user_id = a.user_id
    and b.status = 'Completed' and b.completed_at < a.created_at) as "isKnown",
  exists (select from ${appointments} b where b.business_id = a.business_id and b.user_id = a.user_id
    and b.status = 'No Show' and b.starts_at < a.created_at) as "hasMissed",
  (extract(epoch from a.ends_at - a.starts_at) / 60)::integer as minutes
from ${appointments} a join ${sales} s on s.business_id = a.business_id and s.id = a.sale_id
join ${businesses} d on d.id = a.business_id
where a.business_id = ${businessId} and a.starts_at >= to_timestamp(${since}) and a.created_at >= to_timestamp(${since})
  and a.source <> 'desk' and a.kind = 'visit' and a.status not in ('Held', 'Lapsed')
order by a.starts_at desc limit ${MOST}`);
  return rows as unknown as (Booked & { hasPrice: boolean })[];
}
