import {
  absences,
  appointmentLines,
  appointments,
  auditEntries,
  chairServices,
  chairs,
  notifications,
  occupancies,
} from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
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
let owner: SignedIn;
let tom: SignedIn;

const DAY = '2026-06-18';

beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  owner = await api.signInBusiness();
  tom = await api.signInBusiness();
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, tom.userId, 'staff');
  for (const [index, person] of ['Aisling', 'Tom', 'Shauna'].entries())
    await api.db
      .update(chairs)
      .set({ person })
      .where(eq(chairs.id, chair(index)));
  await api.db
    .update(chairs)
    .set({ staffId: tom.userId })
    .where(eq(chairs.id, chair(1)));
});

const chair = (index: number) => shop.chairIds[index] as number;

interface Answer {
  status: number;
  message: string;
  id: number | null;
  conflicts: { appt_id: number; reason: string; choices: string[]; colleague: string | null }[];
}
const CHANGED = '{ status message id conflicts { appt_id reason choices colleague } }';
type Sent = { appt_id: number; choice: string };

async function add(form: object, who: SignedIn = owner) {
  const { data, errors } = await api.run<{ desk_add_absence: Answer }>(
    `mutation($business_id: Int!, $person_id: Int, $from: String!, $to: String!, $kind: String!, $decisions: [DeskDecisionInput!]) {
      desk_add_absence(business_id: $business_id, person_id: $person_id, from: $from, to: $to, kind: $kind, decisions: $decisions) ${CHANGED} }`,
    { business_id: shop.id, person_id: chair(1), from: DAY, to: DAY, kind: 'sick', ...form },
    who,
  );
  return { answer: data?.desk_add_absence, validation: errors?.[0]?.extensions?.validation };
}
const answerTo = async (id: number, approve: boolean, decisions: Sent[] = [], who: SignedIn = owner) =>
  (
    await api.ask<{ desk_answer_absence: Answer }>(
      `mutation($decisions: [DeskDecisionInput!]) { desk_answer_absence(business_id: ${shop.id}, id: ${id}, approve: ${approve}, decisions: $decisions) ${CHANGED} }`,
      { decisions },
      who,
    )
  ).desk_answer_absence;
const list = async (who: SignedIn) =>
  (
    await api.ask<{ desk_absences: { name: string; from: string; to: string; status: string }[] }>(
      `{ desk_absences(business_id: ${shop.id}) { name from to status } }`,
      {},
      who,
    )
  ).desk_absences;

async function booked(hour: number, index = 1) {
  const guest = await api.signIn();
  const startsAt = instant(`${DAY} ${hour}:00`);
  return insertAppointment(api.db, shop, guest.userId, {
    startsAt,
    chairId: chair(index),
    appointment: { status: 'Accept' },
  });
}
const lineOf = async (id: number) =>
  (await api.db.select().from(appointmentLines).where(eq(appointmentLines.appointmentId, id)))[0];
const statusOf = async (id: number) =>
  (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.status;
const timesOf = async (personId: number) =>
  (
    await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${shop.id}, date: "${DAY}", service_pricing_id: ${shop.pricingId}, person_id: ${personId}) { time_slots { s_time } } }`,
    )
  ).time_slots.time_slots;

describe('an absence', () => {
  it('[PEOPLE-010] takes the person’s days off sale, and no one else’s', async () => {
    expect((await timesOf(chair(1))).length).toBeGreaterThan(0);
    const { answer } = await add({});
    expect(answer).toMatchObject({ status: 1, message: 'Tom is off on Thu 18 Jun.' });
    expect(await timesOf(chair(1))).toEqual([]);
    expect((await timesOf(chair(0))).length).toBeGreaterThan(0);
    const blocks = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), eq(occupancies.chairId, chair(1))));
    expect(blocks).toHaveLength(2);
    expect(await list(owner)).toEqual([{ name: 'Tom', from: DAY, to: DAY, status: 'approved' }]);
  });

  it('[PEOPLE-010] that ends before it begins, or is in the past, is refused at its field', async () => {
    expect((await add({ from: DAY, to: '2026-06-17' })).validation).toEqual({
      to: ['The last day is before the first.'],
    });
    expect((await add({ from: '2026-06-01', to: '2026-06-02' })).validation).toHaveProperty('to');
    expect((await add({ person_id: 2_000_000_000 })).validation).toEqual({ person_id: ['Please choose a person.'] });
    expect(await list(owner)).toEqual([]);
    await add({});
    expect((await add({})).answer).toMatchObject({ status: 0, message: 'Tom is away on some of these days already.' });
  });

  it('[PEOPLE-011] needs a decision about each affected appointment, and changes nothing before', async () => {
    const first = await booked(10);
    await booked(11, 0);
    const { answer } = await add({});
    expect(answer).toMatchObject({
      status: 0,
      conflicts: [{ appt_id: first.id, reason: 'away', colleague: 'Aisling' }],
    });
    expect(answer?.conflicts[0]?.choices).toEqual(['move', 'propose', 'cancel', 'keep']);
    expect(await list(owner)).toEqual([]);
    expect((await lineOf(first.id))?.chairId).toBe(chair(1));
  });

  it('[PEOPLE-011] moves, proposes, cancels and keeps in one go, and notifies the guests', async () => {
    const [moved, asked, cancelled, kept] = [await booked(9), await booked(10), await booked(11), await booked(12)];
    // Aisling is busy at nine: the next free person takes over.
    await booked(9, 0);
    const { answer } = await add({
      decisions: [
        { appt_id: moved.id, choice: 'move' },
        { appt_id: asked.id, choice: 'propose' },
        { appt_id: cancelled.id, choice: 'cancel' },
        { appt_id: kept.id, choice: 'keep' },
      ],
    });
    expect(answer).toMatchObject({ status: 1 });
    expect(await lineOf(moved.id)).toMatchObject({ chairId: chair(2), startsAt: instant(`${DAY} 9:00`) });
    expect(await statusOf(asked.id)).toBe('Reschedule');
    expect(await statusOf(cancelled.id)).toBe('Cancelled');
    expect(await lineOf(kept.id)).toMatchObject({ chairId: chair(1) });
    // The time of the cancelled one is not sold again.
    expect(await timesOf(chair(1))).toEqual([]);
    api.clock.advance(60);
    await api.runJobs();
    const rows = await api.db.select().from(notifications).where(eq(notifications.refId, moved.id));
    expect(rows.map(({ title }) => title)).toContain('Willow Room changed your appointment');
  });

  it('[PEOPLE-011] offers no colleague if no one else does the service or is free', async () => {
    await api.db.insert(chairServices).values({ businessId: shop.id, serviceId: shop.serviceId, chairId: chair(1) });
    const alone = await booked(10);
    const { answer } = await add({});
    expect(answer?.conflicts).toMatchObject([{ appt_id: alone.id, colleague: null }]);
    expect(answer?.conflicts[0]?.choices).not.toContain('move');
    const refused = await add({ decisions: [{ appt_id: alone.id, choice: 'move' }] });
    expect(refused.answer?.status).toBe(0);
    expect(await list(owner)).toEqual([]);
  });

  it('[PEOPLE-010] can be withdrawn, and the days are sold again', async () => {
    const id = (await add({})).answer?.id;
    await api.ask(`mutation { desk_end_absence(business_id: ${shop.id}, id: ${id}) { status } }`, {}, owner);
    expect((await timesOf(chair(1))).length).toBeGreaterThan(0);
    expect(await api.db.select().from(absences).where(eq(absences.businessId, shop.id))).toEqual([]);
  });
});

describe('a request', () => {
  it('[PEOPLE-012] by staff is for themselves and waits for the owner', async () => {
    expect((await add({ person_id: chair(0) }, tom)).validation).toEqual({
      person_id: ['You can ask for your own time off only.'],
    });
    const { answer } = await add({ person_id: null, kind: 'holiday' }, tom);
    expect(answer).toMatchObject({ status: 1 });
    expect((await timesOf(chair(1))).length).toBeGreaterThan(0);
    expect(await list(tom)).toMatchObject([{ name: 'Tom', status: 'asked' }]);
    const { desk_notifications } = await api.ask<{ desk_notifications: { items: { kind: string; title: string }[] } }>(
      `{ desk_notifications(business_id: ${shop.id}) { items { kind title } } }`,
      {},
      owner,
    );
    expect(desk_notifications.items).toContainEqual({ kind: 'time_off', title: 'Tom asks for time off on Thu 18 Jun' });
  });

  it('[PEOPLE-012] is nobody else’s to see: staff without a column see none', async () => {
    const una = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, una.userId, 'staff');
    await add({ person_id: null }, tom);
    await add({ person_id: chair(0) });
    expect(await list(una)).toEqual([]);
    expect(await list(tom)).toMatchObject([{ name: 'Tom' }]);
    expect((await list(owner)).map(({ name }) => name).toSorted()).toEqual(['Aisling', 'Tom']);
    expect((await add({ person_id: null }, una)).validation).toEqual({
      person_id: ['Your login has no column in the calendar yet.'],
    });
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['add-absence', 'ask-absence']);
  });

  it('[PEOPLE-012] of another shop is missing', async () => {
    const id = (await add({ person_id: null }, tom)).answer?.id as number;
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, owner.userId);
    const { desk_answer_absence } = await api.ask<{ desk_answer_absence: Answer }>(
      `mutation { desk_answer_absence(business_id: ${other.id}, id: ${id}, approve: true) ${CHANGED} }`,
      {},
      owner,
    );
    expect(desk_answer_absence.status).toBe(0);
    expect(await list(tom)).toMatchObject([{ status: 'asked' }]);
  });

  it('[PEOPLE-012] is approved with the same decisions, or declined, once and by the owner', async () => {
    const appointment = await booked(10);
    const id = (await add({ person_id: null }, tom)).answer?.id as number;
    await expect(answerTo(id, true, [], tom)).rejects.toThrow();
    expect(await answerTo(id, true)).toMatchObject({ status: 0, conflicts: [{ appt_id: appointment.id }] });
    expect(await answerTo(id, true, [{ appt_id: appointment.id, choice: 'move' }])).toMatchObject({ status: 1 });
    expect((await lineOf(appointment.id))?.chairId).toBe(chair(0));
    expect(await answerTo(id, false)).toMatchObject({ status: 0, message: 'This has been answered already.' });
    expect(await list(tom)).toMatchObject([{ status: 'approved' }]);
  });

  it('[PEOPLE-012] can be withdrawn until it is approved', async () => {
    const id = (await add({ person_id: null }, tom)).answer?.id as number;
    const end = async (who: SignedIn) =>
      (
        await api.ask<{ desk_end_absence: { status: number } }>(
          `mutation { desk_end_absence(business_id: ${shop.id}, id: ${id}) { status } }`,
          {},
          who,
        )
      ).desk_end_absence.status;
    await answerTo(id, true);
    expect(await end(tom)).toBe(0);
    expect(await end(owner)).toBe(1);
  });
});
