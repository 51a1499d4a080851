import { appointments, chairs, guestStatuses, outbox } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../../test/kit/index.ts';
import type { CompanionData } from '../../notifications/companion/mail.ts';
import type { GroupData } from '../../notifications/group/mail.ts';

let api: TestApi;
let owner: SignedIn;
let niamh: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  niamh = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { upfrontPercent: 20 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const now = api.clock.now();
  await api.db
    .insert(guestStatuses)
    .values({ businessId: shop.id, userId: niamh.userId, status: 'Known', createdAt: now, updatedAt: now });
});

const DAY = '2026-06-16';
const PLAN = `query($b: Int!, $guest: Int, $s: [BookingServiceInput!]!, $g: BookingGroupInput!) {
  desk_group_plan(business_id: $b, guest_id: $guest, services: $s, group: $g) {
    services { guest chair_id starts ends } total deposit clashes { key words } } }`;
const BOOK = `mutation($b: Int!, $guest: Int, $s: [BookingServiceInput!]!, $g: BookingGroupInput!, $anyway: [String!]) {
  desk_book(business_id: $b, guest_id: $guest, services: $s, group: $g, anyway: $anyway) {
    status message payment_url appointment_ids clashes { key } } }`;
const PARTS = `query($id: Int!) { desk_appointment(id: $id) { parts { name state deposit_left due path } } }`;

interface Plan {
  services: { guest: number; chair_id: number; starts: number; ends: number }[];
  total: number;
  deposit: number;
  clashes: { key: string; words: string }[];
}
const asked = (time: string, group: object = {}) => ({
  b: shop.id,
  guest: niamh.userId,
  s: [0, 1].map((guest) => at(shop.pricingId, `${DAY} ${time}`, { guest })),
  g: { arrange: 'start', names: ['Aoife'], ...group },
});
const planOf = async (wanted: object) =>
  (await api.ask<{ desk_group_plan: Plan }>(PLAN, wanted, owner)).desk_group_plan;
const bookOf = async (wanted: object) =>
  (await api.ask<{ desk_book: { status: number; payment_url: null; appointment_ids: number[] } }>(BOOK, wanted, owner))
    .desk_book;

describe('a group booked at the desk', () => {
  it('[PARTY-009] is drawn as it would be booked: each with whom, from when to when, and what it costs', async () => {
    const wanted = asked('10:00');
    const plan = await planOf(wanted);
    const from = wall(`${DAY} 10:00`);
    expect(plan).toMatchObject({ total: 150, deposit: 0, clashes: [] });
    expect(plan.services.map(({ guest, starts, ends }) => [guest, starts - from, ends - from])).toEqual([
      [0, 0, 3600],
      [1, 0, 3600],
    ]);
    const { appointment_ids: ids } = await bookOf(wanted);
    expect(ids).toHaveLength(2);
    // The same time again: taken, and said before anything is sent.
    const again = await planOf(wanted);
    expect(again.clashes.length).toBeGreaterThan(0);
    expect(await bookOf({ ...wanted, anyway: again.clashes.map(({ key }) => key) })).toMatchObject({ status: 1 });
  });

  it('[PARTY-009] is planned at the prices and with the people of its services', async () => {
    const [, second] = await api.db.select().from(chairs).where(eq(chairs.businessId, shop.id)).orderBy(asc(chairs.id));
    const wanted = asked('10:00');
    const [own, friend] = wanted.s;
    const plan = await planOf({ ...wanted, s: [{ ...own, person_id: second?.id }, friend] });
    expect(plan.services[0]?.chair_id).toBe(second?.id);
    expect(plan.services[1]?.chair_id).not.toBe(second?.id);
  });

  it('[PARTY-009] asks nobody for money at once where each pays: all have a link for the usual deposit', async () => {
    const wanted = asked('12:00', { each_pays: true, emails: ['aoife@mail.example'] });
    expect(await planOf(wanted)).toMatchObject({ total: 150, deposit: 30 });
    const booked = await bookOf(wanted);
    expect(booked).toMatchObject({ status: 1, payment_url: null });
    const [first = 0] = booked.appointment_ids;
    const { desk_appointment } = await api.ask<{ desk_appointment: { parts: object[] } }>(PARTS, { id: first }, owner);
    expect(desk_appointment.parts).toEqual([
      { name: 'Niamh', state: 'open', deposit_left: 15, due: 75, path: expect.stringContaining('/your-part/') },
      { name: 'Aoife', state: 'open', deposit_left: 15, due: 75, path: expect.stringContaining('/your-part/') },
    ]);
    const stored = await api.db.select().from(appointments).where(eq(appointments.id, first));
    expect(stored[0]).toMatchObject({ status: 'Accept', partDeposit: 1500 });
    await api.runJobs();
    const mails = await api.db
      .select({ template: outbox.template, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.businessId, shop.id)));
    const group = mails.find(({ template }) => template === 'group-booked')?.payload as unknown as GroupData;
    expect(group.ownPart).toEqual({ amount: '€15.00', path: expect.stringContaining('/your-part/') });
    expect(group.links).toMatchObject([{ name: 'Aoife' }]);
    const companion = mails.find(({ template }) => template === 'companion')?.payload as unknown as CompanionData;
    expect(companion.news).toMatchObject({ kind: 'booked', pay: { amount: '€15.00' } });
  });

  it('[PARTY-009] answers what cannot be a group, and another shop’s guest, with a sentence', async () => {
    const wanted = asked('10:00');
    const refused = await api.ask(PLAN, { ...wanted, s: wanted.s.slice(0, 1) }, owner).catch((error) => error.message);
    expect(String(refused)).toContain('A group is two to six people');
    const stranger = await api.signIn();
    const missing = await api.ask(PLAN, { ...wanted, guest: stranger.userId }, owner).catch((error) => error.message);
    expect(String(missing)).toContain('This guest could not be found.');
  });
});
