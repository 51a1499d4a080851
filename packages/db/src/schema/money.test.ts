import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../client.ts';
import {
  createTestDatabase,
  insertGuest,
  insertSale,
  insertShop,
  type ShopFixture,
  type TestDatabase,
} from '../testing/index.ts';
import { invoices, ledgerEntries, sales } from './index.ts';

let database: TestDatabase;
let connection: Connection;
let shop: ShopFixture;
let guestId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 30 });
  shop = await insertShop(connection.db);
  guestId = (await insertGuest(connection.db)).id;
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

describe('the ledger', () => {
  const entry = (saleId: number, values: Partial<typeof ledgerEntries.$inferInsert>) =>
    connection.db.insert(ledgerEntries).values({
      businessId: shop.businessId,
      saleId,
      side: 'claim',
      kind: 'sale',
      amount: 5000,
      currency: 'EUR',
      ...values,
    });
  const state = async (id: number) => {
    const [sale] = await connection.db.select().from(sales).where(eq(sales.id, id));
    return [sale?.claimedAmount, sale?.paidAmount, sale?.paymentStatus];
  };

  it('is append-only', async () => {
    const sale = await insertSale(connection.db, shop.businessId, guestId);
    await entry(sale.id, {});
    const where = eq(ledgerEntries.saleId, sale.id);
    await expect(connection.db.update(ledgerEntries).set({ amount: 1 }).where(where)).rejects.toMatchObject({
      cause: { code: '23001' },
    });
    await expect(connection.db.delete(ledgerEntries).where(where)).rejects.toMatchObject({ cause: { code: '23001' } });
    await expect(connection.pool.query('truncate ledger_entries cascade')).rejects.toMatchObject({ code: '23001' });
  });

  it('gives the sale its sums and its payment status', async () => {
    const sale = await insertSale(connection.db, shop.businessId, guestId);
    await entry(sale.id, {});
    expect(await state(sale.id)).toEqual([5000, 0, 'Unpaid']);
    const till = { side: 'payment', kind: 'till', method: 'cash' };
    await entry(sale.id, { ...till, amount: 1000 });
    expect(await state(sale.id)).toEqual([5000, 1000, 'Upfront']);
    await Promise.all(Array.from({ length: 10 }, () => entry(sale.id, { ...till, amount: 400 })));
    expect(await state(sale.id)).toEqual([5000, 5000, 'Paid']);
  });

  it.each([
    ['a payment of nothing known', { side: 'payment', kind: 'charge', method: 'card' }, 'ledger_entries_origin'],
    ['a negative till payment', { side: 'payment', kind: 'till', method: 'cash', amount: -1 }, 'ledger_entries_kind'],
    ['a claim that is a refund', { kind: 'refund', amount: -5 }, 'ledger_entries_kind'],
    ['a payment without a method', { side: 'payment', kind: 'till' }, 'ledger_entries_how'],
    ['another currency', { currency: 'USD' }, 'ledger_entries_currency'],
    ['more given back than owed', { kind: 'cancellation', amount: -1 }, 'sales_sums'],
  ])('refuses %s', async (_, values, constraint) => {
    const sale = await insertSale(connection.db, shop.businessId, guestId);
    await expect(entry(sale.id, values)).rejects.toMatchObject({ cause: { constraint } });
  });
});

describe('invoices', () => {
  it('have a number that no other invoice of the business has, one for each sale, and stay as they are', async () => {
    const { businessId } = await insertShop(connection.db);
    const [one, two] = [
      await insertSale(connection.db, businessId, guestId),
      await insertSale(connection.db, businessId, guestId),
    ];
    const add = (saleId: number, number: number) =>
      connection.db
        .insert(invoices)
        .values({ businessId, saleId, number, prefix: 'FF-', buyer: { name: 'Niamh' }, seller: { name: 'Fern' } });
    await add(one.id, 1);
    await expect(add(two.id, 0)).rejects.toMatchObject({ cause: { constraint: 'invoices_number_given' } });
    await expect(add(two.id, 1)).rejects.toMatchObject({ cause: { constraint: 'invoices_number' } });
    await expect(add(one.id, 2)).rejects.toMatchObject({ cause: { constraint: 'invoices_sale' } });
    const mine = and(eq(invoices.businessId, businessId), eq(invoices.saleId, one.id));
    await expect(connection.db.update(invoices).set({ prefix: 'X-' }).where(mine)).rejects.toMatchObject({
      cause: { code: '23001' },
    });
    await expect(connection.db.delete(invoices).where(mine)).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});
