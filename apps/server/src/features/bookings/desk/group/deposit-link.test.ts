import { appointments, guestStatuses, notifications, outbox, refunds, sales } from '@thyme/db/schema';
import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
} from '../../../../../test/kit/index.ts';
import { confirmPayment, makePayment, payByCard, readCardPage } from '../../../../../test/kit/paying.ts';
import { tellLateParts } from '../../../payments/parts/late-parts.ts';
import type { GroupData } from '../../notifications/group/mail.ts';

const HOUR = 3600;
const DAY = '2026-06-16';
let api: TestApi;
let owner: SignedIn;
let niamh: SignedIn;
let aoife: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness();
  [niamh, aoife] = [await api.signIn({ firstName: 'Niamh' }), await api.signIn({ firstName: 'Aoife' })];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  await open({ upfrontPercent: 20 });
});

/** Three people who charge €75 for an hour. */
async function open(business: object) {
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3, business });
  await joinBusiness(api.db, shop.id, owner.userId);
  const [createdAt, updatedAt] = [api.clock.now(), api.clock.now()];
  const known = { businessId: shop.id, userId: niamh.userId, status: 'Known' as const };
  await api.db.insert(guestStatuses).values({ ...known, createdAt, updatedAt });
}

const PLAN = `query($b: Int!, $guest: Int, $s: [BookingServiceInput!]!, $g: BookingGroupInput!) {
  desk_group_plan(business_id: $b, guest_id: $guest, services: $s, group: $g) { total deposit usual_deposit clashes { key } } }`;
const BOOK = `mutation($b: Int!, $guest: Int, $s: [BookingServiceInput!]!, $g: BookingGroupInput!, $anyway: [String!]) {
  desk_book(business_id: $b, guest_id: $guest, services: $s, group: $g, anyway: $anyway) {
    status message payment_url appointment_ids sale_id } }`;
const PARTS = `query($id: Int!) { desk_appointment(id: $id) { parts { name for_all state paid deposit_left due path } } }`;
const LINKED = `query($token: String!) { linked_part(token: $token) { booked_by people part { for_all state deposit_left due } } }`;
const PAY = `mutation($token: String!, $all: Boolean) { pay_part(token: $token, all: $all) { status message payment_url } }`;
const PAY_OWN = `mutation($id: Int!) { pay_own_part(appt_id: $id) { status message payment_url } }`;
const CANCEL = `mutation($id: Int!) { desk_cancel(id: $id, note: "") { status message } }`;
const TILL = 'query($id: Int!) { desk_till(id: $id) { due paid } }';

interface Answer {
  status: number;
  message: string;
  payment_url: string | null;
}
interface PartWire {
  name: string;
  for_all: boolean;
  state: string;
  paid: number;
  deposit_left: number;
  due: number;
  path: string;
}
interface Booked {
  status: number;
  payment_url: string | null;
  appointment_ids: number[];
  sale_id: number;
}

const asked = (group: object = {}, guests = 2) => ({
  b: shop.id,
  guest: niamh.userId,
  s: Array.from({ length: guests }, (_, guest) => at(shop.pricingId, `${DAY} 12:00`, { guest })),
  g: { arrange: 'start', names: ['Aoife', 'Bríd'].slice(0, guests - 1), ...group },
});
const linked = (guests = 2) => asked({ deposit_link: true }, guests);
const planOf = async (wanted: object) =>
  (
    await api.ask<{ desk_group_plan: { deposit: number; usual_deposit: number; clashes: { key: string }[] } }>(
      PLAN,
      wanted,
      owner,
    )
  ).desk_group_plan;
const bookOf = async (wanted: object) => (await api.ask<{ desk_book: Booked }>(BOOK, wanted, owner)).desk_book;
const partsOf = async (id: number | undefined) =>
  (await api.ask<{ desk_appointment: { parts: PartWire[] } }>(PARTS, { id }, owner)).desk_appointment.parts;
const saleOf = async (id: number) => (await api.db.select().from(sales).where(eq(sales.id, id)))[0];
const cancel = (id: number | undefined) => api.ask(CANCEL, { id }, owner);
const tillOf = async (id: number | undefined) =>
  (await api.ask<{ desk_till: { due: number; paid: number } }>(TILL, { id }, owner)).desk_till;

/** A group with a link for its deposit; the link's token. */
async function booked(guests = 2) {
  const { appointment_ids: ids, sale_id: saleId } = await bookOf(linked(guests));
  const [part] = await partsOf(ids[0]);
  return { ids, saleId, token: part?.path.split('/').at(-1) ?? '', path: part?.path };
}
const payLink = async (token: string, who: SignedIn, all = false) =>
  (await api.ask<{ pay_part: Answer }>(PAY, { token, all }, who)).pay_part;

async function settle(url: string | null, who: SignedIn) {
  const page = readCardPage(url);
  await payByCard(api, page.publicId);
  return { ...(await confirmPayment(api, who.token, page)), page };
}

describe('a deposit on one bill, booked at the desk', () => {
  it('[PARTY-010] the plan says what the usual deposit is, and asks for it only where the desk wants it', async () => {
    expect(await planOf(asked())).toMatchObject({ total: 150, deposit: 0, usual_deposit: 30 });
    expect(await planOf(linked())).toMatchObject({ total: 150, deposit: 30, usual_deposit: 30 });
    const { appointment_ids: ids, sale_id: saleId } = await bookOf(asked());
    expect(await partsOf(ids[0])).toEqual([]);
    expect(await saleOf(saleId)).toMatchObject({ depositUntil: null, partsUntil: null });
  });

  it('[PARTY-010] all are booked at once, and one link asks for the deposit of all of them', async () => {
    const answer = await bookOf(linked());
    expect(answer).toMatchObject({ status: 1, payment_url: null });
    const [first, second] = answer.appointment_ids;
    const part = { name: 'Niamh', for_all: true, state: 'open', paid: 0, deposit_left: 30, due: 150 };
    // Whichever of the appointments the desk looks at.
    for (const id of [first, second])
      expect(await partsOf(id)).toEqual([{ ...part, path: expect.stringContaining('/your-part/') }]);
    const stored = await api.db.select().from(appointments).where(eq(appointments.saleId, answer.sale_id));
    expect(stored.map(({ status, partDeposit }) => [status, partDeposit])).toEqual([
      ['Accept', 1500],
      ['Accept', 1500],
    ]);
    expect(await saleOf(answer.sale_id)).toMatchObject({
      status: 'confirmed',
      payableNow: 0,
      depositUntil: api.clock.now() + 24 * HOUR,
      partsUntil: null,
    });
    await api.runJobs();
    const mails = await api.db
      .select({ template: outbox.template, payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.businessId, shop.id));
    const group = mails.find(({ template }) => template === 'group-booked')?.payload as unknown as GroupData;
    expect(group).toMatchObject({
      links: [],
      leftAfter: '€120.00',
      payUntil: 'Tue 16 Jun, 9:00 am',
      ownPart: { amount: '€30.00', path: expect.stringContaining('/your-part/') },
    });
  });

  it('[PARTY-010] the amount is the server’s own, to the cent, on the plan, the link and the card page', async () => {
    await open({ upfrontPercent: 33.33 });
    const { usual_deposit: deposit } = await planOf(linked(3));
    expect(deposit).toBe(74.99);
    const { token, ids } = await booked(3);
    expect(await partsOf(ids[0])).toMatchObject([{ deposit_left: deposit, due: 225 }]);
    expect(readCardPage((await payLink(token, niamh)).payment_url).amount).toBe(deposit);
  });

  it('[PARTY-010] whoever has the link pays it, and the rest stays due, shared by the appointments', async () => {
    const { token, ids, path } = await booked();
    expect((await api.ask<{ linked_part: object }>(LINKED, { token })).linked_part).toEqual({
      booked_by: 'Niamh',
      people: 2,
      part: { for_all: true, state: 'open', deposit_left: 30, due: 150 },
    });
    const paid = await settle((await payLink(token, aoife)).payment_url, aoife);
    expect(paid).toMatchObject({ status: 1, payment_url: path, page: { amount: 30 } });
    expect(await partsOf(ids[1])).toMatchObject([{ state: 'deposit-paid', paid: 30, deposit_left: 0, due: 120 }]);
    for (const id of ids) expect(await tillOf(id)).toEqual({ due: 60, paid: 15 });
    const rest = await settle((await payLink(token, aoife, true)).payment_url, aoife);
    expect(rest.page.amount).toBe(120);
    expect((await payLink(token, aoife)).message).toBe('This is already paid. There’s nothing more to pay.');
    const told = await api.db
      .select({ who: notifications.recipientId, title: notifications.title, message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.businessId, shop.id), like(notifications.dedupeKey, 'part:%')))
      .orderBy(asc(notifications.id));
    expect(told).toEqual([
      {
        who: niamh.userId,
        title: '€30.00 paid for your group at Willow Room',
        message: '€120.00 is left to pay for your group.',
      },
      {
        who: niamh.userId,
        title: '€120.00 paid for your group at Willow Room',
        message: 'Everything for your group is paid.',
      },
    ]);
  });

  it('[PARTY-010] the till takes what is left after the deposit, and leaves nothing due twice', async () => {
    const { token, ids, saleId } = await booked();
    await settle((await payLink(token, niamh)).payment_url, niamh);
    api.clock.set(instant(`${DAY} 12:30`));
    for (const id of ids) {
      const { desk_till: till } = await api.ask<{ desk_till: { version: number } }>(
        'query($id: Int!) { desk_till(id: $id) { version } }',
        { id },
        owner,
      );
      const checkout = `mutation($id: Int!, $version: Int!) {
        desk_checkout(id: $id, version: $version, cash: 60, cash_given: 60, total: 60) { status message } }`;
      const answer = await api.ask<{ desk_checkout: Answer }>(checkout, { id, version: till.version }, owner);
      expect(answer.desk_checkout).toMatchObject({ status: 1 });
    }
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 15_000, paidAmount: 15_000, paymentStatus: 'Paid' });
    expect(await partsOf(ids[0])).toMatchObject([{ paid: 150, due: 0 }]);
  });

  it('[PARTY-010] who cancels before it is paid is no longer asked for, and a link of nobody asks for nothing', async () => {
    const { token, ids, saleId } = await booked();
    await cancel(ids[0]);
    // The booker's own appointment is gone; the link still asks for the others.
    expect(await partsOf(ids[1])).toMatchObject([{ state: 'open', deposit_left: 15, due: 75 }]);
    expect(readCardPage((await payLink(token, niamh)).payment_url).amount).toBe(15);
    await cancel(ids[1]);
    expect(await partsOf(ids[1])).toMatchObject([{ state: 'off', due: 0 }]);
    expect(await payLink(token, niamh)).toMatchObject({
      status: 0,
      message: 'These appointments have been cancelled, so there’s nothing to pay.',
    });
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('[PARTY-010] money that arrives after the group was cancelled goes back in full', async () => {
    const { token, ids, saleId } = await booked();
    const page = readCardPage((await payLink(token, aoife)).payment_url);
    for (const id of ids) await cancel(id);
    await payByCard(api, page.publicId);
    await confirmPayment(api, aoife.token, page);
    await api.runJobs();
    const back = await api.db.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.saleId, saleId));
    expect(back).toEqual([{ amount: 3000 }]);
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
  });

  it('[PARTY-010] is charged once: two who pay it at once, and a payment of everything beside it', async () => {
    const { token, ids, saleId } = await booked();
    const one = readCardPage((await payLink(token, aoife)).payment_url);
    const own = (await api.ask<{ pay_own_part: Answer }>(PAY_OWN, { id: ids[0] }, niamh)).pay_own_part;
    const two = readCardPage(own.payment_url);
    expect(two.orderId).not.toBe(one.orderId);
    await payByCard(api, two.publicId);
    await confirmPayment(api, niamh.token, two);
    await payByCard(api, one.publicId);
    await confirmPayment(api, aoife.token, one);
    await api.runJobs();
    expect(await saleOf(saleId)).toMatchObject({ paidAmount: 3000 });
    const rest = readCardPage((await payLink(token, aoife, true)).payment_url);
    const all = await makePayment(api, niamh.token, { sale_id: saleId, payment_type: 'stripe' });
    await settle(all.payment_url, niamh);
    await payByCard(api, rest.publicId);
    await confirmPayment(api, aoife.token, rest);
    await api.runJobs();
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 15_000, paidAmount: 15_000, paymentStatus: 'Paid' });
  });

  it('[PARTY-010] not paid in time: guest and shop are told once, the places stay, and the guest can still pay', async () => {
    const { token, ids, saleId } = await booked();
    api.clock.set(instant(`${DAY} 09:01`));
    for (let turn = 0; turn < 2; turn += 1) await tellLateParts(api.app.services);
    const told = await api.db
      .select({ who: notifications.recipientId, title: notifications.title })
      .from(notifications)
      .where(like(notifications.dedupeKey, `parts-late:${saleId}%`))
      .orderBy(asc(notifications.id));
    expect(told).toEqual([
      { who: niamh.userId, title: 'Your group’s deposit isn’t paid yet' },
      { who: owner.userId, title: 'Niamh hasn’t paid the deposit for their group' },
    ]);
    expect(await partsOf(ids[0])).toMatchObject([{ state: 'late', deposit_left: 30 }]);
    expect((await payLink(token, aoife)).message).toContain('This link has expired.');
    const stays = await api.db.select().from(appointments).where(eq(appointments.saleId, saleId));
    expect(stays.map(({ status }) => status)).toEqual(['Accept', 'Accept']);
    expect(await settle((await payLink(token, niamh)).payment_url, niamh)).toMatchObject({ page: { amount: 30 } });
  });

  it('[PARTY-010] there is no link without a deposit, and a time booked anyway has one', async () => {
    const { appointment_ids: taken } = await bookOf(linked(3));
    expect(taken).toHaveLength(3);
    const { clashes } = await planOf(linked());
    expect(clashes.length).toBeGreaterThan(0);
    const anyway = await bookOf({ ...linked(), anyway: clashes.map(({ key }) => key) });
    expect(await partsOf(anyway.appointment_ids[0])).toMatchObject([{ for_all: true, deposit_left: 30 }]);
    await open({ upfrontPercent: 0 });
    expect(await planOf(linked())).toMatchObject({ deposit: 0, usual_deposit: 0 });
    const free = await bookOf(linked());
    expect(await partsOf(free.appointment_ids[0])).toEqual([]);
    expect(await saleOf(free.sale_id)).toMatchObject({ depositUntil: null, status: 'confirmed' });
  });

  it('[PARTY-010] a guest who books cannot put the deposit off', async () => {
    const answer = await book(api, niamh.token, {
      business_id: shop.id,
      services: linked().s,
      group: linked().g,
      payment_info: { stripe: 30 },
    });
    expect(answer).toMatchObject({ status: 1, payment_amount: 30 });
    expect(await saleOf(answer.sale_id ?? 0)).toMatchObject({
      status: 'pending',
      payableNow: 3000,
      depositUntil: null,
    });
  });

  it('[PARTY-009] a shop that lets nobody pay separately books the group at once all the same', async () => {
    await open({ upfrontPercent: 20, partHours: 0 });
    const answer = await bookOf(asked({ each_pays: true }));
    expect(answer).toMatchObject({ status: 1, payment_url: null });
    expect(await saleOf(answer.sale_id)).toMatchObject({ status: 'confirmed', payableNow: 0 });
  });
});
