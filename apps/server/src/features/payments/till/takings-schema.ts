import { toMajor } from '@thyme/domain/money';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { type DayTakings, readTakings, type Takings } from './takings.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

const Day = builder.objectRef<DayTakings>('DeskDayTakings').implement({
  fields: (t) => ({
    date: t.exposeString('date'),
    bookings: t.exposeInt('bookings'),
    worth: t.float({ description: 'Value of the appointments of that day.', resolve: ({ worth }) => toMajor(worth) }),
    taken: t.float({ description: 'Payments less refunds.', resolve: ({ taken }) => toMajor(taken) }),
  }),
});

const Ways = builder.objectRef<Takings['taken']>('DeskTakenBy').implement({
  fields: (t) => ({
    online: t.float({ description: 'Cards and wallets on the site.', resolve: ({ online }) => toMajor(online) }),
    card: t.float({ description: "The shop's own card reader.", resolve: ({ card }) => toMajor(card) }),
    cash: t.float({ resolve: ({ cash }) => toMajor(cash) }),
    voucher: t.float({
      description: 'Paid with vouchers. They were paid for when they were bought, so this is not part of the total.',
      resolve: ({ voucher }) => toMajor(voucher),
    }),
  }),
});

type Refund = Takings['refunds'][number] & { zone: string };

const RefundRow = builder.objectRef<Refund>('DeskRefund').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    status: t.string({ description: 'requested, sent, succeeded or failed.', resolve: ({ status }) => status }),
    reason: t.exposeString('reason'),
    at: t.int({ resolve: ({ createdAt, zone }) => wallOf(zone, createdAt) }),
  }),
});

type ToDecide = Takings['toDecide'][number] & { zone: string };

const Decision = builder.objectRef<ToDecide>('DeskFeeQuestion').implement({
  description: 'A cancelled appointment whose fee the owner may keep or refund.',
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    fee: t.float({ resolve: ({ fee }) => toMajor(fee ?? 0) }),
  }),
});

const DeskTakings = builder.objectRef<Takings>('DeskTakings').implement({
  fields: (t) => ({
    days: t.field({ type: [Day], resolve: ({ days }) => days }),
    taken: t.field({ type: Ways, resolve: ({ taken }) => taken }),
    still_to_come: t.float({
      description: "Due at today's appointments that are not completed yet.",
      resolve: ({ stillToCome }) => toMajor(stillToCome),
    }),
    deposits_held: t.float({ resolve: ({ held }) => toMajor(held.amount) }),
    deposits_bookings: t.int({ resolve: ({ held }) => held.bookings }),
    refunds: t.field({
      type: [RefundRow],
      resolve: ({ refunds, membership: { zone } }) => refunds.map((refund) => ({ ...refund, zone })),
    }),
    to_decide: t.field({
      type: [Decision],
      resolve: ({ toDecide, membership: { zone } }) => toDecide.map((row) => ({ ...row, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_takings: t.field({
    type: DeskTakings,
    description: "The takings of one's own business in a period, both days included. For owners.",
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, validate: dateArgument }),
      to: t.arg.string({ required: true, validate: dateArgument }),
    },
    resolve: async (_root, { business_id, from, to }, { services, requireViewer }) =>
      readTakings(services, await requireViewer(), { businessId: business_id, from, to }),
  }),
}));
