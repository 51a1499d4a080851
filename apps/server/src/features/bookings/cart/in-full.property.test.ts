import { appointments, guestStatuses, sales } from '@thyme/db/schema';
import { RULE_ANSWERS, RULE_GUESTS, withAnswer } from '@thyme/domain/bookings';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertAppointment,
  insertBusiness,
  instant,
  type TestApi,
} from '../../../../test/kit/index.ts';
import { propertyRuns } from '../../../../test/kit/property-runs.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { confirmSale } from '../../sales/confirm.ts';
import { lockSale } from '../../sales/state-store.ts';

const PRICE = `query($business_id: Int!, $services: [BookingServiceInput!], $group: BookingGroupInput) {
  price_availability(business_id: $business_id, services: $services, group: $group) {
    total_amount payable_now deposit special_deposit in_full } }`;
const DAY = '2026-06-16';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi({ now: instant('2026-06-15 09:00') });
});
afterAll(() => api.close());

const rule = fc
  .record({
    guests: fc.constantFrom(...RULE_GUESTS),
    longerThan: fc.constantFrom(null, 60, 100),
    paid: fc.boolean(),
    answer: fc.constantFrom(...RULE_ANSWERS, 'in-full' as const),
  })
  .map(({ answer, ...condition }) =>
    withAnswer({ ...condition, paid: condition.paid && answer !== 'in-full', accepts: false }, answer),
  );
const story = fc.record({
  rules: fc.array(rule, { minLength: 1, maxLength: 4 }),
  isKnown: fc.boolean(),
  hasMissed: fc.boolean(),
  percent: fc.constantFrom(0, 20, 100),
  special: fc.constantFrom(null, 35),
  price: fc.constantFrom(0, 3_333, 7_500),
  booked: fc.constantFrom('one', 'two', 'apart', 'group', 'each-pays'),
});

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

async function open({ rules, isKnown, hasMissed, percent, special, price }: Story) {
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: percent, acceptRules: rules },
    pricing: { price, specialDeposit: special },
    chairs: 2,
  });
  const guest = await api.signIn();
  const businessId = shop.id;
  if (isKnown) await api.db.insert(guestStatuses).values({ businessId, userId: guest.userId, status: 'Known' });
  if (hasMissed)
    await insertAppointment(api.db, shop, guest.userId, {
      startsAt: api.clock.now() - 86_400,
      appointment: { status: 'No Show' },
    });
  return { shop, guest };
}

function cartOf(pricing: number, booked: Story['booked']) {
  const first = at(pricing, `${DAY} 10:00`);
  if (booked === 'one') return { services: [first] };
  if (booked === 'two') return { services: [first, first] };
  if (booked === 'apart') return { services: [first, at(pricing, `${DAY} 15:00`)] };
  const group = { arrange: 'start', names: ['Cian'], ...(booked === 'each-pays' ? { each_pays: true } : {}) };
  return { services: [first, { ...first, guest: 1 }], group };
}

it('[ANSWER-010] what is quoted is what is booked, asked for and accepted, under any rules', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (one) => {
      const { shop, guest } = await open(one);
      const cart = { business_id: shop.id, ...cartOf(shop.pricingId, one.booked) };
      const { price_availability: quoted } = await api.ask<{
        price_availability: { payable_now: number; total_amount: number; in_full: boolean };
      }>(PRICE, cart, guest);
      const { payable_now: due, in_full: inFull } = quoted;
      const short = Math.round(100 * due - 1) / 100;
      if (inFull && one.booked !== 'each-pays') expect(due).toBe(quoted.total_amount);
      if (inFull) {
        const less = await book(api, guest.token, { ...cart, upfront_amount: short, payment_info: { stripe: due } });
        expect(less).toMatchObject({ status: 0, refused: { code: 'total-differs' } });
        const unpaid = await book(api, guest.token, { ...cart, payment_info: { stripe: short } });
        expect(unpaid).toMatchObject({ status: 0, refused: { code: 'payment' } });
      }
      const payment = due > 0 ? { stripe: due } : null;
      const booked = await book(api, guest.token, { ...cart, upfront_amount: due, payment_info: payment });
      expect(booked).toMatchObject({ status: 1, payment_amount: due });
      await inTransaction(api.app.services, async (tx) => {
        const sale = await lockSale(tx.db, { businessId: shop.id, saleId: booked.sale_id ?? 0 });
        if (sale) await confirmSale(tx, sale);
      });
      const [sale] = await api.db
        .select()
        .from(sales)
        .where(eq(sales.id, booked.sale_id ?? 0));
      expect(sale).toMatchObject({ inFull, payableNow: Math.round(due * 100) });
      const rows = await api.db
        .select()
        .from(appointments)
        .where(eq(appointments.saleId, booked.sale_id ?? 0));
      if (inFull) for (const row of rows) expect(row).toMatchObject({ status: 'Accept', upfrontPercent: 100 });
    }),
    propertyRuns(40),
  );
}, 120_000);
