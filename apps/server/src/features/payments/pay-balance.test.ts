import {
  appointments,
  ledgerEntries,
  notifications,
  servicePricings,
  services,
  soldVouchers,
  voucherServices,
} from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { only } from '../../../test/kit/fixtures.ts';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  recordingMail,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { ledgerOf, makePayment, walletToken } from '../../../test/kit/paying.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { moneyOfSale, readAppointmentMoney } from '../sales/ledger/appointment-money.ts';
import { refundCancellation } from './refunds/cancellation.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
/** Another service of the shop, €50. */
let massage: { serviceId: number; pricingId: number };
const mail = recordingMail();
beforeAll(async () => {
  api = await bootApi({ mail });
  guest = await api.signIn();
  shop = await insertBusiness(api.db, api.clock.now(), { business: { upfrontPercent: 20 }, chairs: 10 });
  const { id: businessId, categoryId } = shop;
  const service = only(await api.db.insert(services).values({ businessId, categoryId, name: 'Massage' }).returning());
  const pricing = { businessId, serviceId: service.id, price: 5_000, durationMinutes: 60 };
  const { id: pricingId } = only(await api.db.insert(servicePricings).values(pricing).returning());
  massage = { serviceId: service.id, pricingId };
});
afterAll(() => api.close());

const wallet = async (amount: number) => ({
  payment_info: { google: amount },
  google_pay_token: await walletToken(api, 'google', amount),
});

/** A facial (€75) and a massage (€50) on two days with €25 paid; then the facial was cancelled for free. */
async function halfCancelled() {
  const booked = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-22 10:00'), at(massage.pricingId, '2026-06-23 10:00')],
    ...(await wallet(25)),
  });
  const [facialId = 0, massageId = 0] = booked.appointment_ids;
  await inTransaction(api.app.services, (tx) =>
    refundCancellation(tx, { businessId: shop.id, appointmentId: facialId, fee: 0 }),
  );
  return { saleId: booked.sale_id ?? 0, facialId, massageId };
}

/** The code of a voucher of €100 for one service. */
async function voucherFor(serviceId: number): Promise<string> {
  const offer = await insertVoucher(api.db, shop.id, { allServices: false });
  await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId: offer.id, serviceId });
  const sold = await book(api, guest.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
    ...(await wallet(100)),
  });
  return only(
    await api.db
      .select()
      .from(soldVouchers)
      .where(eq(soldVouchers.saleId, sold.sale_id ?? 0)),
  ).code;
}

const pay = (saleId: number, more: object) => makePayment(api, guest.token, { sale_id: saleId, ...more });

describe('paying the rest after one of two appointments was cancelled', () => {
  it('a voucher for the upcoming one pays all that is due for it', async () => {
    const { saleId, massageId } = await halfCancelled();
    const answer = await pay(saleId, { voucher_codes: [await voucherFor(massage.serviceId)] });
    expect(answer).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect((await ledgerOf(api, saleId)).at(-1)).toBe('voucher_use 4000');
    expect(await readAppointmentMoney(api.db, [massageId])).toMatchObject([{ claimed: 5_000, paid: 5_000, due: 0 }]);
  });

  it('a voucher for the cancelled one pays nothing', async () => {
    const { saleId } = await halfCancelled();
    expect(await pay(saleId, { voucher_codes: [await voucherFor(shop.serviceId)] })).toMatchObject({ status: 0 });
    expect((await ledgerOf(api, saleId)).filter((entry) => entry.startsWith('voucher_use'))).toEqual([]);
    expect(await moneyOfSale(api.db, { businessId: shop.id, saleId })).toMatchObject({ due: 4_000 });
  });

  it('money that could not be refunded for one pays for no other', async () => {
    const { cards } = api.app.services;
    const real = cards.refund;
    cards.refund = async () => ({ status: 'failed', providerRefundId: null, failure: 'The card was closed.' });
    const { saleId, facialId, massageId } = await halfCancelled();
    await api.runJobs();
    cards.refund = real;
    const paid = await pay(saleId, { payment_type: 'google', google_pay_token: await walletToken(api, 'google', 40) });
    expect(paid).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect(await readAppointmentMoney(api.db, [facialId, massageId])).toMatchObject([
      { claimed: 0, refundable: 1_500 },
      { claimed: 5_000, paid: 5_000, due: 0 },
    ]);
    expect(await moneyOfSale(api.db, { businessId: shop.id, saleId })).toEqual({ due: 0, over: 0, open: [] });
  });
});

describe('vouchers on an invoice', () => {
  /** The code of a voucher of €100 for everything. */
  async function anyVoucher(): Promise<string> {
    const offer = await insertVoucher(api.db, shop.id, { allServices: true });
    const sold = await book(api, guest.token, {
      business_id: shop.id,
      vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Byrne' }],
      ...(await wallet(100)),
    });
    return only(
      await api.db
        .select()
        .from(soldVouchers)
        .where(eq(soldVouchers.saleId, sold.sale_id ?? 0)),
    ).code;
  }

  /** A facial of €75 with €15 paid. */
  async function facial(): Promise<number> {
    const services = [at(shop.pricingId, '2026-06-24 10:00')];
    return (await book(api, guest.token, { business_id: shop.id, services, ...(await wallet(15)) })).sale_id ?? 0;
  }

  async function check(saleId: number, code: string, token = guest.token) {
    const query = `query($s: Int!, $c: String!) { invoice_voucher_check(sale_id: $s, voucher_code: $c) { status message value } }`;
    const answer = await api.ask<{ invoice_voucher_check: object }>(query, { s: saleId, c: code }, { token });
    return answer.invoice_voucher_check;
  }

  it('[VOUCH-046] can be checked for what they can pay, up to the amount due, on one’s own invoice only', async () => {
    const [saleId, code] = [await facial(), await anyVoucher()];
    expect(await check(saleId, code)).toEqual({ status: 1, message: '', value: 60 });
    const refused = { status: 0, message: 'Voucher is not applicable!', value: 0 };
    expect(await check(saleId, 'NOT-A-CODE')).toEqual(refused);
    expect(await check(saleId, code, (await api.signIn()).token)).toEqual(refused);
  });

  it('[VOUCH-046] pay the chosen amount, and leave the rest due', async () => {
    const [saleId, code] = [await facial(), await anyVoucher()];
    const part = { vouchers: [{ code, payment: 12.5 }], due_amount: 60 };
    expect(await pay(saleId, part)).toMatchObject({ status: 1, payment_url: '/payment-success' });
    expect(await moneyOfSale(api.db, { businessId: shop.id, saleId })).toMatchObject({ due: 4_750 });
    expect(await check(saleId, code)).toMatchObject({ value: 47.5 });
    expect(await pay(saleId, part)).toMatchObject({ status: 0, message: expect.stringContaining('has changed') });
  });

  it('[VOUCH-046] [PAY-047] pay a part together with a wallet, which is charged the rest', async () => {
    const [saleId, code] = [await facial(), await anyVoucher()];
    const google_pay_token = await walletToken(api, 'google', 40);
    const both = { payment_type: 'google', google_pay_token, vouchers: [{ code, payment: 20 }], due_amount: 60 };
    expect(await pay(saleId, both)).toMatchObject({ status: 1 });
    expect((await ledgerOf(api, saleId)).slice(-2)).toEqual(['voucher_use 2000', 'charge 4000']);
    expect(await moneyOfSale(api.db, { businessId: shop.id, saleId })).toMatchObject({ due: 0 });
  });

  it('[VOUCH-046] count with the appointment they are shown with, or with the only one of the sale', async () => {
    const usedWith = async (saleId: number) => {
      const used = and(eq(ledgerEntries.saleId, saleId), eq(ledgerEntries.kind, 'voucher_use'));
      const entries = await api.db.select().from(ledgerEntries).where(used).orderBy(ledgerEntries.id);
      return entries.map(({ appointmentId }) => appointmentId);
    };
    const part = async () => ({ vouchers: [{ code: await anyVoucher(), payment: 10 }] });
    const one = await facial();
    await pay(one, await part());
    const [own] = await api.db.select().from(appointments).where(eq(appointments.saleId, one));
    expect(await usedWith(one)).toEqual([own?.id]);
    const two = await halfCancelled();
    await pay(two.saleId, await part());
    expect(await usedWith(two.saleId)).toEqual([null]);
    await pay(two.saleId, { ...(await part()), appt_id: two.massageId });
    expect(await usedWith(two.saleId)).toEqual([null, two.massageId]);
  });

  it('never pay more than is due or than their balance', async () => {
    const [saleId, code] = [await facial(), await anyVoucher()];
    expect(await pay(saleId, { vouchers: [{ code, payment: 60.01 }] })).toMatchObject({ status: 0 });
    expect(await pay(saleId, { vouchers: [{ code, payment: 100 }] })).toMatchObject({ status: 0 });
    expect(await moneyOfSale(api.db, { businessId: shop.id, saleId })).toMatchObject({ due: 6_000 });
  });

  it('two tabs at once use a voucher once', async () => {
    const [saleId, code] = [await facial(), await anyVoucher()];
    const all = { vouchers: [{ code, payment: 60 }], due_amount: 60 };
    const answers = await Promise.all([pay(saleId, all), pay(saleId, all)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([0, 1]);
    expect((await ledgerOf(api, saleId)).filter((entry) => entry.startsWith('voucher_use'))).toEqual([
      'voucher_use 6000',
    ]);
  });
});

describe('the receipt for a balance', () => {
  const bells = async (saleId: number) =>
    (await api.db.select().from(notifications).where(eq(notifications.kind, 'payment_received')))
      .filter(({ targetUrl }) => targetUrl?.startsWith(`/invoice/${saleId}`))
      .map(({ title, message }) => [title, message]);
  const receipts = () => mail.sent.filter(({ subject }) => subject.startsWith('Receipt'));

  it('[NOTIF-035] is mailed and shown in the app, and the booking itself gets none', async () => {
    const { saleId, massageId } = await halfCancelled();
    await api.runJobs();
    mail.sent.length = 0;
    expect(await bells(saleId)).toEqual([]);
    await pay(saleId, {
      appt_id: massageId,
      payment_type: 'google',
      google_pay_token: await walletToken(api, 'google', 40),
    });
    await api.runJobs();
    expect(await bells(saleId)).toEqual([
      ['€40.00 paid to Willow Room', expect.stringMatching(/^For Tue 23 Jun, with .+\. Everything is paid\.$/)],
    ]);
    expect(receipts().map(({ subject, to }) => [subject, to])).toEqual([
      ['Receipt: €40.00 to Willow Room', guest.email],
    ]);
    expect(receipts()[0]?.text).toContain('Everything is paid');
  });

  it('[NOTIF-035] a voucher that pays a part says what is left', async () => {
    const { saleId, massageId } = await halfCancelled();
    const code = await voucherFor(massage.serviceId);
    mail.sent.length = 0;
    await pay(saleId, { appt_id: massageId, vouchers: [{ code, payment: 10 }] });
    await api.runJobs();
    expect(await bells(saleId)).toEqual([
      ['€10.00 paid to Willow Room', 'For Tue 23 Jun, with your voucher. €30.00 is left to pay.'],
    ]);
    expect(receipts()).toHaveLength(1);
  });
});
