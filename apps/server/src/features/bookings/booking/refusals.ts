import { MAX_OCCURRENCES, MIN_OCCURRENCES } from '@thyme/domain/availability';
import {
  type CartRefusal,
  CONSULTATION_MESSAGES,
  type ConsultationRefusal,
  type GoodsRefusal,
  type GroupRefusal,
  goodsMessage,
  groupMessage,
  type PlanRefusal,
  type TotalsRefusal,
} from '@thyme/domain/bookings';
import { amountMessage, GIFT_MESSAGES, PERSON_MISSING_MESSAGE } from '@thyme/domain/vouchers';
import { type PaymentRefusal, paymentRefusalMessage } from '../../payments/index.ts';
import type { CartProblem } from '../cart/cart.ts';
import { type TestRefusal, testMessage } from '../cart/patch-tests.ts';

export type BookingRefusal =
  | CartProblem
  | CartRefusal
  | PlanRefusal
  | TotalsRefusal
  | ConsultationRefusal
  | TestRefusal
  | GroupRefusal
  | GoodsRefusal
  | { readonly code: 'blocked-guest' | 'call-taken' }
  | { readonly code: 'payment'; readonly refusal: PaymentRefusal };

export const BLOCKED_GUEST = 'You have been blocked by the business!';

const BAD_TIME = 'Please select a date and time for each service.';
const NOT_OFFERED = 'This time is not offered. Please select one of the times shown.';
const NO_ONLINE = 'This cart cannot be booked online. Please contact the business.';

type Detailed =
  | GroupRefusal['code']
  | 'payment'
  | 'amount-fixed'
  | 'amount-outside'
  | 'goods-alone'
  | 'stock-short'
  | 'patch-test-needed'
  | 'bad-occurrences'
  | 'too-many-occurrences'
  | 'over-sales-limit';

const MESSAGES: Record<Exclude<BookingRefusal['code'], Detailed>, string> = {
  'blocked-guest': BLOCKED_GUEST,
  'no-shop': 'This shop was not found.',
  'no-service': 'A service in your cart is no longer offered here.',
  'no-voucher': 'A voucher in your cart is no longer sold here.',
  'no-product': 'A product in your cart is no longer sold here.',
  'empty-cart': 'Your cart is empty.',
  'bad-date': BAD_TIME,
  'bad-time': BAD_TIME,
  'date-and-time-differ': BAD_TIME,
  'time-missing': BAD_TIME,
  past: 'This time has passed. Please select another time.',
  'too-soon': 'This time is too soon for the business. Please select a later time.',
  'too-far': 'The business does not take bookings that far ahead yet.',
  closed: 'The business is closed on this day. Please select another day.',
  blocked: 'The business takes no bookings on this day. Please select another day.',
  'outside-hours': 'This time is outside the business hours. Please select another time.',
  'off-grid': NOT_OFFERED,
  'not-listed': NOT_OFFERED,
  taken: 'This time is taken. Please select another time.',
  'appointments-overlap': 'Two of your times overlap. Please select another time for one of them.',
  'bad-appointment': 'This service cannot be booked online.',
  'no-seats': 'This class is full. Please select another date.',
  'enrolment-closed': 'Enrolment for this class has closed.',
  'call-missing': CONSULTATION_MESSAGES.confirmStep,
  'call-past': CONSULTATION_MESSAGES.confirmStep,
  'call-not-before-service': CONSULTATION_MESSAGES.confirmStep,
  'call-taken': 'This call time is taken. Please select another time for your consultation call.',
  'bad-quantity': 'Please check the quantity of your vouchers.',
  'person-missing': PERSON_MISSING_MESSAGE,
  ...GIFT_MESSAGES,
  'bad-price': NO_ONLINE,
  'total-too-large': NO_ONLINE,
  'total-differs': 'The prices have changed. Please check your cart and try again.',
};

/** The guest's message for each refusal. */
export function refusalMessage(refusal: BookingRefusal): string {
  switch (refusal.code) {
    case 'payment':
      return paymentRefusalMessage(refusal.refusal);
    case 'amount-fixed':
    case 'amount-outside':
      return amountMessage(refusal, refusal.currency);
    case 'patch-test-needed':
      return testMessage(refusal);
    case 'group-size':
    case 'group-class':
    case 'group-times':
    case 'group-too-large':
      return groupMessage(refusal);
    case 'goods-alone':
    case 'stock-short':
      return goodsMessage(refusal);
    case 'bad-occurrences':
      return `Please select between ${refusal.least ?? MIN_OCCURRENCES} and ${MAX_OCCURRENCES} occurrences.`;
    case 'too-many-occurrences':
      return `Only ${refusal.available} of these dates are available in a row.`;
    case 'over-sales-limit':
      return refusal.remaining > 0
        ? `Only ${refusal.remaining} of this voucher are left.`
        : 'This voucher is sold out.';
    default:
      return MESSAGES[refusal.code];
  }
}
