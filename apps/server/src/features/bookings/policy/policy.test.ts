import { appointmentLines, appointments, auditEntries, businesses } from '@thyme/db/schema';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 4 });
  [guest, owner, staff] = [await api.signIn(), await api.signInBusiness(), await api.signInBusiness()];
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});
afterAll(() => api.close());

const SAVE = `mutation($business: Int!, $policy: [Int!]!, $steps: [DeskPolicyStepInput!]) {
  desk_save_policy(business_id: $business, policy: $policy, steps: $steps) { status message } }`;
interface Saved {
  desk_save_policy: { status: number; message: string };
}
const steps = (...given: [number, number][]) => given.map(([hours, percent]) => ({ hours, percent }));
const save = (policy: number[], own: object[] = [], who = owner) =>
  api.run<Saved>(SAVE, { business: shop.id, policy, steps: own }, who);
const stored = async () => {
  const [row] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
  return { codes: row?.cancellation, steps: row?.cancellationSteps };
};
beforeEach(async () => {
  await save([]);
});

describe('desk_save_policy', () => {
  it('[POLICY-006] stores custom steps, shows them to guests and writes an audit entry', async () => {
    expect((await save([3], steps([24, 30], [4, 100]))).data?.desk_save_policy.status).toBe(1);
    expect(await stored()).toEqual({ codes: [3], steps: steps([24, 30], [4, 100]) });
    const shown = await api.ask<{ business: object }>(
      'query($slug: String!) { business(slug: $slug) { cancellation { value } cancellation_steps { hours percent } } }',
      { slug: shop.slug },
    );
    expect(shown.business).toEqual({ cancellation: [{ value: 3 }], cancellation_steps: steps([24, 30], [4, 100]) });
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'save-policy', actorId: owner.userId, subject: 'profile' });
  });

  it('[POLICY-007] presets stay codes, and steps that equal code 1 are stored as it', async () => {
    await save([1, 2]);
    expect(await stored()).toEqual({ codes: [1, 2], steps: [] });
    await save([], steps([48, 50]));
    expect(await stored()).toEqual({ codes: [1], steps: [] });
    await save([1, 2], steps([12, 20]));
    expect(await stored()).toEqual({ codes: [], steps: steps([12, 20]) });
  });

  it.each([
    ['more than all of it', steps([24, 101]), 'Step 1: please enter a whole percentage from 1 to 100.'],
    ['equal steps', steps([24, 50], [24, 60]), 'Step 2: each step has to be closer'],
    ['steps out of order', steps([4, 50], [24, 100]), 'Step 2: each step has to be closer'],
    ['a charge that falls', steps([24, 100], [4, 50]), 'Step 2: each step has to be closer'],
    ['eleven steps', steps(...Array.from({ length: 11 }, (_, i): [number, number] => [99 - i, i + 1])), 'at most 10'],
  ])('[POLICY-008] refuses %s and changes nothing', async (_, own, message) => {
    await save([2]);
    const { errors } = await save([], own);
    expect(JSON.stringify(errors?.[0]?.extensions?.validation)).toContain(message);
    expect(await stored()).toEqual({ codes: [2], steps: [] });
  });

  it('[POLICY-008] is for the owner only', async () => {
    const { errors } = await save([2], [], staff);
    expect(errors?.[0]?.message).toBe('Only the owner or a manager can do this.');
    expect(await stored()).toEqual({ codes: [], steps: [] });
  });

  it('[POLICY-008] deposit and calls can be saved without changing the policy', async () => {
    await save([], steps([24, 30]));
    const terms = `mutation($business: Int!, $policy: [Int!]) { desk_save_terms(business_id: $business, policy: $policy,
      upfront_percent: 0, confirms_at_once: true, video_vetting: false, consultation_minutes: 15) { status } }`;
    await api.ask(terms, { business: shop.id }, owner);
    expect(await stored()).toEqual({ codes: [], steps: steps([24, 30]) });
    await api.ask(terms, { business: shop.id, policy: [1] }, owner);
    expect(await stored()).toEqual({ codes: [1], steps: [] });
  });
});

const CANCEL = `mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") {
  status appointment { cancellation_fee cancellation_percent cancellation_hours } } }`;
const QUOTE = `query($id: Int!) { appointment(id: $id) { policy cancellation_quote { percent fee refund sentence
  timeline { percent } } } }`;

describe('the policy that a guest accepted', () => {
  it('[POLICY-009] is stored with the appointment, and a later edit does not change it', async () => {
    await save([], steps([24, 30], [4, 100]));
    const booked = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-24 10:00')],
    });
    const id = booked.appointment_ids[0] ?? 0;
    await save([2]);
    const [row] = await api.db.select().from(appointments).where(eq(appointments.id, id));
    expect(row?.cancellationSteps).toEqual(steps([24, 30], [4, 100]));
    const { appointment } = await api.ask<{ appointment: { policy: string; cancellation_quote: object } }>(
      QUOTE,
      { id },
      guest,
    );
    expect(appointment.policy).toBe('Free to cancel until Tue 23 Jun, 10:00 am, Irish time');
    expect(appointment.cancellation_quote).toMatchObject({
      percent: 0,
      timeline: [{ percent: 0 }, { percent: 30 }, { percent: 100 }],
    });
  });

  it('[POLICY-010] determines what cancelling costs, to the cent', async () => {
    const startsAt = instant('2026-06-25 10:00');
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt,
      paid: 7_500,
      appointment: { cancellationSteps: steps([24, 30], [4, 100]) },
    });
    api.clock.set(startsAt - 5 * 3_600);
    const { statusUpdateForAppointment: done } = await api.ask<{ statusUpdateForAppointment: object }>(
      CANCEL,
      { id },
      guest,
    );
    expect(done).toEqual({
      status: 1,
      appointment: { cancellation_fee: 22.5, cancellation_percent: 30, cancellation_hours: 24 },
    });
  });
});

it('[POLICY-011] the example is a booked appointment, for members only', async () => {
  const EXAMPLE = `query($business: Int!) { desk_policy_example(business_id: $business) { service total is_booked } }`;
  const read = (who: SignedIn, { id } = shop) => api.run(EXAMPLE, { business: id }, who);
  expect((await read(staff)).data).toMatchObject({ desk_policy_example: { is_booked: expect.any(Boolean) } });
  const other = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
  await joinBusiness(api.db, other.id, owner.userId);
  // Lines and appointments have different ids here, so that mixing them up fails.
  await api.db.execute(sql`select setval(pg_get_serial_sequence('appointment_lines', 'id'), 9000)`);
  const { id } = await insertAppointment(api.db, other, guest.userId, { startsAt: api.clock.now() + 6 * 86_400 });
  await api.db
    .update(appointmentLines)
    .set({ serviceName: 'Hot stones' })
    .where(eq(appointmentLines.appointmentId, id));
  expect((await read(owner, other)).data).toMatchObject({
    desk_policy_example: { is_booked: true, service: 'Hot stones' },
  });
  const stranger = await api.signInBusiness();
  expect((await read(stranger)).errors?.[0]?.message).toBe('This business does not exist.');
});
