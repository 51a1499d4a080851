import { toMajor } from '@thyme/domain/money';
import { CARD_FEE_STATUSES, cardFeeLimits } from '@thyme/domain/payments';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { announceFee } from './announce-fee.ts';
import { type CardFeesPage, readCardFees, saveFeeRule } from './card-fees.ts';
import type { Chargeable } from './chargeable.ts';
import { decideFee } from './decide-fee.ts';

const WALL = "Unix seconds that show the shop's wall clock when read in UTC.";

const ChargeableType = builder.objectRef<Chargeable & { zone: string }>('ChargeableAppointment').implement({
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.exposeString('guest'),
    starts: t.int({ description: WALL, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    reason: t.exposeString('reason', { description: 'no-show or late-cancellation' }),
    most: t.float({ description: 'The amount the guest agreed to.', resolve: ({ most }) => toMajor(most) }),
    last4: t.exposeString('last4'),
  }),
});

const Fee = builder.objectRef<CardFeesPage['fees'][number]>('DeskCardFee').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ fee }) => fee.id }),
    appt_id: t.int({ resolve: ({ fee }) => fee.appointmentId }),
    guest_name: t.exposeString('guest'),
    starts: t.int({ description: WALL, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    reason: t.string({ resolve: ({ fee }) => fee.reason }),
    amount: t.float({ resolve: ({ fee }) => toMajor(fee.amount) }),
    status: t.string({ description: CARD_FEE_STATUSES.join(', '), resolve: ({ fee }) => fee.status }),
    refunded: t.float({ description: 'The refunded part.', resolve: ({ refunded }) => toMajor(refunded) }),
    charge_at: t.int({ description: WALL, resolve: ({ fee, zone }) => wallOf(zone, fee.chargeAt) }),
    guest_note: t.string({ resolve: ({ fee }) => fee.guestNote }),
  }),
});

const Page = builder.objectRef<CardFeesPage>('DeskCardFees').implement({
  fields: (t) => ({
    is_offered: t.exposeBoolean('isOffered', { description: 'Whether the card provider can save cards.' }),
    percent: t.exposeInt('percent', { description: 'Percentage of the price; 0 for no fee.' }),
    late_hours: t.exposeInt('lateHours'),
    chargeable: t.field({
      type: [ChargeableType],
      resolve: ({ chargeable, membership: { zone } }) => chargeable.map((one) => ({ ...one, zone })),
    }),
    fees: t.field({ type: [Fee], resolve: ({ fees }) => fees }),
  }),
});

builder.queryFields((t) => ({
  desk_card_fees: t.field({
    type: Page,
    description: 'Fees for no-shows and late cancellations on stored cards. Only for members who can see money.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readCardFees(services, await requireViewer(), business_id),
  }),
}));

builder.mutationFields((t) => ({
  desk_save_card_fee_rule: t.field({
    type: Acknowledgement,
    description: 'Sets what guests are asked to agree to from now on.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      percent: t.arg.int({ required: true, validate: z.int().min(0).max(cardFeeLimits.percent) }),
      late_hours: t.arg.int({ required: true, validate: z.int().min(1).max(cardFeeLimits.lateHours) }),
    },
    resolve: async (_root, { business_id, percent, late_hours }, { services, requireViewer }) =>
      saveFeeRule(services, await requireViewer(), { businessId: business_id, percent, lateHours: late_hours }),
  }),
  desk_announce_card_fee: t.field({
    type: Acknowledgement,
    description: 'Announces a fee to the guest. It is charged two days later unless they object.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      appt_id: t.arg.int({ required: true }),
      amount: t.arg.float({ required: true, validate: z.number().min(0).max(1_000_000).multipleOf(0.01) }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      announceFee(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        appointmentId: args.appt_id,
        amount: Math.round(args.amount * 100),
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_decide_card_fee: t.field({
    type: Acknowledgement,
    description: 'Drops a fee, or announces it again after the guest objected.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true }),
      decision: t.arg.string({ required: true, validate: z.enum(['drop', 'resume']) }),
    },
    resolve: async (_root, { business_id, id, decision }, { services, requireViewer }) =>
      decideFee(services, await requireViewer(), {
        businessId: business_id,
        id,
        decision: decision === 'drop' ? 'drop' : 'resume',
      }),
  }),
}));
