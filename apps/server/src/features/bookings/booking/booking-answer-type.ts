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
      description: '1: paid, or nothing was due. 0: not completed; null where nothing was booked.',
    }),
    payment_type: t.exposeString('paymentType', { nullable: true }),
    sale_id: t.exposeInt('saleId', { nullable: true }),
    order_id: t.exposeInt('orderId', {
      nullable: true,
      description: 'The order to pay, where something is due now; its times can be released by it.',
    }),
    payment_url: t.exposeString('paymentUrl', { nullable: true }),
    payment_amount: t.float({
      nullable: true,
      resolve: ({ paymentAmount }) => (paymentAmount === null ? null : toMajor(paymentAmount)),
    }),
    appointment_ids: t.exposeIntList('appointmentIds'),
    held_until: t.exposeInt('heldUntil', {
      nullable: true,
      description: 'Until when the times are kept for the payment, a real moment in unix seconds.',
    }),
    refused: t.field({ type: RefusedTimeType, nullable: true, resolve: ({ refused }) => refused }),
    clashes: t.field({
      type: [DeskClash],
      description: 'At the desk: what speaks against the time. Send their keys in `anyway` to book all the same.',
      resolve: ({ clashes }) => [...(clashes ?? [])],
    }),
    alternatives: t.field({
      type: [AlternativeTime],
      description: 'Free times nearest to the one that cannot be had.',
      resolve: ({ refused }) => refused?.alternatives ?? [],
    }),
  }),
});
