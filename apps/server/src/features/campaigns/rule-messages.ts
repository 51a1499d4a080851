import { appointments, birthdayMessages, outbox, rebookings } from '@thyme/db/schema';
import { RESULT_DAYS } from '@thyme/domain/campaigns';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The rules whose messages count as news, with the table of what each sent. */
const tables = { rebook: rebookings, birthday: birthdayMessages } as const;
export type NewsRule = keyof typeof tables;

export const outboxKey = (rule: NewsRule, { id }: { id: number }) => `${rule}:${id}`;

/** The rule and message that an outbox row belongs to. */
export function messageOf(dedupeKey: string): { rule: NewsRule; id: number } | null {
  const [, rule, id] = /^(rebook|birthday):(\d+)$/.exec(dedupeKey) ?? [];
  return rule === undefined || id === undefined ? null : { rule: rule as NewsRule, id: Number(id) };
}

export async function skipMessage(db: Db, rule: NewsRule, { id }: { id: number }, reason: string): Promise<void> {
  const table = tables[rule];
  await db.update(table).set({ state: 'skipped', reason }).where(eq(table.id, id));
}

/** What was sent, or is counted as such with the next round, did not arrive. */
export async function markReturned(
  db: Db,
  { rule, id }: { rule: NewsRule; id: number },
  reason: string,
): Promise<void> {
  const table = tables[rule];
  await db
    .update(table)
    .set({ state: 'failed', reason, sentAt: null })
    .where(sql`${eq(table.id, id)} and ${inArray(table.state, ['queued', 'sent'])}`);
}

/** Copies the results of queued messages, because the outbox is purged after a month. */
export async function settleQueued(db: Db, rule: NewsRule): Promise<void> {
  await db.execute(sql`update ${tables[rule]} r
    set state = case o.state when 'sent' then 'sent' when 'failed' then 'failed' else 'skipped' end,
      reason = case o.state when 'failed' then o.failure when 'cancelled' then coalesce(o.last_error, 'cancelled') end,
      sent_at = case when o.state = 'sent' then o.sent_at end
    from ${outbox} o
    where (r.state = 'queued' and o.state in ('sent', 'failed', 'cancelled') or r.state = 'failed' and o.state = 'sent')
      and o.dedupe_key = ${rule} || ':' || r.id`);
}

export interface NewsResult extends Record<string, unknown> {
  sent: number;
  /** Guests who booked within two weeks of their message. */
  booked: number;
}

export async function countResults(db: Db, rule: NewsRule, businessId: number, since: number): Promise<NewsResult> {
  const { rows } = await db.execute<NewsResult>(sql`
    select count(*)::int as sent, count(*) filter (where exists (select from ${appointments} a
      where a.business_id = r.business_id and a.user_id = r.user_id and a.status not in ('Held', 'Lapsed', 'Cancelled')
        and a.created_at > r.sent_at and a.created_at <= r.sent_at + make_interval(days => ${RESULT_DAYS})))::int as booked
    from ${tables[rule]} r
    where r.business_id = ${businessId} and r.state = 'sent' and r.sent_at >= to_timestamp(${since})`);
  return rows[0] ?? { sent: 0, booked: 0 };
}
