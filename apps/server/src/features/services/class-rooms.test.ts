import {
  appointments,
  chairs,
  occupancies,
  resources,
  serviceNeeds,
  servicePricings,
  services,
} from '@thyme/db/schema';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ChangeWire, changeOf } from '../../../test/kit/desk-changes.ts';
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
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
let room: number;
let unit: number;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

/** A shop with two people and a studio that its usual service needs. */
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { bufferMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
  const [made] = await api.db
    .insert(resources)
    .values({ businessId: shop.id, name: 'Studio', kind: 'room', capacity: 1 })
    .returning({ id: resources.id });
  room = made?.id ?? 0;
  const [place] = await api.db
    .insert(chairs)
    .values({ businessId: shop.id, name: 'Studio', resourceId: room, unit: 1, active: false })
    .returning({ id: chairs.id });
  unit = place?.id ?? 0;
  await api.db
    .insert(serviceNeeds)
    .values({ businessId: shop.id, serviceId: shop.serviceId, position: 0, resourceId: room });
});

const TEN = '2026-06-16 10:00';
const SAVE = `mutation($b: Int!, $id: Int, $category: Int!, $pricings: [DeskPricingInput!]!, $needs: [DeskServiceNeedInput!], $group: DeskClassInput,
  $decisions: [DeskDecisionInput!]) {
  change: desk_save_service(business_id: $b, id: $id, category_id: $category, name: "Pilates", pricings: $pricings, needs: $needs,
    group: $group, decisions: $decisions) { ${changeOf} } }`;
const saveClass = async (times: readonly string[], more: object = {}) =>
  (
    await api.ask<{ change: ChangeWire }>(
      SAVE,
      {
        b: shop.id,
        category: shop.categoryId,
        pricings: [{ price: 15, duration: 60 }],
        needs: [{ room_id: room }],
        group: { kind: 'class', seats: 8, dates: times.map(wall) },
        ...more,
      },
      owner,
    )
  ).change;
const bookAt = (text: string) =>
  api.signIn().then(({ token }) => book(api, token, { business_id: shop.id, services: [at(shop.pricingId, text)] }));
const studio = () =>
  api.db
    .select({
      startsAt: occupancies.startsAt,
      scheduleId: occupancies.scheduleId,
      lineId: occupancies.lineId,
      isOverride: occupancies.isOverride,
    })
    .from(occupancies)
    .where(and(eq(occupancies.businessId, shop.id), eq(occupancies.chairId, unit)))
    .orderBy(asc(occupancies.startsAt), asc(occupancies.id));

it('[ROOM-003] a class date occupies its room: it is not sold to guests, and the desk sees the class in it', async () => {
  expect(await saveClass([TEN])).toMatchObject({ status: 1, message: 'Added.' });
  expect(await studio()).toEqual([
    { startsAt: instant(TEN), scheduleId: expect.any(Number), lineId: null, isOverride: false },
  ]);
  expect(await bookAt(TEN)).toMatchObject({ status: 0, refused: { code: 'taken' } });
  expect(await bookAt('2026-06-16 11:00')).toMatchObject({ status: 1 });
  const { desk_calendar: calendar, desk_rooms: rooms } = await api.ask<{
    desk_calendar: {
      by_room: { entries: { kind: string; title: string }[] };
      entries: { kind: string; chair_id: number }[];
    };
    desk_rooms: { uses: { guest_name: string }[] }[];
  }>(
    `{ desk_calendar(business_id: ${shop.id}, from: "2026-06-16", to: "2026-06-16") { by_room { entries { kind title } } entries { kind chair_id } }
      desk_rooms(business_id: ${shop.id}, date: "2026-06-16") { uses { guest_name } } }`,
    {},
    owner,
  );
  expect(calendar.by_room.entries[0]).toEqual({ kind: 'class', title: 'Pilates' });
  // In the people's columns a class is shown with its teacher, never with its room.
  expect(calendar.entries.find(({ kind }) => kind === 'class')?.chair_id).not.toBe(unit);
  expect(rooms[0]?.uses[0]?.guest_name).toBe('Pilates');
});

it('[ROOM-003] guests already booked need a decision; kept, they share the room as an override', async () => {
  const { appointment_ids: ids } = await bookAt(TEN);
  const asked = await saveClass([TEN]);
  expect(asked).toMatchObject({ status: 0, conflicts: [{ appt_id: ids[0], reason: 'time-taken' }] });
  expect((await studio()).filter(({ scheduleId }) => scheduleId !== null)).toEqual([]);
  const kept = await saveClass([TEN], { decisions: [{ appt_id: ids[0], choice: 'keep' }] });
  expect(kept).toMatchObject({ status: 1, message: 'Added.' });
  expect((await studio()).map(({ lineId, isOverride }) => [lineId !== null, isOverride])).toEqual([
    [true, false],
    [false, true],
  ]);
});

it('[ROOM-003] or are cancelled, and the class has the room to itself', async () => {
  const { appointment_ids: ids } = await bookAt(TEN);
  expect(await saveClass([TEN], { decisions: [{ appt_id: ids[0], choice: 'cancel' }] })).toMatchObject({ status: 1 });
  const [gone] = await api.db
    .select()
    .from(appointments)
    .where(eq(appointments.id, ids[0] ?? 0));
  expect(gone?.status).toBe('Cancelled');
  expect((await studio()).map(({ scheduleId, isOverride }) => [scheduleId !== null, isOverride])).toEqual([
    [true, false],
  ]);
});

/** Another room of the shop; its id and that of its only unit. */
async function addRoom(name: string) {
  const [made] = await api.db
    .insert(resources)
    .values({ businessId: shop.id, name, kind: 'room', capacity: 1 })
    .returning({ id: resources.id });
  const [place] = await api.db
    .insert(chairs)
    .values({ businessId: shop.id, name, resourceId: made?.id ?? 0, unit: 1, active: false })
    .returning({ id: chairs.id });
  return { room: made?.id ?? 0, unit: place?.id ?? 0 };
}

const unitsOf = async () =>
  (
    await api.db
      .select({ chairId: occupancies.chairId, isOverride: occupancies.isOverride })
      .from(occupancies)
      .innerJoin(chairs, eq(chairs.id, occupancies.chairId))
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(chairs.resourceId)))
      .orderBy(asc(occupancies.id))
  ).map(({ chairId, isOverride }) => [chairId, isOverride]);

it('[ROOM-005] two classes at once: the owner is asked about the named other one, and may hold both', async () => {
  await saveClass([TEN]);
  const asked = await saveClass([TEN]);
  expect(asked).toMatchObject({ status: 0, conflicts: [{ guest_name: 'Pilates', reason: 'class-there' }] });
  const [conflict] = asked.conflicts;
  // There is no other room to move to.
  expect(conflict?.choices).toEqual(['keep', 'cancel']);
  expect(await unitsOf()).toEqual([[unit, false]]);
  const decisions = [{ appt_id: conflict?.appt_id, choice: 'keep' }];
  expect(await saveClass([TEN], { decisions })).toMatchObject({ status: 1 });
  expect(await unitsOf()).toEqual([
    [unit, false],
    [unit, true],
  ]);
});

it('[ROOM-005] the other class moves to another room', async () => {
  const garden = await addRoom('Garden room');
  await saveClass([TEN]);
  const [conflict] = (await saveClass([TEN])).conflicts;
  expect(conflict).toMatchObject({ choices: ['move', 'keep', 'cancel'], colleague: 'Garden room' });
  const decisions = [{ appt_id: conflict?.appt_id, choice: 'move' }];
  expect(await saveClass([TEN], { decisions })).toMatchObject({ status: 1 });
  expect(await unitsOf()).toEqual([
    [garden.unit, false],
    [unit, false],
  ]);
});

const CLOSE = `mutation($b: Int!, $id: Int!, $from: Int!, $to: Int!, $decisions: [DeskDecisionInput!]) {
  change: desk_close_room(business_id: $b, id: $id, from: $from, to: $to, reason: "Repair", decisions: $decisions) { ${changeOf} } }`;
const close = async (decisions: object[] = []) =>
  (
    await api.ask<{ change: ChangeWire }>(
      CLOSE,
      { b: shop.id, id: room, from: wall('2026-06-16 08:00'), to: wall('2026-06-16 20:00'), decisions },
      owner,
    )
  ).change;

it('[ROOM-006] closing a room for repair lists its classes with its appointments, decided at once', async () => {
  const garden = await addRoom('Garden room');
  await saveClass([TEN]);
  const guest = await api.signIn();
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-16 14:00')],
  });
  const { status, conflicts } = await close();
  expect(status).toBe(0);
  expect(conflicts.map(({ reason, is_class }) => [reason, is_class])).toEqual([
    ['time-taken', false],
    ['class-there', true],
  ]);
  const [appointment, date] = conflicts;
  expect(appointment?.appt_id).toBe(booked.appointment_ids[0]);
  const decisions = [
    { appt_id: appointment?.appt_id, choice: 'keep' },
    { appt_id: date?.appt_id, choice: 'move' },
  ];
  expect(await close(decisions)).toMatchObject({ status: 1 });
  expect((await unitsOf()).map(([chairId]) => chairId)).toContain(garden.unit);
});

it('[DESKB-006] a class that needs several rooms leaves only the closed one, and needs a decision if none is free', async () => {
  const garden = await addRoom('Garden room');
  await saveClass([TEN], { needs: [{ room_id: room }, { room_id: garden.room }] });
  expect((await unitsOf()).map(([chairId]) => chairId)).toEqual([unit, garden.unit]);
  // The only other room is its own.
  expect((await close()).conflicts[0]?.choices).toEqual(['keep', 'cancel']);
  const attic = await addRoom('Attic');
  const [date] = (await close()).conflicts;
  expect(date).toMatchObject({ choices: ['move', 'keep', 'cancel'], colleague: 'Attic' });
  expect(await close([{ appt_id: date?.appt_id, choice: 'move' }])).toMatchObject({ status: 1 });
  expect((await unitsOf()).map(([chairId]) => chairId)).toEqual([garden.unit, attic.unit]);
});

it('[ROOM-006] a class without another room is cancelled, and its guests are refunded and notified', async () => {
  const { id } = await saveClass([TEN]);
  const guest = await api.signIn();
  const [pricing] = await api.db
    .select({ id: servicePricings.id })
    .from(servicePricings)
    .where(eq(servicePricings.serviceId, id ?? 0));
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(pricing?.id ?? 0, TEN, { is_group: true })],
  });
  expect(booked.status).toBe(1);
  const [date] = (await close()).conflicts;
  expect(date).toMatchObject({ reason: 'class-there', services: ['1 guest'] });
  expect(await close([{ appt_id: date?.appt_id, choice: 'cancel' }])).toMatchObject({ status: 1 });
  const [gone] = await api.db
    .select()
    .from(appointments)
    .where(eq(appointments.id, booked.appointment_ids[0] ?? 0));
  expect(gone?.status).toBe('Cancelled');
  expect(await unitsOf()).toEqual([]);
});

it('[ROOM-003] moved and removed dates release the room, and so does a class that no longer needs one', async () => {
  const { id } = await saveClass([TEN, '2026-06-17 10:00']);
  await saveClass(['2026-06-17 10:00', '2026-06-18 10:00'], { id });
  expect((await studio()).map(({ startsAt }) => startsAt)).toEqual(
    ['2026-06-17 10:00', '2026-06-18 10:00'].map((text) => instant(text)),
  );
  await saveClass(['2026-06-17 10:00', '2026-06-18 10:00'], { id, needs: [] });
  expect(await studio()).toEqual([]);
  // A class that was saved without a room occupies one as soon as it needs it.
  await saveClass(['2026-06-17 10:00'], { id, needs: [{ room_id: room }] });
  expect(await studio()).toHaveLength(1);
  const [row] = await api.db
    .select()
    .from(services)
    .where(and(eq(services.businessId, shop.id), isNotNull(services.id), eq(services.id, id ?? 0)));
  expect(row?.name).toBe('Pilates');
});
