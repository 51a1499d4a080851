import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { places } from '../schema/search/places.ts';
import { type Place, readPlaces } from './read-places.ts';

const kinds = {
  town: ['towns-connacht', 'towns-leinster', 'towns-munster', 'towns-ulster'],
  area: ['areas'],
  eircode: ['routing-keys'],
} as const;

/** The bundled gazetteer. */
export function irishPlaces(): Place[] {
  return Object.entries(kinds).flatMap(([kind, files]) =>
    files.flatMap((name) => {
      const file = `${name}.tsv`;
      const text = readFileSync(new URL(`ireland/${file}`, import.meta.url), 'utf8');
      return readPlaces(file, text, kind as Place['kind']);
    }),
  );
}

/**
 * Synchronises the table of places with the gazetteer, keeping the ids of existing places. Returns the number of rows
 * written.
 */
export async function loadPlaces(db: Database, wanted: Place[] = irishPlaces()): Promise<number> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given(
    kind text, name text, "irishName" text, county text, "routingKey" text, population int, lat float8, lng float8)`;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('places'))`);
    const gone = await tx.execute(sql`
      delete from ${places} where not exists (select from ${given}
        where given.kind = places.kind and given.name = places.name and given.county = places.county)`);
    const written = await tx.execute(sql`
      insert into ${places} (kind, name, irish_name, county, routing_key, population, lat, lng)
        select kind, name, "irishName", county, "routingKey", population, lat, lng from ${given}
      on conflict (kind, name, county) do update set irish_name = excluded.irish_name, routing_key = excluded.routing_key,
        population = excluded.population, lat = excluded.lat, lng = excluded.lng
      where (places.irish_name, places.routing_key, places.population, places.lat, places.lng)
        is distinct from (excluded.irish_name, excluded.routing_key, excluded.population, excluded.lat, excluded.lng)`);
    return (gone.rowCount ?? 0) + (written.rowCount ?? 0);
  });
}
