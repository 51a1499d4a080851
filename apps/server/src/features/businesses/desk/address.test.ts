import { appointments, auditEntries, formerSlugs } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../../test/kit/desk-changes.ts';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, guest] = [await api.signInBusiness(), await api.signInBusiness(), await api.signIn()];
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const MOVE = `mutation($b: Int!, $slug: String!) { desk_change_address(business_id: $b, slug: $slug) { ${changeOf} } }`;
const move = async (slug: string) =>
  (await api.ask<{ desk_change_address: ChangeWire }>(MOVE, { b: shop.id, slug }, owner)).desk_change_address;
const movedTo = async (slug: string) =>
  (await api.ask<{ shop_moved_to: string | null }>('query($s: String!) { shop_moved_to(slug: $s) }', { s: slug }))
    .shop_moved_to;
const VISIBLE = `mutation($b: Int!, $v: Boolean!) { desk_set_visible(business_id: $b, visible: $v) { ${changeOf} } }`;
const show = async (visible: boolean) =>
  (await api.ask<{ desk_set_visible: ChangeWire }>(VISIBLE, { b: shop.id, v: visible }, owner)).desk_set_visible;
const found = async (slug: string) =>
  (await api.ask<{ business: { id: number } | null }>('query($s: String!) { business(slug: $s) { id } }', { s: slug }))
    .business;

describe('the address of a shop', () => {
  it('changes, and every former one redirects to it', async () => {
    const first = shop.slug;
    const [second, third] = [`${first}-two`, `${first}-three`];
    expect(await move(second)).toMatchObject({ status: 1 });
    expect(await movedTo(first)).toBe(second);
    await move(third);
    expect([await movedTo(first), await movedTo(second)]).toEqual([third, third]);
    expect((await found(third))?.id).toBe(shop.id);
    expect(await found(first)).toBeNull();
    // Back to the first one, which is the shop's own and does not redirect.
    expect(await move(first)).toMatchObject({ status: 1 });
    expect([await movedTo(first), await movedTo(third)]).toEqual([null, first]);
    const auditLog = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(auditLog.map(({ action }) => action)).toEqual(Array(3).fill('change-address'));
  });

  it('is refused if it is one of our pages, or is or was another shop’s', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    const refusal = (slug: string) => validationOf(api, MOVE, { b: shop.id, slug }, owner);
    for (const slug of ['search', 'business', other.slug, 'no spaces', 'x'])
      expect(await refusal(slug), slug).toEqual(['slug']);
    const before = shop.slug;
    await move(`${before}-new`);
    await joinBusiness(api.db, other.id, staff.userId, 'owner');
    expect(await validationOf(api, MOVE, { b: other.id, slug: before }, staff)).toEqual(['slug']);
    expect((await move(`${before}-new`)).message).toBe('This is your address already.');
  });

  it('is not changed again after ten former ones', async () => {
    const rows = Array.from({ length: 9 }, (_none, index) => ({
      businessId: shop.id,
      slug: `${shop.slug}-was-${index}`,
    }));
    await api.db.insert(formerSlugs).values(rows);
    expect(await move(`${shop.slug}-ten`)).toMatchObject({ status: 1 });
    expect(await move(`${shop.slug}-eleven`)).toMatchObject({
      status: 0,
      message: 'Your address has been changed too often. Please write to us.',
    });
  });

  it('can be changed by the owner only', async () => {
    const { errors } = await api.run(MOVE, { b: shop.id, slug: 'quiet-corner' }, staff);
    expect(errors?.[0]?.message).toBe('Only the owner can do this.');
  });
});

describe('a hidden shop', () => {
  it('is not found or booked by guests, keeps its appointments, and is booked at its desk', async () => {
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
    expect(await show(false)).toMatchObject({ status: 1 });
    expect(await found(shop.slug)).toBeNull();
    const services = [at(shop.pricingId, '2026-06-16 10:00')];
    expect((await book(api, guest.token, { business_id: shop.id, services })).status).toBe(0);
    const [kept] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(kept?.status).toBe('New');
    const desk = `mutation($b: Int!, $g: Int!, $s: [BookingServiceInput!]!) {
      desk_book(business_id: $b, guest_id: $g, services: $s) { status } }`;
    const answer = await api.ask<{ desk_book: { status: number } }>(
      desk,
      { b: shop.id, g: guest.userId, s: services },
      owner,
    );
    expect(answer.desk_book.status).toBe(1);
    const propose = 'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status } }';
    const proposed = await api.ask<{ desk_propose_times: { status: number } }>(
      propose,
      { id: appointment.id, times: [wall('2026-06-19 10:00')] },
      owner,
    );
    expect(proposed.desk_propose_times.status).toBe(1);
    expect(await show(false)).toMatchObject({ status: 0, message: 'Your shop is hidden already.' });
    expect(await show(true)).toMatchObject({ status: 1 });
    expect((await found(shop.slug))?.id).toBe(shop.id);
  });

  it('is not set up again', async () => {
    await show(false);
    const again = `mutation($b: Int!) { desk_save_first_services(business_id: $b,
      services: [{ name: "Cut", minutes: 30, price: 20 }]) { ${changeOf} } }`;
    const answer = await api.ask<{ desk_save_first_services: ChangeWire }>(again, { b: shop.id }, owner);
    expect(answer.desk_save_first_services.status).toBe(0);
  });
});
