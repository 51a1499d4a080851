import { invoiceCounters, invoices } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertAppointment, insertBusiness, instant, type TestApi } from '../../../../test/kit/index.ts';
import { insertInvoice } from './store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ config: { databasePool: 20 } });
});
afterAll(() => api.close());

const parties = { prefix: 'FF-', buyer: { name: 'Niamh Byrne' }, seller: { name: 'Fern & Fold' } };

async function salesOf(count: number) {
  const shop = await insertBusiness(api.db, api.clock.now(), { chairs: count });
  const { userId } = await api.signIn();
  const saleIds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startsAt = instant('2026-06-16 10:00') + index * 7_200;
    saleIds.push((await insertAppointment(api.db, shop, userId, { startsAt })).saleId);
  }
  return { businessId: shop.id, saleIds };
}

const numbersOf = async (businessId: number) => {
  const rows = await api.db.select().from(invoices).where(eq(invoices.businessId, businessId));
  return rows.map(({ number }) => number).sort((a, b) => a - b);
};

describe('invoice numbers', () => {
  it('have no gaps when many are written at once and some are rolled back', async () => {
    const { businessId, saleIds } = await salesOf(24);
    const outcomes = await Promise.allSettled(
      saleIds.map((saleId, index) =>
        api.db.transaction(async (transaction) => {
          await insertInvoice(transaction, { businessId, saleId, ...parties });
          if (index % 4 === 0) throw new Error('changed my mind');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
    expect(await numbersOf(businessId)).toEqual(Array.from({ length: 18 }, (_none, index) => index + 1));
    const counter = api.db.select().from(invoiceCounters).where(eq(invoiceCounters.businessId, businessId));
    expect(await counter).toEqual([{ businessId, lastNumber: 18 }]);
  });

  it('are not used up by a second invoice of the same sale, and belong to one business each', async () => {
    const { businessId, saleIds } = await salesOf(2);
    const add = (saleId = 0) => insertInvoice(api.db, { businessId, saleId, ...parties });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => add(saleIds[0])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await add(saleIds[1])).toBe(2);
    expect(await numbersOf(businessId)).toEqual([1, 2]);
  });
});
