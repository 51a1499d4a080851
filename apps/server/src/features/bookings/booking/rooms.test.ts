import { appointmentLines, chairs, occupancies, resources, serviceNeeds, servicePricings } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeOf } from '../../../../test/kit/desk-changes.ts';
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
let guest: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  beside = await bootApi({ beside: api });
  guest = await api.signIn({ firstName: 'Bea', lastName: 'Tighe' });
  owner = await api.signInBusiness();
});
afterAll(async () => {
  await beside.close();
  await api.close();
});

interface Scene extends TestBusiness {
  roomId: number;
  units: number[];
}

type Options = Parameters<typeof insertBusiness>[2] & {
  capacity?: number;
  need?: { fromMinute?: number; toMinute?: number };
};

/** A shop with three people and a room that its service needs. */
async function scene({ capacity = 1, need = {}, ...options }: Options = {}): Promise<Scene> {
  const shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 3,
    ...options,
    business: { spreadRule: 'least-booked', ...options.business },
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  const { change } = await api.ask<{ change: { id: number } }>(
    `mutation($id: Int!, $capacity: Int!) { change: desk_save_room(business_id: $id, name: "Treatment room", kind: "room", capacity: $capacity) { ${changeOf} } }`,
    { id: shop.id, capacity },
    owner,
  );
  await api.db
    .insert(serviceNeeds)
    .values({ businessId: shop.id, serviceId: shop.serviceId, position: 0, resourceId: change.id, ...need });
  const units = await api.db
    .select({ id: chairs.id })
    .from(chairs)
    .where(eq(chairs.resourceId, change.id))
    .orderBy(asc(chairs.unit));
  return { ...shop, roomId: change.id, units: units.map(({ id }) => id) };
}

const take = async (shop: TestBusiness, text: string, more: object = {}) =>
  book(api, (await api.signIn()).token, { business_id: shop.id, services: [at(shop.pricingId, text, more)] });

const taken = (shop: TestBusiness) =>
  api.db
    .select()
    .from(occupancies)
    .where(eq(occupancies.businessId, shop.id))
    .orderBy(asc(occupancies.startsAt), asc(occupancies.chairId));

const times = async (shop: TestBusiness, date = '2026-06-16', pricingId = shop.pricingId) =>
  (
    await api.ask<{ time_slots: { time_slots: { s_time: number }[] } }>(
      `{ time_slots(business_id: ${shop.id}, date: "${date}", service_pricing_id: ${pricingId}) { time_slots { s_time } } }`,
    )
  ).time_slots.time_slots.map(({ s_time }) => s_time);

const span = (from: string, to: string) => ({
  startsAt: instant(`2026-06-16 ${from}`),
  endsAt: instant(`2026-06-16 ${to}`),
});

describe('a service that needs a room', () => {
  it('[PLAN-030] holds person and room together, and is not offered without a free room', async () => {
    const shop = await scene();
    expect(await take(shop, '2026-06-16 10:00')).toMatchObject({ status: 1 });
    const rows = await taken(shop);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ chairId }) => shop.units.includes(chairId))).toMatchObject([span('10:00', '11:00')]);
    // Two people are free, the room is not.
    expect(await times(shop)).not.toContain(wall('2026-06-16 10:30'));
    expect(await times(shop)).toContain(wall('2026-06-16 11:00'));
    expect(await take(shop, '2026-06-16 10:30')).toMatchObject({ status: 0, refused: { code: 'taken' } });
    expect(await taken(shop)).toHaveLength(2);
  });

  it('[PLAN-030] serves as many guests at a time as the room has places', async () => {
    const shop = await scene({ capacity: 2 });
    expect(await take(shop, '2026-06-16 10:00')).toMatchObject({ status: 1 });
    expect(await take(shop, '2026-06-16 10:00')).toMatchObject({ status: 1 });
    expect(await take(shop, '2026-06-16 10:00')).toMatchObject({ status: 0 });
    const units = (await taken(shop)).filter(({ chairId }) => shop.units.includes(chairId));
    expect(units.map(({ chairId }) => chairId)).toEqual(shop.units);
  });

  it('[PLAN-031] keeps the room only for the minutes it is needed', async () => {
    const shop = await scene({ need: { fromMinute: 10, toMinute: 35 } });
    await take(shop, '2026-06-16 10:00');
    const units = (await taken(shop)).filter(({ chairId }) => shop.units.includes(chairId));
    expect(units).toMatchObject([span('10:10', '10:35')]);
    const free = await times(shop);
    expect(free).toContain(wall('2026-06-16 10:30'));
    expect(free).not.toContain(wall('2026-06-16 10:15'));
  });

  it('[PLAN-032] guests compete for the last person and room: one wins, and nothing is half held', async () => {
    const crowd = await Promise.all(Array.from({ length: 24 }, () => api.signIn()));
    for (const isPaid of [false, true]) {
      const shop = await scene({ business: isPaid ? { upfrontPercent: 50 } : {} });
      const answers = await Promise.all(
        crowd.map(({ token }, index) =>
          book(index % 2 === 0 ? api : beside, token, {
            business_id: shop.id,
            // Overlapping, and with different people.
            services: [at(shop.pricingId, index % 3 === 0 ? '2026-06-16 10:15' : '2026-06-16 10:00')],
            ...(isPaid ? { payment_info: { stripe: 37.5 } } : {}),
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
      const rows = await taken(shop);
      expect(rows).toHaveLength(2);
      expect(new Set(rows.map(({ lineId }) => lineId)).size).toBe(1);
      expect(rows.every(({ holdId }) => (holdId !== null) === isPaid)).toBe(true);
      expect(await api.db.$count(appointmentLines, eq(appointmentLines.businessId, shop.id))).toBe(1);
    }
  });

  it('[PLAN-030] frees the room when it is cancelled', async () => {
    const shop = await scene();
    const { appointment_ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
    });
    await api.ask(
      'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }',
      { id: appointment_ids[0] },
      guest,
    );
    expect(await taken(shop)).toEqual([]);
    expect(await times(shop)).toContain(wall('2026-06-16 10:00'));
  });

  it('[PLAN-033] holds the room of a requested time, and takes it over when that is accepted', async () => {
    const shop = await scene();
    const { appointment_ids } = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
    });
    const id = appointment_ids[0] ?? 0;
    const moved = await api.ask<{ statusUpdateForAppointment: { status: number } }>(
      'mutation($id: Int!, $time: Int) { statusUpdateForAppointment(id: $id, status: "Reschedule", date: "2026-06-16", time: $time) { status } }',
      { id, time: wall('2026-06-16 10:30') },
      guest,
    );
    expect(moved.statusUpdateForAppointment.status).toBe(1);
    expect(await times(shop)).not.toContain(wall('2026-06-16 10:45'));
    await api.ask(`mutation { desk_accept(id: ${id}) { status } }`, {}, owner);
    const rows = await taken(shop);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ ...span('10:30', '11:30'), holdId: null });
    expect(rows.filter(({ chairId }) => shop.units.includes(chairId))).toHaveLength(1);
  });

  it('[PLAN-034] is not offered while the room is closed for repair, or archived', async () => {
    const shop = await scene();
    const CLOSE = `mutation($id: Int!, $room: Int!, $from: Int!, $to: Int!, $decisions: [DeskDecisionInput!]) { change: desk_close_room(business_id: $id, id: $room, from: $from, to: $to, reason: "Leaking tap", decisions: $decisions) { ${changeOf} } }`;
    const close = async (from: string, to: string, decisions: object[] = []) =>
      (
        await api.ask<{ change: { status: number; id: number; conflicts: { appt_id: number }[] } }>(
          CLOSE,
          { id: shop.id, room: shop.roomId, from: wall(`2026-06-16 ${from}`), to: wall(`2026-06-16 ${to}`), decisions },
          owner,
        )
      ).change;
    expect(await close('12:00', '11:00')).toMatchObject({ status: 0 });
    const closed = await close('09:00', '12:00');
    expect(closed).toMatchObject({ status: 1 });
    expect((await times(shop))[0]).toBe(wall('2026-06-16 12:00'));
    await api.ask(`mutation { desk_open_room(business_id: ${shop.id}, id: ${closed.id}) { status } }`, {}, owner);
    expect((await times(shop))[0]).toBe(wall('2026-06-16 09:00'));
    const { appointment_ids } = await take(shop, '2026-06-16 14:00');
    const asked = await close('13:00', '15:00');
    expect(asked).toMatchObject({ status: 0, conflicts: [{ appt_id: appointment_ids[0] }] });
    expect(await close('13:00', '15:00', [{ appt_id: appointment_ids[0], choice: 'keep' }])).toMatchObject({
      status: 1,
    });
    await api.ask(
      `mutation { desk_set_room_active(business_id: ${shop.id}, id: ${shop.roomId}, active: false) { status } }`,
      {},
      owner,
    );
    expect(await times(shop)).toEqual([]);
    expect(await api.db.$count(resources, eq(resources.businessId, shop.id))).toBe(1);
  });
});

const DESK = `mutation($business_id: Int!, $services: [BookingServiceInput!]!, $chair_id: Int, $anyway: [String!]) {
  desk_book(business_id: $business_id, services: $services, guest: { first_name: "Una", mobile: "087 123 4567" }, chair_id: $chair_id, anyway: $anyway) {
    status message appointment_ids clashes { key words } } }`;
interface Desked {
  status: number;
  appointment_ids: number[];
  clashes: { key: string; words: string }[];
}
const MOVE = `mutation($id: Int!, $start: Int, $chair_id: Int, $anyway: [String!]) {
  desk_move(id: $id, start: $start, chair_id: $chair_id, anyway: $anyway) { status clashes { key words } move_id } }`;
interface Moved {
  status: number;
  clashes: { key: string; words: string }[];
  move_id: number | null;
}

describe('the desk', () => {
  const deskBook = async (shop: Scene, text: string, more: object = {}) =>
    (
      await api.ask<{ desk_book: Desked }>(
        DESK,
        { business_id: shop.id, services: [at(shop.pricingId, text)], ...more },
        owner,
      )
    ).desk_book;
  const move = async (id: number, more: object) =>
    (await api.ask<{ desk_move: Moved }>(MOVE, { id, ...more }, owner)).desk_move;
  const unitsTaken = async (shop: Scene) => (await taken(shop)).filter(({ chairId }) => shop.units.includes(chairId));

  it('[PLAN-035] is warned that the room is taken, and can book anyway; guests still cannot', async () => {
    const shop = await scene();
    await take(shop, '2026-06-16 10:00');
    const [, , third] = shop.chairIds;
    const refused = await deskBook(shop, '2026-06-16 10:30', { chair_id: third });
    const key = `room:${shop.units[0]}`;
    expect(refused).toMatchObject({ status: 0, clashes: [{ key, words: 'Treatment room isn’t free then.' }] });
    const done = await deskBook(shop, '2026-06-16 10:30', { chair_id: third, anyway: [key] });
    expect(done).toMatchObject({ status: 1 });
    const rows = await unitsTaken(shop);
    expect(rows.map(({ isOverride }) => isOverride)).toEqual([false, true]);
    const [own] = (await taken(shop)).filter(({ chairId }) => chairId === third);
    expect(own).toMatchObject({ isOverride: false, ...span('10:30', '11:30') });
    expect(await take(shop, '2026-06-16 11:00')).toMatchObject({ status: 0 });
  });

  it('[PLAN-035] moves person and room together, to another free place of the room if needed, and back', async () => {
    const shop = await scene({ capacity: 2 });
    const first = await take(shop, '2026-06-16 10:00', { person_id: shop.chairIds[0] });
    await take(shop, '2026-06-16 12:00', { person_id: shop.chairIds[1] });
    const id = first.appointment_ids[0] ?? 0;
    const done = await move(id, { start: wall('2026-06-16 12:30') });
    expect(done).toMatchObject({ status: 1, clashes: [] });
    const rows = await unitsTaken(shop);
    expect(rows).toMatchObject([span('12:00', '13:00'), span('12:30', '13:30')]);
    expect(new Set(rows.map(({ chairId }) => chairId)).size).toBe(2);
    await take(shop, '2026-06-16 15:00', { person_id: shop.chairIds[1] });
    await take(shop, '2026-06-16 15:00', { person_id: shop.chairIds[2] });
    const clash = await move(id, { start: wall('2026-06-16 15:30') });
    expect(clash.clashes.map(({ words }) => words)).toEqual(['Treatment room isn’t free then.']);
    const undone = await api.ask<{ desk_undo_move: { status: number } }>(
      'mutation($id: Int!) { desk_undo_move(id: $id) { status } }',
      { id: done.move_id },
      owner,
    );
    expect(undone.desk_undo_move.status).toBe(1);
    expect((await taken(shop)).filter(({ startsAt }) => startsAt === instant('2026-06-16 10:00'))).toHaveLength(2);
  });
});

describe('time inside and around a service', () => {
  const steps = [
    { name: 'Colour', minutes: 30, isHandsFree: false },
    { name: 'Developing', minutes: 45, isHandsFree: true },
    { name: 'Rinse', minutes: 15, isHandsFree: false },
  ];
  /** One person: a colour with steps, and a short and a long service. */
  async function salon() {
    const shop = await insertBusiness(api.db, api.clock.now(), { pricing: { durationMinutes: 90, steps } });
    const add = async (durationMinutes: number, more: object = {}) => {
      const [row] = await api.db
        .insert(servicePricings)
        .values({
          businessId: shop.id,
          serviceId: shop.serviceId,
          label: `${durationMinutes}`,
          price: 1_000,
          durationMinutes,
          ...more,
        })
        .returning();
      return row?.id ?? 0;
    };
    return { shop, add };
  }

  it('[PLAN-036] the chair is free while colour develops: a short service fits in, a long one does not', async () => {
    const { shop, add } = await salon();
    const [short, long] = [await add(45), await add(60)];
    expect(await take(shop, '2026-06-16 10:00')).toMatchObject({ status: 1 });
    expect(await taken(shop)).toMatchObject([span('10:00', '10:30'), span('11:15', '11:30')]);
    expect(await times(shop, '2026-06-16', short)).toContain(wall('2026-06-16 10:30'));
    expect(await times(shop, '2026-06-16', long)).not.toContain(wall('2026-06-16 10:30'));
    const other = await api.signIn();
    const inGap = await book(api, other.token, { business_id: shop.id, services: [at(short, '2026-06-16 10:30')] });
    expect(inGap).toMatchObject({ status: 1 });
    // Guests see one appointment.
    const lines = await api.db
      .select()
      .from(appointmentLines)
      .where(eq(appointmentLines.businessId, shop.id))
      .orderBy(appointmentLines.id);
    expect(lines.map(({ durationMinutes }) => durationMinutes)).toEqual([90, 45]);
  });

  it('[PLAN-037] preparation and clean-up are kept free and not sold', async () => {
    const { shop, add } = await salon();
    const id = await add(30, { beforeMinutes: 15, bufferMinutes: 15 });
    await book(api, guest.token, { business_id: shop.id, services: [at(id, '2026-06-16 10:00')] });
    expect(await taken(shop)).toMatchObject([span('09:45', '10:45')]);
    const [line] = await api.db.select().from(appointmentLines).where(eq(appointmentLines.businessId, shop.id));
    expect(line).toMatchObject({ startsAt: instant('2026-06-16 10:00'), durationMinutes: 30 });
  });

  it('[PLAN-036] the desk may move an appointment into the gap without a warning, but not over a hands-on step', async () => {
    const { shop, add } = await salon();
    await joinBusiness(api.db, shop.id, owner.userId);
    const short = await add(30);
    await take(shop, '2026-06-16 10:00');
    const other = await api.signIn();
    const { appointment_ids } = await book(api, other.token, {
      business_id: shop.id,
      services: [at(short, '2026-06-16 14:00')],
    });
    const move = async (text: string) =>
      (await api.ask<{ desk_move: Moved }>(MOVE, { id: appointment_ids[0], start: wall(text) }, owner)).desk_move;
    expect(await move('2026-06-16 11:00')).toMatchObject({ status: 0, clashes: [{}] });
    expect(await move('2026-06-16 10:30')).toMatchObject({ status: 1, clashes: [] });
  });
});
