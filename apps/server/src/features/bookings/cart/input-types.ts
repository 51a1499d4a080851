import { isEmail } from '@thyme/domain/accounts';
import { bookingLimits, MOST_GUESTS } from '@thyme/domain/bookings';
import { goodsLimits, type WantedPieces } from '@thyme/domain/products';
import { tidyLine, tidyText } from '@thyme/domain/text';
import { isLocalDate } from '@thyme/domain/time';
import { VOUCHER_COLOURS, type VoucherColour, voucherLimits } from '@thyme/domain/vouchers';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { invalidInput } from '../../../graphql/errors.ts';
import { amountOf } from '../../../graphql/sent-amount.ts';
import { textArgument, tooLong } from '../../../graphql/text-arguments.ts';
import { VoucherPaymentInput } from '../../vouchers/index.ts';
import { type GroupArgument, groupWishes } from './group-types.ts';
import type { BookingRequest, CardMethod, ServiceWish, VoucherWish } from './request.ts';

const MAX_ITEMS = 20;

export const servicesArgument = z
  .array(z.any())
  .max(MAX_ITEMS, `A cart holds at most ${MAX_ITEMS} services.`)
  .nullish();
export const vouchersArgument = z
  .array(z.any())
  .max(MAX_ITEMS, `A cart holds at most ${MAX_ITEMS} vouchers.`)
  .nullish();
export const noteArgument = textArgument(bookingLimits.note);
export const sourceArgument = z.literal('web', "booking_request is 'web'.").nullish();
export const walletTokenArgument = z.string().max(20_000).nullish();

export const guestArgument = z
  .int()
  .min(0)
  .max(MOST_GUESTS - 1, `A group is at most ${MOST_GUESTS} people.`);

export const BookingServiceInput = builder.inputType('BookingServiceInput', {
  fields: (t) => ({
    service_pricing_id: t.int({ required: true }),
    date: t.string({
      description: 'YYYY-MM-DD. Optional for a course, like the time.',
      validate: z.string().refine(isLocalDate, 'Please send the date as YYYY-MM-DD.').nullish(),
    }),
    time: t.int({ description: "Unix seconds that show the shop's wall clock when read in UTC." }),
    is_group: t.boolean({ description: 'Accepted for compatibility; the shop’s own data decides.' }),
    group_type: t.string({ description: 'Accepted for compatibility; the shop’s own data decides.' }),
    person_id: t.int({ description: 'The chair of the chosen person; left out for anyone.' }),
    guest: t.int({
      description: 'In a group, whose service it is: 0 or left out for the guest who books, 1 to 5 for companions.',
      validate: guestArgument.nullish(),
    }),
    occurrences: t.int({
      description: 'For a repeated class: the number of consecutive dates, 2 to 14; 1 if the shop allows it.',
    }),
  }),
});

export const BookingVoucherInput = builder.inputType('BookingVoucherInput', {
  fields: (t) => ({
    voucher_id: t.int({ required: true }),
    voucher_qty: t.int({ required: true }),
    voucher_owner: t.string({
      required: true,
      description: 'The recipient’s name.',
      validate: z.string().max(voucherLimits.owner, tooLong(voucherLimits.owner)),
    }),
    voucher_email: t.string({
      description: 'Where the code is sent once it is paid, unless the buyer hands it over in person.',
      validate: z
        .string()
        .trim()
        .max(voucherLimits.ownerEmail)
        .refine((text) => text === '' || isEmail(text), 'Email should have correct format')
        .nullish(),
    }),
    voucher_send_date: t.string({
      description: "The day it is mailed, at 9 in the morning by the shop's clock. Left out: once it is paid.",
      validate: z
        .string()
        .refine((text) => text === '' || isLocalDate(text), 'Please send the date as YYYY-MM-DD.')
        .nullish(),
    }),
    voucher_from: t.string({
      description: 'How the giver signs; the buyer’s name when left out.',
      validate: textArgument(voucherLimits.giver),
    }),
    voucher_message: t.string({
      description: 'The giver’s message to the recipient.',
      validate: textArgument(voucherLimits.message),
    }),
    voucher_amount: t.float({
      description: 'Its price and value, within amount_from and amount_to of the offer; the offer’s own when left out.',
    }),
    voucher_color: t.string({
      description: `One of ${VOUCHER_COLOURS.join(', ')}; the shop’s own when left out.`,
      validate: z.enum(VOUCHER_COLOURS, `voucher_color is one of ${VOUCHER_COLOURS.join(', ')}.`).nullish(),
    }),
  }),
});

export const productsArgument = z
  .array(z.any())
  .max(goodsLimits.lines, `A cart holds at most ${goodsLimits.lines} products.`)
  .nullish();

export const BookingProductInput = builder.inputType('BookingProductInput', {
  description: 'A product that is paid for with the booking and handed over at the appointment.',
  fields: (t) => ({
    product_id: t.int({ required: true, validate: z.int().positive() }),
    quantity: t.int({
      required: true,
      validate: z.int().min(1).max(goodsLimits.quantity, `Please choose at most ${goodsLimits.quantity}.`),
    }),
  }),
});

export const PaymentInfoInput = builder.inputType('PaymentInfoInput', {
  fields: (t) => ({
    voucher: t.field({ type: [VoucherPaymentInput], validate: z.array(z.any()).max(10).nullish() }),
    stripe: t.float({ description: 'The amount charged to a card.' }),
    google: t.float({ description: 'The amount charged through Google Pay.' }),
    apple: t.float({ description: 'The amount charged through Apple Pay.' }),
  }),
});

type Given<T> = T | null | undefined;

interface ServiceArgument {
  service_pricing_id: number;
  date?: Given<string>;
  time?: Given<number>;
  occurrences?: Given<number>;
  person_id?: Given<number>;
  guest?: Given<number>;
}

export const serviceWish = (given: ServiceArgument): ServiceWish => ({
  pricingId: given.service_pricing_id,
  date: given.date ?? null,
  time: given.time ?? null,
  occurrences: given.occurrences ?? null,
  // Left out without a chosen person: idempotency keys are compared with the input of clients that do not know persons.
  ...(given.person_id === null || given.person_id === undefined ? {} : { personId: given.person_id }),
  ...(given.guest ? { guest: given.guest } : {}),
});

interface VoucherArgument {
  voucher_id: number;
  voucher_qty: number;
  voucher_owner: string;
  voucher_email?: Given<string>;
  voucher_send_date?: Given<string>;
  voucher_from?: Given<string>;
  voucher_message?: Given<string>;
  voucher_color?: Given<string>;
  voucher_amount?: Given<number>;
}

/** Undefined if none was chosen: idempotency keys are compared with the input of clients that do not know amounts. */
const chosenAmount = (given: VoucherArgument) => amountOf('vouchers.voucher_amount', given.voucher_amount) ?? undefined;

export const voucherWish = (given: VoucherArgument): VoucherWish => ({
  ...(chosenAmount(given) === undefined ? {} : { amount: chosenAmount(given) }),
  voucherId: given.voucher_id,
  quantity: given.voucher_qty,
  owner: given.voucher_owner.trim(),
  email: given.voucher_email?.trim() || null,
  sendOn: given.voucher_send_date || null,
  giver: tidyLine(given.voucher_from ?? ''),
  message: tidyText(given.voucher_message ?? ''),
  colour: (given.voucher_color as VoucherColour | null | undefined) ?? null,
});

interface ProductArgument {
  product_id: number;
  quantity: number;
}

/** Merges repeated products. Left out if there are none: idempotency keys are compared with the input of clients that do not know products. */
export function productWishes(given: Given<readonly ProductArgument[]>): { products?: WantedPieces[] } {
  const pieces = new Map<number, number>();
  for (const { product_id, quantity } of given ?? []) pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity);
  const products = [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
  return products.length > 0 ? { products } : {};
}

export interface BookingArguments {
  business_id: number;
  products?: Given<readonly ProductArgument[]>;
  services?: Given<readonly ServiceArgument[]>;
  vouchers?: Given<readonly VoucherArgument[]>;
  group?: Given<GroupArgument>;
  total_amount?: Given<number>;
  upfront_amount?: Given<number>;
  discount?: Given<number>;
  video_datetime?: Given<number>;
  google_pay_token?: Given<string>;
  saved_card_id?: Given<number>;
  fee_consent?: Given<boolean>;
  note?: Given<string>;
  payment_info?: Given<{
    voucher?: Given<readonly { code: string; payment?: Given<number> }[]>;
    stripe?: Given<number>;
    google?: Given<number>;
    apple?: Given<number>;
  }>;
}

const METHODS: readonly CardMethod[] = ['stripe', 'google', 'apple'];

function methodOf(info: BookingArguments['payment_info']): Pick<BookingRequest, 'method' | 'methodAmount'> {
  const chosen = METHODS.flatMap((method) => {
    const amount = amountOf(`payment_info.${method}`, info?.[method]);
    return amount === null || amount === 0 ? [] : [{ method, methodAmount: amount }];
  });
  if (chosen.length > 1) throw invalidInput({ payment_info: ['Please choose one payment method.'] });
  return chosen[0] ?? { method: null, methodAmount: null };
}

/** An empty code that pays nothing means no voucher. */
function redeemed(info: BookingArguments['payment_info']): BookingRequest['redeem'] {
  return (info?.voucher ?? [])
    .map(({ code, payment }) => ({ code: code.trim(), amount: amountOf('payment_info.voucher', payment) }))
    .filter(({ code, amount }) => code !== '' || (amount ?? 0) !== 0);
}

export function bookingRequest(args: BookingArguments): BookingRequest {
  const info = args.payment_info;
  const group = groupWishes(args.group, args.services);
  return {
    ...(group ? { group } : {}),
    businessId: args.business_id,
    services: (args.services ?? []).map(serviceWish),
    vouchers: (args.vouchers ?? []).map(voucherWish),
    ...productWishes(args.products),
    totalAmount: amountOf('total_amount', args.total_amount),
    upfrontAmount: amountOf('upfront_amount', args.upfront_amount),
    discount: amountOf('discount', args.discount),
    videoDatetime: args.video_datetime ?? null,
    note: tidyText(args.note ?? ''),
    redeem: redeemed(info),
    ...methodOf(info),
    walletToken: args.google_pay_token || null,
    savedCardId: args.saved_card_id ?? null,
    agreesToFee: args.fee_consent ?? false,
  };
}
