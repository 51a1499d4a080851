import { toMajor } from '@thyme/domain/money';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { closeDay, type OpenBill, readTillDay, type TillDay } from './close-day.ts';
import { cashArgument } from './drawer-schema.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');
const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

const Open = builder.objectRef<OpenBill & { zone: string }>('TillOpenBill').implement({
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.exposeString('guest'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    status: t.exposeString('status'),
    due: t.float({ resolve: ({ due }) => toMajor(due) }),
  }),
});

const Tips = builder.objectRef<TillDay['tips'][number]>('TillTips').implement({
  fields: (t) => ({
    person: t.exposeString('person', { nullable: true }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
  }),
});

const Day = builder.objectRef<TillDay>('TillDay').implement({
  description: 'A day’s takings. A closed day has the figures it was closed with.',
  fields: (t) => ({
    date: t.exposeString('date'),
    cash: t.float({ resolve: ({ totals }) => toMajor(totals.cash) }),
    card: t.float({ resolve: ({ totals }) => toMajor(totals.card) }),
    online: t.float({ resolve: ({ totals }) => toMajor(totals.online) }),
    voucher: t.float({ resolve: ({ totals }) => toMajor(totals.voucher) }),
    refunds: t.float({ resolve: ({ totals }) => toMajor(totals.refunds) }),
    tips: t.float({ resolve: ({ totals }) => toMajor(totals.tips) }),
    tips_by_person: t.field({ type: [Tips], resolve: ({ tips }) => tips }),
    open: t.field({
      type: [Open],
      description: 'Appointments of the day that are not completed and paid.',
      resolve: ({ open, membership: { zone } }) => open.map((bill) => ({ ...bill, zone })),
    }),
    closed: t.int({
      nullable: true,
      description: wallDescription,
      resolve: ({ closed, membership: { zone } }) => closed && wallOf(zone, closed.at),
    }),
    expected_cash: t.float({
      description: 'The expected cash.',
      resolve: ({ expectedCash }) => toMajor(expectedCash),
    }),
    counted: t.float({ nullable: true, resolve: ({ drawer }) => drawer && toMajor(drawer.counted) }),
    difference: t.float({
      nullable: true,
      description: 'Counted less expected.',
      resolve: ({ drawer }) => drawer && toMajor(drawer.difference),
    }),
    closed_by: t.string({ nullable: true, resolve: ({ closed }) => closed?.by ?? null }),
  }),
});

builder.queryFields((t) => ({
  desk_till_day: t.field({
    type: Day,
    description: 'A day’s takings, and what is still open. For the owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, date }, { services, requireViewer }) =>
      readTillDay(services, await requireViewer(), { businessId: business_id, date }),
  }),
}));

builder.mutationFields((t) => ({
  desk_close_day: t.field({
    type: Acknowledgement,
    description: 'Closes the till of a day, once. Its payments can then be refunded, but no longer undone.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      date: t.arg.string({ required: true, validate: dateArgument }),
      counted: t.arg.float({
        description: 'The cash in the drawer; left out if it was not counted.',
        validate: cashArgument.nullish(),
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { business_id, date, counted, idempotency_key }, context) =>
      closeDay(context.services, await context.requireViewer(), {
        businessId: business_id,
        date,
        counted: counted == null ? null : Math.round(counted * 100),
        key: idempotencyKeyOf(context, idempotency_key),
      }),
  }),
}));
