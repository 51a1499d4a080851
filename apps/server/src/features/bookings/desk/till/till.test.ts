import {
  appointments,
  auditEntries,
  businesses,
  chairs,
  checkouts,
  creditNotes,
  ledgerEntries,
  outbox,
  refunds,
  saleLines,
  sales,
  soldVouchers,
  voucherUses,
} from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  bootApi,
  insertAppointment,
  insertBusiness,
  insertPicture,
  insertVoucher,
  instant,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../../test/kit/index.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  api = await bootApi();
  [owner, staff, stranger] = [await api.signInBusiness(), await api.signInBusiness(), await api.signInBusiness()];
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set(instant('2026-06-15 09:00'));
  const vat = { vatNumber: 'IE1234567T', vatRate: 13.5 };
  shop = await insertBusiness(api.db, api.clock.now(), { chairs: 2, business: vat });
  await joinBusiness(api.db, shop.id, owner.userId);
  await joinBusiness(api.db, shop.id, staff.userId, 'staff');
});

const BOOK = `mutation($business_id: Int!, $guest: DeskGuestInput!, $services: [BookingServiceInput!]!) {
  desk_book(business_id: $business_id, guest: $guest, services: $services) { status message appointment_ids sale_id } }`;
const TILL = `query($id: Int!) { desk_till(id: $id) { version due paid may_undo why_not_undo may_refund tip_left status
  lines { id name kind price discount refundable } ways { way most }
  payment { cash card voucher tip discount cash_given } } }`;
const CHECKOUT = `mutation($id: Int!, $version: Int!, $products: [TillProductInput!], $discount: Float, $reason: String, $tip: Float,
    $vouchers: [TillVoucherInput!], $cash: Float, $card: Float, $given: Float, $total: Float!, $receipt: Boolean, $key: String) {
  desk_checkout(id: $id, version: $version, products: $products, discount: $discount, discount_reason: $reason, tip: $tip,
    vouchers: $vouchers, cash: $cash, card: $card, cash_given: $given, total: $total, receipt: $receipt, idempotency_key: $key) {
    status message change has_changed } }`;
const UNDO = `mutation($id: Int!, $version: Int!) { desk_undo_checkout(id: $id, version: $version) { status message has_changed } }`;
const REFUND = `mutation($id: Int!, $version: Int!, $lines: [Int!], $tip: Boolean, $amount: Float!, $to: String!, $reason: String) {
  desk_refund(id: $id, version: $version, line_ids: $lines, tip: $tip, amount: $amount, to: $to, reason: $reason) {
    status message } }`;

interface Till {
  version: number;
  due: number;
  paid: number;
  status: string;
  may_undo: boolean;
  why_not_undo: string;
  may_refund: boolean;
  tip_left: number;
  lines: { id: number; name: string; kind: string; price: number; discount: number; refundable: number }[];
  ways: { way: string; most: number }[];
  payment: Record<string, number> | null;
}

const mail = { first_name: 'Una', last_name: 'Walsh', email: 'una@mail.example' };

/** An appointment of €75 that has started, for a guest with an email address. */
async function appointment(): Promise<{ id: number; saleId: number }> {
  const services = [at(shop.pricingId, '2026-06-15 10:00')];
  const variables = { business_id: shop.id, guest: mail, services };
  const { desk_book: booked } = await api.ask<{ desk_book: { appointment_ids: number[]; sale_id: number } }>(
    BOOK,
    variables,
    owner,
  );
  api.clock.set(instant('2026-06-15 10:45'));
  return { id: booked.appointment_ids[0] ?? 0, saleId: booked.sale_id };
}

async function sold(value: number) {
  const offer = await insertVoucher(api.db, shop.id, { retail: value, value });
  const [sale] = await api.db
    .insert(sales)
    .values({ businessId: shop.id, userId: owner.userId, currency: 'EUR', subTotal: 0, totalAmount: 0 })
    .returning();
  const saleId = sale?.id ?? 0;
  const line = await api.db.execute<{ id: number }>(sql`
    insert into sale_lines (business_id, sale_id, kind, voucher_id, product_name, unit_price)
    values (${shop.id}, ${saleId}, 'voucher', ${offer.id}, 'Voucher', ${value}) returning id`);
  const [row] = await api.db
    .insert(soldVouchers)
    .values({
      businessId: shop.id,
      voucherId: offer.id,
      saleId,
      saleLineId: line.rows[0]?.id ?? 0,
      buyerId: owner.userId,
      owner: 'Whoever',
      code: `TILL-${offer.id}`,
      terms: { name: 'Gift', title: '', color: 'sage', retail: value, validFor: 60, services: [] },
      value,
      remaining: value,
      currency: 'EUR',
      purchasedAt: api.clock.now(),
      expiresAt: api.clock.now() + 366 * 86_400,
    })
    .returning();
  if (!row) throw new Error('The voucher was not stored.');
  return row;
}

const till = async (id: number, who = owner) => (await api.ask<{ desk_till: Till }>(TILL, { id }, who)).desk_till;
type Answer = { status: number; message: string; change: number; has_changed: boolean };
async function checkOut(id: number, form: object, who = staff): Promise<Answer> {
  const { version } = await till(id);
  return (await api.ask<{ desk_checkout: Answer }>(CHECKOUT, { id, version, ...form }, who)).desk_checkout;
}
async function undo(id: number, who = staff): Promise<Answer> {
  const { version } = await till(id);
  return (await api.ask<{ desk_undo_checkout: Answer }>(UNDO, { id, version }, who)).desk_undo_checkout;
}
async function refund(id: number, form: object, who = owner): Promise<Answer> {
  const { version } = await till(id);
  return (await api.ask<{ desk_refund: Answer }>(REFUND, { id, version, ...form }, who)).desk_refund;
}
const entriesOf = (saleId: number) =>
  api.db.select().from(ledgerEntries).where(eq(ledgerEntries.saleId, saleId)).orderBy(asc(ledgerEntries.id));
const saleOf = async (saleId: number) => (await api.db.select().from(sales).where(eq(sales.id, saleId)))[0];
const rowOf = async (id: number) => (await api.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const leftOn = async (id: number) =>
  (await api.db.select().from(soldVouchers).where(eq(soldVouchers.id, id)))[0]?.remaining;

const oil = { name: 'Bond oil, 50 ml', price: 24, quantity: 1, vat_rate: 23 };
/** €75 and an oil, less €10, with a tip of €10: €99. */
const everything = { products: [oil], discount: 10, reason: 'Goodwill', tip: 10, total: 99 };

describe('a payment at the till', () => {
  it('[CAL-031] shows the portrait of who does each service', async () => {
    const [{ id }, picture] = [await appointment(), await insertPicture(api.db, { businessId: shop.id })];
    const portraits = async () =>
      (
        await api.ask<{ desk_till: { lines: object[] } }>(
          'query($id: Int!) { desk_till(id: $id) { lines { person portrait { id } } } }',
          { id },
          staff,
        )
      ).desk_till.lines;
    expect(await portraits()).toMatchObject([{ portrait: null }]);
    await api.db
      .update(chairs)
      .set({ portraitId: picture.id })
      .where(and(eq(chairs.businessId, shop.id), eq(chairs.id, shop.chairIds[0] ?? 0)));
    expect(await portraits()).toMatchObject([{ portrait: { id: picture.id } }]);
  });

  it('[TILL-010] takes voucher, cash and card in one payment, with product, discount and tip, in one transaction', async () => {
    const [voucher, { id, saleId }] = [await sold(5_000), await appointment()];
    const vouchers = [{ code: voucher.code, amount: 50 }];
    const answer = await checkOut(id, { ...everything, vouchers, cash: 40, given: 50, card: 9, receipt: true });
    expect(answer).toEqual({ status: 1, message: '€99.00 taken. Change: €10.00.', change: 10, has_changed: false });
    const entries = (await entriesOf(saleId)).filter(({ checkoutId }) => checkoutId !== null);
    expect(entries.map(({ side, kind, amount, method }) => [side, kind, amount, method])).toEqual([
      ['claim', 'product', 2_400, null],
      ['claim', 'discount', -1_000, null],
      ['claim', 'tip', 1_000, null],
      ['payment', 'till', 4_000, 'cash'],
      ['payment', 'till', 900, 'card'],
      ['payment', 'voucher_use', 5_000, 'voucher'],
    ]);
    expect(entries.find(({ kind }) => kind === 'tip')?.chairId).toBe(shop.chairIds[0]);
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 9_900, paidAmount: 9_900, paymentStatus: 'Paid' });
    expect(await rowOf(id)).toMatchObject({
      status: 'Completed',
      discount: 758,
      deskDiscount: 758,
      discountReason: 'Goodwill',
      totalAmount: 6_742,
    });
    expect(await leftOn(voucher.id)).toBe(0);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.businessId, shop.id), eq(auditEntries.action, 'checkout')));
    expect(entry).toMatchObject({
      actorId: staff.userId,
      subjectId: String(id),
      changes: {
        amount: 9_900,
        cash: 4_000,
        card: 900,
        voucher: 5_000,
        tip: 1_000,
        discount: 1_000,
        reason: 'Goodwill',
      },
    });
    expect(await till(id)).toMatchObject({ due: 0, paid: 99, payment: { cash: 40, card: 9, voucher: 50, tip: 10 } });
  });

  it('[TILL-011] puts products on the invoice with their own VAT, and the tip without any', async () => {
    const { id, saleId } = await appointment();
    await checkOut(id, { ...everything, card: 99 });
    const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(asc(saleLines.id));
    expect(lines.map(({ kind, productName, discount, vatRate }) => [kind, productName, discount, vatRate])).toEqual([
      ['service', 'Signature facial', 758, 13.5],
      ['product', 'Bond oil, 50 ml', 242, 23],
    ]);
    expect(await saleOf(saleId)).toMatchObject({ subTotal: 9_900, totalAmount: 9_900 });
    const guest = await api.fetch(`/api/invoices/${saleId}.pdf`, {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(guest.status).toBe(200);
  });

  it('[TILL-012] mails the receipt to a guest with an address, with every line and payment method', async () => {
    const { id } = await appointment();
    await checkOut(id, { ...everything, cash: 99, receipt: true });
    const [mailed] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.template, 'till-receipt'))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(mailed).toMatchObject({ recipient: 'una@mail.example' });
    const text = JSON.stringify(mailed?.payload);
    for (const words of ['Signature facial', 'Bond oil, 50 ml', '-€10.00', '€10.00', 'Cash', '23%'])
      expect(text).toContain(words);
  });

  it('[TILL-012] the older operations send a receipt too', async () => {
    const { id } = await appointment();
    await api.ask('mutation($id: Int!) { desk_complete(id: $id, take: "card") { status } }', { id }, staff);
    const mailed = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'till-receipt'), eq(outbox.businessId, shop.id)));
    expect(mailed).toHaveLength(1);
  });

  it.each([
    [
      'a discount over the price',
      { discount: 75.01, total: 0 },
      'The discount can’t be more than the €75.00 still to pay.',
    ],
    [
      'another total than the server’s',
      { card: 70, total: 70 },
      'The bill has changed: €75.00 is due now. Please check it again.',
    ],
    ['too little', { card: 74.99, total: 75 }, '€0.01 is still missing.'],
    ['too much', { card: 40, cash: 40, total: 75 }, 'That’s €5.00 more than the bill.'],
    ['too little cash', { cash: 75, given: 50, total: 75 }, 'The cash given is €25.00 short.'],
    [
      'a code of no voucher',
      { vouchers: [{ code: 'NOBODY', amount: 75 }], total: 75 },
      'None of your vouchers has this code. Please check it letter by letter.',
    ],
  ])('[TILL-013] is refused with words and changes nothing: %s', async (_, form, message) => {
    const { id, saleId } = await appointment();
    const before = await entriesOf(saleId);
    expect(await checkOut(id, form)).toMatchObject({ status: 0, message });
    expect(await entriesOf(saleId)).toEqual(before);
    expect(await rowOf(id)).toMatchObject({ status: 'Accept', discount: 0 });
    expect(await api.db.select().from(checkouts).where(eq(checkouts.businessId, shop.id))).toEqual([]);
  });

  it('[TILL-014] of two desks that take the same bill one succeeds, and the other is refused', async () => {
    const { id, saleId } = await appointment();
    const { version } = await till(id);
    const take = async (who: SignedIn) =>
      (await api.ask<{ desk_checkout: Answer }>(CHECKOUT, { id, version, card: 75, total: 75 }, who)).desk_checkout;
    const answers = await Promise.all([take(owner), take(staff)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect(answers.find(({ status }) => status === 0)).toMatchObject({ has_changed: true });
    expect((await saleOf(saleId))?.paidAmount).toBe(7_500);
  });

  it('[TILL-014] with the same key is one payment', async () => {
    const { id, saleId } = await appointment();
    const { version } = await till(id);
    const form = { id, version, card: 75, total: 75, key: `once-${id}` };
    const answers = await Promise.all([1, 2, 3].map(() => api.ask(CHECKOUT, form, staff)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await saleOf(saleId))?.paidAmount).toBe(7_500);
  });

  it('[TILL-015] of another shop is treated as missing', async () => {
    const { id } = await appointment();
    const other = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, other.id, stranger.userId);
    const form = { id, version: 1, card: 75, total: 75 };
    const foreign = await api.ask<{ desk_checkout: Answer }>(CHECKOUT, form, stranger);
    expect(foreign.desk_checkout).toMatchObject({ status: 0, message: 'This appointment could not be found.' });
    const [missing, own] = await Promise.all([
      api.run(TILL, { id: 2_000_000_000 }, stranger),
      api.run(TILL, { id }, stranger),
    ]);
    expect(own.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
  });

  it('[TILL-016] shows what a voucher can pay before it is redeemed, or why it cannot', async () => {
    const [voucher, { id }] = [await sold(5_000), await appointment()];
    const check = `mutation($id: Int!, $code: String!, $goods: Float) {
      desk_check_voucher(id: $id, code: $code, goods: $goods) { status message amount } }`;
    const ask = async (code: string, goods = 0) =>
      (await api.ask<{ desk_check_voucher: object }>(check, { id, code, goods }, staff)).desk_check_voucher;
    expect(await ask(voucher.code)).toEqual({ status: 1, message: '', amount: 50 });
    await api.db
      .update(soldVouchers)
      .set({ expiresAt: api.clock.now() - 1, purchasedAt: api.clock.now() - 86_400 })
      .where(eq(soldVouchers.id, voucher.id));
    expect(await ask(voucher.code)).toEqual({ status: 0, message: 'This voucher has expired.', amount: 0 });
    expect(await api.db.select().from(voucherUses).where(eq(voucherUses.soldVoucherId, voucher.id))).toEqual([]);
  });

  it('has no VAT on products of a shop that is not registered', async () => {
    await api.db.update(businesses).set({ vatNumber: null }).where(eq(businesses.id, shop.id));
    const { id, saleId } = await appointment();
    await checkOut(id, { products: [oil], card: 99, total: 99 });
    const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId));
    expect(lines.map(({ vatRate }) => vatRate)).toEqual([null, null]);
  });
});

describe('undoing a payment', () => {
  it('[TILL-020] reverses every entry by a new one, restores the voucher and reopens the appointment', async () => {
    const [voucher, { id, saleId }] = [await sold(5_000), await appointment()];
    await checkOut(id, { ...everything, vouchers: [{ code: voucher.code, amount: 50 }], cash: 49 });
    expect(await undo(id)).toMatchObject({ status: 1, message: 'Undone. €99.00 is due again.' });
    expect(await saleOf(saleId)).toMatchObject({
      claimedAmount: 7_500,
      paidAmount: 0,
      subTotal: 7_500,
      totalAmount: 7_500,
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'Accept',
      completedAt: null,
      discount: 0,
      deskDiscount: 0,
      discountReason: '',
      totalAmount: 7_500,
    });
    expect(await leftOn(voucher.id)).toBe(5_000);
    const ofCheckout = (await entriesOf(saleId)).filter(({ checkoutId }) => checkoutId !== null);
    expect(ofCheckout).toHaveLength(10);
    expect(ofCheckout.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId))).toMatchObject([
      { kind: 'service', discount: 0 },
    ]);
    expect(await checkOut(id, { card: 75, total: 75 })).toMatchObject({ status: 1 });
    expect((await saleOf(saleId))?.paidAmount).toBe(7_500);
  });

  it('[TILL-021] is possible on the same day only, and not after a refund', async () => {
    const { id } = await appointment();
    await checkOut(id, { card: 75, total: 75 });
    await refund(id, { amount: 5, to: 'cash' });
    expect(await undo(id)).toMatchObject({
      status: 0,
      message: 'Some of this has been refunded already, so it can’t be undone.',
    });
    api.clock.advance(86_400);
    expect(await undo(id)).toMatchObject({
      status: 0,
      message: 'A payment can be undone on its own day only. You can refund it instead.',
    });
  });
});

describe('refunding', () => {
  it('[TILL-030] can be done by item, with a credit note of its lines and their VAT', async () => {
    const { id, saleId } = await appointment();
    await checkOut(id, { products: [oil], cash: 99, total: 99 });
    api.clock.advance(5 * 86_400);
    const { lines } = await till(id);
    const product = lines.find(({ kind }) => kind === 'product');
    const lineIds = [product?.id];
    expect(await refund(id, { lines: lineIds, amount: 24, to: 'cash', reason: 'Brought back' })).toMatchObject({
      status: 1,
    });
    const [note] = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
    expect(note).toMatchObject({
      amount: 2_400,
      reason: 'Brought back',
      lines: [{ name: oil.name, vatRate: 23, vat: 449 }],
    });
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 7_500, paidAmount: 7_500 });
    expect((await entriesOf(saleId)).at(-1)).toMatchObject({ kind: 'till_refund', amount: -2_400, method: 'cash' });
    expect(await refund(id, { lines: lineIds, amount: 24, to: 'cash' })).toMatchObject({ status: 0 });
  });

  it('[TILL-031] never refunds more than was paid', async () => {
    const { id, saleId } = await appointment();
    await checkOut(id, { tip: 5, card: 80, total: 80 });
    expect(await refund(id, { amount: 80.01, to: 'reader' })).toMatchObject({
      status: 0,
      message: 'That’s more than was paid. You can refund up to €80.00.',
    });
    expect(await refund(id, { amount: 80, to: 'reader' })).toMatchObject({ status: 1, message: '€80.00 refunded.' });
    expect(await refund(id, { amount: 0.01, to: 'cash' })).toMatchObject({ status: 0 });
    expect(await saleOf(saleId)).toMatchObject({ claimedAmount: 0, paidAmount: 0 });
    expect((await till(id)).tip_left).toBe(0);
  });

  it('[TILL-032] uses the original payment methods, or the voucher that paid', async () => {
    const [voucher, { id }] = [await sold(5_000), await appointment()];
    await checkOut(id, { vouchers: [{ code: voucher.code, amount: 50 }], cash: 25, total: 75 });
    expect(await refund(id, { amount: 60, to: 'voucher' })).toMatchObject({
      status: 0,
      message: 'Only €50.00 can go back that way.',
    });
    expect(await refund(id, { amount: 30, to: 'as-paid' })).toMatchObject({ status: 1 });
    expect(await leftOn(voucher.id)).toBe(2_000);
    expect((await till(id)).ways).toEqual([
      { way: 'as-paid', most: 45 },
      { way: 'cash', most: 45 },
      { way: 'reader', most: 45 },
      { way: 'voucher', most: 30 },
    ]);
  });

  it('[TILL-033] is for the owner only, and the guest is notified', async () => {
    const { id } = await appointment();
    await checkOut(id, { cash: 75, total: 75 });
    expect(await refund(id, { amount: 10, to: 'cash' }, staff)).toMatchObject({
      status: 0,
      message: 'Only people who may see the money can do this.',
    });
    await refund(id, { amount: 10, to: 'cash' });
    const [mailed] = await api.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, 'appointment-money'), eq(outbox.businessId, shop.id)));
    expect(JSON.stringify(mailed?.payload)).toContain('handed back in cash');
    expect(await api.db.select().from(refunds).where(eq(refunds.businessId, shop.id))).toEqual([]);
  });

  it('[TILL-032] refunds an online payment through its provider, never more than it was', async () => {
    const guest = await api.signIn();
    const startsAt = api.clock.now() - 3_600;
    const { id, saleId } = await insertAppointment(api.db, shop, guest.userId, { startsAt, paid: 3_000 });
    expect(await refund(id, { amount: 30.01, to: 'online' })).toMatchObject({ status: 0 });
    expect(await refund(id, { amount: 10, to: 'online' })).toMatchObject({ status: 1, message: '€10.00 refunded.' });
    const [row] = await api.db.select().from(refunds).where(eq(refunds.saleId, saleId));
    expect(row).toMatchObject({ amount: 1_000, status: 'requested' });
    expect((await entriesOf(saleId)).at(-1)).toMatchObject({ kind: 'refund', amount: -1_000, refundId: row?.id });
    expect((await till(id)).ways).toContainEqual({ way: 'online', most: 20 });
  });

  it('hides the reason of a discount from the guest’s invoice', async () => {
    const { id, saleId } = await appointment();
    await checkOut(id, { discount: 10, reason: 'She was cross', card: 65, total: 65 });
    expect(JSON.stringify(await entriesOf(saleId))).not.toContain('cross');
  });
});
