import { appointments, chairs, holds, notifications, occupancies, rescheduleProposals } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
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
import { acceptOneIfDue } from './due.ts';

let api: TestApi;
let beside: TestApi;
let owner: SignedIn;
let niamh: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  owner = await api.signInBusiness();
  niamh = await api.signIn({ firstName: 'Niamh' });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const DAY = '2026-06-18';

interface Scene {
  shop: TestBusiness;
  ids: number[];
}

/** Niamh with Aoife and Cian, one after the other from ten, or side by side. */
async function scene(arrange = 'start', people = 3): Promise<Scene> {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: people, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const { appointment_ids: ids } = await book(api, niamh.token, {
    business_id: shop.id,
    services: [0, 1, 2].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest })),
    group: { arrange, names: ['Aoife', 'Cian'] },
  });
  return { shop, ids };
}

interface Answer {
  status: number;
  message: string;
  nearest_times: number[];
}
const ask = async (id: number | undefined, text: string, { token = niamh.token, server = api } = {}) =>
  (
    await server.ask<{ done: Answer }>(
      `mutation($id: Int!, $date: String, $time: Int) { done: statusUpdateForAppointment(id: $id, status: "Reschedule", date: $date,
        time: $time, whole_group: true) { status message nearest_times } }`,
      { id, date: text.slice(0, 10), time: wall(text) },
      { token },
    )
  ).done;
const desk = async (field: string) =>
  Object.values(
    await api.ask<Record<string, { status: number; message: string }>>(
      `mutation { ${field} { status message } }`,
      {},
      owner,
    ),
  )[0];
const rowsOf = ({ shop }: Scene) =>
  api.db.select().from(appointments).where(eq(appointments.businessId, shop.id)).orderBy(asc(appointments.id));
const taken = ({ shop }: Scene) =>
  api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id)).orderBy(asc(occupancies.startsAt));
const times = (...texts: string[]) => texts.map((text) => instant(`${DAY} ${text}`));
const expectNoOverlap = (rows: Awaited<ReturnType<typeof taken>>) => {
  for (const [index, row] of rows.entries())
    for (const other of rows.slice(index + 1))
      expect(row.chairId === other.chairId && row.startsAt < other.endsAt && other.startsAt < row.endsAt).toBe(false);
};

describe('a guest requests another time for a whole group', () => {
  it('[GROUP-026] all of them are held, the shop is notified once, and one answer moves all', async () => {
    const group = await scene();
    expect(await ask(group.ids[1], `${DAY} 14:00`)).toMatchObject({
      status: 1,
      message: 'We’ve asked Willow Room for all 3 of you. We’ll tell you as soon as they answer.',
    });
    expect((await rowsOf(group)).map(({ status }) => status)).toEqual(['Reschedule', 'Reschedule', 'Reschedule']);
    expect(await taken(group)).toHaveLength(6);
    const told = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, owner.userId), eq(notifications.kind, 'guest_moves')));
    expect(told.filter(({ refId }) => group.ids.includes(refId ?? 0))).toHaveLength(1);
    expect(await desk(`desk_accept(id: ${group.ids[2]})`)).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ status, startsAt }) => [status, startsAt])).toEqual(
      times('14:00', '14:00', '14:00').map((time) => ['Accept', time]),
    );
    expect((await taken(group)).map(({ startsAt, holdId }) => [startsAt, holdId])).toEqual(
      times('14:00', '14:00', '14:00').map((time) => [time, null]),
    );
    expect(await api.db.select().from(holds).where(eq(holds.businessId, group.shop.id))).toEqual([]);
  });

  it('[GROUP-026] half an hour later with one person: each goes where another was, and the distances stay', async () => {
    const group = await scene('after', 1);
    expect(await ask(group.ids[0], `${DAY} 10:30`)).toMatchObject({ status: 1 });
    expect(await desk(`desk_accept(id: ${group.ids[0]})`)).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ startsAt }) => startsAt)).toEqual(times('10:30', '11:30', '12:30'));
    expect((await taken(group)).map(({ startsAt }) => startsAt)).toEqual(times('10:30', '11:30', '12:30'));
  });

  it('[GROUP-026] declining changes none of them', async () => {
    const group = await scene();
    await ask(group.ids[0], `${DAY} 14:00`);
    expect(await desk(`desk_decline_move(id: ${group.ids[1]})`)).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ status, startsAt }) => [status, startsAt])).toEqual(
      times('10:00', '10:00', '10:00').map((time) => ['Accept', time]),
    );
    expect(await taken(group)).toHaveLength(3);
  });

  it('[GROUP-026] without an answer all are accepted, once', async () => {
    const group = await scene();
    await ask(group.ids[0], `${DAY} 14:00`);
    await api.db
      .update(rescheduleProposals)
      .set({ autoAcceptAt: api.clock.now() })
      .where(eq(rescheduleProposals.businessId, group.shop.id));
    await Promise.all(group.ids.map((id, index) => acceptOneIfDue((index % 2 ? api : beside).app.services, id)));
    expect((await rowsOf(group)).map(({ startsAt, version }) => [startsAt, version])).toEqual(
      times('14:00', '14:00', '14:00').map((time) => [time, 3]),
    );
  });

  it('[GROUP-026] only times with room for all are offered, and a full one is refused with alternatives', async () => {
    const group = await scene('start', 3);
    const [chair] = await api.db.select().from(chairs).where(eq(chairs.businessId, group.shop.id));
    const bea = await api.signIn();
    await book(api, bea.token, {
      business_id: group.shop.id,
      services: [at(group.shop.pricingId, `${DAY} 14:00`, { person_id: chair?.id })],
    });
    const refused = await ask(group.ids[0], `${DAY} 14:00`);
    expect(refused).toMatchObject({ status: 0, message: 'This time is taken. Please select another time.' });
    const { time_slots: free } = await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${group.shop.id}, date: "${DAY}", service_pricing_ids: [${group.shop.pricingId}],
        appointment_id: ${group.ids[0]}, whole_group: true) { time_slots { s_time } } }`,
      {},
      niamh,
    );
    const offered = free.time_slots.map(({ s_time }) => s_time);
    expect(offered).not.toContain(wall(`${DAY} 14:00`));
    expect(offered).toContain(wall(`${DAY} 10:15`));
    expect(refused.nearest_times.length).toBeGreaterThan(0);
    for (const time of refused.nearest_times) expect(offered).toContain(time);
    expect((await rowsOf(group)).slice(0, 3).every(({ status }) => status === 'New')).toBe(true);
  });

  it('[GROUP-026] no other guest can move it', async () => {
    const group = await scene();
    const stranger = await api.signIn();
    expect(await ask(group.ids[0], `${DAY} 14:00`, { token: stranger.token })).toMatchObject({ status: 0 });
    expect(await taken(group)).toHaveLength(3);
  });

  it('[GROUP-025] against single bookings of the same time: all of it is held or nothing', async () => {
    const group = await scene();
    const guests = await Promise.all([1, 2, 3].map(() => api.signIn()));
    const [answer] = await Promise.all([
      ask(group.ids[0], `${DAY} 15:00`),
      ...guests.map(({ token }, index) =>
        book(index % 2 ? api : beside, token, {
          business_id: group.shop.id,
          services: [at(group.shop.pricingId, `${DAY} 15:00`)],
        }),
      ),
    ]);
    const rows = await taken(group);
    expectNoOverlap(rows);
    expect(rows.filter(({ holdId }) => holdId !== null)).toHaveLength(answer.status === 1 ? 3 : 0);
  });

  it('[GROUP-025] two concurrent answers on two processes: one change of each', async () => {
    const group = await scene();
    await ask(group.ids[0], `${DAY} 14:00`);
    await Promise.all(
      group.ids.map((id, index) =>
        (index % 2 ? api : beside).ask(`mutation { desk_accept(id: ${id}) { status message } }`, {}, owner),
      ),
    );
    expect((await rowsOf(group)).map(({ startsAt, version }) => [startsAt, version])).toEqual(
      times('14:00', '14:00', '14:00').map((time) => [time, 3]),
    );
  });
});

describe('the shop proposes other times to a whole group', () => {
  const propose = (id: number | undefined, ...texts: string[]) =>
    desk(`desk_propose_times(id: ${id}, times: [${texts.map(wall)}], whole_group: true)`);
  const accept = (id: number | undefined, text: string, status = 'Accept') =>
    api
      .ask<{ done: { status: number; message: string } }>(
        `mutation($id: Int!, $status: String!, $date: String, $time: Int) { done: statusUpdateForAppointment(id: $id, status: $status, date: $date, time: $time) { status message } }`,
        { id, status, date: text.slice(0, 10), time: wall(text) },
        niamh,
      )
      .then(({ done }) => done);

  it('[GROUP-029] each time is held for all, and the guest is asked once and chooses for all', async () => {
    const group = await scene('after', 1);
    expect(await propose(group.ids[1], `${DAY} 13:00`, '2026-06-19 09:00')).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ status }) => status)).toEqual(['Reschedule', 'Reschedule', 'Reschedule']);
    const told = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.recipientId, niamh.userId), eq(notifications.kind, 'reschedule_request')));
    const own = told.filter(({ refId }) => group.ids.includes(refId ?? 0));
    expect(own).toHaveLength(1);
    expect(own[0]?.message).toContain('All 3 of you would move together.');
    // Aoife, whose appointment was used, would start an hour after the first.
    expect(await accept(group.ids[1], '2026-06-19 10:00')).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ status, startsAt }) => [status, startsAt])).toEqual(
      ['09:00', '10:00', '11:00'].map((time) => ['Accept', instant(`2026-06-19 ${time}`)]),
    );
    const left = await taken(group);
    expect(left).toHaveLength(3);
    expectNoOverlap(left);
    expect(await api.db.select().from(holds).where(eq(holds.businessId, group.shop.id))).toHaveLength(0);
  });

  it('[GROUP-029] a time without room for all is not proposed', async () => {
    const group = await scene();
    await book(api, (await api.signIn()).token, {
      business_id: group.shop.id,
      services: [at(group.shop.pricingId, `${DAY} 14:00`)],
    });
    expect(await propose(group.ids[0], `${DAY} 15:00`, `${DAY} 14:00`)).toMatchObject({ status: 0 });
    expect((await rowsOf(group)).filter(({ status }) => status === 'Reschedule')).toEqual([]);
    const { desk_move_times: free } = await api.ask<{ desk_move_times: { time_slots: { s_time: number }[] } }>(
      `{ desk_move_times(id: ${group.ids[0]}, date: "${DAY}", whole_group: true) { time_slots { s_time } } }`,
      {},
      owner,
    );
    const starts = free.time_slots.map(({ s_time }) => s_time);
    expect(starts).toContain(wall(`${DAY} 15:00`));
    expect(starts).not.toContain(wall(`${DAY} 14:00`));
  });

  it('[GROUP-029] declined or withdrawn, all stay where they were', async () => {
    const group = await scene();
    await propose(group.ids[0], `${DAY} 14:00`);
    expect(await desk(`desk_withdraw_proposal(id: ${group.ids[2]})`)).toMatchObject({ status: 1 });
    expect((await rowsOf(group)).map(({ status, startsAt }) => [status, startsAt])).toEqual(
      times('10:00', '10:00', '10:00').map((time) => ['Accept', time]),
    );
    expect(await taken(group)).toHaveLength(3);
  });

  it('[GROUP-029] an absence asks the whole group at once, whichever of its guests is with the absent person', async () => {
    const group = await scene();
    const [row] = await taken(group);
    const off = `mutation($b: Int!, $chair: Int!, $decisions: [DeskDecisionInput!]) {
      desk_add_absence(business_id: $b, person_id: $chair, from: "${DAY}", to: "${DAY}", kind: "sick", decisions: $decisions) {
        status message conflicts { appt_id choices group_times } } }`;
    const variables = { b: group.shop.id, chair: row?.chairId };
    const first = await api.ask<{
      desk_add_absence: { conflicts: { appt_id: number; choices: string[]; group_times: number[] }[] };
    }>(off, variables, owner);
    const [conflict] = first.desk_add_absence.conflicts;
    expect(conflict?.choices).toContain('propose-group');
    const decisions = [{ appt_id: conflict?.appt_id, choice: 'propose-group' }];
    const second = await api.ask<{ desk_add_absence: { status: number } }>(off, { ...variables, decisions }, owner);
    expect(second.desk_add_absence.status).toBe(1);
    expect((await rowsOf(group)).map(({ status }) => status)).toEqual(['Reschedule', 'Reschedule', 'Reschedule']);
    const proposals = await api.db
      .select()
      .from(rescheduleProposals)
      .where(eq(rescheduleProposals.businessId, group.shop.id));
    expect(new Set(proposals.map(({ leadId }) => leadId)).size).toBe(1);
  });
});
