import { appointments, auditEntries, chairs, occupancies } from '@thyme/db/schema';
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

let api: TestApi;
let beside: TestApi;
let owner: SignedIn;
let niamh: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  owner = await api.signInBusiness();
  niamh = await api.signIn({ firstName: 'Niamh', lastName: 'Byrne' });
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

const DAY = '2026-06-16';

interface Scene {
  shop: TestBusiness;
  ids: number[];
  chairIds: number[];
}

/** Niamh and two friends at ten, each with a person of their own. */
async function scene(arrange = 'start', people = 3): Promise<Scene> {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: people, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const rows = await api.db.select().from(chairs).where(eq(chairs.businessId, shop.id)).orderBy(asc(chairs.id));
  const { appointment_ids: ids } = await book(api, niamh.token, {
    business_id: shop.id,
    services: [0, 1, 2].map((guest) => at(shop.pricingId, `${DAY} 10:00`, { guest })),
    group: { arrange, names: ['Aoife', 'Cian'] },
  });
  return { shop, ids, chairIds: rows.map(({ id }) => id) };
}

interface Answer {
  status: number;
  message: string;
  move_id: number | null;
  clashes: { key: string; words: string }[];
}
const MOVE = `mutation($id: Int!, $start: Int, $chair: Int, $anyway: [String!], $version: Int, $key: String) {
  desk_move(id: $id, start: $start, chair_id: $chair, anyway: $anyway, version: $version, whole_group: true, tell: "nobody",
    idempotency_key: $key) { status message move_id clashes { key words } } }`;
const moveAll = async (id: number | undefined, time: string, more: object = {}, server = api) =>
  (await server.ask<{ desk_move: Answer }>(MOVE, { id, start: wall(`${DAY} ${time}`), ...more }, owner)).desk_move;
const startsOf = async ({ shop }: Scene) =>
  (
    await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id)).orderBy(asc(appointments.id))
  ).map(({ startsAt }) => startsAt);
const taken = ({ shop }: Scene) =>
  api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id)).orderBy(asc(occupancies.startsAt));
const times = (...texts: string[]) => texts.map((text) => instant(`${DAY} ${text}`));

describe('moving a whole group at the desk', () => {
  it('[GROUP-024] everyone moves by the same amount, with their own person, and one undo restores all', async () => {
    const group = await scene('after');
    expect(await startsOf(group)).toEqual(times('10:00', '11:00', '12:00'));
    // The second one is dragged half an hour later: each goes where another was.
    const moved = await moveAll(group.ids[1], '11:30', { key: 'drag' });
    expect(moved).toMatchObject({
      status: 1,
      message: expect.stringMatching(/^All 3 moved to Tue 16 Jun, 10:30 am–1:30 pm/),
    });
    expect(await startsOf(group)).toEqual(times('10:30', '11:30', '12:30'));
    expect((await taken(group)).map(({ startsAt, isOverride }) => [startsAt, isOverride])).toEqual(
      times('10:30', '11:30', '12:30').map((time) => [time, false]),
    );
    expect(await moveAll(group.ids[1], '11:30', { key: 'drag' })).toMatchObject({ move_id: moved.move_id });
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, group.shop.id), eq(auditEntries.action, 'move')));
    expect(entries).toHaveLength(3);
    const { desk_undo_move: undone } = await api.ask<{ desk_undo_move: object }>(
      `mutation { desk_undo_move(id: ${moved.move_id}) { status message } }`,
      {},
      owner,
    );
    expect(undone).toEqual({ status: 1, message: 'Undone.' });
    expect(await startsOf(group)).toEqual(times('10:00', '11:00', '12:00'));
    expect((await taken(group)).map(({ startsAt }) => startsAt)).toEqual(times('10:00', '11:00', '12:00'));
  });

  it('[GROUP-024] names a clash of one of them and moves no one; with anyway all move', async () => {
    const group = await scene();
    const bea = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
    await book(api, bea.token, {
      business_id: group.shop.id,
      services: [at(group.shop.pricingId, `${DAY} 14:00`, { person_id: group.chairIds[0] })],
    });
    const warned = await moveAll(group.ids[2], '14:00');
    expect(warned).toMatchObject({ status: 0, move_id: null });
    expect(warned.clashes.map(({ words }) => words)).toEqual(['Overlaps Bea Tighe 2:00–3:00 pm.']);
    expect((await startsOf(group)).slice(0, 3)).toEqual(times('10:00', '10:00', '10:00'));
    expect(await moveAll(group.ids[2], '14:00', { anyway: warned.clashes.map(({ key }) => key) })).toMatchObject({
      status: 1,
    });
    expect((await startsOf(group)).slice(0, 3)).toEqual(times('14:00', '14:00', '14:00'));
    expect((await taken(group)).filter(({ isOverride }) => isOverride)).toHaveLength(1);
  });

  it('[GROUP-024] cancelled ones stay, and a member of another shop cannot move anyone', async () => {
    const group = await scene();
    await api.ask(
      `mutation { statusUpdateForAppointment(id: ${group.ids[0]}, status: "Cancelled") { status } }`,
      {},
      niamh,
    );
    const stranger = await api.signInBusiness();
    const { desk_move: refused } = await api.ask<{ desk_move: Answer }>(
      MOVE,
      { id: group.ids[1], start: wall(`${DAY} 15:00`) },
      stranger,
    );
    expect(refused).toMatchObject({ status: 0 });
    expect(await moveAll(group.ids[1], '15:00')).toMatchObject({ status: 1, message: expect.stringMatching(/^All 2/) });
    expect(await startsOf(group)).toEqual(times('10:00', '15:00', '15:00'));
  });

  it('[GROUP-025] against single bookings of the same time: the whole group moves or none, and nothing is sold twice', async () => {
    const group = await scene();
    const guests = await Promise.all([1, 2, 3, 4].map(() => api.signIn()));
    const [moved] = await Promise.all([
      moveAll(group.ids[0], '15:00'),
      ...guests.map(({ token }, index) =>
        book(index % 2 ? api : beside, token, {
          business_id: group.shop.id,
          services: [at(group.shop.pricingId, `${DAY} 15:00`)],
        }),
      ),
    ]);
    const starts = (await startsOf(group)).slice(0, 3);
    expect(starts).toEqual(moved.status === 1 ? times('15:00', '15:00', '15:00') : times('10:00', '10:00', '10:00'));
    const rows = await taken(group);
    for (const [index, row] of rows.entries())
      for (const next of rows.slice(index + 1))
        expect(row.chairId === next.chairId && row.startsAt < next.endsAt && next.startsAt < row.endsAt).toBe(false);
  });
});
