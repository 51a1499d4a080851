import {
  appointments,
  auditEntries,
  serviceCategories,
  serviceSchedules,
  services as servicesTable,
} from '@thyme/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../test/kit/desk-changes.ts';
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
} from '../../../test/kit/index.ts';
import { waitingRequests } from '../../../test/kit/waiting-list.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const SAVE = `mutation($business_id: Int!, $id: Int, $category_id: Int!, $name: String!, $description: String, $pricings: [DeskPricingInput!]!,
  $chair_ids: [Int!], $group: DeskClassInput, $decisions: [DeskDecisionInput!]) {
  change: desk_save_service(business_id: $business_id, id: $id, category_id: $category_id, name: $name, description: $description,
    pricings: $pricings, chair_ids: $chair_ids, group: $group, decisions: $decisions) { ${changeOf} } }`;

const change = async (query: string, variables: object, who: { token: string } = owner) =>
  (await api.ask<{ change: ChangeWire }>(query, { business_id: shop.id, ...variables }, who)).change;
const menu = async (slug = shop.id) =>
  (
    await api.ask<{
      service_categories: {
        name: string;
        services: { service_name: string; price: number; special_price: number; duration: number }[];
      }[];
    }>(
      'query($id: Int!) { service_categories(business_id: $id) { name services { service_name price special_price duration } } }',
      { id: slug },
    )
  ).service_categories;
const cut = (more: object = {}) => ({
  category_id: shop.categoryId,
  name: 'Quiet cut',
  pricings: [{ price: 40, duration: 45 }],
  ...more,
});

describe('a service', () => {
  it('is added, changed and reordered, and guests see it in the next request', async () => {
    const added = await change(
      SAVE,
      cut({ pricings: [{ price: 40, special_price: 30.5, duration: 45, label: 'Short' }] }),
    );
    expect(added).toMatchObject({ status: 1, message: 'Added.' });
    expect((await menu())[0]?.services.at(-1)).toEqual({
      service_name: 'Quiet cut (Short)',
      price: 40,
      special_price: 30.5,
      duration: 45,
    });
    const ORDER = `mutation($business_id: Int!, $categories: [DeskOrderInput!]!) { change: desk_order_menu(business_id: $business_id, categories: $categories) { ${changeOf} } }`;
    const order = [{ id: shop.categoryId, services: [added.id, shop.serviceId] }];
    expect(await change(ORDER, { categories: order })).toMatchObject({ status: 1 });
    expect((await menu())[0]?.services.map(({ service_name }) => service_name)).toEqual([
      'Quiet cut (Short)',
      'Signature facial',
    ]);
    expect(await change(ORDER, { categories: [{ id: shop.categoryId, services: [999_999] }] })).toMatchObject({
      status: 0,
    });
    const [note] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(desc(auditEntries.id));
    expect(note).toMatchObject({ action: 'order-menu', actorId: owner.userId });
  });

  it.each([
    ['a price beyond reason', { pricings: [{ price: 1e9, duration: 30 }] }, 'pricings.0.price'],
    ['less than nothing', { pricings: [{ price: -1, duration: 30 }] }, 'pricings.0.price'],
    ['a third decimal', { pricings: [{ price: 10.005, duration: 30 }] }, 'pricings.0.price'],
    [
      'a sale price above the price',
      { pricings: [{ price: 10, special_price: 12, duration: 30 }] },
      'pricings.0.special_price',
    ],
    ['no time at all', { pricings: [{ price: 10, duration: 0 }] }, 'pricings.0.duration'],
    [
      'a deposit above everything',
      { pricings: [{ price: 10, duration: 30, special_deposit: 101 }] },
      'pricings.0.special_deposit',
    ],
    ['no price', { pricings: [] }, 'pricings'],
    ['no name', { name: '   ' }, 'name'],
    ['an endless name', { name: 'x'.repeat(121) }, 'name'],
    ['an endless text', { description: 'x'.repeat(2_001) }, 'description'],
  ])('is refused with %s, at its field', async (_title, wrong, field) => {
    expect(await validationOf(api, SAVE, { business_id: shop.id, ...cut(wrong) }, owner)).toContain(field);
  });

  it('accepts whole minutes only, and stores markup as text', async () => {
    const half = await api.run(
      SAVE,
      { business_id: shop.id, ...cut({ pricings: [{ price: 10, duration: 1.5 }] }) },
      owner,
    );
    expect(half.errors).toHaveLength(1);
    const name = '<script>alert(1)</script>';
    expect(await change(SAVE, cut({ name: ` ${name}\u202e ` }))).toMatchObject({ status: 1 });
    expect((await menu())[0]?.services.at(-1)?.service_name).toBe(name);
  });

  it('of another shop, or with a category or chair of another shop, is treated as missing', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    expect(await change(SAVE, cut({ id: other.serviceId }))).toMatchObject({
      status: 0,
      message: 'This service could not be found.',
    });
    expect(await change(SAVE, cut({ category_id: other.categoryId }))).toMatchObject({
      status: 0,
      message: 'This category could not be found.',
    });
    expect(await change(SAVE, cut({ chair_ids: other.chairIds }))).toMatchObject({
      status: 0,
      message: 'This chair could not be found.',
    });
    expect(
      await change(SAVE, cut({ id: shop.serviceId, pricings: [{ id: other.pricingId, price: 1, duration: 30 }] })),
    ).toMatchObject({ status: 0 });
  });

  /** A service as the desk sees it. */
  const atDesk = async (serviceId: number | null) => {
    const { desk_menu } = await api.ask<{
      desk_menu: { services: { id: number; chair_ids: number[]; pricings: { buffer_minutes: number | null }[] }[] }[];
    }>(
      'query($id: Int!) { desk_menu(business_id: $id) { services { id chair_ids pricings { buffer_minutes } } } }',
      { id: shop.id },
      owner,
    );
    return desk_menu.flatMap(({ services }) => services).find(({ id }) => id === serviceId);
  };

  it('has its own clean-up time, and the chairs that offer it, each once', async () => {
    const [, second = 0] = shop.chairIds;
    const pricings = [{ price: 40, duration: 45, buffer_minutes: 20 }];
    const { id } = await change(SAVE, cut({ name: 'Slow cut', pricings, chair_ids: [second, second] }));
    expect(await atDesk(id)).toMatchObject({ chair_ids: [second], pricings: [{ buffer_minutes: 20 }] });
  });

  it('cannot become a class, nor a class a service', async () => {
    const group = { kind: 'class', seats: 2, dates: [wall('2026-06-23 18:30')] };
    const message = 'A service can’t become a class, or a class a service.';
    const plain = await change(SAVE, cut({ name: 'Plain cut' }));
    expect(await change(SAVE, cut({ id: plain.id, group }))).toMatchObject({ status: 0, message });
    const taught = await change(SAVE, cut({ name: 'Cutting class', group }));
    expect(await change(SAVE, cut({ id: taught.id }))).toMatchObject({ status: 0, message });
  });

  it('cannot be changed by staff', async () => {
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const { errors } = await api.run(SAVE, { business_id: shop.id, ...cut() }, staff);
    expect(errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
  });

  it('that is booked is deactivated only when each upcoming appointment has a decision', async () => {
    const guest = await api.signIn();
    const place = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, place.id, owner.userId);
    const appointment = await insertAppointment(api.db, place, guest.userId, {
      startsAt: instant('2026-06-18 10:00'),
      paid: 2_000,
    });
    const ARCHIVE = `mutation($business_id: Int!, $id: Int!, $decisions: [DeskDecisionInput!]) {
      change: desk_set_service_active(business_id: $business_id, id: $id, active: false, decisions: $decisions) { ${changeOf} } }`;
    const away = (decisions?: object[]) => change(ARCHIVE, { business_id: place.id, id: place.serviceId, decisions });
    const asked = await away();
    expect(asked).toMatchObject({
      status: 0,
      conflicts: [{ appt_id: appointment.id, reason: 'not-offered', starts: wall('2026-06-18 10:00') }],
    });
    expect(asked.conflicts[0]?.choices).toEqual(['keep', 'cancel']);
    expect(await menu(place.id)).toHaveLength(1);
    expect(await away([{ appt_id: appointment.id + 1, choice: 'keep' }])).toMatchObject({ status: 0 });
    expect(await away([{ appt_id: appointment.id, choice: 'keep' }])).toMatchObject({
      status: 1,
      message: 'Archived.',
    });
    expect(await menu(place.id)).toEqual([]);
    const [kept] = await api.db.select().from(appointments).where(eq(appointments.id, appointment.id));
    expect(kept?.status).toBe('New');
    const [row] = await api.db.select().from(servicesTable).where(eq(servicesTable.id, place.serviceId));
    expect(row?.active).toBe(false);
  });
});

it('a menu has at most 40 categories', async () => {
  const large = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, large.id, owner.userId);
  const ADD = `mutation($business_id: Int!, $name: String!) {
    change: desk_save_category(business_id: $business_id, name: $name) { ${changeOf} } }`;
  const add = (name: string) => change(ADD, { business_id: large.id, name });
  const rows = Array.from({ length: 38 }, (_none, index) => ({ businessId: large.id, name: `Category ${index}` }));
  await api.db.insert(serviceCategories).values(rows);
  expect(await add('The last one')).toMatchObject({ status: 1 });
  expect(await add('One more')).toMatchObject({ status: 0, message: 'A shop has at most 40 categories.' });
});

describe('a class', () => {
  const yoga = (more: object = {}, dates = ['2026-06-23 18:30', '2026-06-30 18:30']) => ({
    ...cut({ name: 'Evening yoga', pricings: [{ price: 15, duration: 60 }] }),
    group: { kind: 'class', seats: 2, dates: dates.map(wall), ...more },
  });
  const datesOf = async (serviceId: number | null) => {
    const { desk_menu } = await api.ask<{
      desk_menu: {
        services: {
          id: number;
          kind: string;
          pricings: { id: number }[];
          dates: { id: number; starts: number; seats: number; seats_taken: number }[];
        }[];
      }[];
    }>(
      'query($id: Int!) { desk_menu(business_id: $id) { services { id kind pricings { id } dates { id starts seats seats_taken } } } }',
      { id: shop.id },
      owner,
    );
    return desk_menu.flatMap(({ services }) => services).find(({ id }) => id === serviceId);
  };

  it('[SLOT-030] sold in several dates can allow single dates, which are then booked; an edit without the switch keeps it', async () => {
    const singleOf = async (serviceId: number | null) => {
      const query = 'query($id: Int!) { desk_menu(business_id: $id) { services { id single_visits } } }';
      const { desk_menu } = await api.ask<{
        desk_menu: { services: { id: number; single_visits: boolean }[] }[];
      }>(query, { id: shop.id }, owner);
      return desk_menu.flatMap(({ services }) => services).find(({ id }) => id === serviceId)?.single_visits;
    };
    const { id } = await change(SAVE, yoga({ kind: 'weekly' }));
    expect(await singleOf(id)).toBe(false);
    const pricingId = (await datesOf(id))?.pricings[0]?.id ?? 0;
    const pricings = [{ id: pricingId, price: 15, duration: 60 }];
    const once = async () =>
      book(api, (await api.signIn()).token, {
        business_id: shop.id,
        services: [at(pricingId, '2026-06-30 18:30', { occurrences: 1 })],
      });
    expect(await once()).toMatchObject({ status: 0, refused: { code: 'bad-occurrences' } });
    await change(SAVE, { ...yoga({ kind: 'weekly', single_visits: true }), id, pricings });
    expect(await singleOf(id)).toBe(true);
    expect(await once()).toMatchObject({ status: 1 });
    await change(SAVE, { ...yoga({ kind: 'weekly' }), id, pricings });
    expect(await singleOf(id)).toBe(true);
    await change(SAVE, { ...yoga(), id, pricings });
    expect(await singleOf(id)).toBe(false);
  });

  it('has dates that can be booked, and fewer seats only when the surplus is cancelled', async () => {
    const { id } = await change(SAVE, yoga());
    const made = await datesOf(id);
    expect(made).toMatchObject({ kind: 'class', dates: [{ seats: 2, seats_taken: 0 }, { seats: 2 }] });
    const pricingId = made?.pricings[0]?.id ?? 0;
    const first = await api.signIn();
    const second = await api.signIn();
    for (const { token } of [first, second])
      expect(
        await book(api, token, { business_id: shop.id, services: [at(pricingId, '2026-06-23 18:30')] }),
      ).toMatchObject({ status: 1 });
    const fewer = (decisions?: object[]) =>
      change(SAVE, { ...yoga({ seats: 1 }), id, decisions, pricings: [{ id: pricingId, price: 15, duration: 60 }] });
    const asked = await fewer();
    expect(asked).toMatchObject({
      status: 0,
      conflicts: [{ reason: 'no-seat', choices: ['cancel'], guest_name: 'Niamh Byrne' }],
    });
    expect(await fewer([{ appt_id: asked.conflicts[0]?.appt_id, choice: 'keep' }])).toMatchObject({ status: 0 });
    expect(await fewer([{ appt_id: asked.conflicts[0]?.appt_id, choice: 'cancel' }])).toMatchObject({ status: 1 });
    expect((await datesOf(id))?.dates[0]).toMatchObject({ seats: 1, seats_taken: 1 });
    const [gone] = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, asked.conflicts[0]?.appt_id ?? 0));
    expect(gone).toMatchObject({ status: 'Cancelled', cancelledBy: 'business', userId: second.userId });
  });

  it('cancels a date and notifies its guests, and can restore it', async () => {
    const { id } = await change(SAVE, { ...yoga({}, ['2026-07-07 18:30', '2026-07-14 18:30']), name: 'Morning yoga' });
    const pricingId = (await datesOf(id))?.pricings[0]?.id ?? 0;
    const guest = await api.signIn();
    await book(api, guest.token, { business_id: shop.id, services: [at(pricingId, '2026-07-07 18:30')] });
    const only = (dates: string[], decisions?: object[]) =>
      change(SAVE, {
        ...yoga({}, dates),
        name: 'Morning yoga',
        id,
        decisions,
        pricings: [{ id: pricingId, price: 15, duration: 60 }],
      });
    const asked = await only(['2026-07-14 18:30']);
    expect(asked.conflicts).toMatchObject([
      { reason: 'date-cancelled', choices: ['propose', 'cancel'], nearest_times: [wall('2026-07-14 18:30')] },
    ]);
    const appt = asked.conflicts[0]?.appt_id;
    expect(await only(['2026-07-14 18:30'], [{ appt_id: appt, choice: 'propose' }])).toMatchObject({ status: 1 });
    const [moved] = await api.db
      .select()
      .from(appointments)
      .where(eq(appointments.id, appt ?? 0));
    expect(moved?.status).toBe('Reschedule');
    expect((await datesOf(id))?.dates).toMatchObject([{ starts: wall('2026-07-14 18:30') }]);
    expect(await only(['2026-07-07 18:30', '2026-07-14 18:30'])).toMatchObject({ status: 1 });
    const rows = await api.db.select().from(serviceSchedules).where(eq(serviceSchedules.businessId, shop.id));
    expect(rows.filter(({ cancelledAt }) => cancelledAt !== null)).toEqual([]);
  });

  it('keeps when a date was cancelled, however often it is saved', async () => {
    const { id } = await change(SAVE, { ...yoga({}, ['2026-07-08 18:30', '2026-07-15 18:30']), name: 'Noon yoga' });
    const pricings = [{ id: (await datesOf(id))?.pricings[0]?.id ?? 0, price: 15, duration: 60 }];
    const fewer = { ...yoga({}, ['2026-07-15 18:30']), name: 'Noon yoga', id, pricings };
    const cancelledAt = async () => {
      const first = eq(serviceSchedules.startsAt, instant('2026-07-08 18:30'));
      const [row] = await api.db.select().from(serviceSchedules).where(first);
      return row?.cancelledAt;
    };
    await change(SAVE, fewer);
    const when = api.clock.now();
    expect(await cancelledAt()).toBe(when);
    api.clock.advance(60);
    expect(await change(SAVE, fewer)).toMatchObject({ status: 1 });
    expect(await cancelledAt()).toBe(when);
  });

  it('offers more places on its dates to guests who wait for one', async () => {
    const day = '2026-07-09';
    const { id } = await change(SAVE, { ...yoga({ seats: 1 }, [`${day} 18:30`]), name: 'Full yoga' });
    const pricingId = (await datesOf(id))?.pricings[0]?.id ?? 0;
    const [booker, guest] = [await api.signIn(), await api.signIn()];
    await book(api, booker.token, { business_id: shop.id, services: [at(pricingId, `${day} 18:30`)] });
    const { join, waiting, runOffers } = waitingRequests(() => api, day);
    expect(await join(shop, guest, { service_pricing_id: pricingId })).toMatchObject({ status: 1 });
    const pricings = [{ id: pricingId, price: 15, duration: 60 }];
    await change(SAVE, { ...yoga({ seats: 2 }, [`${day} 18:30`]), name: 'Full yoga', id, pricings });
    await runOffers();
    expect(await waiting(guest)).toMatchObject([{ status: 'offered', offer: { time: wall(`${day} 18:30`) } }]);
  });

  it.each([
    ['in the past', { dates: [wall('2026-06-01 10:00')] }, 'One of these dates has passed.'],
    ['at a time the clocks skip', { dates: [wall('2027-03-28 01:30')] }, 'One of these times does not exist.'],
    [
      'with an enrolment after its first date',
      { enroll_date: '2026-07-30' },
      'The last day to enrol must be before the first date.',
    ],
  ])('is refused %s', async (_title, wrong, message) => {
    expect(await change(SAVE, yoga(wrong))).toMatchObject({ status: 0, message });
  });
});

describe('the last day to enrol', () => {
  const course = (kind: string, enrol: string) =>
    change(SAVE, {
      ...cut({ name: `Course until ${enrol}` }),
      group: { kind, seats: 2, dates: ['2026-06-24 18:30', '2026-07-01 18:30'].map(wall), enroll_date: enrol },
    });

  it('may be that of the first date', async () => {
    expect(await course('course', '2026-06-24')).toMatchObject({ status: 1 });
    expect(await course('course', '2026-06-25')).toMatchObject({ status: 0 });
  });

  it('of a class that repeats may be after its first date', async () => {
    expect(await course('weekly', '2026-06-25')).toMatchObject({ status: 1 });
  });
});

describe('prices and durations of individual people', () => {
  const own = async (id: number | null) => {
    const read = await api.ask<{
      desk_menu: { services: { id: number; person_choice: boolean | null; pricings: { own: object[] }[] }[] }[];
    }>(
      'query($id: Int!) { desk_menu(business_id: $id) { services { id person_choice pricings { own { chair_id price duration } } } } }',
      { id: shop.id },
      owner,
    );
    return read.desk_menu.flatMap(({ services }) => services).find((service) => service.id === id);
  };
  const WITH_CHOICE = SAVE.replace('$chair_ids: [Int!],', '$chair_ids: [Int!], $person_choice: Boolean,').replace(
    'chair_ids: $chair_ids,',
    'chair_ids: $chair_ids, person_choice: $person_choice,',
  );

  it('[PLAN-015] are saved with the service, can be cleared, and do not change when they are not sent', async () => {
    const [first = 0, second = 0] = shop.chairIds;
    const terms = [
      { chair_id: first, price: 0 },
      { chair_id: second, duration: 90 },
    ];
    const added = await change(SAVE, cut({ name: 'Own cut', pricings: [{ price: 40, duration: 45, own: terms }] }));
    expect((await own(added.id))?.pricings).toEqual([
      {
        own: [
          { chair_id: first, price: 0, duration: null },
          { chair_id: second, price: null, duration: 90 },
        ],
      },
    ]);
    const [kept] = (
      await api.ask<{ desk_menu: { services: { id: number; pricings: { id: number }[] }[] }[] }>(
        'query($id: Int!) { desk_menu(business_id: $id) { services { id pricings { id } } } }',
        { id: shop.id },
        owner,
      )
    ).desk_menu.flatMap(({ services }) => services.filter(({ id }) => id === added.id));
    const pricing = { id: kept?.pricings[0]?.id, price: 40, duration: 45 };
    await change(SAVE, cut({ id: added.id, name: 'Own cut', pricings: [pricing] }));
    expect((await own(added.id))?.pricings[0]?.own).toHaveLength(2);
    await change(SAVE, cut({ id: added.id, name: 'Own cut', pricings: [{ ...pricing, own: [{ chair_id: first }] }] }));
    expect((await own(added.id))?.pricings[0]?.own).toEqual([]);
  });

  it('[PLAN-015] are refused below 0, and for a chair of another shop', async () => {
    const below = [{ price: 40, duration: 45, own: [{ chair_id: shop.chairIds[0], price: -1 }] }];
    expect(await validationOf(api, SAVE, { business_id: shop.id, ...cut({ pricings: below }) }, owner)).toBeDefined();
    const other = await insertBusiness(api.db, api.clock.now());
    const foreign = [{ price: 40, duration: 45, own: [{ chair_id: other.chairIds[0], price: 1 }] }];
    expect(await change(SAVE, cut({ pricings: foreign }))).toMatchObject({
      status: 0,
      message: 'This chair could not be found.',
    });
  });

  it('[PLAN-013] the owner can switch off the choice of a person', async () => {
    const added = await change(WITH_CHOICE, cut({ name: 'No choice', person_choice: false }));
    expect((await own(added.id))?.person_choice).toBe(false);
  });
});
