import { MEMBERSHIP_STATUSES } from '@thyme/domain/memberships';
import { toMajor } from '@thyme/domain/money';
import { cardName } from '@thyme/domain/payments';
import { addDays, dateAt, isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../graphql/idempotency-argument.ts';
import { changeCard, changeOwn } from './change.ts';
import { type JoinAnswer, joinMembership } from './join.ts';
import { MembershipOffer } from './offer-type.ts';
import { payOpenPeriod } from './pay-open.ts';
import { type OwnMembership, type PaidPeriod, readOffered, readOwn } from './read-own.ts';

const WALL = "Unix seconds that show the shop's wall clock when read in UTC.";
const id = z.int().positive().max(2_147_483_647);
const localDate = z.string().refine(isLocalDate, 'Please choose a day.');

const Paid = builder.objectRef<PaidPeriod & { zone: string }>('MembershipPayment').implement({
  fields: (t) => ({
    sale_id: t.int({ description: 'The number of its invoice.', resolve: ({ saleId }) => saleId ?? 0 }),
    paid_at: t.int({ description: WALL, resolve: ({ paidAt, zone }) => wallOf(zone, paidAt ?? 0) }),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    is_refunded: t.boolean({ resolve: ({ status }) => status === 'refunded' }),
  }),
});

const GuestMembership = builder.objectRef<OwnMembership>('GuestMembership').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ membership }) => membership.id }),
    shop: t.exposeString('shop'),
    slug: t.exposeString('slug'),
    country: t.exposeString('country'),
    offer: t.field({
      type: MembershipOffer,
      resolve: ({ offer, shop, slug, zone, country, currency, published, calendarVersion }) => ({
        ...offer,
        ...{ shop, slug, zone, country, currency, published, calendarVersion },
      }),
    }),
    status: t.string({
      description: MEMBERSHIP_STATUSES.filter((status) => status !== 'pending').join(', '),
      resolve: ({ membership }) => membership.status,
    }),
    sessions_left: t.exposeInt('left', { description: 'Sessions that can be used now.' }),
    next_payment: t.int({
      nullable: true,
      description: `Null where nothing more is charged. ${WALL}`,
      resolve: ({ membership: { status, nextAt, lastNumber, number, resumeOn }, zone }) =>
        nextAt === null || resumeOn !== null || status === 'ended' || (lastNumber !== null && number >= lastNumber)
          ? null
          : wallOf(zone, nextAt),
    }),
    ends: t.int({
      nullable: true,
      description: `Cancelled: when it ends, where that is the end of the current period. ${WALL}`,
      resolve: ({ membership: { nextAt, lastNumber, number }, zone }) =>
        nextAt === null || lastNumber === null || lastNumber > number ? null : wallOf(zone, nextAt),
    }),
    is_cancelled: t.boolean({ resolve: ({ membership }) => membership.lastNumber !== null }),
    resume_on: t.string({
      nullable: true,
      description: 'The day a pause ends, whether planned or running.',
      resolve: ({ membership }) => membership.resumeOn,
    }),
    first_resume: t.string({
      nullable: true,
      description: 'The earliest day a pause can end.',
      resolve: ({ membership: { nextAt, status }, zone }, _args, { services }) =>
        nextAt === null ? null : addDays(dateAt(zone, status === 'paused' ? services.clock.now() : nextAt), 1),
    }),
    card: t.string({
      nullable: true,
      description: "'Visa ending 4242'; null if no card is saved.",
      resolve: ({ card }) => (card ? cardName(card) : null),
    }),
    card_id: t.int({ nullable: true, resolve: ({ card }) => card?.id ?? null }),
    failure: t.string({
      nullable: true,
      description: 'Why the last attempt to charge failed.',
      resolve: ({ membership, period }) => (membership.status === 'past_due' ? (period?.failure ?? null) : null),
    }),
    consent: t.string({ description: 'What the guest agreed to.', resolve: ({ membership }) => membership.consent }),
    reason: t.string({ description: 'Of the shop.', resolve: ({ membership }) => membership.reason }),
    payments: t.field({
      type: [Paid],
      resolve: ({ paid, zone }) => paid.map((one) => ({ ...one, zone })),
    }),
  }),
});

const Joined = builder.objectRef<JoinAnswer>('MembershipPaymentAnswer').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    payment_url: t.string({
      nullable: true,
      description: 'The payment page; null if it is already paid.',
      resolve: ({ payment_url }) => payment_url,
    }),
  }),
});

builder.queryFields((t) => ({
  business_memberships: t.field({
    type: [MembershipOffer],
    description: 'The memberships that guests can join at a shop.',
    args: { business_id: t.arg.int({ required: true, validate: id }) },
    resolve: (_root, { business_id }, { services }) => readOffered(services, business_id),
  }),
  my_memberships: t.field({
    type: [GuestMembership],
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readOwn(services, (await requireViewer()).id),
  }),
}));

builder.mutationFields((t) => ({
  join_membership: t.field({
    type: Joined,
    description: 'Joins a membership: the first period is paid now, later ones are charged to the same card.',
    authScopes: { guest: true },
    args: {
      business_id: t.arg.int({ required: true, validate: id }),
      offer_id: t.arg.int({ required: true, validate: id }),
      agrees: t.arg.boolean({ required: true, description: 'To `consent_words`.' }),
      price: t.arg.float({ required: true, validate: amountArgument, description: 'The price shown on the page.' }),
      saved_card_id: t.arg.int({ validate: id.nullish() }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      joinMembership(context.services, {
        userId: (await context.requireViewer()).id,
        businessId: args.business_id,
        offerId: args.offer_id,
        agrees: args.agrees,
        price: minorOf(args.price),
        savedCardId: args.saved_card_id ?? null,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  change_membership: t.field({
    type: Acknowledgement,
    description: 'Pauses from the next period until a day, resumes, cancels, or withdraws a cancellation.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true, validate: id }),
      change: t.arg.string({ required: true, validate: z.enum(['pause', 'resume', 'cancel', 'keep']) }),
      resume_on: t.arg.string({
        validate: localDate.nullish(),
        description: 'The day the pause ends and the next charge is made.',
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const { change, resume_on } = args;
      const own = {
        userId: (await context.requireViewer()).id,
        id: args.id,
        key: idempotencyKeyOf(context, args.idempotency_key),
      };
      if (change === 'pause') return changeOwn(context.services, own, { do: 'pause', resumeOn: resume_on ?? '' });
      return changeOwn(context.services, own, { do: change as 'resume' | 'cancel' | 'keep' });
    },
  }),
  change_membership_card: t.field({
    type: Acknowledgement,
    description: 'Changes the saved card that is charged from now on.',
    authScopes: { guest: true },
    args: {
      id: t.arg.int({ required: true, validate: id }),
      saved_card_id: t.arg.int({ required: true, validate: id }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      changeCard(services, { userId: (await requireViewer()).id, id: args.id, savedCardId: args.saved_card_id }),
  }),
  pay_membership: t.field({
    type: Joined,
    description: 'The payment page of a period that could not be charged.',
    authScopes: { guest: true },
    args: { id: t.arg.int({ required: true, validate: id }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      payOpenPeriod(services, { userId: (await requireViewer()).id, id: args.id }),
  }),
}));
