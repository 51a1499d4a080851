import {
  appointmentLines,
  appointments,
  guestStatuses,
  servicePricings,
  services,
  soldVouchers,
  users,
  vouchers,
  waitingListRequests,
} from '@thyme/db/schema';
import type { Segment } from '@thyme/domain/campaigns';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { birthdayOf } from '../messages/index.ts';

/** Query of a shop's guests, without erased accounts and nameless walk-ins, as `u`. */
const guestsOf = (businessId: number) => sql`${users} u where u.deleted_at is null and u.user_type = 2 and u.id in (
    select a.user_id from ${appointments} a where a.business_id = ${businessId} and a.status not in ('Held', 'Lapsed')
    union select g.user_id from ${guestStatuses} g where g.business_id = ${businessId}
    union select v.buyer_id from ${soldVouchers} v where v.business_id = ${businessId} and v.status = 'active'
    union select w.guest_id from ${waitingListRequests} w where w.business_id = ${businessId})
  and not exists (select from ${guestStatuses} n
    where n.business_id = ${businessId} and n.user_id = u.id and n.is_nameless)`;

const WEEK = 7 * 86_400;

const nothingBooked = (businessId: number, at: SQL) => sql`not exists (select from ${appointments} x
  where x.business_id = ${businessId} and x.user_id = u.id and x.status in ('New', 'Reschedule', 'Accept') and x.ends_at > ${at})`;

/** Had the service, by the line or by any of its prices; correlated to an appointment `a`. */
const hadService = (businessId: number, serviceId: number) => sql`exists (select from ${appointmentLines} l
  join ${servicePricings} p on p.business_id = l.business_id and p.id = l.ser_pricing_id
  where l.business_id = ${businessId} and l.appointment_id = a.id and p.service_id = ${serviceId})`;

function matches(businessId: number, segment: Segment, now: number): SQL {
  const at = sql`to_timestamp(${now})`;
  const before = (weeks: number) => sql`to_timestamp(${now - weeks * WEEK})`;
  const completed = sql`a.business_id = ${businessId} and a.user_id = u.id and a.status = 'Completed' and a.kind = 'visit'`;
  switch (segment.kind) {
    case 'everyone':
      return sql`true`;
    case 'away':
      return sql`${nothingBooked(businessId, at)} and (select count(*) >= ${segment.least}
        and max(a.starts_at) <= ${before(segment.weeks)} from ${appointments} a where ${completed})`;
    case 'birthday':
      return sql`left(${birthdayOf(businessId)}, 2) = ${String(segment.month).padStart(2, '0')}`;
    case 'service':
      return sql`(select max(a.starts_at) <= ${before(segment.weeks)} from ${appointments} a
        where ${completed} and ${hadService(businessId, segment.id)})`;
    case 'voucher':
    case 'package': {
      const unit = segment.kind === 'voucher' ? 'money' : 'session';
      // Unused value belongs to the current holder, not to the giver.
      const whose = segment.unused ? sql`coalesce(v.owner_id, v.buyer_id)` : sql`v.buyer_id`;
      const left = segment.unused ? sql`and v.remaining > 0 and v.expiry_date > ${at}` : sql``;
      const which = segment.id === null ? sql`` : sql`and v.voucher_id = ${segment.id}`;
      return sql`exists (select from ${soldVouchers} v where v.business_id = ${businessId} and ${whose} = u.id
        and v.status = 'active' and v.unit = ${unit} ${left} ${which})`;
    }
    case 'waiting': {
      const which =
        segment.id === null
          ? sql``
          : sql`and exists (select from ${servicePricings} p
              where p.business_id = w.business_id and p.id = w.service_pricing_id and p.service_id = ${segment.id})`;
      return sql`exists (select from ${waitingListRequests} w
        where w.business_id = ${businessId} and w.guest_id = u.id and w.status in ('waiting', 'offered') ${which})`;
    }
  }
}

/** The guests of a segment, in the order of their ids. */
export async function listMatching(db: Db, businessId: number, segment: Segment, now: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select u.id from ${guestsOf(businessId)} and ${matches(businessId, segment, now)} order by u.id`,
  );
  return rows.map(({ id }) => id);
}

export interface SegmentChoice {
  id: number;
  name: string;
}

/** What a segment can refer to: services, vouchers and packages, including hidden ones. */
export async function listChoices(db: Db, businessId: number) {
  const offered = (isPackage: boolean) =>
    db
      .select({ id: vouchers.id, name: vouchers.name })
      .from(vouchers)
      .where(
        and(eq(vouchers.businessId, businessId), isPackage ? isNotNull(vouchers.sessions) : isNull(vouchers.sessions)),
      )
      .orderBy(asc(vouchers.position), asc(vouchers.id));
  const [ofServices, ofVouchers, ofPackages] = await Promise.all([
    db
      .select({ id: services.id, name: services.name })
      .from(services)
      .where(eq(services.businessId, businessId))
      .orderBy(asc(services.name), asc(services.id)),
    offered(false),
    offered(true),
  ]);
  return { services: ofServices, vouchers: ofVouchers, packages: ofPackages };
}

export type SegmentChoices = Awaited<ReturnType<typeof listChoices>>;
