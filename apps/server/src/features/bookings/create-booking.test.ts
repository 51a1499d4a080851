import { appointmentLines, appointments, ledgerEntries, occupancies, saleLines, sales } from '@thyme/db/schema';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness, type SignedIn, type TestApi } from '../../testkit/index.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

describe('create_booking', () => {
  it('[API-059] books where nothing is due', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const answer = await book(api, guest.token, {
      business_id: shop.id,
      services: [at(shop.pricingId, '2026-06-16 10:00')],
      total_amount: 75,
    });
    expect(answer).toMatchObject({ status: 1, message: 'Booking confirmed!', payment_status: 1 });
    for (const table of [sales, appointments, appointmentLines, occupancies, saleLines, ledgerEntries]) {
      const [row] = await api.db.select({ total: count() }).from(table);
      expect(row?.total).toBe(1);
    }
  });
});
