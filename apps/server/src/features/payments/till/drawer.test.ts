import { auditEntries, tillDays } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let staff: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness({ firstName: 'Bea', lastName: 'Nolan' });
  staff = await api.signInBusiness();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const ENTER = `mutation($b: Int!, $kind: String!, $amount: Float!, $reason: String, $key: String) {
  answer: desk_drawer_entry(business_id: $b, kind: $kind, amount: $amount, reason: $reason, idempotency_key: $key) { status message } }`;
const READ = `query($b: Int!, $date: String!) { desk_drawer(business_id: $b, date: $date) {
  float cash paid_in paid_out expected counted difference is_closed movements { kind amount reason by } } }`;
const CLOSE = `mutation($b: Int!, $date: String!, $counted: Float) {
  answer: desk_close_day(business_id: $b, date: $date, counted: $counted) { status message } }`;
const DAY = `query($b: Int!, $date: String!) { desk_till_day(business_id: $b, date: $date) { expected_cash counted difference } }`;

type Answer = { answer: { status: number; message: string } };
const enter = async (kind: string, amount: number, more: object = {}) =>
  (await api.ask<Answer>(ENTER, { b: shop.id, kind, amount, ...more }, owner)).answer;
const drawer = async (date = '2026-06-15') =>
  (await api.ask<{ desk_drawer: object }>(READ, { b: shop.id, date }, owner)).desk_drawer;
const close = async (counted: number | null, date = '2026-06-15') =>
  (await api.ask<Answer>(CLOSE, { b: shop.id, date, counted }, owner)).answer;

async function takeCash(amount: number) {
  const guest = { first_name: 'Una', last_name: 'Walsh', email: `una-${shop.id}@mail.example` };
  const { desk_book } = await api.ask<{ desk_book: { appointment_ids: number[] } }>(
    `mutation($business_id: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
      desk_book(business_id: $business_id, guest: $guest, services: $services) { appointment_ids } }`,
    { business_id: shop.id, guest, services: [at(shop.pricingId, '2026-06-15 10:00')] },
    owner,
  );
  const id = desk_book.appointment_ids[0];
  api.clock.set(instant('2026-06-15 11:30'));
  const { desk_till } = await api.ask<{ desk_till: { version: number } }>(
    'query($id: Int!) { desk_till(id: $id) { version } }',
    { id },
    owner,
  );
  const { answer } = await api.ask<Answer>(
    `mutation($id: Int!, $version: Int!, $cash: Float, $card: Float) {
      answer: desk_checkout(id: $id, version: $version, cash: $cash, card: $card, total: 75) { status message } }`,
    { id, version: desk_till.version, cash: amount, card: 75 - amount },
    owner,
  );
  expect(answer.status).toBe(1);
}

describe('the cash drawer of a day', () => {
  it('[BOOKS-020] sums float, cash, and what was paid in and out', async () => {
    await enter('float', 150);
    await takeCash(42);
    await enter('out', 40, { reason: 'Oat milk and stamps' });
    await enter('in', 5, { reason: 'Found under the till' });
    expect(await drawer()).toMatchObject({
      float: 150,
      cash: 42,
      paid_in: 5,
      paid_out: 40,
      expected: 157,
      counted: null,
      movements: [{ kind: 'float' }, { kind: 'out', reason: 'Oat milk and stamps', by: 'Bea Nolan' }, { kind: 'in' }],
    });
  });

  it('[BOOKS-021] is counted once when the day is closed; the rest is there the next morning', async () => {
    await enter('float', 100);
    expect(await close(98.5)).toMatchObject({ status: 1 });
    const { desk_till_day } = await api.ask<{ desk_till_day: object }>(DAY, { b: shop.id, date: '2026-06-15' }, owner);
    expect(desk_till_day).toEqual({ expected_cash: 100, counted: 98.5, difference: -1.5 });
    expect(await close(100)).toMatchObject({ status: 0 });
    expect(await enter('in', 5, { reason: 'Late' })).toEqual({
      status: 0,
      message: 'Today is closed. The drawer opens again tomorrow.',
    });
    api.clock.set(instant('2026-06-16 09:00'));
    expect(await drawer('2026-06-16')).toMatchObject({ float: 98.5, expected: 98.5, is_closed: false });
  });

  it('[TILL-050] two desks close the same till at once: one closes it, the other learns who did', async () => {
    const manager = await api.signInBusiness({ firstName: 'Cian', lastName: 'Walsh' });
    await joinBusiness(api.db, shop.id, manager.userId, 'manager', { seesMoney: true });
    const counts = [98, 99, 100, 101];
    const answers = await Promise.all(
      counts.map(async (counted, place) => {
        const by = place % 2 === 0 ? owner : manager;
        return (await api.ask<Answer>(CLOSE, { b: shop.id, date: '2026-06-15', counted }, by)).answer;
      }),
    );
    const won = answers.findIndex(({ status }) => status === 1);
    const lost = answers.filter((_answer, place) => place !== won);
    const winner = won % 2 === 0 ? 'Bea Nolan' : 'Cian Walsh';
    expect(answers[won]).toEqual({ status: 1, message: 'The day is closed.' });
    expect(lost).toEqual(
      lost.map(() => ({ status: 0, message: `${winner} closed this day already, Mon 15 Jun, 9:00 am.` })),
    );
    expect(await drawer()).toMatchObject({ counted: counts[won], is_closed: true });
    expect(await api.db.select().from(tillDays).where(eq(tillDays.businessId, shop.id))).toHaveLength(1);
    const log = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'close-day')));
    expect(log).toMatchObject([{ changes: { counted: (counts[won] ?? 0) * 100 } }]);
  });

  it('[BOOKS-021] can be closed without counting', async () => {
    expect(await close(null)).toMatchObject({ status: 1 });
    expect(await drawer()).toMatchObject({ counted: null, difference: null, is_closed: true });
  });

  it('[BOOKS-020] needs a reason and an amount, accepts a repeated request once, and is for the owner only', async () => {
    expect(await enter('out', 40)).toMatchObject({ status: 0, message: 'Please say what it was for.' });
    expect(await enter('in', 0, { reason: 'Nothing' })).toMatchObject({ status: 0 });
    const once = { reason: 'Bank', key: `bank-${shop.id}` };
    await enter('out', 40, once);
    await enter('out', 40, once);
    expect(await drawer()).toMatchObject({ paid_out: 40, expected: -40 });
    const negative = await api.run(ENTER, { b: shop.id, kind: 'in', amount: -5, reason: 'x' }, owner);
    expect(negative.errors).toHaveLength(1);
    const asStaff = await api.run(READ, { b: shop.id, date: '2026-06-15' }, staff);
    expect(asStaff.errors?.[0]?.message).toBe('Only people who may see the money can do this.');
  });
});
