import { appointmentLines, appointments, auditEntries, chairs } from '@thyme/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../test/kit/desk-changes.ts';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

const SAVE = `mutation($business_id: Int!, $person_id: Int!, $services: [DeskPersonServiceInput!]!) {
  change: desk_save_person_services(business_id: $business_id, person_id: $person_id, services: $services) { ${changeOf} } }`;

async function open(people = 2): Promise<TestBusiness> {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: people });
  await joinBusiness(api.db, shop.id, owner.userId);
  return shop;
}

const wanted = (shop: TestBusiness, does: boolean, terms: object[] = []) => [
  { service_id: shop.serviceId, does, terms },
];
const save = async (shop: TestBusiness, person: number, services: object[]) =>
  (
    await api.ask<{ change: ChangeWire }>(
      SAVE,
      { business_id: shop.id, person_id: shop.chairIds[person], services },
      owner,
    )
  ).change;

/** Who does the service, and each person's own terms. */
async function stored(shop: TestBusiness) {
  const { desk_menu } = await api.ask<{
    desk_menu: { services: { id: number; chair_ids: number[]; pricings: { own: object[] }[] }[] }[];
  }>(
    'query($id: Int!) { desk_menu(business_id: $id) { services { id chair_ids pricings { own { chair_id price duration } } } } }',
    { id: shop.id },
    owner,
  );
  const service = desk_menu.flatMap(({ services }) => services).find(({ id }) => id === shop.serviceId);
  return { doers: service?.chair_ids.toSorted((a, b) => a - b), own: service?.pricings[0]?.own };
}

describe('the services of a person', () => {
  it('[PEOPLE-121] get own terms, which are changed and taken away without touching those of a colleague', async () => {
    const shop = await open();
    const [first, second] = shop.chairIds;
    const terms = (price: number | null, duration: number | null) => [{ pricing_id: shop.pricingId, price, duration }];
    expect(await save(shop, 0, wanted(shop, true, terms(70.5, 45)))).toMatchObject({ status: 1, message: 'Saved.' });
    await save(shop, 1, wanted(shop, true, terms(0, null)));
    expect((await stored(shop)).own).toEqual([
      { chair_id: first, price: 70.5, duration: 45 },
      { chair_id: second, price: 0, duration: null },
    ]);
    await save(shop, 0, wanted(shop, true, terms(null, 30)));
    expect((await stored(shop)).own).toContainEqual({ chair_id: first, price: null, duration: 30 });
    await save(shop, 0, wanted(shop, true, terms(null, null)));
    expect(await stored(shop)).toEqual({ doers: [], own: [{ chair_id: second, price: 0, duration: null }] });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ action: 'save-person-services', subjectId: String(first), actorId: owner.userId });
  });

  it('[PEOPLE-121] are left to colleagues and taken up again; somebody always does a service', async () => {
    const shop = await open(3);
    const [first, second, third] = shop.chairIds;
    await save(shop, 0, wanted(shop, false));
    expect((await stored(shop)).doers).toEqual([second, third]);
    await save(shop, 1, wanted(shop, false));
    expect((await stored(shop)).doers).toEqual([third]);
    expect(await save(shop, 2, wanted(shop, false))).toMatchObject({
      status: 0,
      message: 'Nobody would do Signature facial any more. Please archive it under Services instead.',
    });
    expect((await stored(shop)).doers).toEqual([third]);
    await save(shop, 0, wanted(shop, true));
    expect((await stored(shop)).doers).toEqual([first, third]);
  });

  it('[PEOPLE-121] that they no longer do stay booked with them', async () => {
    const shop = await open();
    await api.db
      .update(chairs)
      .set({ person: 'Tom' })
      .where(eq(chairs.id, shop.chairIds[0] as number));
    const guest = await api.signIn();
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      chairId: shop.chairIds[0] as number,
    });
    expect(await save(shop, 0, wanted(shop, false))).toMatchObject({
      status: 1,
      message: 'Saved. What’s already booked stays with Tom.',
    });
    expect((await stored(shop)).doers).toEqual([shop.chairIds[1]]);
    const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id));
    expect(line?.chairId).toBe(shop.chairIds[0]);
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
    expect(row?.status).toBe('New');
  });

  it('[PEOPLE-121] of another shop, and people of another shop, are missing; nothing is half stored', async () => {
    const shop = await open();
    const other = await insertBusiness(api.db, api.clock.now());
    const own = [{ pricing_id: shop.pricingId, price: 10, duration: null }];
    const foreign = [{ pricing_id: other.pricingId, price: 10, duration: null }];
    for (const services of [
      [...wanted(shop, true, own), { service_id: other.serviceId, does: true, terms: [] }],
      [...wanted(shop, true, own), ...wanted(shop, true, foreign)],
    ])
      expect(await save(shop, 0, services)).toMatchObject({ status: 0, message: 'This service could not be found.' });
    expect(await stored(shop)).toEqual({ doers: [], own: [] });
    const variables = { business_id: shop.id, person_id: other.chairIds[0], services: wanted(shop, true, own) };
    expect(await api.ask(SAVE, variables, owner)).toMatchObject({
      change: { status: 0, message: 'This person could not be found.' },
    });
  });

  it.each([
    ['a price below nothing', { price: -1, duration: null }, 'services.0.terms.0.price'],
    ['a duration of two minutes', { price: null, duration: 2 }, 'services.0.terms.0.duration'],
  ])('[PEOPLE-121] refuse %s at its field', async (_title, terms, field) => {
    const shop = await open();
    const variables = {
      business_id: shop.id,
      person_id: shop.chairIds[0],
      services: wanted(shop, true, [{ pricing_id: shop.pricingId, ...terms }]),
    };
    expect(await validationOf(api, SAVE, variables, owner)).toContain(field);
  });

  it('[PEOPLE-121] cannot be changed by staff', async () => {
    const shop = await open();
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const variables = { business_id: shop.id, person_id: shop.chairIds[0], services: wanted(shop, false) };
    const { errors } = await api.run(SAVE, variables, staff);
    expect(errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    expect((await stored(shop)).doers).toEqual([]);
  });
});
