import { appointments, auditEntries, checkouts, ledgerEntries, occupancies, sales } from '@thyme/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
  wall,
} from '../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let guest: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, guest] = [await api.signInBusiness(), await api.signInBusiness(), await api.signIn()];
});
afterAll(() => api.close());

interface Answer {
  status: number;
  message: string;
  has_changed?: boolean;
}
async function send(who: SignedIn, query: string, variables: object): Promise<Answer> {
  const data = await api.ask<Record<string, Answer>>(query, variables, who);
  return Object.values(data)[0] as Answer;
}

const VERSION = 'query($id: Int!) { desk_till(id: $id) { version due } }';
const bill = async (id: number) =>
  (await api.ask<{ desk_till: { version: number; due: number } }>(VERSION, { id }, owner)).desk_till;

type Act = (id: number, seen: { version: number; due: number }, who: SignedIn) => Promise<Answer>;

const edit: Act = (id, { version }, who) =>
  send(
    who,
    `mutation($id: Int!, $version: Int!) { desk_edit(id: $id, version: $version, discount: { amount: 15, reason: "Late" }, overpaid: "keep", tell: "nobody") {
      status message has_changed } }`,
    { id, version },
  );
const cancel: Act = (id, _seen, who) =>
  send(who, 'mutation($id: Int!) { desk_cancel(id: $id) { status message } }', { id });

/** What can happen to one appointment before it starts. */
const BEFORE: Record<string, Act> = {
  edit,
  cancel,
  move: (id, _seen, who) =>
    send(
      who,
      `mutation($id: Int!, $start: Int!, $chair: Int) { desk_move(id: $id, start: $start, chair_id: $chair, tell: "nobody") {
        status message } }`,
      { id, start: wall('2026-06-16 14:00'), chair: shop.chairIds[1] },
    ),
  propose: (id, _seen, who) =>
    send(
      who,
      'mutation($id: Int!, $times: [Int!]!) { desk_propose_times(id: $id, times: $times) { status message } }',
      {
        id,
        times: [wall('2026-06-17 11:00')],
      },
    ),
  'cancel as guest': (id) =>
    send(
      guest,
      `mutation($id: Int!, $ids: [Int!]) {
        statusUpdateForAppointment(id: $id, status: "Cancelled", service_pricing_ids: $ids) { status message } }`,
      { id, ids: [shop.pricingId] },
    ),
};

/** What can happen to it at the chair and at the till. */
const AT_THE_DESK: Record<string, Act> = {
  edit,
  cancel,
  checkout: (id, { version, due }, who) =>
    send(
      who,
      `mutation($id: Int!, $version: Int!, $due: Float!) { desk_checkout(id: $id, version: $version, card: $due, total: $due) {
        status message has_changed } }`,
      { id, version, due },
    ),
  complete: (id, _seen, who) =>
    send(who, 'mutation($id: Int!) { desk_complete(id: $id, take: "cash") { status message } }', { id }),
  'no-show': (id, _seen, who) => send(who, 'mutation($id: Int!) { desk_no_show(id: $id) { status message } }', { id }),
  arrived: (id, _seen, who) =>
    send(who, 'mutation($id: Int!) { desk_arrived(id: $id, arrived: true) { status message } }', { id }),
};

/** Like those, after it was paid. */
const AFTER_PAYMENT: Record<string, Act> = {
  edit,
  'no-show': AT_THE_DESK['no-show'] as Act,
  undo: (id, { version }, who) =>
    send(
      who,
      'mutation($id: Int!, $version: Int!) { desk_undo_checkout(id: $id, version: $version) { status message has_changed } }',
      { id, version },
    ),
  refund: (id, { version }) =>
    send(
      owner,
      `mutation($id: Int!, $version: Int!) { desk_refund(id: $id, version: $version, amount: 50, to: "reader") {
        status message } }`,
      { id, version },
    ),
  'close the day': (_id, _seen) =>
    send(owner, 'mutation($b: Int!) { desk_close_day(business_id: $b, date: "2026-06-16") { status message } }', {
      b: shop.id,
    }),
};

async function newAppointment(): Promise<number> {
  api.clock.set(instant('2026-06-15 09:00'));
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2 });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'manager');
  const { appointment_ids: ids } = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-16 10:00')],
  });
  return ids[0] ?? 0;
}

/** Books, status and time of the appointment tell the same story. */
async function expectConsistent(id: number): Promise<void> {
  const [row] = await api.db
    .select({ status: appointments.status, total: sales.totalAmount, paid: sales.paidAmount, saleId: sales.id })
    .from(appointments)
    .innerJoin(sales, eq(sales.id, appointments.saleId))
    .where(eq(appointments.id, id));
  if (!row) throw new Error('The appointment has gone.');
  const sum = (side: 'claim' | 'payment') =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.side} = ${side}), 0)::int`;
  const [books] = await api.db
    .select({ claimed: sum('claim'), paid: sum('payment') })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.saleId, row.saleId));
  expect(books?.paid).toBe(row.paid);
  expect(row.paid).toBeGreaterThanOrEqual(0);
  expect(row.paid).toBeLessThanOrEqual(Math.max(books?.claimed ?? 0, 0));
  const live = await api.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.appointmentId, id), sql`${checkouts.undoneAt} is null`));
  expect(live.length).toBeLessThanOrEqual(1);
  const gone = ['Cancelled', 'No Show'].includes(row.status);
  if (gone) expect(row.paid).toBe(0);
  const times = await api.db.select().from(occupancies).where(eq(occupancies.businessId, shop.id));
  if (row.status === 'Cancelled') expect(times).toEqual([]);
  if (['New', 'Accept', 'Reschedule'].includes(row.status)) expect(times.length).toBeGreaterThan(0);
}

/** How many of the acts the audit log has. */
const entriesOf = (id: number) =>
  api.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.subjectId, String(id))));

const pairsOf = (acts: Record<string, Act>) => {
  const names = Object.keys(acts);
  return names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
};

async function race(acts: Record<string, Act>, [one, other]: readonly [string, string], id: number) {
  const seen = await bill(id);
  const answers = await Promise.all([acts[one]?.(id, seen, owner), acts[other]?.(id, seen, staff)]);
  await expectConsistent(id);
  return answers.map((answer) => answer?.status);
}

describe('two desks act on the same appointment in the same moment', () => {
  it.each(pairsOf(BEFORE))('[DAY-032] before it starts: %s and %s', async (one, other) => {
    const id = await newAppointment();
    await race(BEFORE, [one, other], id);
  });

  it.each(pairsOf(AT_THE_DESK))('[DAY-032] at the desk: %s and %s', async (one, other) => {
    const id = await newAppointment();
    api.clock.set(instant('2026-06-16 10:10'));
    const statuses = await race(AT_THE_DESK, [one, other], id);
    const ends = ['checkout', 'complete', 'no-show'];
    if (ends.includes(one) && ends.includes(other)) {
      expect(statuses.filter((status) => status === 1)).toHaveLength(1);
      const made = (await entriesOf(id)).filter(({ action }) => [...ends, 'take'].includes(action));
      expect(made).toHaveLength(1);
    }
  });

  it.each(pairsOf(AFTER_PAYMENT))('[DAY-032] after payment: %s and %s', async (one, other) => {
    const id = await newAppointment();
    api.clock.set(instant('2026-06-16 10:10'));
    expect(await AT_THE_DESK.checkout?.(id, await bill(id), owner)).toMatchObject({ status: 1 });
    const statuses = await race(AFTER_PAYMENT, [one, other], id);
    if (one === 'undo' && other === 'refund') expect(statuses.filter((status) => status === 1)).toHaveLength(1);
  });
});
