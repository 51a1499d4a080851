import { auditEntries, workHours } from '@thyme/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
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
let owner: SignedIn;
let shop: TestBusiness;
let chair: number;
beforeAll(async () => {
  api = await bootApi();
  api.clock.set(instant('2026-06-15 08:00'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 1 });
  await joinBusiness(api.db, shop.id, owner.userId);
  chair = shop.chairIds[0] ?? 0;
});

interface Answer {
  status: number;
  message: string;
  conflicts: { appt_id: number; reason: string; choices: string[] }[];
}
const FIELDS = '{ status message conflicts { appt_id reason choices } }';
const week = (hours: object[], more: object = {}) =>
  api.run<{ desk_save_hours: Answer }>(
    `mutation($b: Int!, $chair: Int, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {
      desk_save_hours(business_id: $b, chair_id: $chair, hours: $hours, decisions: $decisions) ${FIELDS} }`,
    { b: shop.id, chair, hours, ...more },
    owner,
  );
const day = (date: string, hours: object[] | null, more: object = {}) =>
  api.run<{ desk_save_date_hours: Answer }>(
    `mutation($b: Int!, $chair: Int!, $date: String!, $hours: [DeskSpanInput!], $decisions: [DeskDecisionInput!]) {
      desk_save_date_hours(business_id: $b, person_id: $chair, date: $date, hours: $hours, decisions: $decisions) ${FIELDS} }`,
    { b: shop.id, chair, date, hours, ...more },
    owner,
  );
/** The first and the last start of a day that guests see, in minutes after midnight. */
async function offered(date: string): Promise<[number, number] | null> {
  const { time_slots } = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
    'query($b: Int!, $p: Int!, $date: String!) { time_slots(business_id: $b, date: $date, service_pricing_id: $p) { time_slots { s_time } } }',
    { b: shop.id, p: shop.pricingId, date },
  );
  const minutes = time_slots.time_slots.map(({ s_time }) => (s_time % 86_400) / 60);
  const [first] = minutes;
  return first === undefined ? null : [first, minutes.at(-1) ?? first];
}

const TUESDAY = 2;
const [TUE_1, TUE_2, TUE_3] = ['2026-06-16', '2026-06-23', '2026-06-30'];

describe('a rota', () => {
  it('[ROTA-012] guests see the hours of the A week in one week and of the B week in the next', async () => {
    await week([
      { weekday: TUESDAY, from: 540, to: 720, week: 'A' },
      { weekday: TUESDAY, from: 780, to: 1_020, week: 'B' },
    ]);
    const days = [await offered(TUE_1), await offered(TUE_2), await offered(TUE_3)];
    expect(days[0]).not.toEqual(days[1]);
    expect(days[2]).toEqual(days[0]);
    expect([days[0]?.[0], days[1]?.[0]].sort()).toEqual([540, 780]);
  });

  it('[ROTA-011] hours of a date replace the week on that day, and can be removed', async () => {
    const usual = await offered(TUE_1);
    await day(TUE_1, [{ from: 720, to: 960 }]);
    expect((await offered(TUE_1))?.[0]).toBe(720);
    expect(await offered(TUE_2)).toEqual(usual);
    await day(TUE_1, []);
    expect(await offered(TUE_1)).toBeNull();
    expect((await day(TUE_1, null)).data?.desk_save_date_hours.status).toBe(1);
    expect(await offered(TUE_1)).toEqual(usual);
    expect((await day(TUE_1, null)).data?.desk_save_date_hours.status).toBe(0);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.businessId, shop.id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(['save-date-hours', 'save-date-hours', 'remove-date-hours']);
  });

  it('[ROTA-011] saving the week does not change the hours of single dates', async () => {
    await day(TUE_1, [{ from: 720, to: 960 }]);
    await week([{ weekday: TUESDAY, from: 540, to: 660 }]);
    expect((await offered(TUE_1))?.[0]).toBe(720);
    const kept = await api.db
      .select()
      .from(workHours)
      .where(and(eq(workHours.businessId, shop.id), isNotNull(workHours.date)));
    expect(kept).toHaveLength(1);
  });

  it('[ROTA-013] hours that end before they start, overlap or are in the past are refused at their field', async () => {
    const fields = async (answer: ReturnType<typeof day>) =>
      Object.keys((await answer).errors?.[0]?.extensions?.validation ?? {});
    expect(await fields(day(TUE_1, [{ from: 960, to: 720 }]))).toEqual(['hours.0.to']);
    expect(
      await fields(
        day(TUE_1, [
          { from: 540, to: 720 },
          { from: 700, to: 800 },
        ]),
      ),
    ).toEqual(['hours.1.from']);
    expect(await fields(day('2026-06-14', []))).toEqual(['date']);
    expect((await week([{ weekday: TUESDAY, from: 960, to: 720 }])).errors).toHaveLength(1);
    const shopWide = await week([{ weekday: TUESDAY, from: 540, to: 720, week: 'A' }], { chair: null });
    expect(shopWide.data?.desk_save_hours.status).toBe(0);
    expect(await offered(TUE_1)).not.toBeNull();
  });

  it('[ROTA-014] appointments that lose their place need a decision first', async () => {
    const guest = await api.signIn();
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant(`${TUE_1} 10:00`),
      appointment: { status: 'Accept' },
    });
    const asked = (await day(TUE_1, [{ from: 720, to: 960 }])).data?.desk_save_date_hours;
    expect(asked).toMatchObject({ status: 0, conflicts: [{ appt_id: id, reason: 'outside-hours' }] });
    expect((await offered(TUE_1))?.[0]).toBe(540);
    const decisions = [{ appt_id: id, choice: 'keep' }];
    expect((await day(TUE_1, [{ from: 720, to: 960 }], { decisions })).data?.desk_save_date_hours.status).toBe(1);
    // The appointment was in the other week's hours; a new rota asks too.
    const later = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant(`${TUE_2} 10:00`),
      appointment: { status: 'Accept' },
    });
    const weeks = (['A', 'B'] as const).map((name) => ({ weekday: TUESDAY, from: 780, to: 1_020, week: name }));
    const again = await week(weeks);
    expect(again).toMatchObject({ data: { desk_save_hours: { conflicts: [{ appt_id: later.id }] } } });
  });
});
