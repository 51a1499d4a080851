import { appointments, auditEntries, chairs, notifications, occupancies } from '@thyme/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf, validationOf } from '../../../../test/kit/desk-changes.ts';
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
  wall,
} from '../../../../test/kit/index.ts';
import { gapsOf } from './chairs.ts';

let api: TestApi;
let owner: SignedIn;

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
});
afterAll(() => api.close());

const openShop = async (chairs = 1): Promise<TestBusiness> => {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs });
  await joinBusiness(api.db, shop.id, owner.userId);
  return shop;
};
const change = async (field: string, variables: string, who: { token: string } = owner, input: object = {}) =>
  (
    await api.ask<{ change: ChangeWire }>(
      `mutation${variables ? `(${variables})` : ''} { change: ${field} { ${changeOf} } }`,
      input,
      who,
    )
  ).change;
const close = (shop: TestBusiness, decisions: object[] | null = null, kind = 'closed') =>
  change(
    `desk_close_days(business_id: ${shop.id}, kind: "${kind}", from: "2026-06-18", to: "2026-06-19", reason: "Training", decisions: $decisions, note: "We are away.")`,
    '$decisions: [DeskDecisionInput!]',
    owner,
    { decisions },
  );
const statusOf = async (id: number) =>
  (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.status;
const daysOf = async (shop: TestBusiness) =>
  (
    await api.ask<{ business: { close_date: string[]; block_date: string[]; weekdays: string[] } }>(
      'query($slug: String!) { business(slug: $slug) { close_date block_date weekdays } }',
      { slug: shop.slug },
    )
  ).business;

describe('closing days', () => {
  it('without appointments closes them at once for guests, and reopening restores them', async () => {
    const shop = await openShop();
    expect(await close(shop)).toMatchObject({ status: 1, message: 'Closed.', conflicts: [] });
    expect(await daysOf(shop)).toMatchObject({ close_date: ['2026-06-18', '2026-06-19'] });
    const open = `desk_reopen_days(business_id: ${shop.id}, kind: "closed", from: "2026-06-18", to: "2026-06-19")`;
    expect(await change(open, '')).toMatchObject({ status: 1 });
    expect(await daysOf(shop)).toMatchObject({ close_date: [] });
    expect(await change(open, '')).toMatchObject({ status: 0 });
  });

  it('requires a decision about their appointments; nothing changes until each is decided, then everything at once', async () => {
    const shop = await openShop();
    const guest = await api.signIn();
    const insertAt = (time: string) =>
      insertAppointment(api.db, shop, guest.userId, { startsAt: instant(time), paid: 2_000 });
    const [kept, moved, gone] = [
      await insertAt('2026-06-18 09:00'),
      await insertAt('2026-06-18 11:00'),
      await insertAt('2026-06-19 09:00'),
    ];
    const undecided = await close(shop);
    expect(undecided).toMatchObject({
      status: 0,
      message: '3 appointments clash with this. Please decide what happens to them.',
    });
    expect(undecided.conflicts.map(({ appt_id, reason, choices }) => [appt_id, reason, choices])).toEqual(
      [kept, moved, gone].map(({ id }) => [id, 'closed', ['keep', 'propose', 'cancel']]),
    );
    expect(undecided.conflicts[0]?.nearest_times.length).toBeGreaterThan(1);
    for (const time of undecided.conflicts.flatMap(({ nearest_times }) => nearest_times))
      expect(new Date(time * 1000).toISOString().slice(0, 10)).not.toMatch(/2026-06-1[89]/);
    expect(await daysOf(shop)).toMatchObject({ close_date: [] });

    const decisions = [
      { appt_id: kept.id, choice: 'keep' },
      { appt_id: moved.id, choice: 'propose' },
    ];
    expect(await close(shop, decisions)).toMatchObject({ status: 0 });
    expect(await Promise.all([moved, gone].map(({ id }) => statusOf(id)))).toEqual(['New', 'New']);
    expect(await close(shop, [...decisions, { appt_id: gone.id, choice: 'cancel' }])).toMatchObject({ status: 1 });
    expect(await Promise.all([kept, moved, gone].map(({ id }) => statusOf(id)))).toEqual([
      'New',
      'Reschedule',
      'Cancelled',
    ]);
    expect(await daysOf(shop)).toMatchObject({ close_date: ['2026-06-18', '2026-06-19'] });
    const [note] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'closed-days')));
    expect(note).toMatchObject({
      actorId: owner.userId,
      changes: { reason: 'Training', decisions: expect.any(Array) },
    });

    const notified = await api.db.select().from(notifications).where(eq(notifications.recipientId, guest.userId));
    expect(notified.map(({ kind }) => kind).sort()).toEqual([
      'booking_cancelled',
      'refundable_deposit',
      'reschedule_request',
    ]);
    // Kept appointments remain visible as exceptions, and closing more days does not require a decision about them again.
    const { desk_shop } = await api.ask<{ desk_shop: { exceptions: { appt_id: number }[] } }>(
      `{ desk_shop(business_id: ${shop.id}) { exceptions { appt_id } } }`,
      {},
      owner,
    );
    expect(desk_shop.exceptions.map(({ appt_id }) => appt_id)).toEqual([kept.id, moved.id]);
    expect(await close(shop)).toMatchObject({ status: 1 });
  });

  it('blocked days keep their appointments without a decision', async () => {
    const shop = await openShop();
    const guest = await api.signIn();
    await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 09:00') });
    expect(await close(shop, null, 'blocked')).toMatchObject({ status: 1, conflicts: [] });
    expect(await daysOf(shop)).toMatchObject({ block_date: ['2026-06-18', '2026-06-19'] });
    const wish = { business_id: shop.id, services: [at(shop.pricingId, '2026-06-18 11:00')] };
    expect(await book(api, guest.token, wish)).toMatchObject({ status: 0, refused: { code: 'blocked' } });
  });

  it.each([
    ['backwards', '2026-06-19', '2026-06-18', 'The last day is before the first.'],
    ['in the past', '2026-06-01', '2026-06-18', 'This day has passed.'],
    ['for longer than a year', '2026-06-18', '2027-07-18', 'Please choose at most a year, within the next three.'],
  ])('is refused %s', async (_title, from, to, message) => {
    const shop = await openShop();
    const field = `desk_close_days(business_id: ${shop.id}, kind: "closed", from: "${from}", to: "${to}")`;
    expect(await change(field, '')).toMatchObject({ status: 0, message });
  });

  it('invalidates cached pages', async () => {
    const shop = await openShop();
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('listen page_changes');
    const received = new Promise((resolve) => client.once('notification', ({ payload }) => resolve(payload)));
    await close(shop);
    expect(await received).toBe(`business:${shop.id}`);
    await client.end();
  });
});

describe('the week', () => {
  const HOURS = '$hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!], $chair: Int';
  const save = (shop: TestBusiness, hours: object[], more: object = {}) =>
    change(
      `desk_save_hours(business_id: ${shop.id}, chair_id: $chair, hours: $hours, decisions: $decisions)`,
      HOURS,
      owner,
      { hours, ...more },
    );
  const monday = (from: number, to: number) => ({ weekday: 1, from, to });

  it('is shortened only with a decision about appointments outside it', async () => {
    const shop = await openShop();
    const guest = await api.signIn();
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-22 15:00') });
    const undecided = await save(shop, [monday(540, 720)]);
    expect(undecided.conflicts).toMatchObject([
      { appt_id: id, reason: 'outside-hours', starts: wall('2026-06-22 15:00') },
    ]);
    expect(await save(shop, [monday(540, 720)], { decisions: [{ appt_id: id, choice: 'cancel' }] })).toMatchObject({
      status: 1,
    });
    expect(await statusOf(id)).toBe('Cancelled');
    expect(await daysOf(shop)).toMatchObject({ weekdays: ['Monday'] });
  });

  it('of one chair affects that chair only', async () => {
    const shop = await openShop(2);
    const guest = await api.signIn();
    await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-22 15:00'),
      chairId: shop.chairIds[1] ?? 0,
    });
    expect(await save(shop, [monday(540, 720)], { chair: shop.chairIds[0] })).toMatchObject({ status: 1 });
    expect(await save(shop, [monday(540, 720)], { chair: shop.chairIds[1] })).toMatchObject({
      status: 0,
      conflicts: [{ reason: 'outside-hours' }],
    });
    expect(await save(shop, [], { chair: (await openShop()).chairIds[0] })).toMatchObject({
      status: 0,
      message: 'This chair could not be found.',
    });
  });

  it('has ranges that do not overlap', async () => {
    const shop = await openShop();
    expect(await save(shop, [monday(540, 720), monday(700, 800)])).toMatchObject({ status: 0 });
    expect(await save(shop, [monday(540, 720), monday(780, 1020)])).toMatchObject({ status: 1 });
    const wrong = { hours: [monday(720, 540)] };
    const query = `mutation($hours: [DeskHoursInput!]!) { desk_save_hours(business_id: ${shop.id}, hours: $hours) { status } }`;
    expect(await validationOf(api, query, wrong, owner)).toEqual(['hours.0.to']);
    expect(await validationOf(api, query, { hours: [{ weekday: 7, from: 0, to: 60 }] }, owner)).toEqual([
      'hours.0.weekday',
    ]);
    expect(await validationOf(api, query, { hours: [monday(0, 1441)] }, owner)).toEqual(['hours.0.to']);
  });
});

describe('a chair', () => {
  it('in use is deactivated only with a decision, and the last one never', async () => {
    const shop = await openShop(2);
    const guest = await api.signIn();
    const chair = shop.chairIds[1] ?? 0;
    const { id } = await insertAppointment(api.db, shop, guest.userId, {
      startsAt: instant('2026-06-22 15:00'),
      chairId: chair,
    });
    const away = (chairId: number, decisions = '[]') =>
      change(
        `desk_set_chair_active(business_id: ${shop.id}, id: ${chairId}, active: false, decisions: ${decisions})`,
        '',
      );
    expect(await away(chair)).toMatchObject({ status: 0, conflicts: [{ appt_id: id, reason: 'no-chair' }] });
    expect(await away(chair, `[{ appt_id: ${id}, choice: "keep" }]`)).toMatchObject({ status: 1 });
    expect(await away(shop.chairIds[0] ?? 0)).toMatchObject({
      status: 0,
      message: 'A shop that takes bookings needs at least one chair.',
    });
    expect(await change(`desk_save_chair(business_id: ${shop.id}, name: "Window", person: "Orla")`, '')).toMatchObject({
      status: 1,
    });
    const [added] = await api.db
      .select()
      .from(chairs)
      .where(and(eq(chairs.businessId, shop.id), eq(chairs.name, 'Window')));
    expect(added?.person).toBe('Orla');
  });
});

describe('a time block', () => {
  const block = (shop: TestBusiness, more: string, who = owner) =>
    change(
      `desk_block_time(business_id: ${shop.id}, date: "2026-06-22", from: 720, to: 900, note: "Lunch"${more})`,
      '',
      who,
    );

  it('goes around existing appointments, and is allowed to staff', async () => {
    const shop = await openShop();
    const staff = await api.signInBusiness();
    await joinBusiness(api.db, shop.id, staff.userId, 'staff');
    const guest = await api.signIn();
    const { id } = await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-22 13:00') });
    expect(await block(shop, '', staff)).toMatchObject({
      status: 0,
      conflicts: [{ appt_id: id, reason: 'time-taken', choices: ['keep', 'cancel'] }],
    });
    const done = await block(shop, `, decisions: [{ appt_id: ${id}, choice: "keep" }]`, staff);
    expect(done).toMatchObject({ status: 1, message: 'Blocked.' });
    const pieces = await api.db
      .select()
      .from(occupancies)
      .where(and(eq(occupancies.businessId, shop.id), isNotNull(occupancies.timeBlockId)))
      .orderBy(occupancies.startsAt);
    expect(pieces.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [instant('2026-06-22 12:00'), instant('2026-06-22 13:00')],
      [instant('2026-06-22 14:00'), instant('2026-06-22 15:00')],
    ]);
    expect(await change(`desk_unblock_time(business_id: ${shop.id}, id: ${done.id})`, '')).toMatchObject({ status: 1 });
    expect(await change(`desk_unblock_time(business_id: ${shop.id}, id: ${done.id})`, '')).toMatchObject({ status: 0 });
  });

  it('leaves the gaps between occupied times', () => {
    const span = { chairIds: [1, 2], from: 0, to: 100 };
    expect(
      gapsOf(
        [
          { chairId: 1, startsAt: -5, endsAt: 20 },
          { chairId: 1, startsAt: 50, endsAt: 60 },
        ],
        span,
      ),
    ).toEqual([
      { chairId: 1, startsAt: 20, endsAt: 50 },
      { chairId: 1, startsAt: 60, endsAt: 100 },
      { chairId: 2, startsAt: 0, endsAt: 100 },
    ]);
  });
});
