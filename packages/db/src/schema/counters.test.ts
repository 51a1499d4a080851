import { eq } from 'drizzle-orm';
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
import {
  holds,
  payments,
  refunds,
  saleLines,
  seatClaims,
  serviceGroups,
  serviceSchedules,
  services,
  soldVouchers,
  vouchers,
  voucherUses,
} from './index.ts';

const NOW = Math.floor(Date.now() / 1000);
const YEAR = 365 * 86_400;

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

const first = <Row>(rows: Row[]): Row => rows[0] as Row;

async function insertClass(seats: number) {
  const { businessId, categoryId } = shop;
  const service = first(
    await connection.db.insert(services).values({ businessId, categoryId, name: 'Yoga' }).returning(),
  );
  const group = first(
    await connection.db
      .insert(serviceGroups)
      .values({ businessId, serviceId: service.id, startDate: '2030-01-07', seats })
      .returning(),
  );
  return first(
    await connection.db
      .insert(serviceSchedules)
      .values({ businessId, groupId: group.id, startsAt: NOW + YEAR, endsAt: NOW + YEAR + 3600, seats })
      .returning(),
  );
}

describe('seats of a class', () => {
  const claim = async (scheduleId: number) => {
    const { businessId } = shop;
    const made = await connection.db
      .insert(holds)
      .values({ businessId, userId: guestId, purpose: 'checkout', expiresAt: NOW + 600 })
      .returning({ id: holds.id });
    return connection.db
      .insert(seatClaims)
      .values({ businessId, scheduleId, holdId: first(made).id })
      .returning({ id: seatClaims.id, holdId: seatClaims.holdId });
  };
  const taken = async (id: number) =>
    first(await connection.db.select().from(serviceSchedules).where(eq(serviceSchedules.id, id))).seatsTaken;

  it('go to as many of 30 guests as there are seats, and are returned with the hold', async () => {
    const schedule = await insertClass(4);
    const answers = await Promise.all(Array.from({ length: 30 }, () => claim(schedule.id)));
    const won = answers.flat();
    expect(won).toHaveLength(4);
    expect(await taken(schedule.id)).toBe(4);
    await connection.db.delete(holds).where(eq(holds.id, won[0]?.holdId as number));
    expect(await taken(schedule.id)).toBe(3);
    expect(await claim(schedule.id)).toHaveLength(1);
  });

  it('cannot be raised above the capacity by hand, nor changed afterwards', async () => {
    const schedule = await insertClass(2);
    const over = connection.db
      .update(serviceSchedules)
      .set({ seatsTaken: 3 })
      .where(eq(serviceSchedules.id, schedule.id));
    await expect(over).rejects.toMatchObject({ cause: { constraint: 'service_schedules_seats' } });
    const [made] = await claim(schedule.id);
    const more = connection.db
      .update(seatClaims)
      .set({ seats: 2 })
      .where(eq(seatClaims.id, made?.id as number));
    await expect(more).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});

describe('the balance of a voucher', () => {
  async function sellVoucher(value: number) {
    const { businessId } = shop;
    const sale = await insertSale(connection.db, businessId, guestId, value);
    const voucher = first(
      await connection.db
        .insert(vouchers)
        .values({ businessId, name: 'A quiet hour', retail: value, value })
        .returning(),
    );
    const line = first(
      await connection.db
        .insert(saleLines)
        .values({
          businessId,
          saleId: sale.id,
          kind: 'voucher',
          voucherId: voucher.id,
          productName: 'A quiet hour',
          unitPrice: value,
        })
        .returning(),
    );
    return first(
      await connection.db
        .insert(soldVouchers)
        .values({
          businessId,
          voucherId: voucher.id,
          saleId: sale.id,
          saleLineId: line.id,
          buyerId: guestId,
          owner: 'Bríd',
          code: `TEST-${sale.id}`,
          terms: { name: 'A quiet hour', title: '', color: 'sage', retail: value, validFor: 60, services: [] },
          value,
          remaining: value,
          currency: 'EUR',
          expiresAt: NOW + 5 * YEAR,
        })
        .returning(),
    );
  }
  const use = (soldVoucherId: number, saleId: number, amount: number) =>
    connection.db
      .insert(voucherUses)
      .values({ businessId: shop.businessId, soldVoucherId, saleId, amount })
      .returning({ remaining: voucherUses.remaining });

  it('pays one of 20 bookings that need all of it', async () => {
    const sold = await sellVoucher(5000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(sold.id, sold.saleId, 5000)));
    expect(answers.flat()).toEqual([{ remaining: 0 }]);
  });

  it('may be used in parts and returned, never below zero nor above its value', async () => {
    const sold = await sellVoucher(5000);
    expect(await use(sold.id, sold.saleId, 3000)).toEqual([{ remaining: 2000 }]);
    expect(await use(sold.id, sold.saleId, 2001)).toEqual([]);
    expect(await use(sold.id, sold.saleId, -1000)).toEqual([{ remaining: 3000 }]);
    expect(await use(sold.id, sold.saleId, -2001)).toEqual([]);
    await connection.db.update(soldVouchers).set({ status: 'void' }).where(eq(soldVouchers.id, sold.id));
    expect(await use(sold.id, sold.saleId, 1)).toEqual([]);
    const negative = connection.db.update(soldVouchers).set({ remaining: -1 }).where(eq(soldVouchers.id, sold.id));
    await expect(negative).rejects.toMatchObject({ cause: { constraint: 'sold_vouchers_remaining' } });
  });

  it('is sold no more often than its limit', async () => {
    const { businessId } = shop;
    const values = { businessId, name: 'Two only', retail: 1000, value: 1000, limitNumberOfSales: 2 };
    const voucher = first(await connection.db.insert(vouchers).values(values).returning());
    const set = (totalSale: number) =>
      connection.db.update(vouchers).set({ totalSale }).where(eq(vouchers.id, voucher.id));
    await set(2);
    await expect(set(3)).rejects.toMatchObject({ cause: { constraint: 'vouchers_sold' } });
  });
});

describe('refunds', () => {
  it('never exceed what was paid, count once for each key, and release what failed', async () => {
    const { businessId } = shop;
    const sale = await insertSale(connection.db, businessId, guestId);
    const payment = first(
      await connection.db
        .insert(payments)
        .values({
          businessId,
          saleId: sale.id,
          provider: 'sandbox',
          providerPaymentId: 'p-1',
          method: 'card',
          amount: 5000,
          currency: 'EUR',
        })
        .returning(),
    );
    const refund = (dedupeKey: string, amount: number) =>
      connection.db
        .insert(refunds)
        .values({
          businessId,
          saleId: sale.id,
          paymentId: payment.id,
          amount,
          currency: 'EUR',
          reason: 'cancelled',
          dedupeKey,
        })
        .onConflictDoNothing()
        .returning({ id: refunds.id });
    const refunded = async () =>
      first(await connection.db.select().from(payments).where(eq(payments.id, payment.id))).refundedAmount;

    const same = await Promise.all(Array.from({ length: 10 }, () => refund('same', 2000)));
    expect(same.flat()).toHaveLength(1);
    expect(await refunded()).toBe(2000);
    const many = await Promise.all(Array.from({ length: 10 }, (_, i) => refund(`key-${i}`, 1000)));
    expect(many.flat()).toHaveLength(3);
    expect(await refunded()).toBe(5000);
    const id = same.flat()[0]?.id as number;
    await connection.db.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, id));
    expect(await refunded()).toBe(3000);
    const back = connection.db.update(refunds).set({ status: 'succeeded' }).where(eq(refunds.id, id));
    await expect(back).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});
