import { businesses, serviceCategories, services, trades } from '@thyme/db/schema';
import type { GenderFilter, Place, Sort } from '@thyme/domain/search';
import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { PageRequest } from '../../platform/pagination.ts';

export interface SearchFilter {
  /** What the guest looks for: a trade, a service or a shop's name. */
  text: string | null;
  place: Place | null;
  /** Whole kilometres around the place. */
  distance: number | null;
  gender: GenderFilter;
  sort: Sort;
}

const METRES = 1000;
const earthPoint = ({ lat, lng }: Place) => sql`ll_to_earth(${lat}::float8, ${lng}::float8)`;
const folded = (text: string) => sql`fold_text(${text}::text)`;
/** Percent and underscore in what a guest typed are letters, not patterns. */
const containing = (text: string) =>
  sql`'%' || replace(replace(replace(fold_text(${text}::text), '\', '\\'), '%', '\%'), '_', '\_') || '%'`;

/** Forgives a slip of the finger in names; looks for whole parts in services, categories and trades. */
function matches(db: Db, text: string): SQL {
  const pattern = containing(text);
  const ofTrade = db
    .select({ one: sql`1` })
    .from(trades)
    .where(
      and(
        eq(trades.slug, businesses.trade),
        sql`(fold_text(${trades.name}) like ${pattern} or ${trades.slug} = ${folded(text)} or exists (select from unnest(${trades.keywords}) word where fold_text(word) like ${pattern}))`,
      ),
    );
  const ofService = db
    .select({ one: sql`1` })
    .from(services)
    .where(
      and(
        eq(services.businessId, businesses.id),
        eq(services.active, true),
        sql`${services.nameFolded} like ${pattern}`,
      ),
    );
  const ofCategory = db
    .select({ one: sql`1` })
    .from(serviceCategories)
    .where(
      and(eq(serviceCategories.businessId, businesses.id), sql`fold_text(${serviceCategories.name}) like ${pattern}`),
    );
  return sql`(${businesses.nameFolded} like ${pattern} or word_similarity(${folded(text)}, ${businesses.nameFolded}) >= 0.45
    or ${exists(ofTrade)} or ${exists(ofService)} or ${exists(ofCategory)})`;
}

function conditions(db: Db, { text, place, distance, gender }: SearchFilter): SQL | undefined {
  const around =
    place && distance
      ? sql`earth_box(${earthPoint(place)}, ${distance * METRES}) @> ${businesses.point} and earth_distance(${earthPoint(place)}, ${businesses.point}) <= ${distance * METRES}`
      : undefined;
  return and(
    eq(businesses.published, true),
    gender === 'everyone' ? undefined : eq(businesses.genderServed, gender),
    text === null ? undefined : matches(db, text),
    around,
  );
}

function order({ sort, place }: SearchFilter): SQL[] {
  if (sort === 'nearest' && place) return [sql`${businesses.point} <-> ${earthPoint(place)}`, asc(businesses.id)];
  if (sort === 'newest') return [desc(businesses.publishedAt), desc(businesses.id)];
  return [desc(businesses.rating), desc(businesses.ratingCount), asc(businesses.id)];
}

export async function search(
  db: Db,
  filter: SearchFilter,
  { count: size, page }: PageRequest,
): Promise<{ rows: (typeof businesses.$inferSelect)[]; total: number }> {
  const where = conditions(db, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(businesses)
      .where(where)
      .orderBy(...order(filter))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(businesses).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
