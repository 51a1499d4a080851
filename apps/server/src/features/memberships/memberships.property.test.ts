import {
  creditNotes,
  ledgerEntries,
  membershipPeriods,
  payments,
  sales,
  sessions,
  vatPostings,
} from '@thyme/db/schema';
import { sumOf } from '@thyme/domain/money';
import { addDays, dateAt } from '@thyme/domain/time';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  tryBooking,
} from '../../../test/kit/index.ts';
import { CARDS } from '../../../test/kit/paying.ts';
import { propertyRuns } from '../../../test/kit/property-runs.ts';
import { centsOf, readCsv } from '../../../test/kit/read-csv.ts';
import { lapsePackages } from '../payments/packages/lapse-packages.ts';
import { bookWith } from '../payments/packages/packages.fixtures.ts';
import { readInvoiceTaxes } from '../sales/index.ts';
import {
  type Answer,
  change,
  join,
  memberOf,
  offerMembership,
  payFirst,
  periodsOf,
  runCharges,
  sessionsOf,
} from './memberships.fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('join' as const), which: fc.nat(2), isWeak: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 16 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('book' as const), of: fc.nat(9), hour: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unbook' as const), of: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      of: fc.nat(9),
      what: fc.constantFrom('pause', 'resume', 'cancel', 'keep'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), of: fc.nat(9) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const UNBOOK = 'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status } }';
const END = `mutation($b: Int!, $id: Int!) {
  answer: desk_change_member(business_id: $b, id: $id, change: "end", reason: "Moving") { status message } }`;

interface World {
  shop: TestBusiness;
  owner: SignedIn;
  guest: SignedIn;
  offers: number[];
  members: number[];
  appointments: number[];
}

async function open(): Promise<World> {
  api.clock.set(instant('2027-01-29 09:00'));
  const owner = await api.signInBusiness();
  const guest = await api.signIn();
  const shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 40, cancellation: [2], vatNumber: 'IE9876543WH', vatRate: 13.5, horizonDays: 400 },
    pricing: { price: 3_333 },
    chairs: 20,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
  });
  await joinBusiness(api.db, shop.id, owner.userId);
  await stayLoggedIn([owner.userId, guest.userId]);
  const place = { api, shop, owner };
  const offers = [
    await offerMembership(place, { name: 'Monthly', sessions: 3, vat: 9 }),
    await offerMembership(place, { name: 'Four weeks', rhythm: '4-weeks', over: true }),
    await offerMembership(place, { name: 'Three months', min: 3, notice: 20 }),
  ];
  return { shop, owner, guest, offers, members: [], appointments: [] };
}

/** Random months last longer than a session. */
async function stayLoggedIn(ids: number[]): Promise<void> {
  const expiresAt = api.clock.now() + 900 * 86_400;
  await api.db.update(sessions).set({ expiresAt, idleExpiresAt: expiresAt }).where(inArray(sessions.userId, ids));
}

const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(1, list.length)];

async function take(world: World, one: Step): Promise<void> {
  const { shop, owner, guest, offers, members, appointments } = world;
  if (one.kind === 'days') {
    for (let day = 0; day < one.days; day += 1) {
      api.clock.advance(86_400);
      await runCharges(api);
    }
    await stayLoggedIn([owner.userId, guest.userId]);
    return lapsePackages(api.app.services);
  }
  if (one.kind === 'join') {
    const { payment_url: url } = await join({ api, shop, owner }, guest, offers[one.which] ?? 0);
    // An existing member is refused.
    if (!url) return;
    const { id } = await payFirst(api, guest, { url, card: one.isWeak ? CARDS.onceOnly : CARDS.good });
    members.push(id);
    return;
  }
  if (one.kind === 'unbook') {
    const id = pick(appointments, one.of);
    if (id) await api.run(UNBOOK, { id }, guest);
    return;
  }
  const id = pick(members, one.of);
  if (id === undefined) return;
  if (one.kind === 'end') await api.ask<{ answer: Answer }>(END, { b: shop.id, id }, owner);
  if (one.kind === 'change') {
    const { nextAt } = await memberOf(api, id);
    const on = addDays(dateAt('Europe/Dublin', nextAt ?? api.clock.now()), 5);
    await change(api, guest, id, one.what, one.what === 'pause' ? { on } : {});
  }
  if (one.kind === 'book') {
    const period = (await periodsOf(api, id)).findLast(({ status }) => status === 'paid');
    if (!period) return;
    const { code } = await sessionsOf(api, period.saleId);
    const day = addDays(dateAt('Europe/Dublin', api.clock.now()), 3);
    const { request } = bookWith({ api, shop, guest }, code, `${day} ${10 + one.hour}:00`);
    const { data } = await tryBooking(api, guest.token, request);
    const booked = data?.create_booking.status === 1 ? data.create_booking.appointment_ids?.[0] : undefined;
    if (booked) appointments.push(booked);
  }
}

/** Every period is charged once, for its own amount; fully refunded ones are marked. */
async function provePeriods({ shop }: World): Promise<number> {
  const periods = await api.db.select().from(membershipPeriods).where(eq(membershipPeriods.businessId, shop.id));
  const paid = await api.db.select().from(payments).where(eq(payments.businessId, shop.id));
  for (const period of periods) {
    const own = paid.filter(({ saleId }) => saleId === period.saleId);
    const isPaid = period.status === 'paid' || period.status === 'refunded';
    expect([period.id, own.map(({ amount }) => amount)]).toEqual([period.id, isPaid ? [period.amount] : []]);
    if (period.status === 'refunded') expect(own[0]?.refundedAmount).toBe(period.amount);
  }
  expect(paid).toHaveLength(periods.filter(({ status }) => status === 'paid' || status === 'refunded').length);
  return paid.length;
}

/** Sales equal payments, each payment is posted, and VAT by rate equals that of the invoices less their credit notes. */
async function proveBooks({ shop, owner }: World): Promise<void> {
  const response = await api.fetch(`/api/books/${shop.id}/journal.csv?from=2027-01-01&to=2028-12-31`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(200);
  const [head = [], ...rows] = readCsv(await response.text());
  const [debit, credit] = ['Debit', 'Credit'].map((name) => head.indexOf(name));
  expect(sumOf(rows.map((row) => centsOf(row[debit ?? 0]) - centsOf(row[credit ?? 0])))).toBe(0);
  const is = { businessId: shop.id };
  const entries = await api.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.businessId, shop.id), eq(ledgerEntries.side, 'payment')));
  const posted = await api.db.select().from(vatPostings).where(eq(vatPostings.businessId, shop.id));
  for (const { id, amount } of entries)
    expect(sumOf(posted.filter(({ entryId }) => entryId === id).map(({ gross }) => gross))).toBe(amount);
  const sold = await api.db.select().from(sales).where(eq(sales.businessId, shop.id));
  for (const { status, claimedAmount, paidAmount } of sold) {
    if (status === 'void') expect([claimedAmount, paidAmount]).toEqual([0, 0]);
    if (status === 'confirmed') expect(paidAmount).toBe(claimedAmount);
  }
  const notes = await api.db.select().from(creditNotes).where(eq(creditNotes.businessId, shop.id));
  const saleIds = sold.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
  for (const { saleId, groups } of await readInvoiceTaxes(api.db, { ...is, saleIds }, api.clock.now())) {
    const credited = notes.filter((note) => note.saleId === saleId).flatMap(({ lines }) => lines);
    for (const { rate, vat } of groups) {
      const back = sumOf(credited.filter(({ vatRate }) => vatRate === rate).map((line) => line.vat));
      const own = posted.filter((one) => one.saleId === saleId && one.rate === rate);
      const charged = entries.some((entry) => entry.saleId === saleId && entry.kind === 'charge');
      if (charged) expect([saleId, rate, sumOf(own.map((one) => one.vat))]).toEqual([saleId, rate, vat - back]);
    }
  }
}

it('[MEMB-005] random months of memberships charge each period once and keep the books balanced, to the cent', async () => {
  let paid = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const world = await open();
      for (const one of [{ kind: 'join', which: 0, isWeak: false } as const, ...steps]) await take(world, one);
      paid += await provePeriods(world);
      await proveBooks(world);
    }),
    { ...propertyRuns(6), endOnFailure: true },
  );
  expect(paid).toBeGreaterThan(6);
}, 400_000);
