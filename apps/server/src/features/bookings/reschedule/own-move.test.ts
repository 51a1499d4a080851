import { appointments, businesses } from '@thyme/db/schema';
import type { GuestMoves } from '@thyme/domain/bookings';
import { eq } from 'drizzle-orm';
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
  wall,
} from '../../../../test/kit/index.ts';

const MOVE = `mutation($id: Int!, $date: String!, $time: Int!) {
  statusUpdateForAppointment(id: $id, status: "Reschedule", date: $date, time: $time) { status message } }`;
const READ = 'query($id: Int!) { appointment(id: $id) { can_reschedule can_cancel moving { rule until } } }';
const SAVE = `mutation($b: Int!, $moves: String, $notice: Int) {
  desk_save_rhythm(business_id: $b, guest_moves: $moves, notice_minutes: $notice) { status } }`;
const SHOP = 'query($b: Int!) { desk_shop(business_id: $b) { guest_moves notice_minutes } }';

let api: TestApi;
let shop: TestBusiness;
let guest: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, guest] = [await api.signInBusiness(), await api.signIn()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: { noticeMinutes: 0 } });
  await joinBusiness(api.db, shop.id, owner.userId);
});

const allow = (moves: GuestMoves) => api.ask(SAVE, { b: shop.id, moves }, owner);
/** An appointment that is free to cancel until a day before. */
const booked = async (text: string, chair = 0) =>
  (
    await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant(text),
      chairId: shop.chairIds[chair] ?? 0,
      appointment: { status: 'Accept', cancellationSteps: [{ hours: 24, percent: 50 }] },
    })
  ).id;
const read = async (id: number) => (await api.ask<{ appointment: object }>(READ, { id }, guest)).appointment;
const move = async (id: number, to: string) =>
  (
    await api.ask<{ statusUpdateForAppointment: { status: number; message: string } }>(
      MOVE,
      { id, date: to.slice(0, 10), time: wall(to) },
      guest,
    )
  ).statusUpdateForAppointment;

describe('until when guests can move their appointments', () => {
  it('[POLICY-018] until it begins, unless the shop says otherwise', async () => {
    const id = await booked('2026-06-15 10:00');
    expect(await read(id)).toEqual({
      can_reschedule: true,
      can_cancel: true,
      moving: { rule: 'start', until: wall('2026-06-15 10:00') },
    });
    expect(await move(id, '2026-06-16 11:00')).toMatchObject({ status: 1 });
  });

  it('[POLICY-018] while cancelling is free, to the second', async () => {
    await allow('free');
    const [early, late] = [await booked('2026-06-16 14:00'), await booked('2026-06-16 14:00', 1)];
    api.clock.set(instant('2026-06-15 14:00'));
    expect(await read(early)).toMatchObject({
      can_reschedule: true,
      moving: { rule: 'free', until: wall('2026-06-15 14:00') },
    });
    expect(await move(early, '2026-06-17 11:00')).toMatchObject({ status: 1 });
    api.clock.set(instant('2026-06-15 14:00') + 1);
    expect(await read(late)).toMatchObject({
      can_reschedule: false,
      can_cancel: true,
      moving: { rule: 'free', until: wall('2026-06-15 14:00') },
    });
    expect(await move(late, '2026-06-17 12:00')).toEqual({
      status: 0,
      message:
        'This appointment could be moved until Mon 15 Jun, 2:00 pm, Irish time. You can cancel it, or contact Willow Room.',
    });
  });

  it('[POLICY-018] never: the guest is told what they can do instead', async () => {
    await allow('never');
    const id = await booked('2026-06-19 10:00');
    expect(await read(id)).toEqual({ can_reschedule: false, can_cancel: true, moving: { rule: 'never', until: null } });
    expect(await move(id, '2026-06-18 11:00')).toEqual({
      status: 0,
      message: 'Willow Room doesn’t move appointments online. You can cancel it, or contact Willow Room.',
    });
  });

  it('[POLICY-018] never refuses the shop, whose proposal its guest may answer with another time', async () => {
    await allow('never');
    const id = await booked('2026-06-19 10:00');
    const { desk_propose_times: proposed } = await api.ask<{ desk_propose_times: object }>(
      `mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status } }`,
      { id, times: [wall('2026-06-18 11:00')] },
      owner,
    );
    expect(proposed).toMatchObject({ status: 1 });
    expect(await read(id)).toMatchObject({ can_reschedule: true });
    expect(await move(id, '2026-06-18 15:00')).toMatchObject({ status: 1 });
  });

  it('[POLICY-018] a video call that the shop asked for can always be moved', async () => {
    await allow('never');
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-19 10:00') });
    await api.db.update(appointments).set({ kind: 'consultation' }).where(eq(appointments.id, id));
    expect(await read(id)).toMatchObject({ can_reschedule: true, moving: null });
  });

  it('[POLICY-019] is the owner’s choice, and what is left out of a request stays', async () => {
    await allow('free');
    await api.ask(SAVE, { b: shop.id, notice: 60 }, owner);
    const { desk_shop: saved } = await api.ask<{ desk_shop: object }>(SHOP, { b: shop.id }, owner);
    expect(saved).toEqual({ guest_moves: 'free', notice_minutes: 60 });
    const other = (await api.run(SAVE, { b: shop.id, moves: 'sometimes' }, owner)) as { errors?: object[] };
    expect(other.errors).toBeDefined();
    const [row] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
    expect(row?.guestMoves).toBe('free');
  });
});
