import { toMajor } from '@thyme/domain/money';
import { CARD_FEE_STATUSES, cardFeeLimits, type FeeTerms, feeConsentWords } from '@thyme/domain/payments';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { Payment } from '../payment-type.ts';
import { readTerms, termsOfShop } from './consent.ts';
import { payFee, questionFee, readOwnFee } from './own-fee.ts';

const id = z.int().positive().max(2_147_483_647);

const Terms = builder.objectRef<FeeTerms>('CardFeeTerms').implement({
  description: 'The fee consent that a shop asks the payer of a booking for.',
  fields: (t) => ({
    percent: t.exposeInt('percent'),
    late_hours: t.exposeInt('lateHours'),
    words: t.string({ description: 'The exact words the guest agrees to.', resolve: feeConsentWords }),
  }),
});

const Fee = builder.objectRef<NonNullable<Awaited<ReturnType<typeof readOwnFee>>>>('CardFee').implement({
  fields: (t) => ({
    amount: t.float({ resolve: ({ fee }) => toMajor(fee.amount) }),
    reason: t.string({ description: 'no-show or late-cancellation', resolve: ({ fee }) => fee.reason }),
    status: t.string({ description: CARD_FEE_STATUSES.join(', '), resolve: ({ fee }) => fee.status }),
    refunded: t.float({ description: 'The refunded part.', resolve: ({ refunded }) => toMajor(refunded) }),
    charge_at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ fee, zone }) => wallOf(zone, fee.chargeAt),
    }),
    note: t.string({ description: 'The guest’s objection.', resolve: ({ fee }) => fee.guestNote }),
    can_object: t.exposeBoolean('canObject'),
    agreed: t.exposeString('agreed', { description: 'The words that the guest agreed to.' }),
  }),
});

builder.queryFields((t) => ({
  order_fee_terms: t.field({
    type: Terms,
    nullable: true,
    description: 'The fee consent for this order; null if the shop asks for none.',
    authScopes: { guest: true },
    args: { order_id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, { order_id }, { services, requireViewer }) =>
      readTerms(services, { userId: (await requireViewer()).id, orderId: order_id }),
  }),
  shop_fee_terms: t.field({
    type: Terms,
    nullable: true,
    description: 'The fee consent for a booking paid with a saved card; null if the shop asks for none.',
    authScopes: { guest: true },
    args: { business_id: t.arg.int({ required: true, validate: id }) },
    resolve: (_root, { business_id }, { services }) => termsOfShop(services, business_id),
  }),
  appointment_card_fee: t.field({
    type: Fee,
    nullable: true,
    description: 'The fee that the shop announced for an own appointment.',
    authScopes: { guest: true },
    args: { appt_id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, { appt_id }, { services, requireViewer }) =>
      readOwnFee(services, { userId: (await requireViewer()).id, appointmentId: appt_id }),
  }),
}));

builder.mutationFields((t) => ({
  question_card_fee: t.field({
    type: Acknowledgement,
    description: 'Objects to an announced fee: nothing is charged until the shop has answered.',
    authScopes: { guest: true },
    args: {
      appt_id: t.arg.int({ required: true, validate: id }),
      note: t.arg.string({ required: true, validate: z.string().max(cardFeeLimits.note, 'Please enter fewer words.') }),
    },
    resolve: async (_root, { appt_id, note }, { services, requireViewer }) =>
      questionFee(services, { userId: (await requireViewer()).id, appointmentId: appt_id, note }),
  }),
  pay_card_fee: t.field({
    type: Payment,
    description: 'The payment page of a fee that needs the guest’s authentication.',
    authScopes: { guest: true },
    args: { appt_id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, { appt_id }, { services, requireViewer }) =>
      payFee(services, { userId: (await requireViewer()).id, appointmentId: appt_id }),
  }),
}));
