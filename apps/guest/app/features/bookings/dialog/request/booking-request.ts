import type { CartQuote } from '@thyme/domain/bookings';
import { toMajor } from '@thyme/domain/money';
import type {
  BookingServiceInput,
  CreateBookingMutationVariables,
  GivenFormInput,
} from '../../../../generated/graphql.ts';
import type { CartLine, ChosenGoods } from '../../cart/priced-cart.ts';
import { isRepeated } from '../../cart/repeated.ts';
import type { StoredItem } from '../../cart/stored-cart.ts';
import type { Moment, PlacedService } from '../choice/choice.ts';
import { guestOf, wireGroup } from '../choice/group.ts';
import { type ChosenPayment, leftToPay } from '../choice/slots.ts';

const personOf = (stored: StoredItem): number | null =>
  stored.__typename === 'ServicePricing' ? (stored.person ?? null) : null;

/** The services in the API's format, each with its own date and time. */
export function wireServices(placed: readonly PlacedService[]): BookingServiceInput[] {
  return placed.map(({ line: { service, stored }, date, time, groupBegins }) => ({
    service_pricing_id: service.id,
    date: groupBegins?.date ?? date,
    time: groupBegins?.time ?? time,
    is_group: service.is_group,
    group_type: service.service_group?.group_type ?? null,
    occurrences: isRepeated(service) ? stored.qty : null,
    ...(personOf(stored) === null ? {} : { person_id: personOf(stored) }),
    ...(guestOf({ stored }) > 0 ? { guest: guestOf({ stored }) } : {}),
  }));
}

export function wireVouchers(lines: readonly CartLine[]) {
  return lines.flatMap(({ stored }) =>
    stored.__typename === 'Voucher'
      ? [
          {
            voucher_id: stored.id,
            voucher_qty: stored.qty,
            voucher_owner: stored.person,
            voucher_email: stored.email ?? null,
            ...(stored.sendOn ? { voucher_send_date: stored.sendOn } : {}),
            ...(stored.from ? { voucher_from: stored.from } : {}),
            ...(stored.message ? { voucher_message: stored.message } : {}),
            ...(stored.amount ? { voucher_amount: toMajor(stored.amount) } : {}),
            ...(stored.colour ? { voucher_color: stored.colour } : {}),
          },
        ]
      : [],
  );
}

/** What vouchers pay, and what the payment method is charged for the rest. */
function paymentInfo(quote: CartQuote, payment: ChosenPayment) {
  if (quote.payableNow === 0 && payment.vouchers.length === 0) return null;
  const rest = toMajor(leftToPay(quote, payment));
  const method = rest > 0 ? payment.method : null;
  return {
    voucher: payment.vouchers.map(({ code, amount }) => ({ code, payment: toMajor(amount) })),
    stripe: method === 'stripe' ? rest : null,
    google: method === 'google' ? rest : null,
    apple: method === 'apple' ? rest : null,
  };
}

export interface Booking {
  businessId: number;
  lines: readonly CartLine[];
  placed: readonly PlacedService[];
  quote: CartQuote;
  call: Moment | null;
  payment: ChosenPayment;
  walletToken: string | null;
  /** The guest's note to the shop; empty for none. */
  note: string;
  /** Each guest of the group pays their own part. */
  eachPays?: boolean;
  /** Answers to the shop's forms. */
  forms?: readonly GivenFormInput[];
  /** Products to take home. */
  goods?: readonly ChosenGoods[];
}

export function bookingRequest(booking: Booking, key: string): CreateBookingMutationVariables {
  const { businessId, lines, placed, quote, call, payment, walletToken, note } = booking;
  const { forms = [], goods = [], eachPays = false } = booking;
  return {
    business_id: businessId,
    services: wireServices(placed),
    vouchers: wireVouchers(lines),
    ...(goods.length > 0 ? { products: goods.map(({ id, quantity }) => ({ product_id: id, quantity })) } : {}),
    ...wireGroup(lines, eachPays),
    total_amount: toMajor(quote.total),
    upfront_amount: toMajor(quote.deposit + quote.specialDeposit),
    discount: toMajor(quote.discount),
    payment_info: paymentInfo(quote, payment),
    video_datetime: call?.time ?? null,
    booking_request: 'web',
    google_pay_token: walletToken,
    saved_card_id: (payment.method === 'stripe' && payment.savedCardId) || null,
    ...(payment.agreesToFee ? { fee_consent: true } : {}),
    note: note.trim() || null,
    ...(forms.length > 0 ? { forms: [...forms] } : {}),
    idempotency_key: key,
  };
}
