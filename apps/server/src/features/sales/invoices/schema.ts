import type { InvoiceParty, saleLines } from '@thyme/db/schema';
import { symbolOfCountry, toMajor } from '@thyme/domain/money';
import type { VatGroup } from '@thyme/domain/payments';
import { wallOf, zoneLabel } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { Picture, pathOf } from '../../../graphql/picture.ts';
import { taxOf } from '../vat/line-tax.ts';
import { CreditNote } from './credit-note-type.ts';
import { noteOf, suppliedOn } from './invoice-sheet.ts';
import { type InvoiceDetail, type InvoiceMovement, invoiceNumber, methodName, readInvoice } from './issue-invoice.ts';

const BuyerInfo = builder.objectRef<InvoiceParty>('InvoiceBuyer').implement({
  fields: (t) => ({
    mobile: t.string({ nullable: true, resolve: ({ mobile }) => mobile ?? null }),
    email: t.string({ nullable: true, resolve: ({ email }) => email ?? null }),
    address: t.string({ nullable: true, resolve: ({ address }) => address ?? null }),
  }),
});

const BusinessInfo = builder.objectRef<InvoiceDetail>('InvoiceBusiness').implement({
  description: 'The business as it was when the invoice was written.',
  fields: (t) => ({
    id: t.int({ resolve: ({ sale }) => sale.businessId }),
    name: t.string({ resolve: ({ invoice }) => invoice.seller.name }),
    slug: t.string({ nullable: true, resolve: ({ business }) => (business.published ? business.slug : null) }),
    address: t.string({ nullable: true, resolve: ({ invoice }) => invoice.seller.address ?? null }),
    thumbnail: t.string({
      nullable: true,
      resolve: ({ business }, _args, context) => pathOf(context, business.thumbnailId),
    }),
    thumbnail_picture: t.field({ type: Picture, nullable: true, resolve: ({ business }) => business.thumbnailId }),
    country: t.string({ resolve: ({ invoice, business }) => invoice.seller.country ?? business.country }),
    currency_symbol: t.string({ resolve: ({ business }) => symbolOfCountry(business.country) }),
    vat_number: t.string({ nullable: true, resolve: ({ invoice }) => invoice.seller.vatNumber ?? null }),
  }),
});

type SoldLine = typeof saleLines.$inferSelect & { vat: number; note: string };

const SaleDetail = builder.objectRef<SoldLine>('SaleDetail').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind'),
    product_name: t.exposeString('productName'),
    product_qty: t.exposeInt('productQty'),
    unit_price: t.float({ resolve: (line) => toMajor(line.unitPrice) }),
    discount: t.float({ description: 'Discount on the whole line.', resolve: (line) => toMajor(line.discount) }),
    member_percent: t.exposeInt('memberPercent', {
      nullable: true,
      description: 'Sold at the member price, this many percent below the usual one.',
    }),
    vat_rate: t.float({
      nullable: true,
      description: 'Percent of VAT in the line when it was sold; null if no VAT is stated.',
      resolve: ({ vatRate }) => vatRate,
    }),
    vat: t.float({ description: 'The VAT in the line.', resolve: ({ vat }) => toMajor(vat) }),
    note: t.exposeString('note', {
      description: 'Why its VAT, or what is owed of it, is not that of its price; mostly empty.',
    }),
  }),
});

const VatGroupType = builder.objectRef<VatGroup>('InvoiceVat').implement({
  description: 'The VAT of one rate. It is rounded once per rate of an invoice.',
  fields: (t) => ({
    rate: t.exposeFloat('rate'),
    net: t.float({ resolve: ({ net }) => toMajor(net) }),
    vat: t.float({ resolve: ({ vat }) => toMajor(vat) }),
    gross: t.float({ resolve: ({ gross }) => toMajor(gross) }),
  }),
});

const taxed = ({ lines, parts }: InvoiceDetail) =>
  taxOf(
    parts,
    lines.map(({ id }) => id),
  );

const Movement = builder.objectRef<InvoiceMovement>('InvoiceMovement').implement({
  description: 'A claim, payment or refund. Reductions and refunds are negative.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind', {
      description:
        'fee, cancellation, discount, tip, credit (taken back); charge, voucher_use, till (paid at the business), refund, till_refund (handed back there), refund_failed (it did not arrive), voucher_return.',
    }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    method: t.string({ nullable: true, resolve: ({ method }) => method && methodName(method) }),
    instrument: t.exposeString('instrument', {
      nullable: true,
      description: "For example 'Visa ending 4242', 'Voucher ending 7K2Q'.",
    }),
    note: t.exposeString('note'),
    created_at: t.exposeInt('createdAt'),
  }),
});

const Visit = builder
  .objectRef<{ id: number; startsAt: number; endsAt: number; status: string; zone: string }>('InvoiceVisit')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      status: t.exposeString('status'),
      date: t.int({
        description: "Unix seconds that show the shop's wall clock when read in UTC.",
        resolve: ({ zone, startsAt }) => wallOf(zone, startsAt),
      }),
      end: t.int({ resolve: ({ zone, endsAt }) => wallOf(zone, endsAt) }),
      zone_label: t.string({ resolve: ({ zone }) => zoneLabel(zone) }),
    }),
  });

const Invoice = builder.objectRef<InvoiceDetail>('Invoice').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ invoice }) => invoice.id }),
    sale_id: t.int({ resolve: ({ sale }) => sale.id }),
    inv_pre: t.string({ resolve: ({ invoice }) => invoice.prefix }),
    inv_no: t.string({ resolve: ({ invoice }) => invoiceNumber(invoice) }),
    created_at: t.int({ resolve: ({ invoice }) => invoice.createdAt }),
    buyer_name: t.string({ resolve: ({ invoice }) => invoice.buyer.name }),
    buyer_info: t.field({ type: BuyerInfo, resolve: ({ invoice }) => invoice.buyer }),
    business_info: t.field({ type: BusinessInfo, resolve: (detail) => detail }),
    payment_type: t.string({
      description: 'JSON list of the payment methods.',
      resolve: ({ methods }) => JSON.stringify(methods),
    }),
    payment_status: t.exposeString('status'),
    currency: t.string({ resolve: ({ sale }) => sale.currency }),
    sub_total: t.float({ resolve: ({ sale }) => toMajor(sale.subTotal) }),
    discount: t.float({ resolve: ({ sale }) => toMajor(sale.discount) }),
    s_discount: t.float({
      description: 'Discounts given after the sale.',
      resolve: ({ changes }) =>
        toMajor(changes.reduce((sum, { kind, amount }) => (kind === 'discount' ? sum - amount : sum), 0)),
    }),
    total_amount: t.float({
      description: 'The total owed so far.',
      resolve: ({ sale }) => toMajor(sale.claimedAmount),
    }),
    payment_amount: t.float({
      description: 'Paid so far, less refunds.',
      resolve: ({ sale }) => toMajor(sale.paidAmount),
    }),
    due_amount: t.float({ resolve: ({ due }) => toMajor(due) }),
    sale_detail: t.field({
      type: [SaleDetail],
      resolve: (detail) => {
        const { lines: vat } = taxed(detail);
        return detail.lines.map((line, index) => ({
          ...line,
          vatRate: vat[index]?.rates.at(-1) ?? null,
          vat: vat[index]?.vat ?? 0,
          note: noteOf(detail, line),
        }));
      },
    }),
    vat: t.field({
      type: [VatGroupType],
      description: 'One per rate, highest first.',
      resolve: (detail) => [...taxed(detail).groups],
    }),
    supplied_on: t.string({
      nullable: true,
      description: 'The day of supply in words; null for what was never supplied.',
      resolve: suppliedOn,
    }),
    credit_notes: t.field({ type: [CreditNote], resolve: ({ creditNotes }) => creditNotes }),
    changes: t.field({ type: [Movement], resolve: ({ changes }) => changes }),
    payments: t.field({ type: [Movement], resolve: ({ payments }) => payments }),
    visits: t.field({
      type: [Visit],
      resolve: ({ appointments, business }) =>
        appointments.map((appointment) => ({ ...appointment, zone: business.zone })),
    }),
    pdf_url: t.string({
      description: 'Download it with the same bearer token.',
      resolve: ({ sale }) => `/api/invoices/${sale.id}.pdf`,
    }),
  }),
});

builder.queryFields((t) => ({
  invoice: t.field({
    type: Invoice,
    nullable: true,
    description: "A sale's invoice; null unless it is the guest's own.",
    authScopes: { guest: true },
    args: { sale_id: t.arg.int({ required: true }), appt_id: t.arg.int() },
    resolve: async (_root, args, { services, requireViewer }) =>
      readInvoice(services, {
        userId: (await requireViewer()).id,
        saleId: args.sale_id,
        appointmentId: args.appt_id ?? null,
      }),
  }),
}));
