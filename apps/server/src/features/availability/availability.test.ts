import {
  blockedDates,
  chairServices,
  closedDates,
  holds,
  occupancies,
  serviceGroups,
  workHours,
} from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  instant,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';
import { readOwnGroup } from './times.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

interface Slots {
  time_slots: { s_time: number; seats_left: number | null }[];
  date_slots: { s_date: string }[];
  zone: string;
  zone_label: string;
}

async function slots(variables: object): Promise<Slots> {
  const query = `query($business_id: Int!, $date: String, $service_pricing_id: Int, $service_pricing_ids: [Int!], $consultation: Boolean) {
    time_slots(business_id: $business_id, date: $date, service_pricing_id: $service_pricing_id, service_pricing_ids: $service_pricing_ids, consultation: $consultation) {
      time_slots { s_time seats_left } date_slots { s_date } zone zone_label
    }
  }`;
  return (await api.ask<{ time_slots: Slots }>(query, variables)).time_slots;
}

interface Month {
  zone: string;
  zone_label: string;
  days: {
    date: string;
    state: string;
    morning: { free: number; total: number };
    afternoon: { free: number; total: number };
    first: number | null;
  }[];
  first_free: { s_date: string; s_time: number }[];
}

async function month(variables: object): Promise<Month> {
  const query = `query($business_id: Int!, $month: String!, $service_pricing_id: Int) {
    availability_month(business_id: $business_id, month: $month, service_pricing_id: $service_pricing_id) {
      zone zone_label first_free { s_date s_time }
      days { date state first morning { free total } afternoon { free total } }
    }
  }`;
  return (await api.ask<{ availability_month: Month }>(query, variables)).availability_month;
}

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 16);
const shown = ({ time_slots }: Slots) => time_slots.map(({ s_time }) => clock(s_time));
const stateOf = ({ days }: Month, date: string) => days.find((day) => day.date === date)?.state;

async function keep(shop: TestBusiness, from: string, to: string, expiresIn = 600): Promise<void> {
  const now = api.clock.now();
  const [hold] = await api.db
    .insert(holds)
    .values({
      businessId: shop.id,
      userId: guest.userId,
      purpose: 'checkout',
      createdAt: now - 3600,
      expiresAt: now + expiresIn,
    })
    .returning();
  const chairId = shop.chairIds[0] ?? 0;
  const holdId = hold?.id ?? null;
  await api.db
    .insert(occupancies)
    .values({ businessId: shop.id, chairId, startsAt: instant(from), endsAt: instant(to), holdId });
}

describe('the times of a day', () => {
  it('[API-051] [SLOT-001] are unix seconds that show the shop’s wall clock in UTC, with the days of the month that have any', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const answer = await slots({ business_id: shop.id, date: '2026-06-16', service_pricing_id: shop.pricingId });
    expect(answer.time_slots[0]?.s_time).toBe(wall('2026-06-16 09:00'));
    expect(answer.time_slots.at(-1)?.s_time).toBe(wall('2026-06-16 16:00'));
    expect(answer.date_slots.map(({ s_date }) => s_date)).toEqual([
      ...['15', '16', '17', '18', '19', '22', '23', '24', '25', '26', '29', '30'].map((day) => `2026-06-${day}`),
    ]);
    expect(answer).toMatchObject({ zone: 'Europe/Dublin', zone_label: 'Irish time' });
  });

  it('[CONST-035] are spaced by the shop’s slot_duration', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 40 } });
    const answer = await slots({ business_id: shop.id, date: '2026-06-16', service_pricing_id: shop.pricingId });
    expect(shown(answer).slice(0, 4)).toEqual(['09:00', '09:40', '10:20', '11:00']);
  });

  it('exclude what is booked or held, and treat an expired hold as free', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 60 } });
    await keep(shop, '2026-06-16 10:00', '2026-06-16 11:00');
    await keep(shop, '2026-06-16 13:00', '2026-06-16 14:00', -1);
    const answer = await slots({ business_id: shop.id, date: '2026-06-16', service_pricing_id: shop.pricingId });
    expect(shown(answer)).toEqual(['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  });

  it('fit several consecutive services, or a call', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 60 } });
    const both = [shop.pricingId, shop.pricingId];
    const appointment = await slots({ business_id: shop.id, date: '2026-06-16', service_pricing_ids: both });
    expect(shown(appointment).at(-1)).toBe('15:00');
    const call = await slots({ business_id: shop.id, date: '2026-06-16', consultation: true });
    expect(shown(call).at(-1)).toBe('16:00');
  });

  it('respect which chair offers a service and when it is open', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { slotDuration: 60 } });
    const [first = 0, second = 0] = shop.chairIds;
    const link = { businessId: shop.id, chairId: second, serviceId: shop.serviceId };
    await api.db.insert(chairServices).values(link);
    const hours = { businessId: shop.id, chairId: second, weekday: 2 as const, startMinute: 780, endMinute: 900 };
    await api.db.insert(workHours).values(hours);
    const ask = { business_id: shop.id, date: '2026-06-16', service_pricing_id: shop.pricingId };
    expect(shown(await slots(ask))).toEqual(['13:00', '14:00']);
    await api.db.insert(chairServices).values({ ...link, chairId: first });
    expect(shown(await slots(ask))).toHaveLength(8);
  });

  it('[SLOT-009] of a class are its dates with free seats', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = ['2026-06-20 18:00', '2026-06-27 18:00'].map((text) => instant(text));
    const yoga = await insertClass(api.db, shop, { dates, seats: 3 });
    const answer = await slots({ business_id: shop.id, date: '2026-06-20', service_pricing_id: yoga.pricingId });
    expect(answer.time_slots).toEqual([{ s_time: wall('2026-06-20 18:00'), seats_left: 3 }]);
    expect(answer.date_slots).toEqual([{ s_date: '2026-06-20' }, { s_date: '2026-06-27' }]);
  });

  it('of another shop’s or an unknown service are an error', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const other = await insertBusiness(api.db, api.clock.now());
    const query = `query($b: Int!, $p: Int!) { time_slots(business_id: $b, date: "2026-06-16", service_pricing_id: $p) { zone } }`;
    for (const [b, p] of [
      [shop.id, other.pricingId],
      [shop.id, 999_999],
      [999_999, shop.pricingId],
      [shop.id, -1],
    ]) {
      const { errors } = await api.run(query, { b, p });
      expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    const { errors } = await api.run(query.replace('2026-06-16', '16/06/2026'), { b: shop.id, p: shop.pricingId });
    expect(errors?.[0]?.extensions?.validation).toEqual({ date: ['Please send the date as YYYY-MM-DD.'] });
  });
});

describe('a month', () => {
  it('[SLOT-005] [SLOT-006] [SLOT-007] [SLOT-008] distinguishes past, closed, blocked, full and free days', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { slotDuration: 60 } });
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-06-18' });
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: '2026-06-19' });
    await keep(shop, '2026-06-17 09:00', '2026-06-17 17:00');
    const answer = await month({ business_id: shop.id, month: '2026-06', service_pricing_id: shop.pricingId });
    expect(answer.days).toHaveLength(30);
    expect(stateOf(answer, '2026-06-12')).toBe('past');
    expect(stateOf(answer, '2026-06-16')).toBe('free');
    expect(stateOf(answer, '2026-06-17')).toBe('full');
    expect(stateOf(answer, '2026-06-18')).toBe('closed');
    expect(stateOf(answer, '2026-06-19')).toBe('blocked');
    expect(stateOf(answer, '2026-06-20')).toBe('closed');
    expect(answer.days.find(({ date }) => date === '2026-06-16')).toMatchObject({
      morning: { free: 3, total: 3 },
      afternoon: { free: 5, total: 5 },
      first: wall('2026-06-16 09:00'),
    });
    // Two hours' notice: it is nine now.
    expect(answer.first_free[0]).toEqual({ s_date: '2026-06-15', s_time: wall('2026-06-15 11:00') });
  });

  it('ends at the booking horizon', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { horizonDays: 7 } });
    const answer = await month({ business_id: shop.id, month: '2026-06', service_pricing_id: shop.pricingId });
    expect(stateOf(answer, '2026-06-22')).toBe('free');
    expect(stateOf(answer, '2026-06-23')).toBe('closed');
  });

  it.each(['2026-6', '2026-13', 'June', '2026-06-01'])('is not %s', async (text) => {
    const query = `query($m: String!) { availability_month(business_id: 1, month: $m, service_pricing_id: 1) { month } }`;
    const { errors } = await api.run(query, { m: text });
    expect(errors?.[0]?.extensions?.validation).toEqual({ month: ['Please send the month as YYYY-MM.'] });
  });
});

describe('the first free times', () => {
  it('are the next three, skipping days without any', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { weekdays: [5], business: { slotDuration: 240 } });
    const query = `query($b: Int!, $p: Int!) { first_free(business_id: $b, service_pricing_id: $p) { s_date s_time } }`;
    const { first_free } = await api.ask<{ first_free: { s_time: number }[] }>(query, {
      b: shop.id,
      p: shop.pricingId,
    });
    expect(first_free.map(({ s_time }) => s_time)).toEqual(
      ['2026-06-19 09:00', '2026-06-19 13:00', '2026-06-26 09:00'].map(wall),
    );
  });
});

it('[GROUP-026] a group is moved with the offsets between its appointments', async () => {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  const guest = await api.signIn();
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [0, 1].map((guestIndex) => at(shop.pricingId, '2026-06-16 10:00', { guest: guestIndex })),
    group: { arrange: 'after', names: ['Aoife'] },
  });
  expect(booked).toMatchObject({ status: 1 });
  const group = await readOwnGroup(api.app.services, guest.userId, booked.appointment_ids[0] ?? 0);
  expect(group).toMatchObject({ guests: [0, 1], arrange: [0, 3_600] });
});

describe('a repeated class', () => {
  it('[API-054] [SLOT-014] can be joined on as many consecutive dates as have a seat', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = [16, 17, 18, 19].map((day) => instant(`2026-06-${day} 18:00`));
    const yoga = await insertClass(api.db, shop, {
      dates,
      seats: 1,
      group: { groupType: 'repeated', occurrences: 4, frequency: 'daily' },
    });
    const query = `query($b: Int!, $s: Int!, $d: String!, $t: Int!) {
      available_occurrences(business_id: $b, service_id: $s, date: $d, time: $t) { available_occurrences options }
    }`;
    const ask = async (text: string, serviceId = yoga.serviceId) => {
      const time = wall(text);
      const variables = { b: shop.id, s: serviceId, d: text.slice(0, 10), t: time };
      return (await api.ask<{ available_occurrences: object }>(query, variables)).available_occurrences;
    };
    expect(await ask('2026-06-16 18:00')).toEqual({ available_occurrences: 4, options: [2, 3, 4] });
    expect(await ask('2026-06-18 18:00')).toEqual({ available_occurrences: 2, options: [2] });
    expect(await ask('2026-06-16 19:00')).toEqual({ available_occurrences: 0, options: [] });
    expect(await ask('2026-06-16 18:00', shop.serviceId)).toEqual({ available_occurrences: 0, options: [] });
    await expect(ask('2026-06-16 18:00', 999_999)).rejects.toThrow('This service is not offered here.');
    await api.db.update(serviceGroups).set({ singleVisits: true }).where(eq(serviceGroups.businessId, shop.id));
    expect(await ask('2026-06-19 18:00')).toEqual({ available_occurrences: 1, options: [1] });
  });

  it('[SLOT-031] [SLOT-032] lists places on every date, but no start without enough dates after it', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const dates = [16, 17, 18].map((day) => instant(`2026-06-${day} 18:00`));
    const group = { groupType: 'repeated', occurrences: 3, frequency: 'daily' } as const;
    const yoga = await insertClass(api.db, shop, { dates, seats: 4, group });
    const query = `query($b: Int!, $p: Int!) { time_slots(business_id: $b, service_pricing_id: $p) {
      date_slots { s_date } class_dates { s_date seats_left state } } }`;
    const ask = async () =>
      (await api.ask<{ time_slots: object }>(query, { b: shop.id, p: yoga.pricingId })).time_slots;
    const class_dates = [16, 17, 18].map((day) => ({ s_date: `2026-06-${day}`, seats_left: 4, state: 'open' }));
    expect(await ask()).toEqual({ date_slots: [{ s_date: '2026-06-16' }, { s_date: '2026-06-17' }], class_dates });
    await api.db.update(serviceGroups).set({ singleVisits: true }).where(eq(serviceGroups.businessId, shop.id));
    expect(await ask()).toMatchObject({ date_slots: [{}, {}, { s_date: '2026-06-18' }] });
  });
});

describe('a week in which the clocks change', () => {
  it.each([
    ['Europe/Dublin', '2026-10-24', '2026-10-25', '2026-10-26', 'Irish time'],
    ['Europe/Dublin', '2027-03-27', '2027-03-28', '2027-03-29', 'Irish time'],
    ['America/New_York', '2026-10-31', '2026-11-01', '2026-11-02', 'New York time'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-04', '2026-10-05', 'Lord Howe time'],
  ])('opens at nine on the wall of %s from %s on', async (zone, before, change, after, label) => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
    const shop = await insertBusiness(api.db, api.clock.now(), {
      weekdays: [...everyDay],
      business: { zone, horizonDays: 400, slotDuration: 60 },
    });
    for (const date of [before, change, after]) {
      const answer = await slots({ business_id: shop.id, date, service_pricing_id: shop.pricingId });
      expect(shown(answer)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
      expect(answer.zone_label).toBe(label);
    }
  });
});
