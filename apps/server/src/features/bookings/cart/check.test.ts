import { blockedDates, servicePricings } from '@thyme/db/schema';
import { dateOfWall } from '@thyme/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertClass,
  insertVoucher,
  instant,
  type SignedIn,
  type TestApi,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn();
});
afterAll(() => api.close());

interface Check {
  status: number;
  message: string;
  alternatives: { time: number }[];
  refused: { code: string; service_pricing_id: number } | null;
}

async function check(businessId: number, services: object[], token = ''): Promise<Check> {
  const query = `mutation($b: Int!, $s: [BookingServiceInput!]!) {
    timeslot_availability(business_id: $b, services: $s) {
      status message alternatives { time } refused { code service_pricing_id }
    }
  }`;
  const variables = { b: businessId, s: services };
  return (await api.ask<{ timeslot_availability: Check }>(query, variables, { token })).timeslot_availability;
}

describe('timeslot_availability', () => {
  it('[API-053] [BOOK-007] returns 1 while every time is available, and holds nothing', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const yoga = await insertClass(api.db, shop, { dates: [instant('2026-06-17 18:00')], seats: 1 });
    const services = [
      at(shop.pricingId, '2026-06-16 10:00', { is_group: false, group_type: null }),
      at(yoga.pricingId, '2026-06-17 18:00', { is_group: true, group_type: 'single', occurrences: 1 }),
    ];
    for (const token of ['', guest.token, '']) {
      expect(await check(shop.id, services, token)).toMatchObject({ status: 1, refused: null });
    }
    expect(await book(api, guest.token, { business_id: shop.id, services })).toMatchObject({ status: 1 });
    const after = await check(shop.id, services);
    expect(after).toMatchObject({ status: 0, message: 'This time is taken. Please select another time.' });
    expect(after.alternatives).toHaveLength(3);
    expect(after.refused).toEqual({ code: 'taken', service_pricing_id: shop.pricingId });
  });

  it('[SLOT-008] refuses a blocked day', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    await api.db.insert(blockedDates).values({ businessId: shop.id, date: '2026-06-16' });
    expect(await check(shop.id, [at(shop.pricingId, '2026-06-16 10:00')])).toMatchObject({
      status: 0,
      refused: { code: 'blocked' },
    });
  });

  it('for one of two overlapping times, suggests none at which the guest is busy with the other', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
    const [ten, half] = [at(shop.pricingId, '2026-06-16 10:00'), at(shop.pricingId, '2026-06-16 10:30')];
    const { refused, alternatives } = await check(shop.id, [ten, half]);
    expect(refused?.code).toBe('appointments-overlap');
    expect(alternatives).toHaveLength(3);
    for (const { time } of alternatives) {
      expect(await check(shop.id, [ten, { ...half, date: dateOfWall(time), time }])).toMatchObject({ status: 1 });
    }
  });

  it('refuses an empty cart and a time that is skipped by daylight saving', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), {
      weekdays: [0],
      business: { horizonDays: 400 },
    });
    expect(await check(shop.id, [])).toMatchObject({ status: 0, message: 'Your cart is empty.' });
    const skipped = await check(shop.id, [at(shop.pricingId, '2027-03-28 01:30')]);
    expect(skipped).toMatchObject({ status: 0, refused: { code: 'bad-time' } });
  });
});

interface Priced {
  currency: string;
  sub_total: number;
  discount: number;
  deposit_percent: number;
  deposit: number;
  special_deposit: number;
  voucher_total: number;
  total_amount: number;
  payable_now: number;
  due_later: number;
  available: boolean;
  lines: { name: string; total: number; available: boolean | null; refused: { code: string } | null }[];
}

const PRICE = `query($b: Int!, $s: [BookingServiceInput!], $v: [BookingVoucherInput!]) {
  price_availability(business_id: $b, services: $s, vouchers: $v) {
    currency sub_total discount deposit_percent deposit special_deposit voucher_total total_amount payable_now due_later
    available lines { name total available refused { code } }
  }
}`;

async function price(businessId: number, s: object[], v: object[] = []): Promise<Priced> {
  return (await api.ask<{ price_availability: Priced }>(PRICE, { b: businessId, s, v })).price_availability;
}

describe('price_availability', () => {
  it('[API-052] prices the cart from the server’s own data, line by line', async () => {
    const shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 } });
    const [special] = await api.db
      .insert(servicePricings)
      .values({
        businessId: shop.id,
        serviceId: shop.serviceId,
        label: 'Long',
        price: 10_000,
        specialPrice: 8_000,
        specialDeposit: 50,
        durationMinutes: 30,
      })
      .returning();
    const voucher = await insertVoucher(api.db, shop.id);
    const priced = await price(
      shop.id,
      [at(shop.pricingId, '2026-06-16 10:00'), at(special?.id ?? 0, '2026-06-16 14:00')],
      [{ voucher_id: voucher.id, voucher_qty: 2, voucher_owner: 'Ann' }],
    );
    expect(priced).toMatchObject({
      currency: 'EUR',
      sub_total: 175,
      discount: 20,
      deposit_percent: 20,
      deposit: 15,
      special_deposit: 40,
      voucher_total: 200,
      total_amount: 355,
      payable_now: 255,
      due_later: 100,
    });
    expect(priced.lines.map(({ name, total }) => [name, total])).toEqual([
      ['Signature facial', 75],
      ['Signature facial (Long)', 80],
      ['An afternoon off', 200],
    ]);
  });

  it('reports which lines are available, and nothing for those without a time', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const taken = [at(shop.pricingId, '2026-06-16 10:00')];
    expect(await book(api, guest.token, { business_id: shop.id, services: taken })).toMatchObject({ status: 1 });
    const priced = await price(shop.id, [
      ...taken,
      at(shop.pricingId, '2026-06-16 12:00'),
      { service_pricing_id: shop.pricingId },
      at(shop.pricingId, '2026-06-20 12:00'),
    ]);
    expect(priced.available).toBe(false);
    expect(priced.lines.map(({ available, refused }) => [available, refused?.code ?? null])).toEqual([
      [false, 'taken'],
      [true, null],
      [null, null],
      [false, 'closed'],
    ]);
  });

  it('is an error for what cannot be priced', async () => {
    const shop = await insertBusiness(api.db, api.clock.now());
    const { errors } = await api.run(PRICE, { b: shop.id, s: [{ service_pricing_id: 0 }] });
    expect(errors?.[0]).toMatchObject({
      message: 'A service in your cart is no longer offered here.',
      extensions: { code: 'REFUSED' },
    });
    const time = wall('2026-06-16 10:00');
    const foreign = await insertBusiness(api.db, api.clock.now());
    const answer = await api.run(PRICE, { b: shop.id, s: [{ service_pricing_id: foreign.pricingId, time }] });
    expect(answer.errors?.[0]?.extensions?.code).toBe('REFUSED');
  });
});
