import { builder } from '../../../graphql/builder.ts';
import { PublicError } from '../../../graphql/errors.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { GivenFormInput, givenForms, givenFormsArgument } from '../../forms/index.ts';
import { type GuestStatusRecord, readGuestStatus } from '../../guests/index.ts';
import { checkTimes, priceAndCheck, type TimesAnswer } from '../cart/check.ts';
import { BookingGroupInput, groupWishes } from '../cart/group-types.ts';
import {
  BookingProductInput,
  BookingServiceInput,
  BookingVoucherInput,
  bookingRequest,
  noteArgument,
  PaymentInfoInput,
  productsArgument,
  productWishes,
  servicesArgument,
  serviceWish,
  sourceArgument,
  vouchersArgument,
  voucherWish,
  walletTokenArgument,
} from '../cart/input-types.ts';
import { AlternativeTime, PricedCartType, RefusedTimeType } from '../cart/priced-cart-type.ts';
import { BookingAnswerType } from './booking-answer-type.ts';
import { createBooking } from './create-booking.ts';
import { refusalMessage } from './refusals.ts';

const TimeslotAvailability = builder.objectRef<TimesAnswer>('TimeslotAvailability').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    refused: t.field({ type: RefusedTimeType, nullable: true, resolve: ({ refused }) => refused }),
    alternatives: t.field({
      type: [AlternativeTime],
      description: 'The free times nearest to the unavailable one.',
      resolve: ({ refused }) => refused?.alternatives ?? [],
    }),
  }),
});

const GuestStatusType = builder.objectRef<GuestStatusRecord>('GuestStatus').implement({
  fields: (t) => ({
    status: t.exposeString('status', { description: "'New' until the first completed appointment, then 'Known'." }),
    block: t.exposeBoolean('block'),
  }),
});

builder.queryFields((t) => ({
  price_availability: t.field({
    type: PricedCartType,
    description: 'What a cart costs, now and later, and whether its times are available.',
    args: {
      business_id: t.arg.int({ required: true }),
      services: t.arg({ type: [BookingServiceInput], validate: servicesArgument }),
      vouchers: t.arg({ type: [BookingVoucherInput], validate: vouchersArgument }),
      products: t.arg({ type: [BookingProductInput], validate: productsArgument }),
      group: t.arg({ type: BookingGroupInput }),
    },
    resolve: async (_root, args, { services, viewer }) => {
      const request = {
        businessId: args.business_id,
        services: (args.services ?? []).map(serviceWish),
        vouchers: (args.vouchers ?? []).map(voucherWish),
        ...productWishes(args.products),
        group: groupWishes(args.group, args.services),
      };
      const answer = await priceAndCheck(services, request, (await viewer())?.id ?? null);
      if (!answer.ok) throw new PublicError(refusalMessage(answer.refusal), 'REFUSED');
      return answer.value;
    },
  }),
  guest_status: t.field({
    type: GuestStatusType,
    description: 'The logged-in guest’s status at a shop.',
    authScopes: { guest: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readGuestStatus(services.db, business_id, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  timeslot_availability: t.field({
    type: TimeslotAvailability,
    description: 'Whether everything in a cart is available at its times. Nothing is held.',
    args: {
      business_id: t.arg.int({ required: true }),
      services: t.arg({ type: [BookingServiceInput], required: true, validate: servicesArgument }),
      group: t.arg({ type: BookingGroupInput }),
    },
    resolve: async (_root, args, { services, viewer }) => {
      const group = groupWishes(args.group, args.services);
      const request = { businessId: args.business_id, services: args.services.map(serviceWish), vouchers: [], group };
      return checkTimes(services, request, (await viewer())?.id ?? null);
    },
  }),
  create_booking: t.field({
    type: BookingAnswerType,
    description:
      'Books everything in the cart or nothing. If something is due now, the times are held for ten minutes and payment_url is the payment page.',
    authScopes: { guest: true },
    args: {
      business_id: t.arg.int({ required: true }),
      services: t.arg({ type: [BookingServiceInput], validate: servicesArgument }),
      vouchers: t.arg({ type: [BookingVoucherInput], validate: vouchersArgument }),
      products: t.arg({
        type: [BookingProductInput],
        validate: productsArgument,
        description: 'Paid in full now, and handed over at the first appointment of the cart.',
      }),
      group: t.arg({ type: BookingGroupInput }),
      total_amount: t.arg.float({ description: 'Compared with what the server computes.' }),
      upfront_amount: t.arg.float({ description: 'Deposit and special deposits as an amount; compared.' }),
      discount: t.arg.float({ description: 'Compared.' }),
      payment_info: t.arg({ type: PaymentInfoInput }),
      video_datetime: t.arg.int({ description: 'The consultation call, as the shop’s wall clock shows it.' }),
      booking_request: t.arg.string({ description: "'web'.", validate: sourceArgument }),
      google_pay_token: t.arg.string({ description: 'The wallet’s token.', validate: walletTokenArgument }),
      saved_card_id: t.arg.int({ description: 'The saved card to charge, with payment_info.stripe.' }),
      fee_consent: t.arg.boolean({ description: 'The guest agrees that the shop may charge its fee to that card.' }),
      note: t.arg.string({ validate: noteArgument }),
      forms: t.arg({
        type: [GivenFormInput],
        validate: givenFormsArgument,
        description: 'Answers to the shop’s forms; those left out are due before the appointment.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const viewer = await context.requireViewer();
      const key = idempotencyKeyOf(context, args.idempotency_key);
      return createBooking(
        context.services,
        viewer.id,
        { ...bookingRequest(args), forms: givenForms(args.forms) },
        key,
      );
    },
  }),
}));
