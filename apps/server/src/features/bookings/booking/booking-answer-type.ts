import { toMajor } from '@thyme/domain/money';
import { builder } from '../../../graphql/builder.ts';
import { AlternativeTime, RefusedTimeType } from '../cart/priced-cart-type.ts';
import { DeskClash } from '../moving/clash-type.ts';
import type { BookingAnswer } from './booking-answer.ts';

export const BookingAnswerType = builder.objectRef<BookingAnswer>('BookingAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    payment_status: t.exposeInt('paymentStatus', {
      nullable: true,
      description: '1: paid, or nothing was due. 0: not completed; null if nothing was booked.',
    }),
    payment_type: t.exposeString('paymentType', { nullable: true }),
    sale_id: t.exposeInt('saleId', { nullable: true }),
    order_id: t.exposeInt('orderId', {
      nullable: true,
      description: 'The order to pay, if something is due now; it can also release the times.',
    }),
    payment_url: t.exposeString('paymentUrl', { nullable: true }),
    payment_amount: t.float({
      nullable: true,
      resolve: ({ paymentAmount }) => (paymentAmount === null ? null : toMajor(paymentAmount)),
    }),
    appointment_ids: t.exposeIntList('appointmentIds'),
    held_until: t.exposeInt('heldUntil', {
      nullable: true,
      description: 'When the hold for the payment expires, in Unix seconds.',
    }),
    refused: t.field({ type: RefusedTimeType, nullable: true, resolve: ({ refused }) => refused }),
    clashes: t.field({
      type: [DeskClash],
      description: 'At the desk: warnings about the time. Send their keys in `anyway` to book anyway.',
      resolve: ({ clashes }) => [...(clashes ?? [])],
    }),
    alternatives: t.field({
      type: [AlternativeTime],
      description: 'The free times nearest to the unavailable one.',
      resolve: ({ refused }) => refused?.alternatives ?? [],
    }),
  }),
});
