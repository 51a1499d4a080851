import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { places } from '@thyme/db/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { googlePlaces } from './google-places.ts';
import { photon } from './photon.ts';

interface Request {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown> | null;
}

/** A fake provider that returns what a test sets and records its requests. */
async function startFake() {
  const requests: Request[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: body ? JSON.parse(body) : null });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers: (body: unknown, status = 200) => {
      answer = { status, body };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Fake = Awaited<ReturnType<typeof startFake>>;
let provider: Fake;
let api: TestApi;
beforeAll(async () => {
  provider = await startFake();
  api = await bootApi();
  await api.db.insert(places).values([
    { kind: 'area', name: 'Ranelagh', irishName: 'Raghnallach', county: 'Dublin', lat: 53.3242, lng: -6.2535 },
    {
      kind: 'town',
      name: 'Galway',
      irishName: 'Gaillimh',
      county: 'Galway',
      population: 80_000,
      lat: 53.27,
      lng: -9.06,
    },
    { kind: 'town', name: 'Dún Laoghaire', county: 'Dublin', population: 26_000, lat: 53.29, lng: -6.13 },
    { kind: 'town', name: 'Dundalk', county: 'Louth', population: 39_000, lat: 54, lng: -6.4 },
    { kind: 'eircode', name: 'D08 Dublin 8', county: 'Dublin', routingKey: 'D08', lat: 53.339, lng: -6.28 },
  ]);
});
afterEach(() => provider.requests.splice(0));
afterAll(async () => {
  await api.close();
  await provider.close();
});

const ask = async (to: TestApi, args: string) =>
  (
    await to.ask<{
      place_suggestions: { id: string; name: string; description: string; lat: number; eir_code: string }[];
    }>(`{ place_suggestions(${args}) { id name description lat eir_code } }`)
  ).place_suggestions;

describe('the gazetteer', () => {
  it.each([
    ['the beginning of a name', 'rane', ['Ranelagh']],
    ['a name in Irish', 'Gaillimh', ['Galway']],
    ['a name without its accents', 'dun lao', ['Dún Laoghaire']],
    ['larger places first', 'dun', ['Dundalk', 'Dún Laoghaire']],
    ['a typing error', 'raneleagh', ['Ranelagh']],
    ['a routing key', 'd08', ['D08 Dublin 8']],
    ['a percent sign, which is no pattern', '%%', []],
    ['one letter, which is too short', 'd', []],
  ])('suggests by %s', async (_what, text, names) => {
    expect((await ask(api, `text: "${text}"`)).map(({ name }) => name)).toEqual(names);
  });

  it('treats a full Eircode as an address in its area', async () => {
    const [found] = await ask(api, 'text: "d08t4m3", kind: "address"');
    expect(found).toMatchObject({ name: 'D08 T4M3', eir_code: 'D08 T4M3', lat: 53.339 });
  });

  it('returns the complete place of an id, and null for an unknown one', async () => {
    const [galway] = await ask(api, 'text: "galway"');
    const find = (id: string) => api.ask('query($id: String!) { place(id: $id) { name lat lng } }', { id });
    expect(await find(galway?.id ?? '')).toEqual({ place: { name: 'Galway', lat: 53.27, lng: -9.06 } });
    expect(await find('ie:999999')).toEqual({ place: null });
    expect(await find("ie:1' or 1=1")).toEqual({ place: null });
  });

  it('finds Irish places for a search from abroad, and none for an address abroad', async () => {
    expect((await ask(api, 'text: "galway", country: "GB"')).map(({ name }) => name)).toEqual(['Galway']);
    expect(await ask(api, 'text: "galway", country: "GB", kind: "address"')).toEqual([]);
  });

  it('refuses an invalid country', async () => {
    const { errors } = await api.run('{ place_suggestions(text: "Galway", country: "Ireland") { name } }');
    expect(errors?.[0]?.extensions?.validation).toEqual({ country: ['A country is two letters.'] });
  });
});

describe('Google Places', () => {
  const google = () => googlePlaces({ key: 'a-key', url: provider.url });
  const found = {
    placeId: 'ChIJ-ranelagh-1',
    text: { text: 'Ranelagh, Dublin 6, Ireland' },
    structuredFormat: { mainText: { text: 'Ranelagh' }, secondaryText: { text: 'Dublin 6, Ireland' } },
    types: ['sublocality', 'political'],
  };

  it('sends the key, the country and the session, and reads the suggestions', async () => {
    provider.answers({ suggestions: [{ placePrediction: found }, { queryPrediction: {} }] });
    const suggestions = await google().suggest({ text: 'rane', kind: 'place', country: 'IE', session: 's-1' });
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/places:autocomplete',
      headers: { 'x-goog-api-key': 'a-key' },
      body: { input: 'rane', includedRegionCodes: ['ie'], sessionToken: 's-1', includedPrimaryTypes: ['(regions)'] },
    });
    expect(suggestions).toMatchObject([
      { id: 'ChIJ-ranelagh-1', name: 'Ranelagh', description: 'Dublin 6, Ireland', kind: 'area', position: null },
    ]);
  });

  it('finds the position and postcode of the chosen suggestion', async () => {
    provider.answers({
      id: 'ChIJ-ranelagh-1',
      displayName: { text: '42 Sandford Close' },
      formattedAddress: '42 Sandford Close, Ranelagh, Dublin 6, D06 X4T3, Ireland',
      location: { latitude: 53.32, longitude: -6.25 },
      types: ['street_address'],
      addressComponents: [
        { longText: 'D06 X4T3', types: ['postal_code'] },
        { longText: 'Ireland', shortText: 'IE', types: ['country'] },
      ],
    });
    expect(await google().find('ChIJ-ranelagh-1', 's-1')).toMatchObject({
      position: { lat: 53.32, lng: -6.25 },
      postcode: 'D06 X4T3',
      country: 'IE',
    });
    expect(provider.requests[0]?.path).toContain('/v1/places/ChIJ-ranelagh-1?');
    expect(provider.requests[0]?.path).toContain('sessionToken=s-1');
  });
});

describe('Photon', () => {
  it('reads places of the country with their positions', async () => {
    const feature = (name: string, countrycode: string) => ({
      geometry: { coordinates: [-6.25, 53.32] },
      properties: { osm_id: 7, osm_type: 'N', name, city: 'Dublin', countrycode, type: 'district', postcode: 'D06' },
    });
    provider.answers({ features: [feature('Ranelagh', 'IE'), feature('Ranelagh Gardens', 'GB')] });
    const found = await photon(provider.url).suggest({ text: 'rane', kind: 'place', country: 'IE', session: null });
    expect(found).toMatchObject([
      { name: 'Ranelagh', description: 'Dublin', kind: 'area', position: { lat: 53.32, lng: -6.25 }, postcode: 'D06' },
    ]);
    expect(provider.requests[0]?.path).toMatch(/^\/api\?q=rane&/);
  });
});

describe('an external provider', () => {
  it.each([
    ['is away', { message: 'no' }, 503],
    ['answers something else', { features: 'none' }, 200],
  ])('that %s leaves the gazetteer', async (_how, body, status) => {
    const outside = await bootApi({ beside: api, places: photon(provider.url) });
    provider.answers(body, status);
    expect((await ask(outside, 'text: "galway"')).map(({ name }) => name)).toEqual(['Galway']);
    expect(provider.requests).toHaveLength(1);
    await outside.close();
  });

  it('lets the search find places that are not in the gazetteer', async () => {
    const outside = await bootApi({ beside: api, places: photon(provider.url) });
    provider.answers({
      features: [
        {
          geometry: { coordinates: [-8, 52] },
          properties: { osm_id: 1, name: 'Xanadu', countrycode: 'IE', type: 'city' },
        },
      ],
    });
    const search = '{ business_search(where: "Xanadu") { unknown_place place { name lat } } }';
    expect(await outside.ask(search)).toEqual({
      business_search: { unknown_place: false, place: { name: 'Xanadu', lat: 52 } },
    });
    await outside.close();
  });
});
