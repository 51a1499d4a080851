import { sql } from 'drizzle-orm';
import { char, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { earthPoint, identity } from '../columns.ts';

/** The gazetteer: towns, city areas and Eircode routing keys. */
export const places = pgTable(
  'places',
  {
    id: identity().primaryKey(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** The name in Irish, where it differs. */
    irishName: text('irish_name').notNull().default(''),
    county: text('county').notNull(),
    country: char('country', { length: 2 }).notNull().default('IE'),
    routingKey: char('routing_key', { length: 3 }),
    population: integer('population').notNull().default(0),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name || ' ' || irish_name || ' ' || coalesce(routing_key, ''))`),
    point: earthPoint('point').generatedAlwaysAs(
      sql`cube(cube(cube(6378168 * cos(radians(lat)) * cos(radians(lng))), 6378168 * cos(radians(lat)) * sin(radians(lng))), 6378168 * sin(radians(lat)))`,
    ),
  },
  (t) => [
    check('places_kind', sql`${t.kind} in ('town', 'area', 'eircode')`),
    check(
      'places_routing_key',
      sql`${t.routingKey} ~ '^[A-Z][0-9][0-9W]$' and (${t.kind} <> 'eircode' or ${t.routingKey} is not null)`,
    ),
    check('places_position', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    uniqueIndex('places_once').on(t.kind, t.name, t.county),
    index('places_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('places_near').using('gist', t.point),
    index('places_routing').on(t.routingKey),
  ],
);
