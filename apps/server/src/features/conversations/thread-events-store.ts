import { appointmentLines, appointments, conversationMessages, reminders } from '@thyme/db/schema';
import type { Channel } from '@thyme/domain/messages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { reachedBy } from '../access/index.ts';

export interface ThreadEventRow extends Record<string, unknown> {
  kind: 'booked' | 'cancelled' | 'reminded' | 'confirmed';
  appointmentId: number;
  at: number;
  startsAt: number;
  services: string;
  channels: Channel[];
}

export interface EventSpan {
  businessId: number;
  userId: number;
  /** For a member: only appointments that they can access. */
  memberId: number | null;
  from: number;
  /** Null: up to now. */
  to: number | null;
}

const MOST = 60;

/** Events of a guest's appointments at a shop within part of a conversation, oldest first. */
export async function listEvents(db: Db, span: EventSpan): Promise<ThreadEventRow[]> {
  const { businessId, userId, memberId, from, to } = span;
  const within = (at: SQL) =>
    sql`${at} >= to_timestamp(${from}) ${to === null ? sql`` : sql`and ${at} < to_timestamp(${to})`}`;
  const none = sql`array[]::text[]`;
  const own = sql`(select ${appointments.id}, ${appointments.businessId}, ${appointments.createdAt}, ${appointments.cancelledAt},
      ${appointments.startsAt}, ${appointments.status} from ${appointments}
    where ${appointments.businessId} = ${businessId} and ${appointments.userId} = ${userId}
      and ${appointments.status} not in ('Held', 'Lapsed') ${memberId === null ? sql`` : sql`and ${reachedBy(memberId)}`})`;
  const { rows } = await db.execute<ThreadEventRow>(sql`
    with own as ${own}, asked as (select r.* from ${reminders} r join own on own.business_id = r.business_id and own.id = r.appointment_id)
    select e.kind, e.appointment_id as "appointmentId", extract(epoch from e.at)::float8 as at,
      extract(epoch from e.starts_at)::float8 as "startsAt", e.channels, coalesce((select string_agg(distinct l.service_name, ', ')
        from ${appointmentLines} l where l.business_id = ${businessId} and l.appointment_id = e.appointment_id), '') as services
    from (
      select 'booked' as kind, id as appointment_id, created_at as at, starts_at, ${none} as channels from own where ${within(sql`created_at`)}
      union all select 'cancelled', id, cancelled_at, starts_at, ${none} from own where ${within(sql`cancelled_at`)}
      union all select 'reminded', appointment_id, created_at, starts_at, channels from asked
        where cardinality(channels) > 0 and ${within(sql`created_at`)}
      union all select 'confirmed', appointment_id, answered_at, starts_at, channels from asked
        where answer = 'confirmed' and ${within(sql`answered_at`)}
    ) e order by e.at desc, e.appointment_id desc, e.kind limit ${MOST}`);
  return rows.reverse();
}

/** When a message was written; null if it does not exist. */
export async function findWrittenAt(db: Db, businessId: number, messageId: number): Promise<number | null> {
  const [row] = await db
    .select({ at: conversationMessages.createdAt })
    .from(conversationMessages)
    .where(and(eq(conversationMessages.businessId, businessId), eq(conversationMessages.id, messageId)));
  return row?.at ?? null;
}
