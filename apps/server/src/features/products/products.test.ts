import { auditEntries, notifications, products, saleLines, sales, stockMovements, vatPostings } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
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
  wall,
} from '../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  const vat = { vatNumber: 'IE1234567T', vatRate: 13.5 };
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 6, business: vat });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const SAVE = `mutation($b: Int!, $id: Int, $name: String!, $price: Float!, $rate: Float, $sku: String, $low: Int, $stock: Int) {
  answer: desk_save_product(business_id: $b, id: $id, name: $name, price: $price, vat_rate: $rate, sku: $sku, low_at: $low, stock: $stock) {
    status message id } }`;
const MOVE = `mutation($b: Int!, $id: Int!, $kind: String!, $quantity: Int!, $reason: String, $key: String) {
  answer: desk_move_stock(business_id: $b, id: $id, kind: $kind, quantity: $quantity, reason: $reason, idempotency_key: $key) { status message } }`;
const ACTIVE = `mutation($b: Int!, $id: Int!, $active: Boolean!) {
  answer: desk_set_product_active(business_id: $b, id: $id, active: $active) { status message } }`;
const LIST = 'query($b: Int!) { desk_products(business_id: $b) { id name stock state active rate_today } }';
const BOOK = `mutation($b: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
  desk_book(business_id: $b, guest: $guest, services: $services) { appointment_ids sale_id } }`;
const TILL = `query($id: Int!) { desk_till(id: $id) { version shelf { id name price vat_rate stock }
  lines { id kind name refundable can_restock } } }`;
const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $anyway: Boolean, $card: Float, $total: Float!, $key: String) {
  answer: desk_checkout(id: $id, version: $version, products: $products, sell_anyway: $anyway, card: $card, total: $total, idempotency_key: $key) {
    status message has_changed } }`;
const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status message } }';
const REFUND = `mutation($id: Int!, $version: Int!, $lines: [Int!], $restock: [Int!], $amount: Float!) {
  answer: desk_refund(id: $id, version: $version, line_ids: $lines, restock_ids: $restock, amount: $amount, to: "cash") { status message } }`;
const REPORTS = `query($b: Int!) { desk_reports(business_id: $b, from: "2026-06-15", to: "2026-06-15", keys: ["product"]) {
  rows { label values } } }`;

interface Answer {
  status: number;
  message: string;
  id?: string;
  has_changed?: boolean;
}
interface Till {
  version: number;
  shelf: { id: number; name: string; price: number; vat_rate: number | null; stock: number }[];
  lines: { id: number; kind: string; name: string; refundable: number; can_restock: boolean }[];
}
const act = async (document: string, form: object, who = owner) => {
  const b = document.includes('$b:') ? { b: shop.id } : {};
  return (await api.ask<{ answer: Answer }>(document, { ...b, ...form }, who)).answer;
};
const wrong = async (document: string, form: object) =>
  (await api.run(document, { b: shop.id, ...form }, { token: owner.token })).errors?.[0]?.extensions?.validation;
const till = async (id: number) => (await api.ask<{ desk_till: Till }>(TILL, { id }, staff)).desk_till;

async function product(more: object = {}): Promise<number> {
  const form = { name: 'Bond oil', price: 24, rate: 23, sku: '', low: 1, stock: 2, ...more };
  return Number((await act(SAVE, form)).id);
}
const rowOf = async (id: number) => (await api.db.select().from(products).where(eq(products.id, id)))[0];
const stockOf = async (id: number) => (await rowOf(id))?.stock;
const movesAtDesk = async (id: number) =>
  (
    await api.ask<{ desk_stock_movements: { at: number }[] }>(
      'query($b: Int!, $id: Int!) { desk_stock_movements(business_id: $b, id: $id) { at } }',
      { b: shop.id, id },
      owner,
    )
  ).desk_stock_movements;
const movementsOf = (id: number) =>
  api.db.select().from(stockMovements).where(eq(stockMovements.productId, id)).orderBy(asc(stockMovements.id));

let guests = 0;
/** An appointment of €75 that has begun. */
async function appointment(): Promise<{ id: number; saleId: number }> {
  api.clock.set(instant('2026-06-15 09:00'));
  const guest = { first_name: 'Una', last_name: 'Walsh', email: `una-${++guests}@mail.example` };
  const services = [at(shop.pricingId, '2026-06-15 10:00')];
  const { desk_book } = await api.ask<{ desk_book: { appointment_ids: number[]; sale_id: number } }>(
    BOOK,
    { b: shop.id, guest, services },
    owner,
  );
  api.clock.set(instant('2026-06-15 10:45'));
  return { id: desk_book.appointment_ids[0] ?? 0, saleId: desk_book.sale_id };
}

async function sell(
  id: number,
  productId: number,
  form: { quantity?: number; price?: number; reason?: string; anyway?: boolean; key?: string } = {},
) {
  const { version } = await till(id);
  const { quantity = 1, price = 24, reason, anyway, key } = form;
  const total = 75 + price * quantity;
  const products = [{ product_id: productId, name: 'whatever', price, quantity, price_reason: reason }];
  return act(CHECKOUT, { id, version, products, anyway, card: total, total, key }, staff);
}

describe('a product', () => {
  it('[PROD-001] has a unique name and number in its shop, and is archived with its history', async () => {
    const id = await product({ sku: '5391' });
    expect(await wrong(SAVE, { name: ' bond OIL ', price: 5 })).toEqual({
      name: ['You already have a product with this name.'],
    });
    expect(await wrong(SAVE, { name: 'Comb', price: 5, sku: '5391' })).toEqual({
      sku: ['You already have a product with this number.'],
    });
    expect(await wrong(SAVE, { name: 'Comb', price: 0 })).toEqual({ price: ['Please enter an amount.'] });
    expect(await act(SAVE, { id, name: 'Bond oil', price: 26, rate: 23, sku: '5391' })).toMatchObject({ status: 1 });
    expect(await rowOf(id)).toMatchObject({ price: 2_600, stock: 2 });
    await act(ACTIVE, { id, active: false });
    const bill = await appointment();
    expect((await till(bill.id)).shelf).toEqual([]);
    expect((await sell(bill.id, id, { price: 26 })).message).toContain('no longer sold');
    expect(await wrong(SAVE, { name: 'Bond oil', price: 5 })).toEqual({
      name: ['You already have an archived product with this name.'],
    });
    await act(ACTIVE, { id, active: true });
    expect((await till(bill.id)).shelf).toMatchObject([{ id, price: 26, stock: 2 }]);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['archive-product', 'restore-product']));
    expect(await movesAtDesk(id)).toMatchObject([{ at: wall('2026-06-15 09:00') }]);
  });

  it('[PROD-001] of another shop is treated as missing, and staff cannot change any', async () => {
    const id = await product();
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, stranger.userId);
    const mine = { b: other.id, id };
    expect(await act(MOVE, { ...mine, kind: 'delivery', quantity: 1 }, stranger)).toMatchObject({ status: 0 });
    expect(await act(ACTIVE, { ...mine, active: false }, stranger)).toMatchObject({ status: 0 });
    expect((await api.run(LIST, { b: shop.id }, { token: staff.token })).errors?.[0]).toBeTruthy();
    expect(await stockOf(id)).toBe(2);
  });
});

describe('stock', () => {
  it('[PROD-002] is the sum of movements; a correction below zero is refused at its field, and a repeated one counts once', async () => {
    const id = await product();
    expect((await act(MOVE, { id, kind: 'delivery', quantity: 3, key: 'a-delivery-0000000000000' })).message).toBe(
      '5 in stock now.',
    );
    await act(MOVE, { id, kind: 'delivery', quantity: 3, key: 'a-delivery-0000000000000' });
    expect(await wrong(MOVE, { id, kind: 'correction', quantity: -6, reason: 'Broken' })).toEqual({
      quantity: ['Only 5 are in stock.'],
    });
    expect(await wrong(MOVE, { id, kind: 'correction', quantity: -1 })).toEqual({ reason: ['Please say why.'] });
    expect(await wrong(MOVE, { id, kind: 'delivery', quantity: -1 })).toHaveProperty('quantity');
    await act(MOVE, { id, kind: 'correction', quantity: -5, reason: 'Broken' });
    expect(await stockOf(id)).toBe(0);
    expect((await movementsOf(id)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['delivery', 2],
      ['delivery', 3],
      ['correction', -5],
    ]);
    await expect(
      api.db.update(stockMovements).set({ quantity: 9 }).where(eq(stockMovements.productId, id)),
    ).rejects.toThrow();
  });

  it('[PROD-002] equals the sum of its movements after any of them', async () => {
    const id = await product({ stock: 0 });
    let expected = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -4, max: 6 }), async (quantity) => {
        const { errors } = await api.run(
          MOVE,
          { b: shop.id, id, kind: 'correction', quantity, reason: 'Counted' },
          { token: owner.token },
        );
        if (!errors) expected += quantity;
        expect(Boolean(errors)).toBe(quantity === 0 || expected + (errors ? quantity : 0) < 0);
        expect(await stockOf(id)).toBe(expected);
      }),
      { numRuns: 25 },
    );
    const sum = (await movementsOf(id)).reduce((before, { quantity }) => before + quantity, 0);
    expect(sum).toBe(expected);
  });
});

describe('at the till', () => {
  it('[PROD-003] [PROD-004] [PROD-008] sells with its price, name and VAT, reduces the stock and reports what runs low', async () => {
    const id = await product();
    const bill = await appointment();
    expect((await till(bill.id)).shelf).toEqual([{ id, name: 'Bond oil', price: 24, vat_rate: 23, stock: 2 }]);
    expect(await sell(bill.id, id)).toMatchObject({ status: 1 });
    expect(await stockOf(id)).toBe(1);
    const [line] = await api.db
      .select()
      .from(saleLines)
      .where(and(eq(saleLines.saleId, bill.saleId), eq(saleLines.kind, 'product')));
    expect(line).toMatchObject({ productId: id, productName: 'Bond oil', unitPrice: 2_400, vatRate: 23 });
    const told = and(eq(notifications.recipientId, owner.userId), eq(notifications.businessId, shop.id));
    const [news] = await api.db
      .select()
      .from(notifications)
      .where(and(told, eq(notifications.kind, 'low_stock')));
    expect(news).toMatchObject({
      title: 'Bond oil is running low',
      message: '1 left. Add a delivery under Products when more arrive.',
    });
    expect((await movementsOf(id)).at(-1)).toMatchObject({ kind: 'sale', isOversold: false });
    const { desk_reports } = await api.ask<{ desk_reports: { rows: { label: string }[] }[] }>(
      REPORTS,
      { b: shop.id },
      owner,
    );
    expect(desk_reports[0]?.rows.map(({ label }) => label)).toEqual(['Bond oil']);
    const postings = await api.db.select().from(vatPostings).where(eq(vatPostings.saleId, bill.saleId));
    expect(postings.find(({ lineKind }) => lineKind === 'product')).toMatchObject({ rate: 23, gross: 2_400 });
  });

  it('[PROD-008] reports the last piece as sold out, which is no overselling', async () => {
    const id = await product({ stock: 1 });
    expect(await sell((await appointment()).id, id)).toMatchObject({ status: 1 });
    expect((await movementsOf(id)).at(-1)).toMatchObject({ kind: 'sale', quantity: -1, isOversold: false });
    const news = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.businessId, shop.id), eq(notifications.kind, 'low_stock')));
    expect(news).toMatchObject([
      {
        title: 'Bond oil is sold out',
        message: 'None are left. Add a delivery under Products when more arrive.',
      },
    ]);
  });

  it('[PROD-003] warns when there is not enough, sells anyway on confirmation, and records that', async () => {
    const id = await product({ stock: 1 });
    const bill = await appointment();
    const refused = await sell(bill.id, id, { quantity: 2 });
    expect(refused).toMatchObject({ status: 0, has_changed: true });
    expect(refused.message).toBe('There’s only 1 Bond oil left. You can still sell it.');
    expect(await stockOf(id)).toBe(1);
    expect(await sell(bill.id, id, { quantity: 2, anyway: true })).toMatchObject({ status: 1 });
    expect(await stockOf(id)).toBe(-1);
    expect((await movementsOf(id)).at(-1)).toMatchObject({
      kind: 'sale',
      quantity: -2,
      isOversold: true,
      actorId: staff.userId,
    });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'checkout')));
    expect(entry?.changes).toMatchObject({ soldWithoutStock: true });
  });

  it('[PROD-005] another price needs a reason', async () => {
    const id = await product();
    const bill = await appointment();
    const { version } = await till(bill.id);
    const line = { product_id: id, name: 'x', price: 20, quantity: 1 };
    const answer = await api.run(
      CHECKOUT,
      { id: bill.id, version, products: [line], card: 95, total: 95 },
      { token: staff.token },
    );
    expect(answer.errors?.[0]?.extensions?.validation).toEqual({
      'products.0.price_reason': ['Please say why the price is different.'],
    });
    expect(await sell(bill.id, id, { price: 20, reason: 'Box is dented' })).toMatchObject({ status: 1 });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'checkout')));
    expect(entry?.changes).toMatchObject({ prices: ['Bond oil for €20.00, not €24.00: Box is dented'] });
  });

  it('[PROD-006] a refund restocks once if the desk chooses so, an undo always', async () => {
    const id = await product();
    const bill = await appointment();
    await sell(bill.id, id);
    const undone = await till(bill.id);
    expect(await act(UNDO, { id: bill.id, version: undone.version }, staff)).toMatchObject({ status: 1 });
    expect(await stockOf(id)).toBe(2);
    await sell(bill.id, id);
    const { version, lines } = await till(bill.id);
    const oil = lines.find(({ kind }) => kind === 'product');
    expect(oil).toMatchObject({ can_restock: true, refundable: 24 });
    const form = { id: bill.id, version, lines: [oil?.id], amount: 24 };
    expect(await act(REFUND, { ...form, restock: [oil?.id] })).toMatchObject({ status: 1 });
    expect(await stockOf(id)).toBe(2);
    const after = await till(bill.id);
    expect(after.lines.find(({ kind }) => kind === 'product')).toMatchObject({ can_restock: false, refundable: 0 });
    // The rest is refunded, and nothing is restocked a second time.
    const rest = { id: bill.id, version: after.version, amount: 75, restock: [oil?.id] };
    expect(await act(REFUND, rest)).toMatchObject({ status: 1 });
    expect(await stockOf(id)).toBe(2);
    const other = await appointment();
    await sell(other.id, id);
    const shown = await till(other.id);
    const line = shown.lines.find(({ kind }) => kind === 'product');
    await act(REFUND, { id: other.id, version: shown.version, lines: [line?.id], amount: 24 });
    expect(await stockOf(id)).toBe(1);
  });

  it('[PROD-006] lines of another bill are not restocked', async () => {
    const id = await product();
    const [one, other] = [await appointment(), await appointment()];
    await sell(one.id, id);
    await sell(other.id, id);
    const foreign = (await till(other.id)).lines.find(({ kind }) => kind === 'product');
    const { version, lines } = await till(one.id);
    const oil = lines.find(({ kind }) => kind === 'product');
    const form = { id: one.id, version, lines: [oil?.id], amount: 24, restock: [foreign?.id] };
    expect(await act(REFUND, form)).toMatchObject({ status: 0 });
    expect(await stockOf(id)).toBe(0);
  });

  it('[PROD-007] two tills that sell the last piece at once: one does, and nothing is half done', async () => {
    const id = await product({ stock: 1 });
    const bills = [await appointment(), await appointment(), await appointment()];
    const answers = await Promise.all(bills.map((bill) => sell(bill.id, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 0, 1]);
    expect(await stockOf(id)).toBe(0);
    for (const [index, bill] of bills.entries()) {
      const [sale] = await api.db.select().from(sales).where(eq(sales.id, bill.saleId));
      expect(sale?.paidAmount).toBe(answers[index]?.status === 1 ? 9_900 : 0);
    }
  });

  it('[PROD-007] the same payment sent twice sells one piece', async () => {
    const id = await product();
    const bill = await appointment();
    const { version } = await till(bill.id);
    const products = [{ product_id: id, name: 'x', price: 24, quantity: 1 }];
    const form = { id: bill.id, version, products, card: 99, total: 99, key: 'one-payment-00000000000000' };
    const answers = await Promise.all([act(CHECKOUT, form, staff), act(CHECKOUT, form, staff)]);
    expect(answers.map(({ status }) => status)).toEqual([1, 1]);
    expect(await stockOf(id)).toBe(1);
  });
});
