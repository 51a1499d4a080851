import { closedDates } from '@thyme/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../../test/kit/desk-changes.ts';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;

beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-16 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  owner = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
});

const person = (index = 0) => shop.chairIds[index] as number;

const SET = `mutation($business_id: Int!, $person_id: Int!, $days: Int) {
  change: desk_save_holiday_days(business_id: $business_id, person_id: $person_id, days: $days) { ${changeOf} } }`;
const set = async (days: number | null, who = person()) =>
  (await api.ask<{ change: ChangeWire }>(SET, { business_id: shop.id, person_id: who, days }, owner)).change;

async function away(from: string, to: string, kind = 'holiday'): Promise<void> {
  const { change } = await api.ask<{ change: ChangeWire }>(
    `mutation($business_id: Int!, $person_id: Int, $from: String!, $to: String!, $kind: String!) {
      change: desk_add_absence(business_id: $business_id, person_id: $person_id, from: $from, to: $to, kind: $kind) { ${changeOf} } }`,
    { business_id: shop.id, person_id: person(), from, to, kind },
    owner,
  );
  expect(change).toMatchObject({ status: 1 });
}

interface Counted {
  year: number;
  allowance: number | null;
  taken: number;
  planned: number;
}
const read = async (who: SignedIn = owner, of = person()) =>
  (
    await api.ask<{ desk_holidays: Counted | null }>(
      'query($business_id: Int!, $person_id: Int!) { desk_holidays(business_id: $business_id, person_id: $person_id) { year allowance taken planned } }',
      { business_id: shop.id, person_id: of },
      who,
    )
  ).desk_holidays;

describe('days of holiday', () => {
  it('[PEOPLE-122] are not counted until the owner sets how many there are, and no longer when taken away', async () => {
    expect(await read()).toMatchObject({ year: 2026, allowance: null });
    expect(await set(22)).toMatchObject({ status: 1 });
    expect(await read()).toMatchObject({ allowance: 22 });
    expect(await read(owner, person(1))).toMatchObject({ allowance: null });
    await set(0);
    expect(await read()).toMatchObject({ allowance: 0 });
    await set(null);
    expect(await read()).toMatchObject({ allowance: null });
  });

  it('[PEOPLE-122] are used up by approved holidays, not by sick days, closed days or days off', async () => {
    await set(22);
    await api.ask(
      `mutation($id: Int!, $chair: Int!, $hours: [DeskHoursInput!]!) { desk_save_hours(business_id: $id, chair_id: $chair, hours: $hours) { status } }`,
      {
        id: shop.id,
        chair: person(),
        // Monday to Friday.
        hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 })),
      },
      owner,
    );
    await api.db.insert(closedDates).values({ businessId: shop.id, date: '2026-08-05' });
    // A Monday to the Monday after: six working days, one of them closed.
    await away('2026-08-03', '2026-08-10');
    await away('2026-08-12', '2026-08-13', 'sick');
    expect(await read()).toEqual({ year: 2026, allowance: 22, taken: 0, planned: 5 });
    api.clock.set(instant('2026-08-06 09:00'));
    owner = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, owner.userId, 'manager');
    expect(await read()).toMatchObject({ taken: 2, planned: 3 });
  });

  it('[PEOPLE-122] are seen by the owner and by the person, and by nobody else', async () => {
    const [tom, shauna] = [await api.signInBusiness(), await api.signInBusiness()];
    for (const { userId } of [tom, shauna]) await joinBusiness(api.db, shop.id, userId, 'staff');
    await api.ask(
      'mutation($id: Int!, $person: Int!, $login: Int!) { desk_save_person(business_id: $id, id: $person, name: "Tom", staff_id: $login) { status } }',
      { id: shop.id, person: person(), login: tom.userId },
      owner,
    );
    await set(20);
    expect(await read(tom)).toMatchObject({ allowance: 20 });
    expect(await read(tom, person(1))).toBeNull();
    expect(await read(shauna)).toBeNull();
    const { errors } = await api.run(SET, { business_id: shop.id, person_id: person(), days: 40 }, tom);
    expect(errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    expect(await read()).toMatchObject({ allowance: 20 });
  });

  it.each([-1, 367])('[PEOPLE-122] %i days are refused at their field', async (days) => {
    expect(await validationOf(api, SET, { business_id: shop.id, person_id: person(), days }, owner)).toContain('days');
  });

  it('[PEOPLE-122] of somebody at another shop are missing', async () => {
    const other = await insertBusiness(api.db, api.clock.now());
    expect(await set(10, other.chairIds[0])).toMatchObject({ status: 0, message: 'This person could not be found.' });
    expect(await read(owner, other.chairIds[0] as number)).toBeNull();
  });
});
