import { places } from '@thyme/db/schema';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { MAX_SUGGESTIONS, type PlaceQuery, type PlaceSuggestion, type PlacesPort } from './places-port.ts';

/** Irish towns, city areas and Eircode routing keys, from our own tables. */
export function gazetteer(db: Db): PlacesPort {
  return {
    name: 'gazetteer',
    suggest: (query) => suggest(db, query),
    find: async (id) => {
      const number = /^ie:(\d{1,9})$/.exec(id)?.[1];
      if (number === undefined) return null;
      const [row] = await select(db).where(eq(places.id, Number(number)));
      return row ? suggestionOf(row) : null;
    },
  };
}

/** An Eircode, with or without its space. */
const EIRCODE = /^([A-Z]\d[\dW])([A-Z\d]{4})?$/;

async function suggest(db: Db, { text, country, kind }: PlaceQuery): Promise<PlaceSuggestion[]> {
  if (country !== 'IE') return [];
  const code = EIRCODE.exec(text.replace(/\s/g, '').toUpperCase());
  if (code?.[1]) return byRoutingKey(db, code[1], kind === 'address' ? code[2] : undefined);
  // 'Newtown, Wicklow': the county distinguishes places of the same name.
  const [name = '', county] = text.split(',', 2);
  const ask = (condition: SQL) =>
    select(db)
      .where(condition)
      .orderBy(
        ...(county ? [sql`(fold_text(${places.county}) = ${folded(county.trim())}) desc`] : []),
        ...bestFirst(name),
      )
      .limit(MAX_SUGGESTIONS);
  const rows = await ask(contains(name));
  const forgiving = rows.length === 0 && name.trim().length > 3;
  return (forgiving ? await ask(resembles(name)) : rows).map(suggestionOf);
}

/** A full Eircode identifies one address; the gazetteer knows its routing key only. */
async function byRoutingKey(db: Db, key: string, rest: string | undefined): Promise<PlaceSuggestion[]> {
  const rows = await select(db)
    .where(sql`${places.kind} = 'eircode' and ${places.routingKey} = ${key}`)
    .orderBy(asc(places.id))
    .limit(MAX_SUGGESTIONS);
  const found = rows.map(suggestionOf);
  if (rest === undefined) return found;
  return found.map((place) => ({ ...place, name: `${key} ${rest}`, postcode: `${key} ${rest}` }));
}

/** Town and county of an Eircode, by its routing key; null for anything else. */
export async function findPostTown(db: Db, eircode: string): Promise<{ city: string; region: string } | null> {
  const key = EIRCODE.exec(eircode.replace(/\s/g, '').toUpperCase())?.[1];
  if (key === undefined) return null;
  const [row] = await select(db)
    .where(sql`${places.kind} = 'eircode' and ${places.routingKey} = ${key}`)
    .orderBy(asc(places.id))
    .limit(1);
  return row ? { city: row.name.replace(new RegExp(`^${key} `), ''), region: row.county } : null;
}

const select = (db: Db) =>
  db
    .select({
      id: places.id,
      kind: places.kind,
      name: places.name,
      county: places.county,
      country: places.country,
      routingKey: places.routingKey,
      lat: places.lat,
      lng: places.lng,
    })
    .from(places);

type Row = Awaited<ReturnType<typeof select>>[number];

function suggestionOf({ id, kind, name, county, country, routingKey, lat, lng }: Row): PlaceSuggestion {
  return {
    id: `ie:${id}`,
    name,
    description: name === county ? 'Ireland' : `County ${county}`,
    kind: kind as 'town' | 'area' | 'eircode',
    country,
    position: { lat, lng },
    address: `${name}, Co. ${county}`,
    postcode: kind === 'eircode' ? routingKey : null,
  };
}

const folded = (text: string) => sql`fold_text(${text}::text)`;
/** Escapes percent and underscore, which LIKE would treat as patterns. */
const escaped = (text: string) => sql`fold_text(${text.replace(/[\\%_]/g, '\\$&')}::text)`;

const contains = (text: string) => sql`${places.searchText} like '%' || ${escaped(text)} || '%'`;

/** Tolerates a typing error in words of four letters or more. */
const resembles = (text: string) => sql`word_similarity(${folded(text)}, ${places.searchText}) >= 0.5`;

/** Exact name first, then names that start with the text in either language, then those that contain it; larger places first. */
function bestFirst(text: string): SQL[] {
  const name = sql`fold_text(${places.name})`;
  const irish = sql`fold_text(${places.irishName})`;
  const begins = sql`${escaped(text)} || '%'`;
  return [
    sql`(${name} = ${folded(text)} or ${irish} = ${folded(text)}) desc`,
    sql`(${name} like ${begins} or ${irish} like ${begins}) desc`,
    sql`case when ${contains(text)} then 1 else word_similarity(${folded(text)}, ${places.searchText}) end desc`,
    sql`${places.kind} = 'eircode'`,
    sql`${places.population} desc`,
    asc(places.id),
  ];
}
