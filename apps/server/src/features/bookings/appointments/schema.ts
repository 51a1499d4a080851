import { bookingLimits } from '@thyme/domain/bookings';
import { toMajor } from '@thyme/domain/money';
import type { PolicySegment } from '@thyme/domain/payments';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { growingCountArgument, PaginatorInfo, pageArgument, pageRequest } from '../../../graphql/pagination.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { readProfile } from '../../accounts/index.ts';
import { GuestProfile } from '../../accounts/profile/guest-profile-type.ts';
import { bookWarningCall, type CallAnswer } from '../call/book-call.ts';
import { Appointment } from './appointment-type.ts';
import { quoteForGuest } from './cancel.ts';
import { cancelFuture } from './cancel-upcoming.ts';
import { type StatusAnswer, updateStatus } from './change-status.ts';
import { keepTime } from './keep-time.ts';
import { type AppointmentList, findAppointment, listAppointments } from './read-appointments.ts';

const FIRST_PAGE = 50;

const TabCounts = builder.objectRef<AppointmentList['counts']>('AppointmentCounts').implement({
  fields: (t) => ({ upcoming: t.exposeInt('upcoming'), past: t.exposeInt('past') }),
});

const AppointmentListType = builder.objectRef<AppointmentList>('AppointmentList').implement({
  fields: (t) => ({
    data: t.field({ type: [Appointment], resolve: (list) => list.data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (list) => list }),
    counts: t.field({
      type: TabCounts,
      description: 'Counts for both tabs, without filters.',
      resolve: (list) => list.counts,
    }),
    me: t.field({
      type: GuestProfile,
      resolve: (list, _args, { services }) => readProfile(services, list.userId),
    }),
  }),
});

builder.queryFields((t) => ({
  appointments: t.field({
    type: AppointmentListType,
    authScopes: { guest: true },
    args: {
      date_range: t.arg.string({ validate: z.string().max(40).nullish(), description: 'YYYY-MM-DD,YYYY-MM-DD' }),
      keyword: t.arg.string({
        validate: z.string().max(100).nullish(),
        description: 'Searches the names of shops and services.',
      }),
      type: t.arg.string({ validate: z.enum(['upcoming', 'past']).nullish(), description: 'upcoming or past.' }),
      count: t.arg.int({ validate: growingCountArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: async (_root, { date_range, keyword, type, ...page }, { services, requireViewer }) =>
      listAppointments(
        services,
        (await requireViewer()).id,
        { dateRange: date_range ?? null, keyword: keyword ?? null, type: type ?? null },
        pageRequest(page, FIRST_PAGE),
      ),
  }),
  appointment: t.field({
    type: Appointment,
    nullable: true,
    description: "One of the guest's own; otherwise null.",
    authScopes: { guest: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) =>
      findAppointment(services, (await requireViewer()).id, id),
  }),
}));

type Quote = NonNullable<Awaited<ReturnType<typeof quoteForGuest>>> & { zone: string };

const PolicyStretch = builder.objectRef<PolicySegment & { zone: string }>('PolicyStretch').implement({
  fields: (t) => ({
    from: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ from, zone }) => wallOf(zone, from),
    }),
    until: t.int({ resolve: ({ until, zone }) => wallOf(zone, until) }),
    percent: t.exposeFloat('percent'),
    decided_by_business: t.exposeBoolean('isDecidedByBusiness'),
  }),
});

const RefundPart = builder.objectRef<Quote['parts'][number]>('CancellationRefundPart').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'card, google, apple, voucher …' }),
    label: t.exposeString('label', { description: "For example 'Visa ending 4242'." }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
  }),
});

const CancellationQuoteType = builder.objectRef<Quote>('CancellationQuote').implement({
  description: 'The fee for cancelling now.',
  fields: (t) => ({
    percent: t.exposeFloat('percent'),
    fee: t.float({ resolve: ({ fee }) => toMajor(fee) }),
    refund: t.float({ resolve: ({ refund }) => toMajor(refund) }),
    refund_to_card: t.float({ resolve: ({ toCard }) => toMajor(toCard) }),
    refund_to_voucher: t.float({ resolve: ({ toVoucher }) => toMajor(toVoucher) }),
    parts: t.field({ type: [RefundPart], resolve: ({ parts }) => parts }),
    late_fee: t.float({
      description: 'The most that the business may charge to the saved card as well, as the guest agreed.',
      resolve: ({ lateFee }) => toMajor(lateFee.amount),
    }),
    late_fee_last4: t.string({
      description: 'Of that card; empty without such a fee.',
      resolve: ({ lateFee }) => lateFee.last4,
    }),
    decided_by_business: t.exposeBoolean('isDecidedByBusiness', {
      description: 'The fee is retained until the business has decided about it.',
    }),
    forgiven: t.exposeBoolean('isForgiven', {
      description: 'It would have cost something, but the shop forgives regulars one late cancellation a year.',
    }),
    sentence: t.exposeString('sentence'),
    timeline: t.field({
      type: [PolicyStretch],
      description: 'Seconds until the appointment begins.',
      resolve: ({ timeline, zone }) => timeline.map((stretch) => ({ ...stretch, zone })),
    }),
  }),
});

builder.objectField(Appointment, 'cancellation_quote', (t) =>
  t.field({
    type: CancellationQuoteType,
    nullable: true,
    description: 'Null when it can no longer be cancelled.',
    resolve: async (row, _args, { services }) => {
      const quote = await quoteForGuest(services, row);
      return quote && { ...quote, zone: row.zone };
    },
  }),
);

const StatusUpdateAnswer = builder.objectRef<StatusAnswer & { userId: number }>('AppointmentStatusUpdate').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    appointment: t.field({
      type: Appointment,
      nullable: true,
      resolve: ({ appointmentId, userId }, _args, { services }) =>
        appointmentId === null ? null : findAppointment(services, userId, appointmentId),
    }),
    nearest_times: t.intList({
      description: 'The free times nearest to a refused one, in the shop’s wall-clock time.',
      resolve: ({ nearest }) => nearest,
    }),
  }),
});

const CallAnswerType = builder.objectRef<CallAnswer>('ConsultationBooking').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    appointment_id: t.exposeInt('appointmentId', { nullable: true }),
    nearest_times: t.exposeIntList('nearest'),
  }),
});

builder.mutationFields((t) => ({
  statusUpdateForAppointment: t.field({
    type: StatusUpdateAnswer,
    description: 'Cancelled, Reschedule (with date and time) or Accept (with date and time to choose among several).',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true }),
      status: t.arg.string({ required: true, validate: z.string().max(40) }),
      service_pricing_ids: t.arg.intList({ validate: z.array(z.int()).max(50).nullish() }),
      date: t.arg.string({ validate: z.string().max(20).nullish(), description: 'YYYY-MM-DD' }),
      time: t.arg.int({ description: "Unix seconds that show the shop's wall clock when read in UTC." }),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
      version: t.arg.int({
        description: 'The version of the appointment; a change based on an older one is refused.',
      }),
      whole_group: t.arg.boolean({
        description: 'With Cancelled: also cancels the rest of the group.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { id: userId } = await context.requireViewer();
      const answer = await updateStatus(context.services, userId, {
        id: args.id,
        status: args.status,
        pricingIds: args.service_pricing_ids ?? null,
        date: args.date ?? null,
        time: args.time ?? null,
        note: args.note?.trim() ?? '',
        version: args.version ?? null,
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
        ...(args.whole_group ? { wholeGroup: true } : {}),
      });
      return { ...answer, userId };
    },
  }),
  keep_appointment_time: t.field({
    type: Acknowledgement,
    description: 'Declines the time that the business proposed: the appointment keeps its booked time.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true }),
      version: t.arg.int({
        description: 'The version of the appointment; an answer to an older one is refused.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, { id, version, idempotency_key }, context) =>
      keepTime(context.services, (await context.requireViewer()).id, {
        id,
        version: version ?? null,
        idempotencyKey: idempotencyKeyOf(context, idempotency_key),
      }),
  }),
  video_consultation_booking: t.field({
    type: CallAnswerType,
    description: 'Books the call that a business required in a warning, within seven days.',
    authScopes: { guest: true },
    args: {
      video_datetime: t.arg.int({
        required: true,
        description: "Unix seconds that show the shop's wall clock when read in UTC.",
      }),
      business_id: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      bookWarningCall(services, (await requireViewer()).id, {
        businessId: args.business_id,
        wall: args.video_datetime,
      }),
  }),
  cancel_future_appointment: t.field({
    type: Acknowledgement,
    description: 'Cancels all upcoming appointments at a business.',
    authScopes: { guest: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      cancelFuture(services, (await requireViewer()).id, business_id),
  }),
}));
