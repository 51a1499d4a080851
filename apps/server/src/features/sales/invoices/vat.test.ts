import { businesses, creditNotes, invoices, saleLines, services } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  book,
  bootApi,
  insertBusiness,
  insertVoucher,
  type TestApi,
  type TestBusiness,
} from '../../../../test/kit/index.ts';
import { payByCard, readCardPage, walletToken } from '../../../../test/kit/paying.ts';
import type { SignedIn } from '../../../../test/kit/sign-in.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { findCreditNote } from './credit-note-store.ts';
import { issueCreditNote } from './credit-notes.ts';
import { creditNoteSheet } from './invoice-sheet.ts';

let api: TestApi;
let guest: SignedIn;
let shop: TestBusiness;
beforeAll(async () => {
  api = await bootApi({ config: { databasePool: 20 } });
  guest = await api.signIn({ firstName: 'Niamh', lastName: 'Gallagher' });
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await insertBusiness(api.db, api.clock.now(), {
    business: { upfrontPercent: 100, vatNumber: 'IE9876543WH', vatRate: 13.5, invoicePrefix: 'WR-' },
    pricing: { price: 7_500 },
    chairs: 10,
  });
});

/** A booking of €75 that is paid in full. */
async function booked(more: object = {}, amount = 75) {
  const answer = await book(api, guest.token, {
    business_id: shop.id,
    services: [at(shop.pricingId, '2026-06-19 10:00')],
    payment_info: { google: amount },
    google_pay_token: await walletToken(api, 'google', amount),
    ...more,
  });
  expect(answer.payment_status).toBe(1);
  return { saleId: answer.sale_id ?? 0, appointmentId: answer.appointment_ids[0] ?? 0 };
}

const INVOICE = `query($id: Int!) { invoice(sale_id: $id) { inv_pre inv_no supplied_on
  sale_detail { vat_rate vat } vat { rate net vat gross } credit_notes { id number amount reason pdf_url } } }`;

interface Shown {
  inv_no: string;
  supplied_on: string | null;
  sale_detail: { vat_rate: number | null; vat: number }[];
  vat: { rate: number; net: number; vat: number; gross: number }[];
  credit_notes: { id: number; number: string; amount: number; reason: string; pdf_url: string }[];
}

const invoice = async (saleId: number) =>
  (await api.ask<{ invoice: Shown }>(INVOICE, { id: saleId }, { token: guest.token })).invoice;

const cancel = (id: number) =>
  api.ask(
    'mutation($id: Int!) { statusUpdateForAppointment(id: $id, status: "Cancelled") { status message } }',
    { id },
    { token: guest.token },
  );

const setRate = (vatRate: number | null) =>
  api.db.update(businesses).set({ vatRate }).where(eq(businesses.id, shop.id));

describe('VAT on an invoice', () => {
  it('[INV-021] has the rate of the service, otherwise of the shop, at the time of the sale', async () => {
    const first = await booked();
    await setRate(23);
    const second = await booked();
    await api.db.update(services).set({ vatRate: 9 }).where(eq(services.id, shop.serviceId));
    const third = await booked();
    expect((await invoice(first.saleId)).vat).toEqual([{ rate: 13.5, net: 66.08, vat: 8.92, gross: 75 }]);
    expect((await invoice(second.saleId)).vat).toEqual([{ rate: 23, net: 60.98, vat: 14.02, gross: 75 }]);
    expect((await invoice(third.saleId)).sale_detail).toEqual([{ vat_rate: 9, vat: 6.19 }]);
  });

  it('[INV-021] is not stated by an unregistered shop, nor before it has set its rate', async () => {
    await setRate(null);
    const unknown = await booked();
    expect((await invoice(unknown.saleId)).vat).toEqual([]);
    await api.db.update(businesses).set({ vatNumber: null, vatRate: 13.5 }).where(eq(businesses.id, shop.id));
    const unregistered = await booked();
    expect((await invoice(unregistered.saleId)).sale_detail).toEqual([{ vat_rate: null, vat: 0 }]);
  });

  it('[INV-021] is due when a voucher is used, not when it is bought', async () => {
    const gift = await insertVoucher(api.db, shop.id, { retail: 5_000, value: 5_000 });
    const vouchers = [{ voucher_id: gift.id, voucher_qty: 1, voucher_owner: 'Ann' }];
    const { saleId } = await booked({ vouchers }, 125);
    expect((await invoice(saleId)).sale_detail.map(({ vat_rate }) => vat_rate)).toEqual([13.5, null]);
    const lines = await api.db.select().from(saleLines).where(eq(saleLines.saleId, saleId)).orderBy(asc(saleLines.id));
    expect(lines.map(({ vatRate }) => vatRate)).toEqual([13.5, null]);
  });

  it('[INV-021] states the day of supply, and none for what is never supplied', async () => {
    const { saleId, appointmentId } = await booked();
    expect((await invoice(saleId)).supplied_on).toBe('19 June 2026');
    await cancel(appointmentId);
    expect((await invoice(saleId)).supplied_on).toBeNull();
  });

  it('[INV-021] the owner sets the rate of the shop and of a service, and an invalid one is refused', async () => {
    const owner = await api.signInBusiness();
    await api.db.execute(
      `insert into business_members (business_id, user_id, role) values (${shop.id}, ${owner.userId}, 'owner')`,
    );
    const save = (rate: number) =>
      api.run(
        `mutation($rate: Float) { desk_save_profile(business_id: ${shop.id}, name: "Willow Room", location: "Dublin", area: "Dublin",
          zone: "Europe/Dublin", gender_served: "everyone", vat_number: "IE9876543WH", vat_rate: $rate) { status message } }`,
        { rate },
        { token: owner.token },
      );
    expect((await save(101)).errors?.[0]?.extensions?.validation).toEqual({
      vat_rate: ['Please enter between 0 and 100.'],
    });
    await save(9);
    const [row] = await api.db.select().from(businesses).where(eq(businesses.id, shop.id));
    expect(row?.vatRate).toBe(9);
  });
});

describe('a credit note', () => {
  it('[INV-022] is written for a refund: own number, the invoice, and the same VAT', async () => {
    const { saleId, appointmentId } = await booked();
    await setRate(23);
    await cancel(appointmentId);
    const [note] = (await invoice(saleId)).credit_notes;
    expect(note).toMatchObject({ number: 'WR-CN-000001', amount: 75 });
    const [row] = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
    const [written] = await api.db.select().from(invoices).where(eq(invoices.saleId, saleId));
    expect(row).toMatchObject({ invoiceId: written?.id, amount: 7_500, appointmentId });
    // The rate of the invoice, not today's.
    expect(row?.lines).toMatchObject([{ amount: 7_500, vatRate: 13.5, vat: 892 }]);
  });

  it('[INV-022] names the lines of its own appointment only', async () => {
    const services = [at(shop.pricingId, '2026-06-19 10:00'), at(shop.pricingId, '2026-06-22 10:00')];
    const { saleId, appointmentId } = await booked({ services }, 150);
    await cancel(appointmentId);
    const [row] = await api.db.select().from(creditNotes).where(eq(creditNotes.saleId, saleId));
    const [own] = await api.db.select().from(saleLines).where(eq(saleLines.appointmentId, appointmentId));
    expect(row?.lines).toMatchObject([{ lineId: own?.id, amount: 7_500 }]);
  });

  it('[INV-022] covers only the refund: a fee that is kept stays invoiced', async () => {
    await api.db
      .update(businesses)
      .set({ cancellation: [1] })
      .where(eq(businesses.id, shop.id));
    const { saleId, appointmentId } = await booked({ services: [at(shop.pricingId, '2026-06-16 12:00')] });
    await cancel(appointmentId);
    const { credit_notes } = await invoice(saleId);
    expect(credit_notes.map(({ amount }) => amount)).toEqual([37.5]);
  });

  it('[INV-022] is not written if nothing was paid', async () => {
    await api.db.update(businesses).set({ upfrontPercent: 0 }).where(eq(businesses.id, shop.id));
    const services = [at(shop.pricingId, '2026-06-19 10:00')];
    const answer = await book(api, guest.token, { business_id: shop.id, services });
    await cancel(answer.appointment_ids[0] ?? 0);
    expect((await invoice(answer.sale_id ?? 0)).credit_notes).toEqual([]);
  });

  it('[INV-022] says that VAT is included if there is some', async () => {
    const wordsOf = async ({ saleId, appointmentId }: { saleId: number; appointmentId: number }) => {
      await cancel(appointmentId);
      const [note] = (await invoice(saleId)).credit_notes;
      const found = await findCreditNote(api.db, note?.id ?? 0);
      return found && creditNoteSheet({ ...found, zone: 'Europe/Dublin' }).sums;
    };
    expect(await wordsOf(await booked())).toMatchObject([{ words: 'Credited, VAT included', isTotal: true }]);
    await api.db.update(businesses).set({ vatNumber: null }).where(eq(businesses.id, shop.id));
    expect(await wordsOf(await booked())).toMatchObject([{ words: 'Credited', isTotal: true }]);
  });

  it('[INV-022] is a PDF for its guest and its shop only', async () => {
    const { saleId, appointmentId } = await booked();
    await cancel(appointmentId);
    const [note] = (await invoice(saleId)).credit_notes;
    const get = (path: string, token: string) => api.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const staff = await api.signInBusiness();
    await api.db.execute(
      `insert into business_members (business_id, user_id, role) values (${shop.id}, ${staff.userId}, 'staff')`,
    );
    const [stranger, foreign] = [await api.signIn(), await api.signInBusiness()];
    for (const path of [note?.pdf_url ?? '', `/api/invoices/${saleId}.pdf`]) {
      const own = await get(path, guest.token);
      expect(own.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await own.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      expect((await get(path, staff.token)).status).toBe(200);
      expect((await get(path, stranger.token)).status).toBe(404);
      expect((await get(path, foreign.token)).status).toBe(404);
      expect((await get(path, 'nonsense')).status).toBe(401);
    }
    const papers = await api.ask<{ desk_papers: object }>(
      `query { desk_papers(business_id: ${shop.id}, appointment_id: ${appointmentId}) { invoice_number credit_notes { number } } }`,
      {},
      { token: staff.token },
    );
    expect(papers.desk_papers).toEqual({
      invoice_number: 'WR-000001',
      credit_notes: [{ number: 'WR-CN-000001' }],
    });
  });

  it('[INV-023] numbers have no gaps when many are written at once and some are rolled back', async () => {
    const sales = [];
    for (let count = 0; count < 8; count += 1) sales.push(await booked());
    const write = (saleId: number, appointmentId: number, fails: boolean) =>
      inTransaction(api.app.services, async (tx) => {
        const key = { businessId: shop.id, saleId, appointmentId };
        await issueCreditNote(tx, { ...key, amount: 1_000, currency: 'EUR', reason: 'Cancelled' });
        if (fails) throw new Error('changed my mind');
      });
    await Promise.allSettled(
      sales.flatMap(({ saleId, appointmentId }, index) => [
        write(saleId, appointmentId, index % 3 === 0),
        write(saleId, appointmentId, false),
      ]),
    );
    const rows = await api.db
      .select({ number: creditNotes.number })
      .from(creditNotes)
      .where(eq(creditNotes.businessId, shop.id))
      .orderBy(asc(creditNotes.number));
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
    expect(rows).toHaveLength(13);
  });

  it('[INV-023] never credits more than was invoiced, and cannot be changed afterwards', async () => {
    const { saleId, appointmentId } = await booked();
    for (const amount of [5_000, 5_000, 5_000])
      await inTransaction(api.app.services, (tx) =>
        issueCreditNote(tx, { businessId: shop.id, saleId, appointmentId, amount, currency: 'EUR', reason: 'x' }),
      );
    const rows = await api.db
      .select()
      .from(creditNotes)
      .where(and(eq(creditNotes.businessId, shop.id), eq(creditNotes.saleId, saleId)))
      .orderBy(asc(creditNotes.number));
    expect(rows.map(({ amount }) => amount)).toEqual([5_000, 2_500]);
    expect(rows.flatMap(({ lines }) => lines).reduce((sum, { vat }) => sum + vat, 0)).toBe(892);
    await expect(api.db.update(creditNotes).set({ amount: 1 })).rejects.toThrow();
  });
});

describe('the PDF', () => {
  it('[INV-025] is tagged: language, title, and a structure tree with headings and tables', async () => {
    const page = readCardPage(
      (
        await book(api, guest.token, {
          business_id: shop.id,
          services: [at(shop.pricingId, '2026-06-19 10:00')],
          payment_info: { stripe: 75 },
        })
      ).payment_url,
    );
    await payByCard(api, page.publicId);
    await api.runJobs();
    const response = await api.fetch(`/api/invoices/${page.saleId}.pdf`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text).toMatch(/\/MarkInfo \d+ 0 R/);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-IE)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/StructTreeRoot');
    for (const type of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(text).toContain(`/S /${type}\n`);
    expect(text).toMatch(/\/Scope \/Column/);
    expect(text).toContain('pdfuaid:part');
  });
});
