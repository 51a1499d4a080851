import { toMajor } from '@thyme/domain/money';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { Payment } from '../payment-type.ts';
import { giveTip, readTip, type TipOffer } from './give-tip.ts';

const Tip = builder.objectRef<TipOffer>('AppointmentTip').implement({
  fields: (t) => ({
    can_tip: t.exposeBoolean('canTip'),
    given: t.float({ description: 'Tipped so far.', resolve: ({ given }) => toMajor(given) }),
    suggestions: t.floatList({ resolve: ({ suggestions }) => suggestions.map(toMajor) }),
    people: t.exposeStringList('people', { description: 'The recipients.' }),
  }),
});

const id = z.int().positive().max(2_147_483_647);

builder.queryFields((t) => ({
  appointment_tip: t.field({
    type: Tip,
    description: 'Whether the guest can leave a tip for an own appointment, and its recipients.',
    authScopes: { guest: true },
    args: { appt_id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, { appt_id }, { services, requireViewer }) =>
      readTip(services, { userId: (await requireViewer()).id, appointmentId: appt_id }),
  }),
}));

builder.mutationFields((t) => ({
  tip_appointment: t.field({
    type: Payment,
    description: 'Leaves a tip for a past appointment; payment_url leads to the card page.',
    authScopes: { guest: true },
    args: {
      appt_id: t.arg.int({ required: true, validate: id }),
      amount: t.arg.float({ required: true, validate: z.number().min(0).max(100_000).multipleOf(0.01) }),
      payment_type: t.arg.string({
        description: "'stripe' (card), 'google' or 'apple'.",
        validate: z.enum(['stripe', 'google', 'apple']).nullish(),
      }),
      google_pay_token: t.arg.string({
        description: "The wallet's token.",
        validate: z.string().max(20_000).nullish(),
      }),
      saved_card_id: t.arg.int({ description: 'The saved card to charge.', validate: id.nullish() }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      giveTip(context.services, {
        userId: (await context.requireViewer()).id,
        appointmentId: args.appt_id,
        amount: Math.round(args.amount * 100),
        method: (args.payment_type ?? 'stripe') as 'stripe' | 'google' | 'apple',
        walletToken: args.google_pay_token || null,
        savedCardId: args.saved_card_id ?? null,
        idempotencyKey: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
}));
