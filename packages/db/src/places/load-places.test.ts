import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import { places } from '../schema/search/places.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { irishPlaces, loadPlaces } from './load-places.ts';
import { readPlaces } from './read-places.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  await loadPlaces(connection.db);
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

const all = irishPlaces();
const of = (kind: string) => all.filter((place) => place.kind === kind);

/** Names found by a typed text, compared as the site's search does. */
const found = async (typed: string) => {
  const rows = await connection.db
    .select({ kind: places.kind, name: places.name, county: places.county })
    .from(places)
    .where(sql`${places.searchText} like '%' || fold_text(${typed}) || '%'`);
  return rows.map((row) => `${row.kind} ${row.name}, ${row.county}`);
};

describe('the gazetteer', () => {
  it('has at least 400 towns, 120 areas and all 139 routing keys', () => {
    expect(of('town').length).toBeGreaterThanOrEqual(400);
    expect(of('area').length).toBeGreaterThanOrEqual(120);
    expect(new Set(of('eircode').map((place) => place.routingKey)).size).toBe(139);
  });

  it('covers all 26 counties', () => {
    expect(new Set(of('town').map((place) => place.county)).size).toBe(26);
  });

  it('has no duplicate place in a county', () => {
    const names = all.map((place) => `${place.kind}/${place.name}/${place.county}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['Ranelagh', 'area Ranelagh, Dublin'],
    ['rathmines', 'area Rathmines, Dublin'],
    ['Salthill', 'area Salthill, Galway'],
    ['Douglas', 'area Douglas, Cork'],
    ['gaillimh', 'town Galway, Galway'],
    ['Corcaigh', 'town Cork, Cork'],
    ['Baile Atha Cliath', 'town Dublin, Dublin'],
    ['Dun Laoghaire', 'town Dún Laoghaire, Dublin'],
    ['Dún Laoghaire', 'town Dún Laoghaire, Dublin'],
    ['an daingean', 'town Daingean, Offaly'],
    ['daingean uí chúis', 'town Dingle, Kerry'],
    ['leitir ceanainn', 'town Letterkenny, Donegal'],
    ['D6W', 'eircode D6W Dublin 6W, Dublin'],
    ['Dublin 8', 'eircode D08 Dublin 8, Dublin'],
    ['h91', 'eircode H91 Galway, Galway'],
  ])('finds %s', async (typed, place) => {
    expect(await found(typed)).toContain(place);
  });

  it.each([
    ['Ranelagh', 'Dublin', 53.326, -6.256],
    ['Salthill', 'Galway', 53.26, -9.086],
    ['Letterkenny', 'Donegal', 54.95, -7.73],
    ['Bantry', 'Cork', 51.68, -9.45],
    ['Rosslare Harbour', 'Wexford', 52.25, -6.34],
    ['Athlone', 'Westmeath', 53.42, -7.94],
  ])('puts %s where it is', (name, county, lat, lng) => {
    const place = all.find((candidate) => candidate.name === name && candidate.county === county);
    expect(Math.abs((place?.lat ?? 0) - lat)).toBeLessThan(0.03);
    expect(Math.abs((place?.lng ?? 0) - lng)).toBeLessThan(0.04);
  });

  it('places each area near its city, and each routing key near a town or area of that key', () => {
    const far = (one: { lat: number; lng: number }, two: { lat: number; lng: number }) =>
      Math.hypot((one.lat - two.lat) * 111, (one.lng - two.lng) * 66);
    for (const area of of('area')) {
      const nearest = Math.min(...of('town').map((town) => far(town, area)));
      expect(nearest, area.name).toBeLessThan(15);
    }
    for (const key of of('eircode')) {
      const same = all.filter((place) => place.kind !== 'eircode' && place.routingKey === key.routingKey);
      expect(Math.min(...same.map((place) => far(place, key))), key.name).toBeLessThan(6);
    }
  });
});

describe('loading places', () => {
  it('writes nothing the second time', async () => {
    expect(await loadPlaces(connection.db)).toBe(0);
    expect(await connection.db.$count(places)).toBe(all.length);
  });

  it('moves, adds and removes what changed, and keeps existing ids', async () => {
    const [before] = await connection.db.select().from(places).where(sql`name = 'Ranelagh'`);
    const changed = all
      .filter((place) => place.name !== 'Rathmines')
      .map((place) => (place.name === 'Ranelagh' ? { ...place, lat: 53.3261 } : place));
    expect(await loadPlaces(connection.db, changed)).toBe(2);
    const [after] = await connection.db.select().from(places).where(sql`name = 'Ranelagh'`);
    expect(after).toMatchObject({ id: before?.id, lat: 53.3261 });
    expect(await loadPlaces(connection.db)).toBe(2);
  });
});

describe('a table of places', () => {
  const header = 'name\tirish_name\tcounty\trouting_key\tpopulation\tlat\tlng\n';

  it.each([
    ['other columns', 'name\tlat\tlng\n', 'x.tsv:1: the first line must name the columns'],
    ['a place abroad', `${header}London\t\tKent\t\t0\t51.5\t-0.1`, 'x.tsv:2: 51.5, -0.1 is not in Ireland'],
    ['a number that is none', `${header}Sligo\t\tSligo\t\tmany\t54.2\t-8.4`, 'x.tsv:2: the population'],
    ['a wrong routing key', `${header}Sligo\t\tSligo\t91F\t0\t54.2\t-8.4`, 'x.tsv:2: "91F" is no routing key'],
    ['a missing cell', `${header}Sligo\t\tSligo\t0\t54.2\t-8.4`, 'x.tsv:2: 7 cells are needed, not 6'],
    ['no county', `${header}Sligo\t\t\t\t0\t54.2\t-8.4`, 'x.tsv:2: a place needs a name and a county'],
  ])('with %s is refused', (_name, text, message) => {
    expect(() => readPlaces('x.tsv', text, 'town')).toThrow(message);
  });
});
