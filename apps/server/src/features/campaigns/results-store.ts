import { appointments, campaignRecipients, complaints } from '@thyme/db/schema';
import { RESULT_DAYS } from '@thyme/domain/campaigns';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface CampaignResult extends Record<string, unknown> {
  campaignId: number;
  bookings: number;
  guests: number;
  /** In cents. */
  value: number;
}

/**
 * Bookings made within two weeks of a campaign that reached the guest. Each counts for the last campaign before it, a
 * series counts once, and cancelled bookings do not count.
 */
export async function listResults(db: Db, campaignIds: readonly number[]): Promise<CampaignResult[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await db.execute<CampaignResult>(sql`
    select r.campaign_id as "campaignId", count(distinct coalesce(a.series_id, a.id))::int as bookings,
      count(distinct a.user_id)::int as guests, sum(a.total_amount)::float8 as value
    from ${campaignRecipients} r
    join ${appointments} a on a.business_id = r.business_id and a.user_id = r.user_id and a.kind = 'visit'
      and a.status not in ('Held', 'Lapsed', 'Cancelled')
      and a.created_at > r.sent_at and a.created_at <= r.sent_at + make_interval(days => ${RESULT_DAYS})
    where r.campaign_id = any(${sql.param([...campaignIds])}::int[]) and r.state = 'sent'
      and not exists (select from ${campaignRecipients} n where n.user_id = r.user_id and n.business_id = r.business_id
        and n.state = 'sent' and n.sent_at > r.sent_at and n.sent_at < a.created_at)
    group by r.campaign_id`);
  return rows;
}

/** How many guests complained about each campaign. */
export async function countComplaints(
  db: Db,
  businessId: number,
  campaignIds: readonly number[],
): Promise<Map<number, number>> {
  if (campaignIds.length === 0) return new Map();
  const { rows } = await db.execute<{ campaignId: number; total: number }>(sql`
    select split_part(k.about, ':', 2)::int as "campaignId", count(*)::int as total
    from ${complaints} k where k.business_id = ${businessId} and k.about like 'campaign:%' group by 1`);
  return new Map(rows.map(({ campaignId, total }) => [campaignId, total]));
}
