import { clientDetails, places } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bootApi, type SignedIn, type TestApi } from '../../../../test/kit/index.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  await api.db
    .insert(places)
    .values({ kind: 'eircode', name: 'D08 Dublin 8', county: 'Dublin', routingKey: 'D08', lat: 53.339, lng: -6.28 });
});
afterAll(() => api.close());
beforeEach(async () => {
  guest = await api.signIn();
});

const FIELDS = 'name email country_code region city street_line1 street_line2 postcode';

async function details(): Promise<Record<string, string>> {
  const query = `{ billing_details { ${FIELDS} } }`;
  const answer = await api.ask<{ billing_details: Record<string, string> }>(query, {}, { token: guest.token });
  return answer.billing_details;
}

const live = (change: object) => api.db.update(clientDetails).set(change).where(eq(clientDetails.userId, guest.userId));

const address = {
  country_code: 'GB',
  region: 'Greater London',
  city: 'London',
  street_line1: '1 Long Acre',
  street_line2: '',
  postcode: 'WC2E 9LH',
};
const SAVE = `mutation($country_code: String!, $region: String!, $city: String!, $street_line1: String!, $postcode: String!) {
  save_billing_details(
    country_code: $country_code, region: $region, city: $city, street_line1: $street_line1, postcode: $postcode
  ) { status }
}`;

describe('the billing form', () => {
  it('[PAY-045] starts with the profile, town and county coming from the Eircode', async () => {
    await live({ address: '26 Lennox Terrace, Portobello', eirCode: 'D08 K2V9', country: 'IE' });
    expect(await details()).toMatchObject({
      country_code: 'IE',
      region: 'Dublin',
      city: 'Dublin 8',
      street_line1: '26 Lennox Terrace, Portobello',
      postcode: 'D08 K2V9',
    });
  });

  it('[PAY-046] starts with the address of the last payment if there was one', async () => {
    expect(await api.ask(SAVE, address, { token: guest.token })).toEqual({ save_billing_details: { status: 1 } });
    expect(await details()).toMatchObject(address);
    await api.ask(SAVE, { ...address, city: 'Leeds' }, { token: guest.token });
    expect(await details()).toMatchObject({ city: 'Leeds' });
    expect((await details()).email).toContain('@');
  });

  it('refuses texts that are too long, with the field’s name', async () => {
    const { errors } = await api.run(SAVE, { ...address, city: 'x'.repeat(81) }, { token: guest.token });
    expect(JSON.stringify(errors)).toContain('city');
  });

  it.each([
    ['IE', 'D08 K2V9', true],
    ['IE', 'd08k2v9', true],
    ['IE', 'Z99 0000', false],
    ['IE', "'; drop table places", false],
    ['GB', 'D08 K2V9', false],
  ])('[PAY-045] in %s the post code %s has a town: %s', async (country, postcode, isKnown) => {
    const query = 'query($c: String!, $p: String!) { post_town(country_code: $c, postcode: $p) { city region } }';
    const variables = { c: country, p: postcode.slice(0, 20) };
    const { post_town: town } = await api.ask<{ post_town: object | null }>(query, variables, { token: guest.token });
    expect(town !== null).toBe(isKnown);
  });
});
