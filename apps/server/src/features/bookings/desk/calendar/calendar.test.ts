import { businessMembers, occupancies, timeBlocks } from '@thyme/db/schema';
import { dateAt, wallAt } from '@thyme/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertBusiness, type TestApi, type TestBusiness } from '../../../../../test/kit/index.ts';

const CALENDAR = `query($business: Int!, $from: String!, $to: String!) {
  desk_calendar(business_id: $business, from: $from, to: $to) {
    zone chairs { id name } entries { key kind title chair_id starts ends block_id } to_answer { appt_id }
  }
}`;
const ZONE = 'Europe/Dublin';

interface Answer {
  desk_calendar: {
    zone: string;
    chairs: { id: number }[];
    entries: { kind: string; title: string; chair_id: number; starts: number; ends: number }[];
  };
}

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

async function openShop(role: 'owner' | 'staff' = 'owner'): Promise<{ shop: TestBusiness; token: string }> {
  const shop = await insertBusiness(api.db, api.clock.now());
  const member = await api.signInBusiness();
  await api.db.insert(businessMembers).values({ businessId: shop.id, userId: member.userId, role });
  return { shop, token: member.token };
}

async function block(shop: TestBusiness, startsAt: number): Promise<void> {
  const [row] = await api.db
    .insert(timeBlocks)
    .values({ businessId: shop.id, note: 'Boiler being fixed' })
    .returning({ id: timeBlocks.id });
  const chairId = shop.chairIds[0] ?? 0;
  await api.db
    .insert(occupancies)
    .values({ businessId: shop.id, chairId, startsAt, endsAt: startsAt + 3_600, timeBlockId: row?.id ?? 0 });
}

describe('the calendar of the desk', () => {
  it('shows the requested days in the shop’s time zone', async () => {
    const { shop, token } = await openShop('staff');
    const today = dateAt(ZONE, api.clock.now());
    const wall = wallAt(today, 600);
    const startsAt = wall - 3_600; // Irish summer time is an hour ahead of UTC.
    await block(shop, startsAt);
    await block(shop, startsAt + 86_400);
    const { desk_calendar } = await api.ask<Answer>(CALENDAR, { business: shop.id, from: today, to: today }, { token });
    expect(desk_calendar.zone).toBe(ZONE);
    expect(desk_calendar.chairs.map(({ id }) => id)).toEqual(shop.chairIds);
    expect(desk_calendar.entries).toEqual([
      expect.objectContaining({
        kind: 'block',
        title: 'Boiler being fixed',
        chair_id: shop.chairIds[0],
        starts: wall,
        ends: wall + 3_600,
      }),
    ]);
  });

  it('is private to the shop: a member of another one, a guest and a visitor see nothing', async () => {
    const { shop } = await openShop();
    const { token: other } = await openShop();
    const today = dateAt(ZONE, api.clock.now());
    const variables = { business: shop.id, from: today, to: today };
    const refused = await api.run(CALENDAR, variables, { token: other });
    expect(refused.errors?.[0]?.message).toBe('This business does not exist.');
    const missing = await api.run(CALENDAR, { ...variables, business: 999_999 }, { token: other });
    expect(missing.errors?.[0]?.message).toBe(refused.errors?.[0]?.message);
    for (const token of [(await api.signIn()).token, '']) {
      expect((await api.run(CALENDAR, variables, { token })).errors?.[0]?.message).toBe('Unauthenticated.');
    }
  });

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['soon', 'later'],
    ['2026-06-10', '2026-06-09'],
    ['2026-01-01', '2027-01-01'],
  ])('refuses the days %s to %s', async (from, to) => {
    const { shop, token } = await openShop();
    const { errors } = await api.run(CALENDAR, { business: shop.id, from, to }, { token });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions?.code).not.toBe('INTERNAL');
  });
});

describe('the desk’s start', () => {
  it('lists the member’s businesses with their role', async () => {
    const { shop, token } = await openShop('staff');
    expect(await api.ask('{ desk_businesses { id name role published } }', {}, { token })).toEqual({
      desk_businesses: [{ id: shop.id, name: 'Willow Room', role: 'staff', published: true }],
    });
  });
});
