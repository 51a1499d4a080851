import { appointments, chairs, occupancies, outbox, resources, sales, serviceNeeds } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let beside: TestApi;
let niamh: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  niamh = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const DAY = '2026-06-16';
const names = ['Aoife', 'Bríd', 'Cian', 'Dara', 'Eoin'];

/** A cart with one service for each of several guests. */
const group = (shop: TestBusiness, guests: number, time: string, arrange = 'start') => ({
  business_id: shop.id,
  services: Array.from({ length: guests }, (_, guest) => at(shop.pricingId, `${DAY} ${time}`, { guest })),
  group: { arrange, names: names.slice(0, guests - 1) },
});

const stored = (shop: TestBusiness) =>
  api.db.select().from(appointments).where(eq(appointments.businessId, shop.id)).orderBy(asc(appointments.id));
const taken = (shop: TestBusiness) =>
  api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id)).orderBy(asc(occupancies.startsAt));

/** A room with a given capacity, needed by the shop's service. */
async function addRoom(shop: TestBusiness, capacity: number): Promise<void> {
  const [room] = await api.db
    .insert(resources)
    .values({ businessId: shop.id, name: 'Treatment room', kind: 'room', capacity })
    .returning({ id: resources.id });
  const resourceId = room?.id ?? 0;
  const units = Array.from({ length: capacity }, (_, unit) => ({
    businessId: shop.id,
    name: 'Treatment room',
    resourceId,
    unit: unit + 1,
    active: false,
  }));
  await api.db.insert(chairs).values(units);
  await api.db.insert(serviceNeeds).values({ businessId: shop.id, serviceId: shop.serviceId, position: 0, resourceId });
}

describe('a booking for several guests', () => {
  it('[GROUP-007] is one sale with an appointment for each guest, each with their own person', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const answer = await book(api, niamh.token, group(shop, 3, '10:00'));
    expect(answer).toMatchObject({
      status: 1,
      appointment_ids: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    const rows = await stored(shop);
    expect(rows.map(({ groupPlace, companion, startsAt }) => [groupPlace, companion, startsAt])).toEqual(
      [['', 0] as const, ['Aoife', 1] as const, ['Bríd', 2] as const].map(([name, place]) => [
        place,
        name,
        instant(`${DAY} 10:00`),
      ]),
    );
    expect(new Set(rows.map(({ saleId }) => saleId)).size).toBe(1);
    expect(new Set((await taken(shop)).map(({ chairId }) => chairId)).size).toBe(3);
  });

  it('[GROUP-007] is sequential with one person', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    expect(await book(api, niamh.token, group(shop, 3, '10:00', 'after'))).toMatchObject({ status: 1 });
    expect((await stored(shop)).map(({ startsAt }) => startsAt)).toEqual(
      ['10:00', '11:00', '12:00'].map((time) => instant(`${DAY} ${time}`)),
    );
  });

  it('[GROUP-008] is offered only times that have room for all', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await book(api, niamh.token, { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 10:00`)] });
    const free = async (guests: string, arrange = 'start') =>
      (
        await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
          `{ time_slots(business_id: ${shop.id}, date: "${DAY}", service_pricing_ids: [${shop.pricingId}, ${shop.pricingId}], guests: ${guests}, arrange: ${arrange}) { time_slots { s_time } } }`,
        )
      ).time_slots.time_slots.map(({ s_time }) => s_time);
    expect(await free('[0, 1]')).not.toContain(wall(`${DAY} 10:00`));
    expect(await free('[0, 1]')).toContain(wall(`${DAY} 11:00`));
    expect(await free('[0, 1]', 'after')).toContain(wall(`${DAY} 10:00`));
    expect(await free('[0, 0]')).toContain(wall(`${DAY} 10:00`));
    const refused = await book(api, niamh.token, group(shop, 2, '10:00'));
    expect(refused).toMatchObject({ status: 0, refused: { code: 'taken' } });
    expect(refused.alternatives.length).toBeGreaterThan(0);
    for (const { time } of refused.alternatives) expect(await free('[0, 1]')).toContain(time);
    expect(await stored(shop)).toHaveLength(1);
  });

  it('[GROUP-005] tells six guests of a shop with two people what would be possible', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const message =
      'The business can’t take six of you side by side. Please come one after the other, or book for two.';
    expect(await book(api, niamh.token, group(shop, 6, '10:00'))).toMatchObject({
      status: 0,
      message,
      refused: { code: 'group-too-large' },
    });
    const ids = Array(6).fill(shop.pricingId);
    const { group_fit: fit } = await api.ask<{ group_fit: object }>(
      `{ group_fit(business_id: ${shop.id}, service_pricing_ids: [${ids}], guests: [0, 1, 2, 3, 4, 5]) { fits message most can_follow } }`,
    );
    expect(fit).toEqual({ fits: false, message, most: 2, can_follow: true });
    expect(await book(api, niamh.token, group(shop, 6, '10:00', 'after'))).toMatchObject({ status: 1 });
  });

  it('[GROUP-009] prices each guest by their person and says when each starts', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const { services, group: wish } = group(shop, 2, '10:00', 'after');
    const { price_availability: priced } = await api.ask<{ price_availability: object }>(
      `query($s: [BookingServiceInput!], $g: BookingGroupInput) { price_availability(business_id: ${shop.id}, services: $s, group: $g) {
        available lines { guest planned_time planned_minutes } } }`,
      { s: services, g: wish },
    );
    expect(priced).toEqual({
      available: true,
      lines: [
        { guest: 0, planned_time: wall(`${DAY} 10:00`), planned_minutes: 60 },
        { guest: 1, planned_time: wall(`${DAY} 11:00`), planned_minutes: 60 },
      ],
    });
  });

  it('[GROUP-010] is cancelled one by one or all at once, only by its guest', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const { appointment_ids: ids } = await book(api, niamh.token, group(shop, 3, '14:00'));
    const cancel = async (id: number | undefined, more: string, token = niamh.token) =>
      (
        await api.ask<{ done: { status: number; message: string } }>(
          `mutation { done: statusUpdateForAppointment(id: ${id}, status: "Cancelled"${more}) { status message } }`,
          {},
          { token },
        )
      ).done;
    const stranger = await api.signIn();
    expect(await cancel(ids[0], ', whole_group: true', stranger.token)).toMatchObject({ status: 0 });
    expect(await cancel(ids[1], '')).toMatchObject({ status: 1 });
    expect((await stored(shop)).map(({ status }) => status)).toEqual(['New', 'Cancelled', 'New']);
    const { appointment } = await api.ask<{ appointment: object }>(
      `{ appointment(id: ${ids[0]}) { group_place companion together { id companion status } } }`,
      {},
      niamh,
    );
    expect(appointment).toEqual({
      group_place: 0,
      companion: '',
      together: [
        { id: ids[1], companion: 'Aoife', status: 'Cancelled' },
        { id: ids[2], companion: 'Bríd', status: 'New' },
      ],
    });
    const all = await cancel(ids[2], ', whole_group: true');
    expect(all).toMatchObject({ status: 1, message: expect.stringContaining('Your 2 appointments are cancelled.') });
    expect((await stored(shop)).every(({ status }) => status === 'Cancelled')).toBe(true);
    expect(await taken(shop)).toEqual([]);
  });

  it('[GROUP-011] is confirmed in one mail', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const guest = await api.signIn({ firstName: 'Orla' });
    await book(api, guest.token, group(shop, 2, '15:00'));
    await api.runJobs();
    const mails = await api.db.select().from(outbox).where(eq(outbox.userId, guest.userId));
    expect(mails.map(({ template }) => template)).toEqual(['group-booked']);
  });

  it('[GROUP-012] shows at the desk who comes together', async () => {
    const owner = await api.signInBusiness();
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await joinBusiness(api.db, shop.id, owner.userId);
    const { appointment_ids: ids } = await book(api, niamh.token, group(shop, 2, '10:00'));
    const { desk_calendar: calendar, desk_appointment: detail } = await api.ask<{
      desk_calendar: { entries: { title: string; is_of_group: boolean }[] };
      desk_appointment: object;
    }>(
      `{ desk_calendar(business_id: ${shop.id}, from: "${DAY}", to: "${DAY}") { entries { title is_of_group } }
        desk_appointment(id: ${ids[1]}) { companion together { id name services } } }`,
      {},
      owner,
    );
    expect(calendar.entries.map(({ title }) => title).sort()).toEqual(['Aoife, with Niamh Byrne', 'Niamh Byrne']);
    expect(calendar.entries.every(({ is_of_group }) => is_of_group)).toBe(true);
    expect(detail).toMatchObject({ companion: 'Aoife', together: [{ id: ids[0], name: 'Niamh Byrne' }] });
  });

  it('[GROUP-017] can be booked at the desk, with the person whom each asked for', async () => {
    const owner = await api.signInBusiness();
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    await joinBusiness(api.db, shop.id, owner.userId);
    const [first, second] = await api.db
      .select({ id: chairs.id })
      .from(chairs)
      .where(eq(chairs.businessId, shop.id))
      .orderBy(asc(chairs.id));
    const persons = [second?.id, first?.id];
    const { desk_free_times: free } = await api.ask<{ desk_free_times: { time_slots: { s_time: number }[] } }>(
      `{ desk_free_times(business_id: ${shop.id}, date: "${DAY}", service_pricing_ids: [${shop.pricingId}, ${shop.pricingId}],
        guests: [0, 1], person_ids: [${persons}], arrange: finish) { time_slots { s_time } } }`,
      {},
      owner,
    );
    expect(free.time_slots.map(({ s_time }) => s_time)).toContain(wall(`${DAY} 10:00`));
    const { services, group: wish } = group(shop, 2, '10:00', 'finish');
    const { desk_book: answer } = await api.ask<{ desk_book: { status: number; appointment_ids: number[] } }>(
      `mutation($s: [BookingServiceInput!]!, $g: BookingGroupInput) { desk_book(business_id: ${shop.id},
        guest: { first_name: "Una", last_name: "Daly", mobile: "+353871234567" }, services: $s, group: $g) { status appointment_ids } }`,
      { s: services.map((service, index) => ({ ...service, person_id: persons[index] })), g: wish },
      owner,
    );
    expect(answer).toMatchObject({ status: 1 });
    expect((await stored(shop)).map(({ groupPlace, status }) => [groupPlace, status])).toEqual([
      [0, 'Accept'],
      [1, 'Accept'],
    ]);
    expect(new Set((await taken(shop)).map(({ chairId }) => chairId))).toEqual(new Set(persons));
  });

  it('[GROUP-006] refuses invalid groups', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const { services, ...rest } = group(shop, 2, '10:00');
    const gap = [services[0], { ...services[1], guest: 3 }];
    expect(await book(api, niamh.token, { ...rest, services: gap })).toMatchObject({ refused: { code: 'group-size' } });
    const times = [services[0], at(shop.pricingId, `${DAY} 11:00`, { guest: 1 })];
    expect(await book(api, niamh.token, { ...rest, services: times })).toMatchObject({
      refused: { code: 'group-times' },
    });
    expect(await stored(shop)).toEqual([]);
  });
});

describe('groups and single guests in a race', () => {
  /** Half of the requests on each process. */
  const rush = async (requests: readonly object[]) => {
    const crowd = await Promise.all(requests.map(() => api.signIn()));
    return Promise.all(
      requests.map((request, index) => book(index % 2 === 0 ? api : beside, crowd[index]?.token ?? '', request)),
    );
  };

  it('[GROUP-013] for the last people and rooms: nothing is sold twice, and nothing is half held', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    await addRoom(shop, 2);
    const alone = { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 10:00`)] };
    const requests = Array.from({ length: 24 }, (_, index) => (index % 3 === 0 ? alone : group(shop, 2, '10:00')));
    const answers = await rush(requests);
    const won = answers.filter(({ status }) => status === 1);
    // Two places in the room: one group, or two single guests.
    expect(won.flatMap(({ appointment_ids }) => appointment_ids)).toHaveLength(2);
    for (const { refused } of answers.filter(({ status }) => status === 0)) expect(refused?.code).toBe('taken');
    const rows = await stored(shop);
    expect(rows).toHaveLength(2);
    const kept = await taken(shop);
    expect(kept).toHaveLength(4);
    expect(new Set(kept.map(({ chairId }) => chairId)).size).toBe(4);
    expect(await api.db.select().from(sales).where(eq(sales.businessId, shop.id))).toHaveLength(won.length);
  });

  it('[GROUP-013] of three for three people against single guests: all three or none', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
    const alone = { business_id: shop.id, services: [at(shop.pricingId, `${DAY} 10:00`)] };
    const answers = await rush([alone, ...Array.from({ length: 6 }, () => group(shop, 3, '10:00')), alone]);
    const sizes = answers.map(({ appointment_ids }) => appointment_ids.length).filter((size) => size > 0);
    expect([[3], [1, 1]]).toContainEqual(sizes);
    expect((await taken(shop)).length).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });
});
