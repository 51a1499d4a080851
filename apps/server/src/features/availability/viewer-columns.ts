import { appointments, videoRooms } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';

const business = sql.placeholder('business'); // In every subselect, so that Citus knows the shard.

/** [start, end, took place], instants in epoch seconds. */
export type CallTuple = [from: number, to: number, tookPlace: boolean];

/** The viewer’s calls with the shop that took place or are to come. */
export const callsOfViewer = sql<
  CallTuple[]
>`coalesce((select json_agg(json_build_array(extract(epoch from r.starts_at)::bigint,
    extract(epoch from r.ends_at)::bigint, r.guest_joined_at is not null and r.business_joined_at is not null) order by r.starts_at)
  from ${videoRooms} r join ${appointments} a on a.business_id = r.business_id and a.id = r.appointment_id
  where r.guest_id = ${sql.placeholder('viewer')} and r.business_id = ${business}
    and ((r.guest_joined_at is not null and r.business_joined_at is not null)
      or (r.ended_at is null and a.status in ('New', 'Reschedule', 'Accept')))), '[]')`;

/** Whether the viewer did not come to an appointment here. Only a rule for accepting needs it. */
export const hasMissed = sql<boolean>`businesses.accept_rules @> '[{"guests": "missed"}]' and exists (select from ${appointments} a
  where a.business_id = ${business} and a.user_id = ${sql.placeholder('viewer')} and a.status = 'No Show')`;
