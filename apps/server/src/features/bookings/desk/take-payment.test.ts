import { auditEntries, ledgerEntries, sales, soldVouchers, voucherUses } from '@thyme/db/schema';
import { dateAt } from '@thyme/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  guest = await api.signIn();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

/** A paid gift voucher. */
async function sold(value: number, place = shop) {
  const offer = await insertVoucher(api.db, place.id, { retail: value, value });
  const [sale] = await api.db
    .insert(sales)
    .values({ businessId: place.id, userId: guest.userId, currency: 'EUR', subTotal: 0, totalAmount: 0 })
    .returning();
  const saleId = sale?.id ?? 0;
  const line = await api.db.execute<{ id: number }>(sql`
    insert into sale_lines (business_id, sale_id, kind, voucher_id, product_name, unit_price)
    values (${place.id}, ${saleId}, 'voucher', ${offer.id}, 'Voucher', ${value}) returning id`);
  const [row] = await api.db
    .insert(soldVouchers)
    .values({
      businessId: place.id,
      voucherId: offer.id,
      saleId,
      saleLineId: line.rows[0]?.id ?? 0,
      buyerId: guest.userId,
      owner: 'Whoever',
      code: `TILL-${offer.id}`,
      terms: { name: 'Gift', title: '', color: 'sage', retail: value, validFor: 60, services: [] },
      value,
      remaining: value,
      currency: 'EUR',
      purchasedAt: api.clock.now(),
      expiresAt: api.clock.now() + 366 * 86_400,
    })
    .returning();
  if (!row) throw new Error('The voucher was not stored.');
  return row;
}

const TAKE = 'mutation($id: Int!, $code: String!) { desk_take_voucher(id: $id, code: $code) { status message } }';
const TAKINGS = `query($business: Int!, $day: String!) { desk_takings(business_id: $business, from: $day, to: $day) {
  days { taken } taken { online card cash voucher } still_to_come } }`;
type Taken = { desk_take_voucher: { status: number; message: string } };
const take = async (id: number, code: string, who = staff) =>
  (await api.ask<Taken>(TAKE, { id, code }, who)).desk_take_voucher;
const appointment = () => insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-18 10:00') });
const leftOn = async (id: number) =>
  (await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, id)))[0]?.remaining;

describe('a voucher at the till', () => {
  it('pays the amount due through the ledger, and the rest remains due', async () => {
    const [voucher, { id, saleId }] = [await sold(5_000), await appointment()];
    expect(await take(id, ` ${voucher.code.toLowerCase()} `)).toEqual({
      status: 1,
      message: '€50.00 taken, €25.00 left to pay.',
    });
    expect(await leftOn(voucher.id)).toBe(0);
    const entries = await api.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.saleId, saleId ?? 0), eq(ledgerEntries.kind, 'voucher_use')));
    expect(entries).toMatchObject([{ side: 'payment', amount: 5_000, method: 'voucher', actorId: staff.userId }]);
    const [sale] = await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, saleId ?? 0));
    expect(sale?.paidAmount).toBe(5_000);
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.businessId, shop.id));
    expect(entry).toMatchObject({ action: 'take-voucher', subjectId: String(id), changes: { amount: 5_000 } });
  });

  it('covers no more than is due, and nothing if everything is paid', async () => {
    const [voucher, { id }] = [await sold(10_000), await appointment()];
    expect((await take(id, voucher.code)).message).toBe('€75.00 taken. Everything is paid.');
    expect(await leftOn(voucher.id)).toBe(2_500);
    expect(await take(id, voucher.code)).toEqual({
      status: 0,
      message: 'Nothing is left to pay for this appointment.',
    });
    expect(await leftOn(voucher.id)).toBe(2_500);
  });

  it('is spent once when two desks redeem it concurrently', async () => {
    const [voucher, one, other] = [
      await sold(5_000),
      await appointment(),
      await insertAppointment(api.db, shop, guest.userId, { startsAt: instant('2026-06-19 10:00') }),
    ];
    const answers = await Promise.all([take(one.id, voucher.code, owner), take(other.id, voucher.code, staff)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
    const uses = await api.db.select().from(voucherUses).where(eq(voucherUses.soldVoucherId, voucher.id));
    expect(uses.map(({ amount }) => amount)).toEqual([5_000]);
  });

  it('adds no takings when it is redeemed: they were counted when it was bought', async () => {
    const started = { startsAt: api.clock.now() - 1_800, appointment: { status: 'Accept' as const } };
    const { id } = await insertAppointment(api.db, shop, guest.userId, started);
    await take(id, (await sold(5_000)).code);
    const today = dateAt('Europe/Dublin', api.clock.now());
    expect(await api.ask(TAKINGS, { business: shop.id, day: today }, owner)).toEqual({
      desk_takings: {
        days: [{ taken: 0 }],
        taken: { online: 0, card: 0, cash: 0, voucher: 50 },
        // The guest being served has not paid the rest yet.
        still_to_come: 25,
      },
    });
  });

  it('is refused for unknown codes, codes of other shops, and appointments of other shops', async () => {
    const elsewhere = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, elsewhere.id, stranger.userId);
    const [foreign, mine, { id }] = [await sold(5_000, elsewhere), await sold(5_000), await appointment()];
    for (const code of ['TILL-NOBODY', foreign.code]) expect((await take(id, code)).status).toBe(0);
    expect(await leftOn(foreign.id)).toBe(5_000);
    expect(await take(id, mine.code, stranger)).toEqual({
      status: 0,
      message: 'This appointment could not be found.',
    });
    expect(await leftOn(mine.id)).toBe(5_000);
  });
});

describe('[TILL-022] payments taken outside the till’s page', () => {
  const TILL =
    'query($id: Int!) { desk_till(id: $id) { version due paid status may_undo payment { cash card voucher } } }';
  interface Till {
    version: number;
    due: number;
    paid: number;
    status: string;
    may_undo: boolean;
    payment: { cash: number; card: number; voucher: number } | null;
  }
  const till = async (id: number) => (await api.ask<{ desk_till: Till }>(TILL, { id }, owner)).desk_till;
  const undo = async (id: number) =>
    api.ask(
      'mutation($id: Int!, $version: Int!) { desk_undo_checkout(id: $id, version: $version) { status message } }',
      { id, version: (await till(id)).version },
      owner,
    );
  const begun = () =>
    insertAppointment(api.db, shop, guest.userId, {
      startsAt: api.clock.now() - 1_800,
      appointment: { status: 'Accept' as const },
    });

  it.each([
    ['desk_complete(id: $id, take: "cash")', { cash: 75, card: 0, voucher: 0 }, 'Completed'],
    ['desk_take_payment(id: $id, take: "card")', { cash: 0, card: 75, voucher: 0 }, 'Accept'],
  ])('is one payment that can be undone: %s', async (request, payment, status) => {
    const { id } = await begun();
    await api.ask(`mutation($id: Int!) { ${request} { status message } }`, { id }, owner);
    expect(await till(id)).toMatchObject({ due: 0, paid: 75, may_undo: true, payment, status });
    await undo(id);
    expect(await till(id)).toMatchObject({ due: 75, paid: 0, status: 'Accept' });
  });

  it('are undone in turn, the voucher after what was paid beside it', async () => {
    const [voucher, { id }] = [await sold(5_000), await begun()];
    await take(id, voucher.code);
    await api.ask('mutation($id: Int!) { desk_complete(id: $id, take: "card") { status message } }', { id }, owner);
    expect(await till(id)).toMatchObject({ due: 0, paid: 75, payment: { card: 25 } });
    await undo(id);
    expect(await till(id)).toMatchObject({ due: 25, paid: 50, status: 'Accept', may_undo: true });
    await undo(id);
    expect(await till(id)).toMatchObject({ due: 75, paid: 0 });
    expect(await leftOn(voucher.id)).toBe(5_000);
  });
});
