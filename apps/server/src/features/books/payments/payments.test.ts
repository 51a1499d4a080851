import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertBusiness,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { payoutShop, refundInDashboard, sell } from '../../../../test/kit/payouts.ts';
import { readCsv } from '../../../../test/kit/read-csv.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;

const BOOK = `mutation($business_id: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
  desk_book(business_id: $business_id, guest: $guest, services: $services) { appointment_ids sale_id } }`;
const TILL = 'query($id: Int!) { desk_till(id: $id) { version due } }';
const CHECKOUT = `mutation($id: Int!, $version: Int!, $tip: Float, $cash: Float, $card: Float, $total: Float!) {
  answer: desk_checkout(id: $id, version: $version, tip: $tip, cash: $cash, card: $card, total: $total) { status message } }`;
const REFUND = `mutation($id: Int!, $version: Int!, $amount: Float!, $to: String!) {
  answer: desk_refund(id: $id, version: $version, amount: $amount, to: $to) { status message } }`;
const UNDO =
  'mutation($id: Int!, $version: Int!) { answer: desk_undo_checkout(id: $id, version: $version) { status message } }';
const LIST = `query($b: Int!, $from: String!, $to: String!, $ways: [String!], $states: [String!], $chair: Int, $service: Int, $search: String, $after: String) {
  desk_payments(business_id: $b, from: $from, to: $to, ways: $ways, states: $states, chair_id: $chair, service_id: $service, search: $search, after: $after) {
    payments { id guest_name what people way state amount invoice_number } next count taken refunded voucher tips people { id name } } }`;
const ONE = `query($b: Int!, $id: Int!) { desk_payment(business_id: $b, id: $id) {
  entries { side kind amount by } appointments { id status } invoice_number invoice_pdf_url credit_notes { number amount } } }`;

interface Page {
  payments: { id: number; guest_name: string; way: string; state: string; amount: number; invoice_number: string }[];
  next: string | null;
  count: number;
  taken: number;
  refunded: number;
  tips: number;
  people: { id: number; name: string }[];
}

const span = { from: '2026-06-01', to: '2026-06-30' };
const list = async (more: object = {}) =>
  (await api.ask<{ desk_payments: Page }>(LIST, { b: shop.id, ...span, ...more }, owner)).desk_payments;

let minute = 0;
async function booked(name: string, start: string) {
  api.clock.set(instant('2026-06-10 09:00') + minute * 60);
  minute += 1;
  const guest = { first_name: name, last_name: 'Walsh', email: `guest-${minute}@mail.example` };
  const form = { business_id: shop.id, guest, services: [at(shop.pricingId, start)] };
  const { desk_book } = await api.ask<{ desk_book: { appointment_ids: number[] } }>(BOOK, form, owner);
  return desk_book.appointment_ids[0] ?? 0;
}
async function act(document: string, id: number, form: object) {
  const { desk_till } = await api.ask<{ desk_till: { version: number } }>(TILL, { id }, owner);
  const { answer } = await api.ask<{ answer: { status: number; message: string } }>(
    document,
    { id, version: desk_till.version, ...form },
    owner,
  );
  expect(answer).toMatchObject({ status: 1 });
}

beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 3 });
  const other = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
  await joinBusiness(api.db, other.id, stranger.userId);
  const [grainne, hannah, tara] = [
    await booked('Gráinne', '2026-06-16 10:00'),
    await booked('Hannah', '2026-06-16 11:00'),
    await booked('Tara', '2026-06-16 12:00'),
  ];
  api.clock.set(instant('2026-06-16 14:00'));
  await act(CHECKOUT, grainne, { tip: 5, cash: 30, card: 50, total: 80 });
  await act(CHECKOUT, hannah, { card: 75, total: 75 });
  await act(REFUND, hannah, { amount: 20, to: 'reader' });
  await act(CHECKOUT, tara, { cash: 75, total: 75 });
  await act(UNDO, tara, {});
});
afterAll(() => api.close());

describe('the list of payments', () => {
  it('[BOOKS-001] has every movement of money, its state, and totals without what was undone', async () => {
    const page = await list();
    expect(page.payments.map(({ guest_name, way, amount, state }) => [guest_name, way, amount, state])).toEqual([
      ['Tara Walsh', 'cash', -75, 'undone'],
      ['Tara Walsh', 'cash', 75, 'undone'],
      ['Hannah Walsh', 'card', -20, 'refunded'],
      ['Hannah Walsh', 'card', 75, 'paid'],
      ['Gráinne Walsh', 'card', 50, 'paid'],
      ['Gráinne Walsh', 'cash', 30, 'paid'],
    ]);
    expect(page).toMatchObject({ count: 6, taken: 155, refunded: -20, tips: 5, next: null });
  });

  it('[BOOKS-001] can be filtered by method, state, person, service and day', async () => {
    expect((await list({ ways: ['cash'] })).count).toBe(3);
    expect((await list({ states: ['refunded'] })).payments).toMatchObject([{ amount: -20 }]);
    expect((await list({ from: '2026-06-17', to: '2026-06-30' })).count).toBe(0);
    const { people } = await list();
    const counts = await Promise.all(people.map(async ({ id }) => (await list({ chair: id })).count));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(6);
    expect((await list({ service: shop.serviceId })).count).toBe(6);
    expect((await list({ service: 2_000_000_000 })).count).toBe(0);
  });

  it('[BOOKS-002] finds by name without accents, by amount and by invoice number', async () => {
    expect((await list({ search: 'grainne' })).count).toBe(2);
    expect((await list({ search: '€20.00' })).payments).toMatchObject([{ amount: -20 }]);
    const [first] = (await list({ search: 'hannah' })).payments;
    expect((await list({ search: first?.invoice_number })).count).toBe(2);
    expect((await list({ search: '%' })).count).toBe(0);
  });

  it('[BOOKS-002] [BOOKSB-006] finds a card payment and its refund by the last four digits', async () => {
    const before = api.clock.now();
    const world = await payoutShop(api);
    const payment = await sell(api, world.shop, world.guest, '4242');
    await sell(api, world.shop, world.guest, '4444');
    await refundInDashboard(api, payment, 1_500);
    const search = async (text: string) => {
      const form = { b: world.shop.id, from: '2026-01-01', to: '2027-12-31', search: text };
      const { desk_payments } = await api.ask<{ desk_payments: Page }>(LIST, form, world.owner);
      return desk_payments.payments.map(({ amount }) => amount).sort((a, b) => a - b);
    };
    expect(await search('4242')).toEqual([-15, 100]);
    expect(await search('•••• 4242')).toEqual([-15, 100]);
    expect(await search('4444')).toEqual([100]);
    expect(await search('9995')).toEqual([]);
    api.clock.set(before);
  });

  it('[BOOKS-001] opens to the entries, the appointment, the invoice and the credit note of the sale', async () => {
    const [refund] = (await list({ states: ['refunded'] })).payments;
    const { desk_payment } = await api.ask<{ desk_payment: { entries: { amount: number; side: string }[] } }>(
      ONE,
      { b: shop.id, id: refund?.id },
      owner,
    );
    expect(desk_payment).toMatchObject({
      appointments: [{ status: 'Completed' }],
      invoice_number: refund?.invoice_number,
      credit_notes: [{ amount: 20 }],
    });
    const sum = (side: string) =>
      desk_payment.entries.filter((entry) => entry.side === side).reduce((all, { amount }) => all + amount, 0);
    expect([sum('claim'), sum('payment')]).toEqual([55, 55]);
  });

  it('[BOOKS-002] has the invoice of each payment in its file too', async () => {
    const file = await api.fetch(`/api/books/${shop.id}/payments.csv?from=2026-06-01&to=2026-06-16`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const [head = [], ...rows] = readCsv(await file.text());
    const column = head.indexOf('Invoice');
    const { payments } = await list({ to: '2026-06-16' });
    expect(rows.map((row) => row[column]).toSorted()).toEqual(
      payments.map(({ invoice_number }) => invoice_number).toSorted(),
    );
    expect(rows[0]?.[column]).not.toBe('');
  });

  it('[BOOKS-003] is for the owner only: staff are refused, and another shop’s owner finds nothing', async () => {
    const asStaff = await api.run(LIST, { b: shop.id, ...span }, staff);
    expect(asStaff.errors?.[0]?.message).toBe('Only people who may see the money can do this.');
    const asStranger = await api.run(LIST, { b: shop.id, ...span }, stranger);
    expect(asStranger.errors?.[0]?.message).toBe('This business does not exist.');
    const [one] = (await list()).payments;
    const foreign = await api.run(ONE, { b: shop.id, id: one?.id }, stranger);
    expect(foreign.errors?.[0]?.message).toBe('This business does not exist.');
    const missing = await api.run(ONE, { b: shop.id, id: 2_000_000_000 }, owner);
    expect(missing.errors?.[0]?.message).toBe('This payment does not exist.');
  });

  it('[BOOKS-001] pages have no gaps and no duplicates', async () => {
    const taro = await booked('Taro', '2026-06-17 10:00');
    api.clock.set(instant('2026-06-17 12:00'));
    for (let round = 0; round < 14; round += 1) {
      await act(CHECKOUT, taro, { cash: 75, total: 75 });
      await act(UNDO, taro, {});
    }
    const first = await list();
    const second = await list({ after: first.next });
    expect([first.payments.length, second.payments.length, second.next]).toEqual([30, 4, null]);
    expect(new Set([...first.payments, ...second.payments].map(({ id }) => id)).size).toBe(34);
    const wrong = await api.run(LIST, { b: shop.id, ...span, after: "1-1'" }, owner);
    expect(wrong.errors?.[0]?.message).toBe('This page does not exist.');
  });
});
