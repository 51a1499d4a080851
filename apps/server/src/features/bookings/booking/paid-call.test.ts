import { guestStatuses, saleLines } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, book, bootApi, insertBusiness, type SignedIn, type TestApi, wall } from '../../../../test/kit/index.ts';
import { ledgerOf, payByCard, readCardPage, saleOf } from '../../../../test/kit/paying.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const CALL = wall('2026-06-16 09:00');
const APPOINTMENT = '2026-06-17 10:00';

const vetting = () =>
  insertBusiness(api.db, api.clock.now(), {
    business: { videoVetting: true, consultationPrice: 2_000, upfrontPercent: 20 },
    chairs: 2,
  });
type Shop = Awaited<ReturnType<typeof vetting>>;

const request = (shop: Shop, more: object = {}) => ({
  business_id: shop.id,
  services: [at(shop.pricingId, APPOINTMENT)],
  video_datetime: CALL,
  payment_info: { stripe: 19 },
  ...more,
});

async function priced(shop: Shop, guest: SignedIn | null) {
  const query = `query($b: Int!, $s: [BookingServiceInput!]!) {
    price_availability(business_id: $b, services: $s) { total_amount deposit payable_now lines { name total } }
  }`;
  const variables = { b: shop.id, s: [at(shop.pricingId, APPOINTMENT)] };
  const answer = await api.ask<{ price_availability: object }>(query, variables, guest ? { token: guest.token } : {});
  return answer.price_availability;
}

describe('a consultation call that costs something', () => {
  it('is charged to a new guest, and its share of the deposit is paid now', async () => {
    const [shop, guest] = [await vetting(), await api.signIn()];
    expect(await priced(shop, guest)).toEqual({
      total_amount: 95,
      deposit: 19,
      payable_now: 19,
      lines: [
        { name: 'Signature facial', total: 75 },
        { name: 'Video consultation', total: 20 },
      ],
    });
    const booked = await book(api, guest.token, request(shop, { total_amount: 95, upfront_amount: 19 }));
    expect(booked).toMatchObject({ status: 1, payment_amount: 19 });
    await payByCard(api, readCardPage(booked.payment_url).publicId);
    await api.runJobs();
    expect(await ledgerOf(api, booked.sale_id ?? 0)).toEqual(['sale 9500', 'charge 1900']);
    expect(await saleOf(api, booked.sale_id)).toMatchObject({ status: 'confirmed', totalAmount: 9_500 });
    const lines = await api.db
      .select({ kind: saleLines.kind, name: saleLines.productName, price: saleLines.unitPrice })
      .from(saleLines)
      .where(eq(saleLines.saleId, booked.sale_id ?? 0))
      .orderBy(saleLines.id);
    expect(lines).toEqual([
      { kind: 'service', name: 'Signature facial', price: 7_500 },
      { kind: 'consultation', name: 'Video consultation', price: 2_000 },
    ]);
    const query = `query($id: Int!) { invoice(sale_id: $id) { payment_amount due_amount sale_detail { product_name unit_price } } }`;
    const { invoice } = await api.ask<{ invoice: object }>(query, { id: booked.sale_id }, { token: guest.token });
    expect(invoice).toMatchObject({
      payment_amount: 19,
      due_amount: 76,
      sale_detail: [{ product_name: 'Signature facial' }, { product_name: 'Video consultation', unit_price: 20 }],
    });
  });

  it('is not charged to a known guest, nor hidden from the total that was agreed to', async () => {
    const [shop, known, fresh] = [await vetting(), await api.signIn(), await api.signIn()];
    await api.db.insert(guestStatuses).values({ businessId: shop.id, userId: known.userId, status: 'Known' });
    expect(await priced(shop, known)).toMatchObject({ total_amount: 75, payable_now: 15 });
    expect(await priced(shop, null)).toMatchObject({ total_amount: 75 });
    const services = { payment_info: { stripe: 15 }, total_amount: 75 };
    expect(await book(api, known.token, request(shop, services))).toMatchObject({ status: 1, payment_amount: 15 });
    expect(await book(api, fresh.token, request(shop, services))).toMatchObject({ status: 0 });
  });
});
