import { businesses, services } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
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

const TIMES = `query($id: Int!, $date: String!) { desk_move_times(id: $id, date: $date) {
  time_slots { s_time } date_slots { s_date } } }`;
const PROPOSE =
  'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status message } }';
const DAY = '2026-06-18';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let appointmentId: number;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { business: { noticeMinutes: 14 * 24 * 60, slotDuration: 15 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const guest = await api.signIn();
  appointmentId = (await insertAppointment(api.db, shop, guest.userId, { startsAt: instant(`${DAY} 10:00`) })).id;
});

interface Times {
  desk_move_times: { time_slots: { s_time: number }[]; date_slots: { s_date: string }[] };
}
const timesOn = async (date = DAY) => {
  const { time_slots, date_slots } = (await api.ask<Times>(TIMES, { id: appointmentId, date }, owner)).desk_move_times;
  return { times: time_slots.map(({ s_time }) => s_time), dates: date_slots.map(({ s_date }) => s_date) };
};
const propose = (time: number) => api.ask(PROPOSE, { id: appointmentId, times: [time] }, owner);
const accepted = { desk_propose_times: { status: 1, message: 'We’ve asked your guest.' } };

it('a shop needs no notice for itself, and an appointment’s current time counts as free', async () => {
  const { times, dates } = await timesOn();
  expect(dates).toContain(DAY);
  expect(times).not.toContain(wall(`${DAY} 10:00`));
  expect(times).toContain(wall(`${DAY} 10:15`));
  expect(await propose(wall(`${DAY} 10:15`))).toEqual(accepted);
});

it('appointments of a hidden shop or an inactive service can still be moved', async () => {
  await api.db.update(businesses).set({ published: false }).where(eq(businesses.id, shop.id));
  await api.db.update(services).set({ active: false }).where(eq(services.id, shop.serviceId));
  const { times } = await timesOn('2026-06-19');
  expect(times).toContain(wall('2026-06-19 09:00'));
  expect(await propose(wall('2026-06-19 09:00'))).toEqual(accepted);
});

it('the offered times can be proposed: another appointment blocks its time', async () => {
  const other = await api.signIn();
  await insertAppointment(api.db, shop, other.userId, { startsAt: instant(`${DAY} 12:00`) });
  const { times } = await timesOn();
  for (const clash of ['11:15', '12:00', '12:45']) expect(times).not.toContain(wall(`${DAY} ${clash}`));
  expect(times).toContain(wall(`${DAY} 13:00`));
});
