import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../../../graphql/builder.ts';
import { idArgument } from '../../../edits/change-type.ts';
import { BookingGroupInput, groupWishes } from '../../cart/group-types.ts';
import { BookingServiceInput, serviceWish } from '../../cart/input-types.ts';
import { DeskClash } from '../../moving/clash-type.ts';
import { MOST_SERVICES } from '../booking-schema.ts';
import { type GroupPlan, type PlannedService, planGroupAtDesk } from './plan-group.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

const PlannedServiceType = builder.objectRef<PlannedService & { zone: string }>('DeskPlannedService').implement({
  fields: (t) => ({
    guest: t.exposeInt('guest', { description: '0 is the guest who books.' }),
    chair_id: t.exposeInt('chairId'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    ends: t.int({ description: wallDescription, resolve: ({ endsAt, zone }) => wallOf(zone, endsAt) }),
  }),
});

const GroupPlanType = builder.objectRef<GroupPlan>('DeskGroupPlan').implement({
  fields: (t) => ({
    services: t.field({
      type: [PlannedServiceType],
      description: 'One per requested service, in the same order.',
      resolve: ({ services, zone }) => services.map((service) => ({ ...service, zone })),
    }),
    total: t.float({ resolve: ({ total }) => toMajor(total) }),
    deposit: t.float({
      description: 'What the links ask for in advance; 0 if none is sent.',
      resolve: ({ deposit }) => toMajor(deposit),
    }),
    usual_deposit: t.float({
      description: 'The usual deposit of all of them, which links could ask for; 0 once the first of them has begun.',
      resolve: ({ usualDeposit }) => toMajor(usualDeposit),
    }),
    clashes: t.field({
      type: [DeskClash],
      description: 'Warnings about this time; empty if the rules offer it.',
      resolve: ({ clashes }) => [...clashes],
    }),
  }),
});

builder.queryField('desk_group_plan', (t) =>
  t.field({
    type: GroupPlanType,
    description: 'Who would serve whom and when, if the desk booked this group now.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ validate: idArgument.nullish() }),
      services: t.arg({
        type: [BookingServiceInput],
        required: true,
        validate: z.array(z.any()).min(1, 'Please choose a service.').max(MOST_SERVICES),
      }),
      group: t.arg({ type: BookingGroupInput, required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      planGroupAtDesk(services, await requireViewer(), {
        businessId: args.business_id,
        guestId: args.guest_id ?? null,
        services: args.services.map(serviceWish),
        group: groupWishes(args.group, args.services),
      }),
  }),
);
