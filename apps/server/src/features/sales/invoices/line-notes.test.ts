import { businesses, soldVouchers, voucherServices } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { walletToken } from '../../../../test/kit/paying.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { readInvoice } from './issue-invoice.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi();
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher' });
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 0, cancellation: [2], vatNumber: 'IE9876543WH', vatRate: 13.5, invoicePrefix: 'WR-' },
    pricing: { price: 7_500 },
    chairs: 10,
  });
});

const INVOICE = `query($id: Int!) { invoice(sale_id: $id) { sub_total discount total_amount sale_detail { product_name product_qty unit_price
  discount vat note } changes { amount } vat { gross vat } } }`;
interface Shown {
  sub_total: number;
  discount: number;
  total_amount: number;
  sale_detail: { product_qty: number; unit_price: number; discount: number; vat: number; note: string }[];
  changes: { amount: number }[];
  vat: { gross: number; vat: number }[];
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + Math.round(amount * 100), 0) / 100;

/** The invoice's only line. Its lines, changes and VAT always add up to the sums below them. */
async function onlyLine(saleId: number) {
  const { invoice } = await api.ask<{ invoice: Shown }>(INVOICE, { id: saleId }, { token: guest.token });
  const { sale_detail: lines, changes, vat } = invoice;
  const amounts = lines.map((line) => line.unit_price * line.product_qty - line.discount);
  expect(sum(amounts)).toBe(sum([invoice.sub_total, -invoice.discount]));
  expect(sum([...amounts, ...changes.map(({ amount }) => amount)])).toBe(invoice.total_amount);
  expect(sum(lines.map((line) => line.vat))).toBe(sum(vat.map((group) => group.vat)));
  const detail = await readInvoice(api.app.services, { userId: guest.userId, saleId });
  const printed = detail ? invoiceSheet(detail, '').lines.map(({ note }) => note) : [];
  expect(printed).toEqual(lines.map(({ note }) => note));
  const response = await api.fetch(`/api/invoices/${saleId}.pdf`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });
  expect(response.status).toBe(200);
  return { vat: lines[0]?.vat, note: lines[0]?.note };
}

/** A facial of €75, paid with what is given. */
async function booked(time: string, payment: { google?: number; voucher?: object[] } = {}) {
  const { google } = payment;
  const { sale_id: saleId, appointment_ids: ids } = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, time)],
    payment_info: payment,
    ...(google ? { google_pay_token: await walletToken(api, 'google', google) } : {}),
  });
  return { saleId: saleId ?? 0, appointmentId: ids[0] ?? 0 };
}

/** The code of a voucher or package that was bought for its price. */
async function bought(values: { retail: number } & Record<string, unknown>): Promise<string> {
  const offer = await insertVoucher(api.db, shop.id, { allServices: false, ...values });
  await api.db.insert(voucherServices).values({ businessId: shop.id, voucherId: offer.id, serviceId: shop.serviceId });
  const price = values.retail / 100;
  const { sale_id: saleId } = await book(api, guest.token, {
    business_id: shop.id,
    vouchers: [{ voucher_id: offer.id, voucher_qty: 1, voucher_owner: 'Niamh Gallagher' }],
    payment_info: { google: price },
    google_pay_token: await walletToken(api, 'google', price),
  });
  const ofSale = and(eq(soldVouchers.businessId, shop.id), eq(soldVouchers.saleId, saleId ?? 0));
  const [sold] = await api.db.select().from(soldVouchers).where(ofSale);
  return sold?.code ?? '';
}

const cancel = (id: number) =>
  api.ask(
    'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }',
    { id },
    { token: guest.token },
  );

it('[BOOKS-086] a line that is owed as it stands needs no note', async () => {
  const { saleId } = await booked('2026-06-19 10:00');
  expect(await onlyLine(saleId)).toEqual({ vat: 8.92, note: '' });
});

it('[BOOKS-086] an unpaid appointment that was cancelled: the line says that nothing of it is owed', async () => {
  const { saleId, appointmentId } = await booked('2026-06-19 10:00');
  await cancel(appointmentId);
  expect(await onlyLine(saleId)).toEqual({ vat: 0, note: 'No longer owed, so there’s no VAT on it.' });
  await api.db.update(businesses).set({ vatNumber: null }).where(eq(businesses.id, shop.id));
  const other = await booked('2026-06-19 12:00');
  await cancel(other.appointmentId);
  expect(await onlyLine(other.saleId)).toEqual({ vat: 0, note: 'No longer owed.' });
});

it('[BOOKS-086] a late cancellation: the line says what of it is no longer owed', async () => {
  await api.db.update(businesses).set({ upfrontPercent: 20 }).where(eq(businesses.id, shop.id));
  const { saleId, appointmentId } = await booked('2026-06-16 12:00', { google: 15 });
  await cancel(appointmentId);
  expect(await onlyLine(saleId)).toEqual({
    vat: 1.78,
    note: '€60.00 of this is no longer owed. VAT is on the other €15.00.',
  });
});

it('[BOOKS-086] sessions that cost more or less than their line: the line says what VAT is on, also after they were returned', async () => {
  const dear = await bought({ name: 'Five glow facials', sessions: 5, retail: 50_000, value: 50_000, validFor: 12 });
  const first = await booked('2026-06-19 10:00', { voucher: [{ code: dear }] });
  const note = 'Paid from a package: this used €100.00 of it, which is what VAT is on.';
  expect(await onlyLine(first.saleId)).toEqual({ vat: 11.89, note });
  await cancel(first.appointmentId);
  expect(await onlyLine(first.saleId)).toEqual({ vat: 11.89, note });
  const cheap = await bought({ name: 'Five facials', sessions: 5, retail: 20_000, value: 20_000, validFor: 12 });
  const second = await booked('2026-06-19 12:00', { voucher: [{ code: cheap }] });
  expect(await onlyLine(second.saleId)).toEqual({
    vat: 4.76,
    note: 'Paid from a package: this used €40.00 of it, which is what VAT is on.',
  });
});

it('[BOOKS-086] vouchers that were taxed when sold, or worth more than they cost: the line says what has no VAT', async () => {
  const single = await bought({ retail: 3_000, value: 3_000, purpose: 'single' });
  const bonus = await bought({ retail: 2_000, value: 2_500 });
  const { saleId } = await booked('2026-06-19 10:00', { voucher: [{ code: single, payment: 30 }] });
  expect(await onlyLine(saleId)).toEqual({
    vat: 5.35,
    note: 'No VAT on €30.00 of this: it was paid with a voucher that already included VAT.',
  });
  const other = await booked('2026-06-19 12:00', { voucher: [{ code: bonus, payment: 25 }] });
  expect((await onlyLine(other.saleId)).note).toBe(
    'No VAT on €5.00 of this: it was paid with the part of a voucher’s value above its price.',
  );
});
