import { appointments, saleLines, sales, servicePricings, soldVouchers, videoRooms } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

/** A voucher worth ten, owned by a guest. */
async function soldVoucher(shop: TestBusiness, userId: number): Promise<string> {
  const voucher = await insertVoucher(api.db, shop.id, { retail: 1_000, value: 1_000 });
  const now = api.clock.now();
  const common = { businessId: shop.id, currency: 'EUR' };
  const [sale] = await api.db
    .insert(sales)
    .values({ ...common, userId, status: 'confirmed', confirmedAt: now, subTotal: 1_000, totalAmount: 1_000 })
    .returning();
  const saleId = sale?.id ?? 0;
  const [line] = await api.db
    .insert(saleLines)
    .values({
      businessId: shop.id,
      saleId,
      kind: 'voucher',
      voucherId: voucher.id,
      productName: 'Gift',
      unitPrice: 1_000,
    })
    .returning();
  const code = 'GIFT-TEN-1';
  await api.db.insert(soldVouchers).values({
    ...common,
    voucherId: voucher.id,
    saleId,
    saleLineId: line?.id ?? 0,
    buyerId: userId,
    owner: 'Niamh Byrne',
    ownerId: userId,
    code,
    terms: { name: 'Gift', title: '', color: 'sage', retail: 1_000, validFor: 60, services: [] },
    value: 1_000,
    remaining: 1_000,
    purchasedAt: now - 86_400,
    expiresAt: now + 1_000 * 86_400,
  });
  return code;
}

describe('the booking request', () => {
  it('[BOOK-015] [BOOK-016] is parsed in every field', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), {
      business: { upfrontPercent: 20, videoVetting: true, noticeMinutes: 0 },
    });
    const guest = await api.signIn();
    const code = await soldVoucher(shop, guest.userId);
    const gift = await insertVoucher(api.db, shop.id, { retail: 3_000, value: 3_000 });
    const service = at(shop.pricingId, '2026-06-16 12:00');
    // Like a client that knows only the names: fields as arguments, one voucher without a list.
    const query = `mutation {
      create_booking(
        services: [{ service_pricing_id: ${shop.pricingId}, date: "${service.date}", time: ${service.time}, is_group: false, group_type: null, occurrences: 1 }]
        vouchers: [{ voucher_id: ${gift.id}, voucher_qty: 2, voucher_owner: "Ann" }]
        business_id: ${shop.id}
        total_amount: 135
        payment_info: { voucher: { code: "${code}", payment: 10 }, stripe: 65, google: 0 }
        upfront_amount: 15
        discount: 0
        video_datetime: ${wall('2026-06-16 11:00')}
        booking_request: "web"
        google_pay_token: ""
      ) { status message payment_status payment_type sale_id payment_url payment_amount }
    }`;
    const { create_booking: answer } = await api.ask<{ create_booking: Record<string, unknown> }>(
      query,
      {},
      { token: guest.token },
    );
    // 15 deposit and 60 for two vouchers, of which 10 are paid with a redeemed voucher.
    expect(answer).toMatchObject({ status: 1, payment_status: 0, payment_type: 'stripe', payment_amount: 65 });
    const [sale] = await api.db
      .select()
      .from(sales)
      .where(eq(sales.id, answer.sale_id as number));
    expect(sale).toMatchObject({ totalAmount: 13_500, payableNow: 7_500, source: 'web', status: 'pending' });
    const lines = await api.db
      .select()
      .from(saleLines)
      .where(eq(saleLines.saleId, answer.sale_id as number))
      .orderBy(saleLines.id);
    expect(lines.map(({ kind, productQty, voucherOwner }) => [kind, productQty, voucherOwner])).toEqual([
      ['service', 1, null],
      ['voucher', 2, 'Ann'],
    ]);
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(appointment).toMatchObject({ status: 'Held', source: 'web' });
    expect(
      await api.db
        .select()
        .from(videoRooms)
        .where(eq(videoRooms.appointmentId, appointment?.id ?? 0)),
    ).toHaveLength(1);
    const [used] = await api.db.select().from(soldVouchers).where(eq(soldVouchers.code, code));
    expect(used?.remaining).toBe(0);
  });

  it.each(['{ code: "", payment: 0 }', '{ code: "" }', '[]'])(
    '[PAY-072] takes payment_info.voucher as %s for no voucher',
    async (voucher) => {
      const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 } });
      const guest = await api.signIn();
      const { date, time } = at(shop.pricingId, '2026-06-16 12:00');
      const { create_booking: answer } = await api.ask<{ create_booking: object }>(
        `mutation { create_booking(
          business_id: ${shop.id}
          services: [{ service_pricing_id: ${shop.pricingId}, date: "${date}", time: ${time} }]
          payment_info: { voucher: ${voucher}, stripe: 15 }
        ) { status payment_amount } }`,
        {},
        { token: guest.token },
      );
      expect(answer).toEqual({ status: 1, payment_amount: 15 });
    },
  );

  it('[PAY-071] accepts the total payable as upfront_amount, or the deposits alone, and nothing else', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 }, chairs: 3 });
    const gift = await insertVoucher(api.db, shop.id, { retail: 3_000, value: 3_000 });
    const guest = await api.signIn();
    const request = (upfront: number, time: string) => ({
      business_id: shop.id,
      services: [at(shop.pricingId, `2026-06-16 ${time}`)],
      vouchers: [{ voucher_id: gift.id, voucher_qty: 1, voucher_owner: 'Ann' }],
      upfront_amount: upfront,
      payment_info: { stripe: 45 },
    });
    expect(await book(api, guest.token, request(45, '10:00'))).toMatchObject({ status: 1, payment_amount: 45 });
    expect(await book(api, guest.token, request(15, '12:00'))).toMatchObject({ status: 1, payment_amount: 45 });
    expect(await book(api, guest.token, request(30, '14:00'))).toMatchObject({
      status: 0,
      refused: { code: 'total-differs' },
    });
  });

  it('[PAY-070] stores the effective percentage, special deposits included', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 25 } });
    await api.db.update(servicePricings).set({ specialDeposit: 40 }).where(eq(servicePricings.id, shop.pricingId));
    const guest = await api.signIn();
    const services = [at(shop.pricingId, '2026-06-16 12:00')];
    await book(api, guest.token, { business_id: shop.id, services, payment_info: { stripe: 30 } });
    const [appointment] = await api.db.select().from(appointments).where(eq(appointments.businessId, shop.id));
    expect(appointment).toMatchObject({ totalAmount: 7_500, upfrontPercent: 40 });
  });
});
