import {
  MEMBERSHIP_STATUSES,
  MOST_PERCENT_OFF,
  membershipLimits,
  RHYTHMS,
  type Rhythm,
} from '@thyme/domain/memberships';
import { toMajor } from '@thyme/domain/money';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { amountArgument, minorOf } from '../../../graphql/amount-argument.ts';
import { builder } from '../../../graphql/builder.ts';
import { idempotencyKeyArgument, idempotencyKeyOf } from '../../../graphql/idempotency-argument.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { MembershipOffer } from '../offer-type.ts';
import { changeMember, inviteMember, type MemberChange } from './members.ts';
import { type Member, type MembershipsPage, readMemberships, saveOffer, setOffered } from './offers.ts';

const WALL = "Unix seconds that show the shop's wall clock when read in UTC.";

const DeskOffer = builder.objectRef<MembershipsPage['offers'][number]>('DeskMembershipOffer').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    shown: t.field({ type: MembershipOffer, description: 'As guests see it.', resolve: (offer) => offer }),
    members: t.exposeInt('members'),
    is_offered: t.exposeBoolean('isOffered', { description: 'Whether guests can join; members are not affected.' }),
    carries_over: t.exposeBoolean('carriesOver'),
    min_periods: t.exposeInt('minPeriods'),
    notice_days: t.exposeInt('noticeDays'),
    vat_rate: t.float({
      nullable: true,
      description: 'Null for the shop’s default.',
      resolve: ({ vatRate }) => vatRate,
    }),
    percent_off: t.exposeInt('percentOff', { description: 'Off services; 0 for none.' }),
    percent_service_ids: t.intList({
      description: 'The services it applies to; none means all.',
      resolve: ({ percentServices }) => percentServices ?? [],
    }),
    product_percent: t.exposeInt('productPercent', { description: 'Off products; 0 for none.' }),
    service_ids: t.intList({
      resolve: ({ allServices, services }) => (allServices ? [] : services.map((service) => service.id)),
    }),
  }),
});

const DeskMembership = builder.objectRef<Member>('DeskMembership').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ membership }) => membership.id }),
    guest_id: t.int({ resolve: ({ membership }) => membership.userId }),
    guest_name: t.exposeString('guest'),
    offer_id: t.int({ resolve: ({ offer }) => offer.id }),
    offer_name: t.string({ resolve: ({ offer }) => offer.name }),
    price: t.float({ resolve: ({ offer }) => toMajor(offer.price) }),
    status: t.string({ description: MEMBERSHIP_STATUSES.join(', '), resolve: ({ membership }) => membership.status }),
    sessions: t.int({ resolve: ({ offer }) => offer.sessions }),
    sessions_left: t.exposeInt('left'),
    since: t.int({ description: WALL, resolve: ({ membership, zone }) => wallOf(zone, membership.createdAt) }),
    next: t.int({
      nullable: true,
      description: `When it is charged, ends or resumes. ${WALL}`,
      resolve: ({ membership, zone }) => (membership.nextAt === null ? null : wallOf(zone, membership.nextAt)),
    }),
    is_cancelled: t.boolean({ resolve: ({ membership }) => membership.lastNumber !== null }),
    resume_on: t.string({ nullable: true, resolve: ({ membership }) => membership.resumeOn }),
    next_try: t.int({
      nullable: true,
      description: WALL,
      resolve: ({ membership, period, zone }) =>
        membership.status === 'past_due' && period?.nextTryAt ? wallOf(zone, period.nextTryAt) : null,
    }),
    reason: t.string({ resolve: ({ membership }) => membership.reason }),
  }),
});

const Month = builder.objectRef<MembershipsPage['months'][number]>('DeskMembershipMonth').implement({
  fields: (t) => ({
    month: t.exposeString('month'),
    amount: t.float({ resolve: ({ amount }) => toMajor(amount) }),
    payments: t.exposeInt('count'),
  }),
});

const Page = builder.objectRef<MembershipsPage>('DeskMemberships').implement({
  fields: (t) => ({
    is_possible: t.exposeBoolean('isPossible', { description: 'Whether the card provider can save cards.' }),
    sees_money: t.boolean({ resolve: ({ membership }) => membership.seesMoney }),
    offers: t.field({ type: [DeskOffer], resolve: ({ offers }) => offers }),
    members: t.field({ type: [DeskMembership], resolve: ({ members }) => members }),
    months: t.field({
      type: [Month],
      description: 'What members paid, latest month first. Only for members who can see money.',
      resolve: ({ months }) => months,
    }),
  }),
});

builder.queryFields((t) => ({
  desk_memberships: t.field({
    type: Page,
    description: 'Memberships that a shop offers, and its members.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readMemberships(services, await requireViewer(), business_id),
  }),
}));

const businessId = { required: true } as const;
const percentArgument = z
  .int()
  .min(0)
  .max(MOST_PERCENT_OFF, `A membership takes at most ${MOST_PERCENT_OFF}% off.`)
  .nullish();

builder.mutationFields((t) => ({
  desk_save_membership: t.field({
    type: DeskChange,
    description: 'Adds or changes a membership; existing members keep their terms.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int(businessId),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({
        required: true,
        validate: z
          .string()
          .trim()
          .min(1, 'Please enter a name.')
          .max(membershipLimits.name, 'Please enter fewer words.'),
      }),
      description: t.arg.string({
        validate: z.string().max(membershipLimits.description, 'Please enter fewer words.').nullish(),
      }),
      price: t.arg.float({
        required: true,
        validate: amountArgument.refine((major) => major >= 0.01, 'Please enter an amount.'),
      }),
      rhythm: t.arg.string({ required: true, validate: z.enum(RHYTHMS) }),
      sessions: t.arg.int({ required: true, validate: z.int().min(1).max(membershipLimits.sessions) }),
      carries_over: t.arg.boolean({ required: true }),
      vat_rate: t.arg.float({ validate: z.number().min(0).max(100).multipleOf(0.01).nullish() }),
      min_periods: t.arg.int({ validate: z.int().min(0).max(membershipLimits.minPeriods).nullish() }),
      notice_days: t.arg.int({ validate: z.int().min(0).max(membershipLimits.noticeDays).nullish() }),
      service_ids: t.arg.intList({ required: true, validate: z.array(z.int().positive()).max(300) }),
      percent_off: t.arg.int({
        validate: percentArgument,
        description: 'Discount on services while it is active, in percent.',
      }),
      percent_service_ids: t.arg.intList({
        validate: z.array(z.int().positive()).max(300).nullish(),
        description: 'The services it applies to; left out for all.',
      }),
      product_percent: t.arg.int({ validate: percentArgument, description: 'Discount on products, in percent.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveOffer(services, await requireViewer(), {
        businessId: args.business_id,
        id: args.id ?? null,
        name: args.name,
        description: args.description ?? '',
        price: minorOf(args.price),
        rhythm: args.rhythm as Rhythm,
        sessions: args.sessions,
        carriesOver: args.carries_over,
        vatRate: args.vat_rate ?? null,
        minPeriods: args.min_periods ?? 0,
        noticeDays: args.notice_days ?? 0,
        serviceIds: args.service_ids,
        percentOff: args.percent_off ?? 0,
        percentServices: args.percent_service_ids ?? [],
        productPercent: args.product_percent ?? 0,
      }),
  }),
  desk_set_membership_active: t.field({
    type: DeskChange,
    description: 'Whether guests can join. Existing members are not affected.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int(businessId),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, id, active }, { services, requireViewer }) =>
      setOffered(services, await requireViewer(), { businessId: business_id, id, active }),
  }),
  desk_invite_member: t.field({
    type: Acknowledgement,
    description: 'Offers a membership to a guest, who joins in their account.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int(businessId),
      offer_id: t.arg.int({ required: true, validate: idArgument }),
      guest_id: t.arg.int({ required: true, validate: idArgument }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) =>
      inviteMember(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        offerId: args.offer_id,
        userId: args.guest_id,
        key: idempotencyKeyOf(context, args.idempotency_key),
      }),
  }),
  desk_change_member: t.field({
    type: Acknowledgement,
    description: 'Pauses, resumes or cancels for a member, or ends it now with a refund of the unused part.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int(businessId),
      id: t.arg.int({ required: true, validate: idArgument }),
      change: t.arg.string({ required: true, validate: z.enum(['pause', 'resume', 'cancel', 'end']) }),
      resume_on: t.arg.string({ validate: z.string().refine(isLocalDate, 'Please choose a day.').nullish() }),
      reason: t.arg.string({
        validate: z.string().max(membershipLimits.reason, 'Please enter fewer words.').nullish(),
      }),
      idempotency_key: t.arg.string({ validate: idempotencyKeyArgument }),
    },
    resolve: async (_root, args, context) => {
      const what: MemberChange =
        args.change === 'pause'
          ? { do: 'pause', resumeOn: args.resume_on ?? '' }
          : { do: args.change as 'resume' | 'cancel' | 'end' };
      const request = {
        businessId: args.business_id,
        id: args.id,
        reason: args.reason ?? '',
        key: idempotencyKeyOf(context, args.idempotency_key),
      };
      return changeMember(context.services, await context.requireViewer(), request, what);
    },
  }),
}));
