import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { searchEntries } from '../schema/index.ts';

/** Businesses by their ids, or all. */
export type Which = readonly number[] | 'all';

/** A condition on a column that holds a business's id. */
export function among(column: SQL, which: Which): SQL {
  if (which === 'all') return sql`true`;
  return which.length === 0 ? sql`false` : sql`${column} in ${[...which]}`;
}

/**
 * What an entry says about business `b` of trade `t`; a column without a value here is a type error. A trade's keywords have
 * the lowest weight: what some businesses of a trade do is not what each of them does.
 */
const values: { readonly [Column in keyof Required<typeof searchEntries.$inferInsert>]: SQL } = {
  businessId: sql`b.id`,
  words: sql`search_vector(b.name, concat_ws(' ', t.slug, t.name, c.names), s.names,
    concat_ws(' ', b.area, b.location, array_to_string(t.keywords, ' ')))`,
  lat: sql`b.lat`,
  lng: sql`b.lng`,
  point: sql`b.point`,
  genderServed: sql`b.gender_served`,
  rating: sql`b.rating`,
  ratingCount: sql`b.rating_count`,
  fromPrice: sql`b.from_price`,
  publishedAt: sql`b.published_at`,
  country: sql`b.country`,
  zone: sql`b.zone`,
  noticeMinutes: sql`b.notice_minutes`,
  openMinutes: sql`coalesce(h.minutes, '{}')`,
  openHours: sql`hours_of(coalesce(h.minutes, '{}'))`,
};

type WrittenColumn = keyof typeof values;

/** The columns that are written, in the order of the table. */
export const writtenColumns = Object.entries(getTableColumns(searchEntries)).filter(
  (entry): entry is [WrittenColumn, (typeof entry)[1]] => entry[0] in values,
);

/**
 * The entries as they should be. In the order of ids, so that two transactions that write the same ones wait for each other
 * and do not deadlock.
 */
export function selectEntries(which: Which): SQL {
  const list = sql.join(
    writtenColumns.map(([key]) => values[key]),
    sql`, `,
  );
  return sql`select ${list}
    from businesses b
    join trades t on t.slug = b.trade
    left join lateral (select string_agg(distinct name, ' ') as names from service_categories where business_id = b.id) c on true
    left join lateral (select string_agg(distinct name, ' ') as names from services where business_id = b.id and active) s on true
    left join lateral (
      select range_agg(int4range(weekday * 1440 + start_minute, weekday * 1440 + end_minute)) as minutes
      from work_hours where business_id = b.id and chair_id is null
    ) h on true
    where b.published and ${among(sql`b.id`, which)}
    order by b.id`;
}
