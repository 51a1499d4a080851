import { appointmentLines, businesses, chairPricings, chairs, saleLines, services } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  tryBooking,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

const shopWith = (options: Parameters<typeof insertBusiness>[2] = {}) =>
  insertBusiness(api.db, api.clock.now(), {
    chairs: 3,
    ...options,
    business: { spreadRule: undefined, ...options.business },
  });
const personOf = (shop: TestBusiness, index: number) => shop.chairIds[index] as number;
const setOwn = (shop: TestBusiness, index: number, own: { price?: number; durationMinutes?: number }) =>
  api.db
    .insert(chairPricings)
    .values({ businessId: shop.id, chairId: personOf(shop, index), pricingId: shop.pricingId, ...own });

async function bookAt(shop: TestBusiness, text: string, more: object = {}, whole: object = {}) {
  const services = [at(shop.pricingId, text, more)];
  return book(api, guest.token, { business_id: shop.id, services, ...whole });
}

const linesOf = (shop: TestBusiness) =>
  api.db
    .select()
    .from(appointmentLines)
    .where(eq(appointmentLines.businessId, shop.id))
    .orderBy(asc(appointmentLines.id));

const times = async (shop: TestBusiness, args: string) =>
  (
    await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${shop.id}, date: "2026-06-16", ${args}) { time_slots { s_time } } }`,
    )
  ).time_slots.time_slots.map(({ s_time }) => s_time);

describe('a guest who chooses a person', () => {
  it('[PLAN-012] gets the times and the chair of that person, and no other guest gets them', async () => {
    const shop = await shopWith();
    const [first, second] = [personOf(shop, 0), personOf(shop, 1)];
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: second })).toMatchObject({ status: 1 });
    expect(await linesOf(shop)).toMatchObject([{ chairId: second, personChosen: true }]);
    const free = (person: number) => times(shop, `service_pricing_id: ${shop.pricingId}, person_id: ${person}`);
    expect(await free(second)).not.toContain(wall('2026-06-16 10:00'));
    expect(await free(first)).toContain(wall('2026-06-16 10:00'));
    expect(await times(shop, `service_pricing_ids: [${shop.pricingId}], person_ids: [${second}]`)).not.toContain(
      wall('2026-06-16 10:00'),
    );
    expect(await times(shop, `service_pricing_ids: [${shop.pricingId}], person_ids: [null]`)).toContain(
      wall('2026-06-16 10:00'),
    );
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: second })).toMatchObject({
      status: 0,
      refused: { code: 'taken' },
    });
    const month = await api.ask<{ availability_month: { days: { date: string; first: number | null }[] } }>(
      `{ availability_month(business_id: ${shop.id}, month: "2026-06", service_pricing_id: ${shop.pricingId}, person_id: ${second}) { days { date first } } }`,
    );
    expect(month.availability_month.days.find(({ date }) => date === '2026-06-16')?.first).toBe(
      wall('2026-06-16 09:00'),
    );
  });

  it('[PLAN-012] is booked with each person of several services', async () => {
    const shop = await shopWith();
    const services = [
      at(shop.pricingId, '2026-06-16 10:00', { person_id: personOf(shop, 2) }),
      at(shop.pricingId, '2026-06-16 11:00', { person_id: personOf(shop, 0) }),
    ];
    expect(await book(api, guest.token, { business_id: shop.id, services })).toMatchObject({ status: 1 });
    expect((await linesOf(shop)).map(({ chairId }) => chairId)).toEqual([personOf(shop, 2), personOf(shop, 0)]);
  });

  it.each([
    ['unknown', async () => 999_999],
    ['of another shop', async () => personOf(await shopWith(), 0)],
    [
      'who has left',
      async (shop: TestBusiness) => {
        await api.db
          .update(chairs)
          .set({ active: false })
          .where(eq(chairs.id, personOf(shop, 1)));
        return personOf(shop, 1);
      },
    ],
  ])('[PLAN-013] a person %s is refused on the field', async (_name, idOf) => {
    const shop = await shopWith();
    const person_id = await idOf(shop);
    const services = [at(shop.pricingId, '2026-06-16 10:00'), at(shop.pricingId, '2026-06-16 11:00', { person_id })];
    const refused = await tryBooking(api, guest.token, { business_id: shop.id, services });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      validation: { 'services.1.person_id': [expect.stringContaining('choose someone else')] },
    });
    const asked = await api.run(
      `{ time_slots(business_id: ${shop.id}, date: "2026-06-16", service_pricing_id: ${shop.pricingId}, person_id: ${person_id}) { zone } }`,
    );
    expect(asked.errors?.[0]?.extensions).toMatchObject({ validation: { person_ids: [expect.any(String)] } });
    expect(await linesOf(shop)).toEqual([]);
  });

  it('[PLAN-013] no person can be chosen if the shop has switched it off, and anyone can still serve', async () => {
    const shop = await shopWith();
    await api.db.update(services).set({ personChoice: false }).where(eq(services.id, shop.serviceId));
    const services_ = [at(shop.pricingId, '2026-06-16 10:00', { person_id: personOf(shop, 1) })];
    const refused = await tryBooking(api, guest.token, { business_id: shop.id, services: services_ });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      validation: { 'services.0.person_id': [expect.any(String)] },
    });
    expect(await bookAt(shop, '2026-06-16 10:00')).toMatchObject({ status: 1 });
  });

  it('[PLAN-014] keeps the person when the appointment moves, and the appointment says whom to book again', async () => {
    const shop = await shopWith();
    const second = personOf(shop, 1);
    const { appointment_ids } = await bookAt(shop, '2026-06-16 10:00', { person_id: second });
    const [id] = appointment_ids;
    // The person is busy then, others are not.
    await book(api, (await api.signIn()).token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 14:00', { person_id: second })],
    });
    const own = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${shop.id}, date: "2026-06-16", service_pricing_ids: [${shop.pricingId}], appointment_id: ${id}) { time_slots { s_time } } }`,
      {},
      guest,
    );
    const starts = own.time_slots.time_slots.map(({ s_time }) => s_time);
    expect(starts).toContain(wall('2026-06-16 10:15'));
    expect(starts).not.toContain(wall('2026-06-16 14:00'));
    const move = async (text: string) =>
      (
        await api.ask<{ statusUpdateForAppointment: { status: number } }>(
          'mutation($id: Int!, $date: String, $time: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: $date, time: $time) { status } }',
          { id, date: text.slice(0, 10), time: wall(text) },
          guest,
        )
      ).statusUpdateForAppointment.status;
    expect(await move('2026-06-16 14:00')).toBe(0);
    expect(await move('2026-06-16 12:00')).toBe(1);
    const read = await api.ask<{ appointment: { appointment_detail: { person_id: number | null }[] } }>(
      `{ appointment(id: ${id}) { appointment_detail { person_id } } }`,
      {},
      guest,
    );
    expect(read.appointment.appointment_detail).toEqual([{ person_id: second }]);
  });
});

describe('anyone', () => {
  it('[PLAN-010] [PLAN-011] is the least booked person of that day, and guests without a choice get none recorded', async () => {
    const shop = await shopWith();
    for (const hour of ['09', '10', '11', '12', '13', '14'])
      expect(await bookAt(shop, `2026-06-16 ${hour}:00`)).toMatchObject({ status: 1 });
    const lines = await linesOf(shop);
    const counts = shop.chairIds.map((id) => lines.filter(({ chairId }) => chairId === id).length);
    expect(counts).toEqual([2, 2, 2]);
    expect(lines.every(({ personChosen }) => !personChosen)).toBe(true);
  });

  it('[PLAN-010] rotates if the shop chose so, whatever the day', async () => {
    const shop = await shopWith({ business: { spreadRule: 'in-turn' } });
    for (const day of ['16', '17', '18', '19']) await bookAt(shop, `2026-06-${day} 10:00`);
    // A chosen person does not use up a turn.
    await bookAt(shop, '2026-06-19 15:00', { person_id: personOf(shop, 2) });
    await bookAt(shop, '2026-06-22 10:00');
    const [a, b, c] = shop.chairIds;
    expect((await linesOf(shop)).map(({ chairId }) => chairId)).toEqual([a, b, c, a, c, b]);
  });

  it('[PLAN-010] is the most senior person free if the shop chose so', async () => {
    const shop = await shopWith({ business: { spreadRule: 'seniority' } });
    for (const hour of ['09', '10', '10']) {
      const other = await api.signIn();
      await book(api, other.token, { business_id: shop.id, services: [at(shop.pricingId, `2026-06-16 ${hour}:00`)] });
    }
    expect((await linesOf(shop)).map(({ chairId }) => shop.chairIds.indexOf(chairId ?? 0))).toEqual([0, 0, 1]);
  });

  it('[PLAN-010] only the owner chooses the rule', async () => {
    const shop = await shopWith();
    const owner = await api.signInBusiness();
    const SAVE =
      'mutation($id: Int!, $rule: String!) { desk_save_spread(business_id: $id, rule: $rule) { status message } }';
    const stranger = await api.run(SAVE, { id: shop.id, rule: 'in-turn' }, owner);
    expect(stranger.errors).toBeDefined();
    await joinBusiness(api.db, shop.id, owner.userId);
    expect(await api.ask(SAVE, { id: shop.id, rule: 'in-turn' }, owner)).toMatchObject({
      desk_save_spread: { status: 1 },
    });
    expect((await api.run(SAVE, { id: shop.id, rule: 'first' }, owner)).errors).toBeDefined();
    const [row] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
    expect(row?.spreadRule).toBe('in-turn');
  });
});

const PRICE = `query($id: Int!, $services: [BookingServiceInput!]) { price_availability(business_id: $id, services: $services) {
  total_amount lines { price unit_price total person_id duration available } } }`;

describe("a person's own price and duration", () => {
  it('[PLAN-015] applies to the payment, the hold and the invoice; anyone costs the service’s own price', async () => {
    const shop = await shopWith({ pricing: { price: 7_500, specialPrice: 6_000 } });
    await setOwn(shop, 1, { price: 9_000, durationMinutes: 90 });
    const second = personOf(shop, 1);
    const priced = async (more: object) =>
      api.ask<{ price_availability: { total_amount: number; lines: object[] } }>(PRICE, {
        id: shop.id,
        services: [at(shop.pricingId, '2026-06-16 10:00', more)],
      });
    expect(await priced({ person_id: second })).toMatchObject({
      price_availability: {
        total_amount: 90,
        lines: [{ price: 90, person_id: second, duration: 90, available: true }],
      },
    });
    expect(await priced({})).toMatchObject({
      price_availability: { total_amount: 60, lines: [{ person_id: null, duration: 60 }] },
    });
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: second }, { total_amount: 60 })).toMatchObject({
      status: 0,
      refused: { code: 'total-differs' },
    });
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: second }, { total_amount: 90 })).toMatchObject({
      status: 1,
    });
    expect(await linesOf(shop)).toMatchObject([{ price: 9_000, specialPrice: 0, durationMinutes: 90 }]);
    expect(await api.db.select().from(saleLines).where(eq(saleLines.businessId, shop.id))).toMatchObject([
      { unitPrice: 9_000, discount: 0 },
    ]);
    const free = await times(shop, `service_pricing_id: ${shop.pricingId}, person_id: ${second}`);
    expect(free).toContain(wall('2026-06-16 11:30'));
    expect(free).not.toContain(wall('2026-06-16 11:15'));
    // 90 minutes do not fit before closing, the others' 60 do.
    expect(free).not.toContain(wall('2026-06-16 16:00'));
    expect(await times(shop, `service_pricing_id: ${shop.pricingId}`)).toContain(wall('2026-06-16 16:00'));
  });

  it('[PLAN-015] can be free for one person, and never negative', async () => {
    const shop = await shopWith();
    await setOwn(shop, 0, { price: 0 });
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: personOf(shop, 0) }, { total_amount: 0 })).toMatchObject(
      {
        status: 1,
      },
    );
    await expect(setOwn(shop, 1, { price: -1 })).rejects.toThrow();
  });

  it('[GROUP-027] a person without a price is booked without a payment, while others require a deposit', async () => {
    const shop = await shopWith({ business: { upfrontPercent: 50 } });
    await setOwn(shop, 0, { price: 0 });
    expect(await bookAt(shop, '2026-06-16 10:00', { person_id: personOf(shop, 1) })).toMatchObject({ status: 0 });
    const booked = await bookAt(shop, '2026-06-16 10:00', { person_id: personOf(shop, 0) });
    expect(booked).toMatchObject({ status: 1, payment_url: null });
    const { appointment } = await api.ask<{ appointment: object }>(
      `{ appointment(id: ${booked.appointment_ids[0]}) { total_amount due status } }`,
      {},
      guest,
    );
    expect(appointment).toMatchObject({ total_amount: 0, due: 0 });
  });

  it('[PLAN-015] anyone with a longer duration keeps that duration', async () => {
    const shop = await shopWith({ chairs: 1 });
    await setOwn(shop, 0, { durationMinutes: 90 });
    await bookAt(shop, '2026-06-16 10:00');
    expect(await linesOf(shop)).toMatchObject([{ price: 7_500, durationMinutes: 90 }]);
  });
});

const PEOPLE = `query($id: Int!, $ids: [Int!]!) { service_people(business_id: $id, service_pricing_ids: $ids) {
  service_pricing_id may_choose first_free { s_time } people { person_id name price special_price duration first_free { s_time } } } }`;

describe('several services with chosen people', () => {
  const WITH = `query($id: Int!, $ids: [Int!]!, $choices: [[Int]!]!) {
    first_free_with(business_id: $id, service_pricing_ids: $ids, choices: $choices) { s_time } }`;
  const firsts = async (shop: TestBusiness, choices: (number | null)[][]) =>
    (
      await api.ask<{ first_free_with: ({ s_time: number } | null)[] }>(WITH, {
        id: shop.id,
        ids: [shop.pricingId, shop.pricingId],
        choices,
      })
    ).first_free_with.map((found) => found?.s_time);

  it('[PLAN-120] each choice of people has the first time for all of the services, one after the other', async () => {
    const shop = await shopWith({ chairs: 2 });
    const [one, two] = [personOf(shop, 0), personOf(shop, 1)];
    const [soonest = 0] = await firsts(shop, [[null, null]]);
    const later = new Date((soonest + 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ');
    await bookAt(shop, later, { person_id: one });
    const choices = [
      [null, null],
      [one, one],
      [two, two],
      [one, two],
      [two, one],
    ];
    expect(await firsts(shop, choices)).toEqual([soonest, soonest + 7200, soonest, soonest, soonest + 3600]);
  });

  it('[PLAN-120] a choice that does not fit the services, or names a person of another shop, is refused on its field', async () => {
    const shop = await shopWith();
    const other = await shopWith();
    const refusal = async (choices: (number | null)[][]) =>
      (await api.run(WITH, { id: shop.id, ids: [shop.pricingId, shop.pricingId], choices })).errors?.[0]?.extensions
        ?.validation;
    expect(await refusal([[null]])).toEqual({ choices: ['Please send one person, or null, for each service.'] });
    expect(await refusal([[personOf(other, 0), null]])).toEqual({
      choices: ['This person is not available for this service. Please choose someone else.'],
    });
    expect(await refusal(Array.from({ length: 41 }, () => [null, null]))).toHaveProperty('choices');
  });
});

describe('the people who offer a service', () => {
  it('[PLAN-016] come with their price, duration and first free time', async () => {
    const shop = await shopWith();
    await setOwn(shop, 2, { price: 8_000, durationMinutes: 75 });
    await api.db
      .update(chairs)
      .set({ person: 'Aoife' })
      .where(and(eq(chairs.businessId, shop.id), eq(chairs.id, personOf(shop, 0))));
    const ask = async () =>
      (
        await api.ask<{ service_people: { people: { first_free: { s_time: number } }[] }[] }>(PEOPLE, {
          id: shop.id,
          ids: [shop.pricingId],
        })
      ).service_people[0];
    const before = await ask();
    expect(before).toMatchObject({
      service_pricing_id: shop.pricingId,
      may_choose: true,
      people: [
        { person_id: personOf(shop, 0), name: 'Aoife', price: 75, duration: 60 },
        { person_id: personOf(shop, 1), price: 75, duration: 60 },
        { person_id: personOf(shop, 2), price: 80, special_price: 0, duration: 75 },
      ],
    });
    const soonest = before?.people[0]?.first_free.s_time ?? 0;
    const text = new Date(soonest * 1000).toISOString().slice(0, 16).replace('T', ' ');
    await bookAt(shop, text, { person_id: personOf(shop, 0) });
    const after = await ask();
    expect(after?.people[0]?.first_free.s_time).toBe(soonest + 3600);
    expect(after?.people[1]?.first_free.s_time).toBe(soonest);
    expect(after).toMatchObject({ first_free: { s_time: soonest } });
  });

  it('[BOOK-102] have no time that leaves no room for the call of a new guest', async () => {
    const shop = await shopWith({ business: { videoVetting: true } });
    const soonest = async (callFirst: boolean) =>
      (
        await api.ask<{ first_free: { s_time: number }[] }>(
          `{ first_free(business_id: ${shop.id}, service_pricing_id: ${shop.pricingId}, call_first: ${callFirst}, count: 1) { s_time } }`,
        )
      ).first_free[0]?.s_time;
    const afterCall = await soonest(true);
    expect(afterCall).not.toBe(await soonest(false));
    const first_free = { s_time: afterCall };
    expect(await api.ask(PEOPLE, { id: shop.id, ids: [shop.pricingId] })).toMatchObject({
      service_people: [{ first_free, people: [{ first_free }, { first_free }, { first_free }] }],
    });
  });

  it('[PLAN-016] no choice is offered if only one person does it, or the shop has switched it off', async () => {
    const alone = await shopWith({ chairs: 1 });
    const off = await shopWith();
    await api.db.update(services).set({ personChoice: false }).where(eq(services.id, off.serviceId));
    for (const shop of [alone, off])
      expect(await api.ask(PEOPLE, { id: shop.id, ids: [shop.pricingId] })).toMatchObject({
        service_people: [{ may_choose: false }],
      });
  });
});
