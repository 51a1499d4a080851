import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi } from '../../../test/kit/index.ts';
import { beginRendering } from '../../graphql/in-process.ts';

const NEW_YORK = { zone: 'America/New_York', country: 'US', currency: 'USD', lat: 40.72, lng: -74.01 };
const MANY = 130;

const lookup = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"country_code":"US"}');
});
let here: TestApi;
let fromThere: TestApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => lookup.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(lookup.address() as AddressInfo).port}/{ip}`;
  here = await bootApi();
  fromThere = await bootApi({ beside: here, config: { countryLookupUrl: url } });
  const now = here.clock.now();
  const best = { ratingSum: 500, ratingCount: 100 };
  await insertBusiness(here.db, now, { business: { slug: 'hudson', name: 'Hudson & Heather', ...NEW_YORK, ...best } });
  await insertBusiness(here.db, now, { business: { slug: 'fern', name: 'Fern & Fold', ratingSum: 4, ratingCount: 1 } });
  await insertBusiness(here.db, now, { business: { slug: 'plain', name: 'Plain Room' } });
});
afterAll(async () => {
  await fromThere.close();
  await here.close();
  await new Promise((resolve) => lookup.close(resolve));
});

async function find(api: TestApi, args = 'count: 3') {
  const { business_search: found } = await api.ask<{ business_search: { data: { slug: string }[] } }>(
    `{ business_search(${args}) { data { slug } } }`,
  );
  return found.data.map(({ slug }) => slug);
}

const featured = async (api: TestApi) =>
  (
    await api.ask<{ featured_businesses: { slug: string }[] }>('{ featured_businesses(count: 2) { slug } }')
  ).featured_businesses.map(({ slug }) => slug);

describe("shops of the visitor's country", () => {
  it('[SEARCH-017] come first, however well others are rated', async () => {
    expect(await find(here)).toEqual(['fern', 'plain', 'hudson']);
    expect(await find(fromThere)).toEqual(['hudson', 'fern', 'plain']);
    expect(await featured(here)).toEqual(['fern', 'plain']);
    expect(await featured(fromThere)).toEqual(['hudson', 'fern']);
  });

  it('do not when a name is probably meant, or another order or a place is requested', async () => {
    expect((await find(here, 'business_type: "hudson"'))[0]).toBe('hudson');
    expect(await find(here, 'lat: 40.7, lng: -74')).toEqual(['hudson']);
    expect(await find(here, 'sort: "Newest"')).toEqual(['plain', 'fern', 'hudson']);
  });

  it('come first in a page that is rendered for their country', async () => {
    const render = async (country?: string) => {
      const page = beginRendering(here.app.execute, here.app.services, 'page', country);
      const { data } = (await page.execute('{ business_search { data { slug } } }', {})) as {
        data: { business_search: { data: { slug: string }[] } };
      };
      return data.business_search.data[0]?.slug;
    };
    expect([await render(), await render('US'), await render('FR')]).toEqual(['fern', 'hudson', 'hudson']);
  });

  it('[SEARCH-017] come first among more than are collected, on every page, once each', async () => {
    const now = here.clock.now();
    for (let n = 0; n < MANY; n += 1)
      await insertBusiness(here.db, now, { business: { slug: `many-${n}`, name: `Room ${n}` } });
    const pages = [await find(here, 'count: 100, page: 1'), await find(here, 'count: 100, page: 2')];
    const all = pages.flat();
    expect(all).toHaveLength(MANY + 3);
    expect(new Set(all).size).toBe(all.length);
    expect([all[0], all.at(-1)]).toEqual(['fern', 'hudson']);
    expect((await find(fromThere, 'count: 100'))[0]).toBe('hudson');
  });
});
