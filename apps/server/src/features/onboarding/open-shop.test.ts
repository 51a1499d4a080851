import { readFileSync } from 'node:fs';
import { businesses, outbox, users } from '@thyme/db/schema';
import { checkSlug } from '@thyme/domain/businesses';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf } from '../../../test/kit/desk-changes.ts';
import { at, book, bootApi, insertBusiness, type TestApi } from '../../../test/kit/index.ts';
import type { PlaceSuggestion } from '../../integrations/places/places-port.ts';

let api: TestApi;
const PASSWORD = 'Quiet-hour-1!';

beforeAll(async () => {
  const westport = { id: 'ie:1', name: 'Westport', description: 'County Mayo', kind: 'town' as const, country: 'IE' };
  const land = (country: string) => ({ ...found['ie:1'], country }) as PlaceSuggestion;
  const found: Record<string, PlaceSuggestion> = {
    'ie:1': { ...westport, position: { lat: 53.8, lng: -9.52 }, address: 'Westport, Co. Mayo', postcode: 'F28' },
    'es:1': {
      ...{ id: 'es:1', name: 'Adeje', description: 'Tenerife', kind: 'town' as const, country: 'ES' },
      ...{ position: { lat: 28.12, lng: -16.73 }, address: 'Adeje, Tenerife', postcode: '38670' },
    },
  };
  for (const country of ['IRL', 'éES', 'es']) found[`odd:${country}`] = land(country);
  api = await bootApi({
    places: {
      name: 'stand-in',
      suggest: async () => [],
      find: async (id) => found[id] ?? null,
    },
  });
});
afterAll(() => api.close());

const REGISTER = `mutation($first: String!, $last: String!, $email: String!, $password: String!) {
  desk_register(first_name: $first, last_name: $last, email: $email, password: $password) { access_token user { id user_type } } }`;
let counter = 0;
const register = async () => {
  counter += 1;
  const form = { first: 'Maeve', last: 'Joyce', email: `maeve-${counter}@shop.example`, password: PASSWORD };
  const { desk_register } = await api.ask<{ desk_register: { access_token: string; user: { id: number } } }>(
    REGISTER,
    form,
  );
  return { token: desk_register.access_token, userId: desk_register.user.id };
};
type Owner = Awaited<ReturnType<typeof register>>;
const change = async (field: string, who: Owner) =>
  (await api.ask<{ change: ChangeWire }>(`mutation { change: ${field} { ${changeOf} } }`, {}, who)).change;
const place = (slug: string, more = '') =>
  `desk_save_place(name: "Lúnasa Nails", trade: "nails", description: "Careful hands.", location: "Bridge Street, Westport", place_id: "ie:1", slug: "${slug}"${more})`;
const slugOf = async (args: string, who: Owner) =>
  (
    await api.ask<{ desk_slug: { slug: string; is_free: boolean; message: string } }>(
      `{ desk_slug(${args}) { slug is_free message } }`,
      {},
      who,
    )
  ).desk_slug;
const isInSearch = async (name: string) => {
  const { business_search } = await api.ask<{ business_search: { data: { name: string }[] } }>(
    'query($name: String!) { business_search(business_type: $name) { data { name } } }',
    { name },
  );
  return business_search.data.some((shop) => shop.name === name);
};
const isFound = async (slug: string) => {
  const { business } = await api.ask<{ business: { id: number } | null }>(
    'query($slug: String!) { business(slug: $slug) { id } }',
    { slug },
  );
  return business !== null;
};

describe('an owner', () => {
  it.each([
    ['first_name', { first: ' ' }],
    ['email', { email: 'nobody' }],
    ['password', { password: 'weak' }],
    ['password', { password: 'Password1!' }],
  ])('is refused at %s for %j', async (field, wrong) => {
    const form = { first: 'Maeve', last: 'Joyce', email: 'm@shop.example', password: PASSWORD, ...wrong };
    const { errors } = await api.run(REGISTER, form);
    expect(Object.keys(errors?.[0]?.extensions?.validation ?? {})).toEqual([field]);
  });

  it('gets a business account, a session and a mail; an address has one account', async () => {
    const { userId, token } = await register();
    const [user] = await api.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ userType: 1, firstName: 'Maeve' });
    const mails = await api.db.select().from(outbox).where(eq(outbox.userId, userId));
    expect(mails.map(({ template }) => template)).toEqual(['owner-welcome']);
    const again = await api.run(REGISTER, {
      first: 'A',
      last: 'B',
      email: user?.email?.toUpperCase(),
      password: PASSWORD,
    });
    expect(again.errors?.[0]?.extensions?.validation).toEqual({ email: ['The email has already been taken.'] });
    expect(await api.ask('{ desk_businesses { id } }', {}, { token })).toEqual({ desk_businesses: [] });
    expect(
      (
        await api.run('mutation($e: String!, $p: String!) { login(username: $e, password: $p) { access_token } }', {
          e: user?.email,
          p: PASSWORD,
        })
      ).errors,
    ).toHaveLength(1);
  });
});

describe('a shop', () => {
  it('uses the time zone of its place, also after it moves before opening', async () => {
    const owner = await register();
    const zoneOf = async (id: number | null | undefined) =>
      (
        await api.db
          .select({ zone: businesses.zone })
          .from(businesses)
          .where(eq(businesses.id, id ?? 0))
      )[0]?.zone;
    const { id } = await change(place('sol-nails').replace('ie:1', 'es:1'), owner);
    expect(await zoneOf(id)).toBe('Atlantic/Canary');
    expect(await change(place('sol-nails', `, business_id: ${id}`), owner)).toMatchObject({ status: 1 });
    expect(await zoneOf(id)).toBe('Europe/Dublin');
  });

  it.each(['IRL', 'éES', 'es'])('is in Ireland if the places service names its country %j', async (country) => {
    const owner = await register();
    const { id } = await change(place(`odd-${counter}`).replace('ie:1', `odd:${country}`), owner);
    const [row] = await api.db
      .select()
      .from(businesses)
      .where(eq(businesses.id, id ?? 0));
    expect(row).toMatchObject({ country: 'IE', zone: 'Europe/Dublin' });
  });

  it('is not published without a place, nor open for no time at all', async () => {
    const owner = await register();
    const { id } = await change(place('no-place'), owner);
    const hours = `desk_save_first_hours(business_id: ${id}, weekdays: [2], from: 600, to: 600, buffer_minutes: 10, chairs: 2)`;
    expect(await change(hours, owner)).toMatchObject({ status: 0, message: 'The end must be after the start.' });
    await api.db
      .update(businesses)
      .set({ lat: null, lng: null })
      .where(eq(businesses.id, id ?? 0));
    const publish = `desk_publish(business_id: ${id}, video_vetting: false, confirms_at_once: true)`;
    expect(await change(publish, owner)).toMatchObject({
      status: 0,
      message: expect.stringMatching(/^Please add where it is and /),
    });
  });

  it('is created, continued, published, found and booked; before that it is not visible', async () => {
    const owner = await register();
    const begun = await change(place('lunasa-nails'), owner);
    const id = begun.id ?? 0;
    expect(begun.status).toBe(1);
    expect(await isFound('lunasa-nails')).toBe(false);
    const publish = `desk_publish(business_id: ${id}, video_vetting: false, confirms_at_once: true)`;
    expect(await change(publish, owner)).toMatchObject({
      status: 0,
      message: 'Please add a service and your hours and a chair first.',
    });
    const offer =
      'services: [{ name: "Gel manicure", minutes: 50, price: 38 }, { name: "Soak off", minutes: 30, price: 20 }]';
    expect(await change(`desk_save_first_services(business_id: ${id}, ${offer})`, owner)).toMatchObject({ status: 1 });
    expect(await change(`desk_save_first_services(business_id: ${id}, ${offer})`, owner)).toMatchObject({ status: 1 });
    const hours = `desk_save_first_hours(business_id: ${id}, weekdays: [2, 3, 4, 5, 6], from: 600, to: 1080, buffer_minutes: 10, chairs: 2)`;
    expect(await change(hours, owner)).toMatchObject({ status: 1 });
    expect(await change(hours.replace('chairs: 2', 'chairs: 1'), owner)).toMatchObject({ status: 1 });
    const terms = `desk_save_terms(business_id: ${id}, policy: [1], upfront_percent: 0, confirms_at_once: true, video_vetting: false, consultation_minutes: 15)`;
    expect(await change(terms, owner)).toMatchObject({ status: 1 });
    expect(await change(place('lunasa-nails', `, business_id: ${id}`), owner)).toMatchObject({ status: 1 });
    expect(await isFound('lunasa-nails')).toBe(false);
    expect(await isInSearch('Lúnasa Nails')).toBe(false);
    expect(await (await api.fetch('/sitemap.xml')).text()).not.toContain('lunasa-nails');

    expect(await change(publish, owner)).toMatchObject({ status: 1, message: 'Your shop is open.' });
    expect(await isFound('lunasa-nails')).toBe(true);
    expect(await isInSearch('Lúnasa Nails')).toBe(true);
    const { service_categories, business } = await api.ask<{
      service_categories: { services: { id: number; price: number }[] }[];
      business: { slider: unknown[]; area: string };
    }>(
      `{ service_categories(business_id: ${id}) { services { id price } } business(slug: "lunasa-nails") { area slider { id } } }`,
    );
    expect(business).toMatchObject({ area: 'Westport', slider: [{}, {}, {}] });
    expect(service_categories[0]?.services.map(({ price }) => price)).toEqual([38, 20]);
    const guest = await api.signIn();
    const pricing = service_categories[0]?.services[0]?.id ?? 0;
    expect(
      await book(api, guest.token, { business_id: id, services: [at(pricing, '2026-06-16 10:00')] }),
    ).toMatchObject({ status: 1 });

    expect(await change(publish, owner)).toMatchObject({ status: 0 });
    for (const step of [
      `desk_save_first_services(business_id: ${id}, ${offer})`,
      hours,
      place('lunasa-other', `, business_id: ${id}`),
    ])
      expect((await change(step, owner)).message).toContain('This shop is open.');
    const stranger = await register();
    expect((await api.run(`mutation { ${hours} { status } }`, {}, stranger)).errors?.[0]?.message).toBe(
      'This business does not exist.',
    );
  });

  it('has a slug that is free, plain and not reserved', async () => {
    const owner = await register();
    const taken = await insertBusiness(api.db, api.clock.now(), {
      business: { slug: 'harbour-hair', name: 'Harbour Hair' },
    });
    expect(await slugOf('name: "Harbour Hair", area: "Cobh"', owner)).toMatchObject({
      slug: 'harbour-hair-cobh',
      is_free: true,
    });
    expect(await slugOf('name: "Search", area: "Cork"', owner)).toMatchObject({ slug: 'search-cork', is_free: true });
    expect(await slugOf('name: "日本", trade: "nails"', owner)).toMatchObject({ slug: 'nails', is_free: true });
    for (const slug of ['harbour-hair', 'search', 'Big', 'a b', '../x', 'x', 'é'])
      expect([slug, (await slugOf(`slug: "${slug}"`, owner)).is_free]).toEqual([slug, false]);
    expect(await slugOf(`slug: "harbour-hair", business_id: ${taken.id}`, owner)).toMatchObject({ is_free: true });
    for (const slug of ['harbour-hair', 'pricing', 'UP']) {
      const { errors } = await api.run(`mutation { ${place(slug)} { status } }`, {}, owner);
      expect(Object.keys(errors?.[0]?.extensions?.validation ?? {})).toEqual(['slug']);
    }
    const race = await Promise.all(
      [1, 2, 3].map(() =>
        api.run<{ desk_save_place: { id: number } }>(`mutation { ${place('race-street')} { id } }`, {}, owner),
      ),
    );
    expect(race.filter(({ data }) => data?.desk_save_place)).toHaveLength(1);
    expect(await api.db.select().from(businesses).where(eq(businesses.slug, 'race-street'))).toHaveLength(1);
  });

  it('needs a trade and a place that exist', async () => {
    const owner = await register();
    for (const [field, wrong] of [
      ['trade', place('x-y').replace('"nails"', '"magic"')],
      ['location', place('x-y').replace('"ie:1"', '"ie:99"')],
      ['location', place('x-y').replace('place_id: "ie:1", ', '')],
    ] as const) {
      const { errors } = await api.run(`mutation { ${wrong} { status } }`, {}, owner);
      expect(Object.keys(errors?.[0]?.extensions?.validation ?? {})).toEqual([field]);
    }
  });
});

describe('every path of the site', () => {
  it('is reserved, for pages and for the server', () => {
    const pages = readFileSync(new URL('../../../../guest/app/routes.ts', import.meta.url), 'utf8');
    const tops = pages.replace(/(route\('profile', 'routes\/profile\.tsx', )\[[\s\S]*?\n {2}\]/, '$1[]');
    const first = [...tops.matchAll(/(?:route)\(\s*'([^':*/]+)/g)].map(([, name = '']) => name.toLowerCase());
    expect(first.length).toBeGreaterThan(30);
    const server = api.app.http.printRoutes({ commonPrefix: false });
    const own = [...server.matchAll(/^(?:├──|└──) \/?([a-z0-9-]+)/gm)].map(([, name = '']) => name);
    expect(own.length).toBeGreaterThan(5);
    const open = [...new Set([...first, ...own])].filter((slug) => checkSlug(slug).ok);
    expect(open).toEqual([]);
  });
});
