import { ledgerEntries, sales, soldVouchers, voucherUses } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';
import { propertyRuns } from '../../../../../test/kit/property-runs.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  shop = await insertBusiness(api.db, api.clock.now(), {
    chairs: 60,
    business: { vatNumber: 'IE1234567T', vatRate: 13.5 },
  });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const BOOK = `mutation($business_id: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
  desk_book(business_id: $business_id, guest: $guest, services: $services) { appointment_ids sale_id } }`;
const TILL = 'query($id: Int!) { desk_till(id: $id) { version due paid may_undo ways { way most } } }';
const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $discount: Float, $tip: Float,
    $vouchers: [TillVoucherInput!], $cash: Float, $card: Float, $total: Float!) {
  answer: desk_checkout(id: $id, version: $version, products: $products, discount: $discount, tip: $tip, vouchers: $vouchers,
    cash: $cash, card: $card, total: $total) { status message } }`;
const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status message } }';
const REFUND = `mutation($id: Int!, $version: Int!, $amount: Float!, $to: String!) {
  answer: desk_refund(id: $id, version: $version, amount: $amount, to: $to) { status message } }`;

interface Till {
  version: number;
  due: number;
  paid: number;
  may_undo: boolean;
  ways: { way: string; most: number }[];
}

const cents = (amount: number) => Math.round(amount * 100);

async function voucherOf(value: number) {
  const offer = await insertVoucher(api.db, shop.id, { retail: value, value });
  const [sale] = await api.db
    .insert(sales)
    .values({ businessId: shop.id, userId: owner.userId, currency: 'EUR', subTotal: 0, totalAmount: 0 })
    .returning();
  const line = await api.db.execute<{ id: number }>(sql`
    insert into sale_lines (business_id, sale_id, kind, voucher_id, product_name, unit_price)
    values (${shop.id}, ${sale?.id}, 'voucher', ${offer.id}, 'Voucher', ${value}) returning id`);
  const [row] = await api.db
    .insert(soldVouchers)
    .values({
      businessId: shop.id,
      voucherId: offer.id,
      saleId: sale?.id ?? 0,
      saleLineId: line.rows[0]?.id ?? 0,
      buyerId: owner.userId,
      owner: 'Whoever',
      code: `RAND-${offer.id}`,
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

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('take' as const),
      goods: fc.nat({ max: 6_000 }),
      discount: fc.nat({ max: 9_000 }),
      tip: fc.nat({ max: 3_000 }),
      voucher: fc.nat({ max: 100 }),
      cash: fc.nat({ max: 100 }),
    }),
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({
      kind: fc.constant('refund' as const),
      amount: fc.integer({ min: 1, max: 12_000 }),
      to: fc.constantFrom('as-paid', 'cash', 'reader', 'voucher'),
    }),
  ),
  { minLength: 1, maxLength: 7 },
);

it('[TILL-040] any sequence of payments, undos and refunds keeps the ledger balanced to the cent', async () => {
  let day = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const start = '2026-06-16 10:00';
      api.clock.set(instant('2026-06-15 09:00') + day);
      day += 1;
      const guest = { first_name: 'Una', last_name: 'Walsh', email: `una-${day}@mail.example` };
      const booking = { business_id: shop.id, guest, services: [at(shop.pricingId, start)] };
      const { desk_book: booked } = await api.ask<{ desk_book: { appointment_ids: number[]; sale_id: number } }>(
        BOOK,
        booking,
        owner,
      );
      const [id = 0, saleId] = [booked.appointment_ids[0], booked.sale_id];
      const voucher = await voucherOf(4_000);
      api.clock.set(instant(start) + 3_000);
      const till = async () => (await api.ask<{ desk_till: Till }>(TILL, { id }, owner)).desk_till;
      const ask = async (document: string, form: object) => {
        const { version } = await till();
        return (
          await api.ask<{ answer: { status: number; message: string } }>(document, { id, version, ...form }, owner)
        ).answer;
      };
      for (const step of list) {
        const before = await till();
        if (step.kind === 'take') {
          const products = step.goods > 0 ? [{ name: 'Oil', price: step.goods / 100, quantity: 1 }] : [];
          const coverable = cents(before.due) + step.goods - step.discount;
          const total = coverable + step.tip;
          const [row] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
          const byVoucher = Math.max(0, Math.min(row?.remaining ?? 0, Math.floor((coverable * step.voucher) / 100)));
          const cash = Math.max(0, Math.floor(((total - byVoucher) * step.cash) / 100));
          const answer = await ask(CHECKOUT, {
            products,
            discount: step.discount / 100,
            tip: step.tip / 100,
            vouchers: byVoucher > 0 ? [{ code: voucher.code, amount: byVoucher / 100 }] : [],
            cash: cash / 100,
            card: Math.max(0, total - byVoucher - cash) / 100,
            total: Math.max(0, total) / 100,
          });
          if (coverable < 0) expect(answer.status).toBe(0);
          if (answer.status === 1) expect(cents((await till()).due)).toBe(0);
        } else if (step.kind === 'undo') {
          const answer = await ask(UNDO, {});
          expect(answer.status).toBe(before.may_undo ? 1 : 0);
        } else {
          const most = cents(before.ways.find(({ way }) => way === step.to)?.most ?? 0);
          const answer = await ask(REFUND, { amount: step.amount / 100, to: step.to });
          expect([answer.status, step.amount]).toEqual([step.amount <= most ? 1 : 0, step.amount]);
          expect(cents((await till()).paid)).toBe(cents(before.paid) - (answer.status === 1 ? step.amount : 0));
        }
        const [sale] = await api.db.select().from(sales).where(eq(sales.id, saleId));
        const entries = await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.saleId, saleId));
        const sum = (side: string) =>
          entries.filter((entry) => entry.side === side).reduce((all, { amount }) => all + amount, 0);
        expect([sale?.claimedAmount, sale?.paidAmount]).toEqual([sum('claim'), sum('payment')]);
        const after = await till();
        expect(cents(after.paid)).toBe(sum('payment'));
        expect(cents(after.due)).toBe(Math.max(0, sum('claim') - sum('payment')));
        const uses = await api.db.select().from(voucherUses).where(eq(voucherUses.soldVoucherId, voucher.id));
        const [held] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, voucher.id));
        expect(held?.remaining).toBe(4_000 - uses.reduce((all, { amount }) => all + amount, 0));
      }
    }),
    { ...propertyRuns(12), endOnFailure: true },
  );
}, 120_000);
