import { businesses, searchEntries as entries, searchTopics as topics } from '@thyme/db/schema';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const TOPICS = 6;
const SHOPS = 4;
/** Enough to choose the best rated from, without reading every shop whose name starts with 'S'. */
const CANDIDATES = 200;

/** Services, categories and trades with these words; those that start with the typed text come first. */
export async function listTopics(db: Db, typed: string, query: string): Promise<string[]> {
  const begins = sql`fold_text(${typed.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;
  const rows = await db
    .select({ name: sql<string>`min(${topics.name})` })
    .from(topics)
    .where(
      sql`${topics.folded} like ${begins} or to_tsvector('simple', ${topics.folded}) @@ to_tsquery('simple', ${query})`,
    )
    .groupBy(topics.folded)
    .orderBy(
      sql`(${topics.folded} like ${begins}) desc`,
      sql`min(array_position(array['trade', 'category', 'service'], ${topics.kind}))`,
      sql`length(${topics.folded})`,
      topics.folded,
    )
    .limit(TOPICS);
  return rows.map(({ name }) => name);
}

/** Shops with these words in their name, best rated first. */
export async function listNamed(db: Db, query: string): Promise<{ name: string; area: string; slug: string }[]> {
  const found = db
    .select({ businessId: entries.businessId, rating: entries.rating, ratingCount: entries.ratingCount })
    .from(entries)
    .where(sql`${entries.words} @@ to_tsquery('simple', ${query})`)
    .limit(CANDIDATES)
    .as('found');
  return db
    .select({ name: businesses.name, area: businesses.area, slug: businesses.slug })
    .from(found)
    .innerJoin(businesses, eq(businesses.id, found.businessId))
    .orderBy(desc(found.rating), desc(found.ratingCount), businesses.id)
    .limit(SHOPS);
}
