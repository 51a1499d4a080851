import { soldVouchers } from '@thyme/db/schema';
import { unusedValue } from '@thyme/domain/vouchers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDocuments } from '../../../../test/kit/check-documents.ts';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  tryBooking,
} from '../../../../test/kit/index.ts';
import { propertyRuns } from '../../../../test/kit/property-runs.ts';
import { centsOf, readCsv } from '../../../../test/kit/read-csv.ts';
import { lapsePackages } from './lapse-packages.ts';
import { bookWith, buyPackage, offerPackage } from './packages.fixtures.ts';

let api: TestApi;
let owner: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  guest = await api.signIn();
});
afterAll(() => api.close());

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), which: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('book' as const), of: fc.nat(20), day: fc.nat(6), hour: fc.nat(7) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), of: fc.nat(20), isCash: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 12 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Paid, used once and refunded within one second. */
const REFUNDED_AT_ONCE: Step[] = [
  { kind: 'buy', which: 0 },
  { kind: 'book', of: 0, day: 0, hour: 0 },
  { kind: 'refund', of: 0, isCash: false },
];

/** A session worth more than its service is used, returned in time and used again. */
const WORTH_MORE: Step[] = [
  { kind: 'buy', which: 3 },
  { kind: 'book', of: 0, day: 3, hour: 0 },
  { kind: 'book', of: 0, day: 4, hour: 0 },
  { kind: 'cancel', of: 0 },
];

const CANCEL = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
const REFUND = `mutation($b: Int!, $id: Int!, $to: String!, $amount: Float!) {
  desk_refund_package(business_id: $b, id: $id, to: $to, amount: $amount) { status message } }`;

/** Simulates some weeks at a new shop, as guests and the owner would. */
async function play(steps: readonly Step[]) {
  api.clock.set(instant('2026-06-01 09:00'));
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 40, cancellation: [2], vatNumber: 'IE9876543WH', vatRate: 13.5 },
    pricing: { price: 3_333 },
    chairs: 20,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  const place = { api, shop, guest };
  // Sessions that are cheaper and dearer than what they pay for, and a price that is not divisible by three.
  const offers = [
    await offerPackage(place, { sessions: 3, retail: 10_001, validFor: 1 }),
    await offerPackage(place, { sessions: 5, retail: 9_999, validFor: 1 }),
    await offerPackage(place, { sessions: 1, retail: 3_333, validFor: 1 }),
    await offerPackage(place, { sessions: 2, retail: 15_001, validFor: 1 }),
  ];
  const codes: { id: number; code: string }[] = [];
  const appointments: number[] = [];
  for (const one of steps) {
    if (one.kind === 'buy') {
      const offer = offers[one.which];
      if (offer) codes.push(await buyPackage(place, offer));
    }
    if (one.kind === 'days') {
      api.clock.set(api.clock.now() + one.days * 86_400);
      await lapsePackages(api.app.services);
    }
    if (one.kind === 'book') {
      const code = codes[one.of % Math.max(1, codes.length)]?.code;
      const at = new Date((api.clock.now() + (one.day + 1) * 86_400) * 1000).toISOString().slice(0, 10);
      if (!code) continue;
      const { data } = await tryBooking(
        api,
        guest.token,
        bookWith(place, code, `${at} ${9 + one.hour}:00`.replace(' 9:', ' 09:')).request,
      );
      const id = data?.create_booking.status === 1 ? data.create_booking.appointment_ids?.[0] : undefined;
      if (id) appointments.push(id);
    }
    if (one.kind === 'cancel') {
      const id = appointments[one.of % Math.max(1, appointments.length)];
      if (id) await api.run(CANCEL, { id }, { token: guest.token });
    }
    if (one.kind === 'refund') {
      const chosen = codes[one.of % Math.max(1, codes.length)];
      const [sold] = chosen ? await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, chosen.id)) : [];
      if (!sold) continue;
      const amount = unusedValue({ sessions: sold.value, price: sold.terms.retail }, sold.remaining) / 100;
      const variables = { b: shop.id, id: sold.id, to: one.isCash ? 'cash' : 'as-paid', amount };
      await api.run(REFUND, variables, { token: owner.token });
    }
  }
  return shop;
}

it('[PACK-022] in random weeks of packages the books balance and deferred income equals the unused sessions, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      const shop = await play(steps);
      const response = await api.fetch(`/api/books/${shop.id}/journal.csv?from=2026-06-01&to=2027-12-31`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      const [head = [], ...rows] = readCsv(await response.text());
      const [account, debit, credit] = ['Account code', 'Debit', 'Credit'].map((name) => head.indexOf(name));
      const balance = (lines: string[][]) =>
        lines.reduce((sum, row) => sum + centsOf(row[debit ?? 0]) - centsOf(row[credit ?? 0]), 0);
      expect(head).toContain('Account code');
      expect(balance(rows)).toBe(0);
      const sold = await api.db.select().from(soldVouchers).where(eq(soldVouchers.businessId, shop.id));
      const left = sold.reduce(
        (sum, { value, remaining, terms }) => sum + unusedValue({ sessions: value, price: terms.retail }, remaining),
        0,
      );
      expect(0 - balance(rows.filter((row) => row[account ?? 0] === '825'))).toBe(left);
      await checkDocuments(api, shop.id);
    }),
    { ...propertyRuns(12), examples: [[REFUNDED_AT_ONCE], [WORTH_MORE]] },
  );
}, 240_000);
