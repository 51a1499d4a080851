import { businesses, businessPictures, pictures } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../../test/kit/desk-changes.ts';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertPicture,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { linkOf } from './profile.ts';

let api: TestApi;
let owner: SignedIn;
let staff: SignedIn;
let shop: TestBusiness;

beforeAll(async () => {
  const place = { id: 'ie:1', name: 'Westport', description: 'County Mayo', kind: 'town' as const, country: 'IE' };
  const position = { lat: 53.8, lng: -9.52 };
  api = await bootApi({
    places: {
      name: 'stand-in',
      suggest: async () => [],
      find: async (id) =>
        id === 'ie:1' ? { ...place, position, address: 'Westport, Co. Mayo', postcode: null } : null,
    },
  });
  owner = await api.signInBusiness();
  staff = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});
afterAll(() => api.close());

const PROFILE = `mutation($id: Int!, $name: String!, $about: String, $location: String!, $area: String!, $zone: String!, $place_id: String,
  $phone: String, $email: String, $website: String, $instagram: String, $gender: String!) {
  change: desk_save_profile(business_id: $id, name: $name, about: $about, location: $location, area: $area, zone: $zone, place_id: $place_id,
    phone: $phone, email: $email, website: $website, instagram: $instagram, gender_served: $gender) { ${changeOf} } }`;
const profile = (more: object = {}) => ({
  id: shop.id,
  name: 'Willow Room',
  location: 'Bridge Street, Westport',
  area: 'Westport',
  zone: 'Europe/Dublin',
  gender: 'everyone',
  ...more,
});
const save = async (more: object = {}) => (await api.ask<{ change: ChangeWire }>(PROFILE, profile(more), owner)).change;
const row = async () => (await api.db.select().from(businesses).where(eq(businesses.id, shop.id)))[0];
const change = async (field: string, who: SignedIn = owner) =>
  (await api.ask<{ change: ChangeWire }>(`mutation { change: ${field} { ${changeOf} } }`, {}, who)).change;

describe('the profile', () => {
  it('is normalised when saved, takes its position from the places service, and is shown in the next request', async () => {
    const about = ' We listen.\r\n\r\n\r\nThen we cut.\u202e ';
    expect(
      await save({
        about,
        place_id: 'ie:1',
        phone: '098 12345',
        website: 'willow.example',
        email: 'Hello@Willow.example',
      }),
    ).toMatchObject({ status: 1 });
    expect(await row()).toMatchObject({
      about: 'We listen.\n\nThen we cut.',
      lat: 53.8,
      lng: -9.52,
      phone: '+3539812345',
      website: 'https://willow.example/',
      email: 'hello@willow.example',
    });
    const { business } = await api.ask<{ business: { about: string; area: string } }>(
      'query($slug: String!) { business(slug: $slug) { about area } }',
      { slug: shop.slug },
    );
    expect(business).toEqual({ about: 'We listen.\n\nThen we cut.', area: 'Westport' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['about', { about: 'x'.repeat(5_001) }],
    ['zone', { zone: 'Mars/Olympus' }],
    ['phone', { phone: 'call me' }],
    ['email', { email: 'nobody' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['instagram', { instagram: 'https://user:pass@evil.example' }],
    ['gender_served', { gender: 'cats' }],
    ['location', { place_id: 'ie:9' }],
  ])('is refused at %s for %j', async (field, wrong) => {
    expect(await validationOf(api, PROFILE, profile(wrong), owner)).toEqual([field]);
  });

  it('parses a phone number in its country’s format', async () => {
    await api.db.update(businesses).set({ country: 'GB' }).where(eq(businesses.id, shop.id));
    expect(await save({ phone: '020 7946 0018' })).toMatchObject({ status: 1 });
    expect((await row())?.phone).toBe('+442079460018');
    await api.db.update(businesses).set({ country: 'IE' }).where(eq(businesses.id, shop.id));
  });

  it('keeps its time zone while appointments exist', async () => {
    const guest = await api.signIn();
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-22 16:00') });
    expect(await save({ zone: 'America/New_York' })).toMatchObject({ status: 0 });
    expect((await row())?.zone).toBe('Europe/Dublin');
  });

  it('accepts web addresses only', () => {
    expect(linkOf('')).toBeNull();
    expect(linkOf('example.ie/x')).toBe('https://example.ie/x');
    for (const wrong of ['data:text/html,x', 'ftp://a.ie', 'localhost', 'https://', '//'])
      expect([wrong, linkOf(wrong)]).toEqual([wrong, undefined]);
  });
});

describe('terms', () => {
  const terms = (more = '') =>
    `desk_save_terms(business_id: ${shop.id}, policy: [2, 1, 1], upfront_percent: 20, confirms_at_once: false, video_vetting: true, consultation_minutes: 15${more})`;

  it('are for the owner: staff are refused, strangers find nothing', async () => {
    expect(await change(terms())).toMatchObject({ status: 1 });
    expect(await row()).toMatchObject({ cancellation: [1, 2], upfrontPercent: 20, videoVetting: true });
    const refused = await api.run(`mutation { ${terms()} { status } }`, {}, staff);
    expect(refused.errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    const stranger = await api.run(`mutation { ${terms()} { status } }`, {}, await api.signInBusiness());
    expect(stranger.errors?.[0]?.message).toBe('This business does not exist.');
    const guest = await api.run(`mutation { ${terms()} { status } }`, {}, await api.signIn());
    expect(guest.errors?.[0]?.message).toBe('Unauthenticated.');
  });
});

describe('pictures', () => {
  const upload = async (bytes: Buffer, who: { token: string } = owner, fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('business_id', String(shop.id));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('picture', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    const answer = await api.fetch('/desk/pictures', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return { code: answer.status, ...((await answer.json()) as { id?: number; errors?: { message: string }[] }) };
  };
  const photo = (width = 800, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#a0c0b0' } })
      .withExif({ IFD0: { Copyright: 'Somebody', Make: 'Secret camera' } })
      .jpeg()
      .toBuffer();
  const shown = async () =>
    (
      await api.ask<{
        business: {
          slider: { id: number; alt: string }[];
          photos: { id: number }[];
          thumbnail_picture: { id: number } | null;
        };
      }>(
        'query($slug: String!) { business(slug: $slug) { slider { id alt } photos { id } thumbnail_picture { id } } }',
        { slug: shop.slug },
      )
    ).business;

  it('are cropped, stripped of metadata, ordered, described and removed', async () => {
    const first = await upload(await photo(), owner, {
      alt: 'The window',
      left: '0',
      top: '0',
      width: '0.5',
      height: '1',
    });
    const second = await upload(await photo());
    expect([first.code, second.code]).toEqual([200, 200]);
    const [stored] = await api.db
      .select()
      .from(pictures)
      .where(eq(pictures.id, first.id ?? 0));
    expect(stored).toMatchObject({
      width: 400,
      height: 600,
      alt: 'The window',
      folder: 'business',
      businessId: shop.id,
    });
    expect(await shown()).toMatchObject({
      slider: [{ id: first.id, alt: 'The window' }, { id: second.id }],
      thumbnail_picture: { id: first.id },
    });
    expect(
      await change(`desk_order_pictures(business_id: ${shop.id}, ids: [${second.id}, ${first.id}])`),
    ).toMatchObject({ status: 1 });
    expect(await shown()).toMatchObject({ thumbnail_picture: { id: second.id } });
    expect(await change(`desk_order_pictures(business_id: ${shop.id}, ids: [${second.id}])`)).toMatchObject({
      status: 0,
    });
    expect(
      await change(`desk_describe_picture(business_id: ${shop.id}, id: ${first.id}, alt: "The door")`),
    ).toMatchObject({ status: 1 });
    expect(await change(`desk_remove_picture(business_id: ${shop.id}, id: ${second.id})`)).toMatchObject({ status: 1 });
    expect(await shown()).toMatchObject({
      slider: [{ id: first.id, alt: 'The door' }],
      thumbnail_picture: { id: first.id },
    });
    expect(await change(`desk_remove_picture(business_id: ${shop.id}, id: ${second.id})`)).toMatchObject({ status: 0 });
  });

  it('[DECIDE-005] an uploaded one comes before the drawings, so that guests see it', async () => {
    const drawn = await insertPicture(api.db, { businessId: shop.id, folder: 'business' });
    await api.db.insert(businessPictures).values({ businessId: shop.id, pictureId: drawn.id, role: 'photo' });
    const first = await upload(await photo());
    const second = await upload(await photo());
    expect((await shown()).photos.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id, drawn.id]));
    expect((await shown()).photos.at(-1)?.id).toBe(drawn.id);
  });

  it('are at most 24', async () => {
    await api.db.delete(businessPictures).where(eq(businessPictures.businessId, shop.id));
    for (let count = 0; count < 23; count += 1) {
      const { id } = await insertPicture(api.db, { businessId: shop.id, folder: 'business', name: `many-${count}` });
      await api.db
        .insert(businessPictures)
        .values({ businessId: shop.id, pictureId: id, role: 'photo', position: count });
    }
    expect(await upload(await photo(), owner)).toMatchObject({ code: 200 });
    expect((await upload(await photo(), owner)).errors?.[0]?.message).toBe('A page has at most 24 pictures.');
  });

  it('are refused from others, if they are not pictures, and if they are decompression bombs', async () => {
    const bytes = await photo();
    expect(await upload(bytes, staff)).toMatchObject({ code: 403 });
    expect(await upload(bytes, await api.signInBusiness())).toMatchObject({ code: 404 });
    expect(await upload(bytes, await api.signIn())).toMatchObject({ code: 401 });
    expect(await upload(bytes, owner, { business_id: '1.5' })).toMatchObject({ code: 404 });
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ code: 422 });
    const bomb = await sharp({ create: { width: 16_000, height: 12_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await upload(bomb)).code).toBe(413);
  });
});

describe('vouchers', () => {
  const voucher = (more = '') =>
    `desk_save_voucher(business_id: ${shop.id}, name: "A quiet hour", color: "plum", retail: 45, value: 50, valid_for: 60, limit_number_of_sales: -999${more})`;

  it('are put on sale, changed and withdrawn, and guests see it', async () => {
    const { id } = await change(voucher(`, service_ids: [${shop.serviceId}]`));
    const offered = async () =>
      (
        await api.ask<{
          desk_vouchers: {
            vouchers: { id: number; limit_number_of_sales: number; service_ids: number[]; active: boolean }[];
          };
        }>(
          `{ desk_vouchers(business_id: ${shop.id}) { vouchers { id limit_number_of_sales service_ids active } } }`,
          {},
          owner,
        )
      ).desk_vouchers.vouchers;
    expect(await offered()).toEqual([{ id, limit_number_of_sales: -999, service_ids: [shop.serviceId], active: true }]);
    expect(await change(`desk_set_voucher_active(business_id: ${shop.id}, id: ${id}, active: false)`)).toMatchObject({
      status: 1,
    });
    expect(await offered()).toMatchObject([{ active: false }]);
    const refused = await api.run(`{ desk_vouchers(business_id: ${shop.id}) { remaining } }`, {}, staff);
    expect(refused.errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
  });

  it('[VOUCH-036] never cost more than they are worth', async () => {
    const { errors } = await api.run(
      `mutation { ${voucher().replace('value: 50', 'value: 40')} { status } }`,
      {},
      owner,
    );
    expect(errors?.[0]?.extensions?.validation).toEqual({ retail: ['A voucher can’t cost more than it’s worth.'] });
    expect(await change(voucher().replace('retail: 45', 'retail: 50'))).toMatchObject({ status: 1 });
    await expect(insertVoucher(api.db, shop.id, { retail: 5_000, value: 4_000 })).rejects.toThrow();
  });

  it('never allow fewer than are sold', async () => {
    const { id } = await insertVoucher(api.db, shop.id, { totalSale: 3, limitNumberOfSales: 5 });
    const limited = voucher(`, id: ${id}`).replace('-999', '2');
    expect(await change(limited)).toMatchObject({
      status: 0,
      message: '3 are sold already. Please allow at least as many.',
    });
    expect(await change(voucher(`, id: ${id}`).replace('-999', '3'))).toMatchObject({ status: 1 });
  });

  it.each([
    ['valid_for', ['valid_for: 60', 'valid_for: 59']],
    ['limit_number_of_sales', ['-999', '-1']],
    ['retail', ['retail: 45', 'retail: 0']],
    ['value', ['value: 50', 'value: 1000000000']],
    ['value', ['value: 50', 'value: 1.005']],
    ['color', ['"plum"', '"url(x)"']],
  ])('are refused at %s with %j', async (field, [right = '', wrong = '']) => {
    expect(await validationOf(api, `mutation { ${voucher().replace(right, wrong)} { status } }`, {}, owner)).toEqual([
      field,
    ]);
  });

  it('cover services of their own shop only', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    expect(await change(voucher(`, service_ids: [${other.serviceId}]`))).toMatchObject({ status: 0 });
  });
});
