import { appointments, businesses, chairs, connectedAccounts, pictures, services, workHours } from '@thyme/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export interface StartFacts {
  slug: string;
  name: string;
  description: string;
  about: string;
  publishedAt: number | null;
  services: number;
  weekdays: number[];
  /** The account that payouts reach. */
  hasBank: boolean;
  /** Chairs without a named person. */
  unnamed: string[];
  chairs: number;
  /** Uploaded, not drawn. */
  photos: number;
  /** Bookings by guests, up to the number that ends the list. */
  bookings: number;
}

/** What a shop has and lacks after opening, in one statement; bookings are counted up to `most`. */
export async function readFacts(db: Db, businessId: number, most: number): Promise<StartFacts | null> {
  const own = (table: SQL) => sql`${table}.business_id = b.id`;
  const { rows } = await db.execute(sql`
select b.slug, b.name, b.description, b.about, extract(epoch from b.published_at)::float8 as "publishedAt",
  (select count(*)::int from ${services} s where ${own(sql`s`)} and s.active) as services,
  array(select distinct h.weekday::int from ${workHours} h where ${own(sql`h`)} order by 1) as weekdays,
  exists (select from ${connectedAccounts} p where ${own(sql`p`)} and p.state = 'active') as "hasBank",
  array(select c.name from ${chairs} c where ${own(sql`c`)} and c.active and coalesce(c.person, '') = '' order by c.position, c.id) as unnamed,
  (select count(*)::int from ${chairs} c where ${own(sql`c`)} and c.active) as chairs,
  (select count(*)::int from ${pictures} i where ${own(sql`i`)} and i.origin = 'uploaded') as photos,
  (select count(*)::int from (select from ${appointments} a where ${own(sql`a`)}
    and a.status not in ('Held', 'Lapsed') limit ${most}) counted) as bookings
from ${businesses} b where b.id = ${businessId}`);
  return (rows[0] as unknown as StartFacts | undefined) ?? null;
}
