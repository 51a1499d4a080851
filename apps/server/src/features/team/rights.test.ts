import { auditEntries, chairs, notifications, occupancies } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertClass,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let bea: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  api.clock.set(instant('2026-06-15 08:00'));
});
afterAll(() => api.close());

let ann: SignedIn;
let cora: SignedIn;
let mine: { id: number };
let theirs: { id: number };
beforeEach(async () => {
  [owner, bea] = [await api.signInBusiness(), await api.signInBusiness()];
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, bea.userId, 'staff', { calendar: 'own' });
  const [first = 0, second = 0] = shop.chairIds;
  await api.db.update(chairs).set({ staffId: bea.userId, person: 'Bea' }).where(eq(chairs.id, first));
  [ann, cora] = [await api.signIn(), await api.signIn()];
  mine = await insertAppointment(api.db, shop, ann.userId, { startsAt: instant('2026-06-16 10:00'), chairId: first });
  theirs = await insertAppointment(api.db, shop, cora.userId, {
    startsAt: instant('2026-06-16 10:00'),
    chairId: second,
  });
});

const save = (rights: object, who: SignedIn = owner) =>
  api.run<{ desk_save_rights: { status: number; message: string } }>(
    `mutation($b: Int!, $user: Int!, $role: String!, $calendar: String!, $sees_money: Boolean!) {
      desk_save_rights(business_id: $b, user_id: $user, role: $role, calendar: $calendar, sees_money: $sees_money) { status message } }`,
    { b: shop.id, user: bea.userId, role: 'staff', calendar: 'own', sees_money: false, ...rights },
    who,
  );
const here = async () => {
  const { desk_me } = await api.ask<{ desk_me: { businesses: object[] } }>(
    '{ desk_me { businesses { role calendar sees_money } } }',
    {},
    bea,
  );
  return desk_me.businesses[0];
};

describe('the rights of a member', () => {
  it('[ROTA-004] are set by the owner, take effect at once and are in the audit log', async () => {
    expect(await here()).toEqual({ role: 'staff', calendar: 'own', sees_money: false });
    expect((await save({ role: 'manager', sees_money: true })).data?.desk_save_rights.status).toBe(1);
    // A manager sees everyone's calendar, whatever was sent.
    expect(await here()).toEqual({ role: 'manager', calendar: 'all', sees_money: true });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'save-rights')));
    expect(entry).toMatchObject({
      actorId: owner.userId,
      subjectId: String(bea.userId),
      changes: { role: 'manager', calendar: 'all', seesMoney: true },
    });
    const refused = await save({ role: 'staff' }, bea);
    expect(refused.errors?.[0]?.message).toBe('Only the owner can do this.');
  });

  it('[ROTA-004] never change the owner’s, and no one becomes a second owner', async () => {
    expect((await save({ user: owner.userId })).data?.desk_save_rights).toEqual({
      status: 0,
      message: 'The owner always has every right.',
    });
    expect((await save({ user: 2_000_000_000 })).data?.desk_save_rights.status).toBe(0);
    expect((await save({ role: 'owner' })).errors).toHaveLength(1);
    expect((await save({ calendar: 'some' })).errors).toHaveLength(1);
  });

  it('[ROTA-003] limited to one’s own calendar show only one’s own appointments, guests and times', async () => {
    const days = { b: shop.id, from: '2026-06-15', to: '2026-06-21' };
    const { desk_calendar } = await api.ask<{
      desk_calendar: { chairs: { id: number }[]; entries: { appt_id: number }[]; to_answer: { appt_id: number }[] };
    }>(
      `query($b: Int!, $from: String!, $to: String!) { desk_calendar(business_id: $b, from: $from, to: $to) {
        chairs { id } entries { appt_id } to_answer { appt_id } } }`,
      days,
      bea,
    );
    expect(desk_calendar.chairs).toEqual([{ id: shop.chairIds[0] }]);
    expect(desk_calendar.entries).toEqual([{ appt_id: mine.id }]);
    expect(desk_calendar.to_answer.map(({ appt_id }) => appt_id)).not.toContain(theirs.id);
    const { desk_guests } = await api.ask<{ desk_guests: { total: number; counts: { all: number } } }>(
      `{ desk_guests(business_id: ${shop.id}) { total counts { all } } }`,
      {},
      bea,
    );
    expect(desk_guests).toEqual({ total: 1, counts: { all: 1 } });
    const found = await api.ask<{ desk_find_appointments: { id: number }[] }>(
      `{ desk_find_appointments(business_id: ${shop.id}, search: "facial") { id } }`,
      {},
      bea,
    );
    expect(found.desk_find_appointments).toEqual([{ id: mine.id }]);
    const block = (chair: number | undefined) =>
      api.ask<{ desk_block_time: { status: number } }>(
        `mutation { desk_block_time(business_id: ${shop.id}, date: "2026-06-18", from: 600, to: 660, chair_ids: [${chair}]) { status } }`,
        {},
        bea,
      );
    expect((await block(shop.chairIds[1])).desk_block_time.status).toBe(0);
    expect((await block(shop.chairIds[0])).desk_block_time.status).toBe(1);
    const move = await api.ask<{ desk_move: { status: number } }>(
      `mutation { desk_move(id: ${mine.id}, chair_id: ${shop.chairIds[1]}) { status } }`,
      {},
      bea,
    );
    expect(move.desk_move.status).toBe(0);
  });

  it('[ROTA-003] limited to one’s own calendar open and move what is one’s own, and answer for a colleague’s like for a missing one', async () => {
    const [own = 0, colleague = 0] = shop.chairIds;
    const classOn = async (day: string, chairId: number) => {
      const startsAt = instant(`${day} 14:00`);
      const { schedules } = await insertClass(api.db, shop, { dates: [startsAt], name: `Yoga ${day}` });
      const scheduleId = schedules[0]?.id ?? 0;
      const when = { startsAt, endsAt: startsAt + 3_600 };
      await api.db.insert(occupancies).values({ businessId: shop.id, chairId, scheduleId, ...when });
      return scheduleId;
    };
    const [myClass, theirClass] = [await classOn('2026-06-17', own), await classOn('2026-06-18', colleague)];
    const answer = async (operation: string, who: SignedIn) => (await api.run(operation, {}, who)).errors?.[0]?.message;
    const open = {
      appointment: (id: number) => `{ desk_appointment(id: ${id}) { id } }`,
      guest: (id: number) => `{ desk_guest(business_id: ${shop.id}, guest_id: ${id}) { id } }`,
      class: (id: number) => `{ desk_class(business_id: ${shop.id}, id: ${id}) { title: __typename } }`,
    };
    for (const [kind, mineToo, theirsOnly] of [
      ['appointment', mine.id, theirs.id],
      ['guest', ann.userId, cora.userId],
      ['class', myClass, theirClass],
    ] as const) {
      expect(await answer(open[kind](mineToo), bea), kind).toBeUndefined();
      const missing = await answer(open[kind](2_000_000_000), bea);
      expect(await answer(open[kind](theirsOnly), bea), kind).toBe(missing);
      expect(missing, kind).toContain('could not be found');
      for (const id of [mineToo, theirsOnly]) expect(await answer(open[kind](id), owner), kind).toBeUndefined();
    }
    const move = async (args: string) =>
      (await api.ask<{ desk_move: object }>(`mutation { desk_move(${args}) { status } }`, {}, bea)).desk_move;
    expect(await move(`id: ${mine.id}, start: ${wall('2026-06-16 12:00')}`)).toEqual({ status: 1 });
    expect(await move(`id: ${mine.id}, start: ${wall('2026-06-16 13:00')}, chair_id: ${own}`)).toEqual({ status: 1 });
    // Free at that time, but a colleague's.
    const elsewhere = `id: ${mine.id}, start: ${wall('2026-06-16 15:00')}, chair_id: ${colleague}`;
    expect(await move(elsewhere)).toEqual({ status: 0 });
    expect(await api.ask(`mutation { desk_move(${elsewhere}) { status } }`, {}, owner)).toEqual({
      desk_move: { status: 1 },
    });
  });

  it('[ROTA-003] for everyone’s calendar show guests who have no appointment too', async () => {
    const { desk_add_guest: una } = await api.ask<{ desk_add_guest: { id: number } }>(
      'mutation($b: Int!, $guest: DeskGuestInput!) { desk_add_guest(business_id: $b, guest: $guest) { id } }',
      { b: shop.id, guest: { first_name: 'Una', email: 'una@mail.example' } },
      owner,
    );
    const one = `{ desk_guest(business_id: ${shop.id}, guest_id: ${una.id}) { id } }`;
    const total = async (who: SignedIn) =>
      (await api.ask<{ desk_guests: { total: number } }>(`{ desk_guests(business_id: ${shop.id}) { total } }`, {}, who))
        .desk_guests.total;
    expect([await total(owner), await total(bea)]).toEqual([3, 1]);
    expect((await api.run(one, {}, owner)).errors).toBeUndefined();
    expect((await api.run(one, {}, bea)).errors).toHaveLength(1);
  });

  it('[ROTA-003] limited to one’s own calendar bring notifications of one’s own appointments only', async () => {
    const cancel = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
    await api.ask(cancel, { id: mine.id }, ann);
    await api.ask(cancel, { id: theirs.id }, cora);
    await api.runJobs();
    const news = await api.db.select().from(notifications).where(eq(notifications.recipientId, bea.userId));
    expect(news.map(({ refId }) => refId)).toEqual([mine.id]);
  });
});
