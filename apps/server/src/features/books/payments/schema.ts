import { bookLimits } from '@thyme/domain/books';
import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { CreditNote, invoiceNumberOf, methodName } from '../../sales/index.ts';
import { choice, dateArgument, WALL } from '../arguments.ts';
import { PAYMENT_STATES, PAYMENT_WAYS } from './payment-words.ts';
import { type PaymentDetail, type PaymentPage, readPayment, readPayments } from './payments.ts';

type Row = PaymentPage['rows'][number] & { zone: string };

const PaymentType = builder.objectRef<Row>('BooksPayment').implement({
  description: 'A payment or a refund, as recorded in the ledger.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.int({ description: WALL, resolve: ({ at, zone }) => wallOf(zone, at) }),
    guest_id: t.exposeInt('guestId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    what: t.string({ description: 'What was bought.', resolve: ({ what }) => what ?? '' }),
    people: t.string({ description: 'Who did the work.', resolve: ({ people }) => people ?? '' }),
    way: t.string({ description: 'online, card, cash or voucher.', resolve: ({ way }) => way }),
    method: t.string({ resolve: ({ method }) => methodName(method) }),
    instrument: t.exposeString('instrument', { nullable: true, description: 'For example Visa ending 4242.' }),
    amount: t.float({ description: 'Negative for a refund.', resolve: ({ amount }) => toMajor(amount) }),
    state: t.string({ description: PAYMENT_STATES.join(', '), resolve: ({ state }) => state }),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
    invoice_number: t.exposeString('invoice', { nullable: true }),
  }),
});

const Choice = builder.objectRef<{ id: number; name: string }>('BooksChoice').implement({
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name') }),
});

const PageType = builder.objectRef<PaymentPage>('BooksPayments').implement({
  fields: (t) => ({
    payments: t.field({
      type: [PaymentType],
      resolve: ({ rows, membership: { zone } }) => rows.map((row) => ({ ...row, zone })),
    }),
    next: t.exposeString('next', { nullable: true, description: 'Cursor of the next page.' }),
    count: t.int({ resolve: ({ sums }) => sums.count }),
    taken: t.float({ description: 'Without payments by voucher.', resolve: ({ sums }) => toMajor(sums.taken) }),
    refunded: t.float({ description: 'Zero or negative.', resolve: ({ sums }) => toMajor(sums.refunded) }),
    voucher: t.float({ description: 'Paid with vouchers.', resolve: ({ sums }) => toMajor(sums.voucher) }),
    tips: t.float({ resolve: ({ sums }) => toMajor(sums.tips) }),
    people: t.field({ type: [Choice], resolve: ({ people }) => people }),
    services: t.field({ type: [Choice], resolve: ({ services }) => services }),
  }),
});

type Entry = PaymentDetail['entries'][number] & { zone: string };

const EntryType = builder.objectRef<Entry>('BooksEntry').implement({
  description: 'An entry of the ledger: a claim says what is owed, a payment says what moved.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.int({ description: WALL, resolve: ({ at, zone }) => wallOf(zone, at) }),
    side: t.exposeString('side'),
    kind: t.exposeString('kind'),
    method: t.string({ nullable: true, resolve: ({ method }) => method && methodName(method) }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    note: t.exposeString('note'),
    by: t.exposeString('by'),
    appt_id: t.exposeInt('appointmentId', { nullable: true }),
    refund_status: t.string({ nullable: true, resolve: ({ refundStatus }) => refundStatus }),
    is_undone: t.exposeBoolean('isUndone'),
  }),
});

type Appointment = PaymentDetail['appointments'][number] & { zone: string };

const AppointmentType = builder.objectRef<Appointment>('BooksAppointment').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    starts: t.int({ description: WALL, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    status: t.exposeString('status'),
  }),
});

const DetailType = builder.objectRef<PaymentDetail>('BooksPaymentDetail').implement({
  fields: (t) => ({
    entries: t.field({
      type: [EntryType],
      resolve: ({ entries, membership: { zone } }) => entries.map((entry) => ({ ...entry, zone })),
    }),
    appointments: t.field({
      type: [AppointmentType],
      resolve: ({ appointments, membership: { zone } }) => appointments.map((one) => ({ ...one, zone })),
    }),
    invoice_number: t.string({ nullable: true, resolve: ({ invoice }) => invoice && invoiceNumberOf(invoice) }),
    invoice_pdf_url: t.string({
      nullable: true,
      description: 'Download it with the same bearer token.',
      resolve: ({ invoice, saleId }) => invoice && `/api/invoices/${saleId}.pdf`,
    }),
    credit_notes: t.field({ type: [CreditNote], resolve: ({ creditNotes }) => creditNotes }),
  }),
});

builder.queryFields((t) => ({
  desk_payments: t.field({
    type: PageType,
    description: 'Payments and refunds of a period, both days included, newest first. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
      ways: t.arg.stringList({ validate: z.array(choice(PAYMENT_WAYS)).max(PAYMENT_WAYS.length) }),
      states: t.arg.stringList({ validate: z.array(choice(PAYMENT_STATES)).max(PAYMENT_STATES.length) }),
      chair_id: t.arg.int(),
      service_id: t.arg.int(),
      search: t.arg.string({ validate: z.string().max(bookLimits.search, 'Please enter fewer words.') }),
      after: t.arg.string({ validate: z.string().max(40) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readPayments(services, await requireViewer(), {
        businessId: args.business_id,
        from: args.from,
        to: args.to,
        ways: PAYMENT_WAYS.filter((way) => args.ways?.includes(way)),
        states: PAYMENT_STATES.filter((state) => args.states?.includes(state)),
        chairId: args.chair_id ?? null,
        serviceId: args.service_id ?? null,
        search: args.search ?? '',
        after: args.after ?? null,
      }),
  }),
  desk_payment: t.field({
    type: DetailType,
    description: 'The sale of a payment: its entries, appointments, invoice and credit notes. For the owner.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      readPayment(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
