import { appointments, businesses, chairs, guestStatuses, services } from '@thyme/db/schema';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface MoveInFacts {
  slug: string;
  isOpen: boolean;
  services: number;
  people: number;
  /** Chairs without a named person. */
  unnamed: number;
  guests: number;
  /** How many appointments start on each day, by date. */
  days: Record<string, number>;
}

/** A shop's progress in moving in, in one statement. */
export async function readFacts(
  db: Db,
  businessId: number,
  { from, to }: { from: number; to: number },
): Promise<MoveInFacts> {
  const { rows } = await db.execute(sql`
    select b.slug, b.published as "isOpen",
      (select count(*)::int from ${services} s where s.business_id = b.id and s.active) as services,
      (select count(*)::int from ${chairs} c where c.business_id = b.id and c.active) as people,
      (select count(*)::int from ${chairs} c where c.business_id = b.id and c.active and coalesce(c.person, '') = '') as unnamed,
      (select count(*)::int from ${guestStatuses} g where g.business_id = b.id and not g.is_nameless) as guests,
      coalesce((select jsonb_object_agg(d.day, d.count) from (
        select to_char(a.starts_at at time zone b.zone, 'YYYY-MM-DD') as day, count(*)::int as count from ${appointments} a
        where a.business_id = b.id and a.status in ('New', 'Reschedule', 'Accept') and a.starts_at >= to_timestamp(${from})
          and a.starts_at < to_timestamp(${to}) group by 1) d), '{}') as days
    from ${businesses} b where b.id = ${businessId}`);
  const [row] = rows as unknown as MoveInFacts[];
  if (!row) throw new Error(`There is no business ${businessId}.`);
  return row;
}
