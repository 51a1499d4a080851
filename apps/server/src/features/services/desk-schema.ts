import { bookingLimits } from '@thyme/domain/bookings';
import { serviceLimits } from '@thyme/domain/services';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { percentArgument } from '../../graphql/percent-argument.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../edits/change-type.ts';
import * as services from './edit-service.ts';
import { MenuCategory } from './menu-type.ts';
import {
  ClassInput,
  NeedInput,
  needsArgument,
  PricingInput,
  pricingOf,
  pricingsArgument,
} from './service-input-types.ts';

const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.queryFields((t) => ({
  desk_menu: t.field({
    type: [MenuCategory],
    description: 'All active and inactive services of a shop.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, context) =>
      (await services.readDeskMenu(context.services, await context.requireViewer(), business_id)).categories,
  }),
}));

builder.mutationFields((t) => ({
  desk_save_category: t.field({
    ...owner,
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(serviceLimits.categoryName) }),
    },
    resolve: async (_root, { business_id, id, name }, context) =>
      services.saveCategory(context.services, await context.requireViewer(), {
        businessId: business_id,
        id: id ?? null,
        name,
      }),
  }),
  desk_remove_category: t.field({
    ...owner,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, context) =>
      services.removeCategory(context.services, await context.requireViewer(), { businessId: business_id, id }),
  }),
  desk_save_service: t.field({
    ...owner,
    description: 'Adds or changes a service, or with `group` a class or course with its dates.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ validate: idArgument.nullish() }),
      category_id: t.arg.int({ required: true, validate: idArgument }),
      name: t.arg.string({ required: true, validate: lineArgument(serviceLimits.name) }),
      description: t.arg.string({ validate: textArgument(serviceLimits.description) }),
      pricings: t.arg({ type: [PricingInput], required: true, validate: pricingsArgument }),
      add_on: t.arg.boolean({ description: 'Unchanged when left out.' }),
      vat_rate: t.arg.float({
        description: "Percent of VAT in its prices. Null: the shop's own. Unchanged when left out.",
        validate: percentArgument.nullish(),
      }),
      chair_ids: t.arg.intList({ validate: z.array(idArgument).max(40).nullish() }),
      person_choice: t.arg.boolean({
        description:
          'Whether guests may choose who serves them. Null: if several people offer it. Unchanged when left out.',
      }),
      needs: t.arg({
        type: [NeedInput],
        validate: needsArgument,
        description: 'Rooms and machines that it needs. Unchanged when left out.',
      }),
      group: t.arg({ type: ClassInput }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, args, context) =>
      services.saveService(context.services, await context.requireViewer(), {
        businessId: args.business_id,
        id: args.id ?? null,
        categoryId: args.category_id,
        name: args.name,
        description: args.description ?? '',
        addOn: args.add_on ?? undefined,
        vatRate: args.vat_rate,
        pricings: args.pricings.map(pricingOf),
        chairIds: args.chair_ids ?? [],
        personChoice: args.person_choice,
        needs: args.needs?.map(({ room_id, from, to }) => ({
          resourceId: room_id,
          fromMinute: from ?? null,
          toMinute: to ?? null,
        })),
        group: args.group
          ? {
              kind: args.group.kind as 'class' | 'weekly' | 'course',
              seats: args.group.seats,
              singleVisits: args.group.single_visits ?? undefined,
              enrolBy: args.group.enroll_date ?? null,
              dates: args.group.dates,
            }
          : null,
        decisions: decisionsOf(args.decisions),
        note: args.note ?? '',
      }),
  }),
  desk_set_service_active: t.field({
    ...owner,
    description: 'Deactivates or reactivates a service.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      active: t.arg.boolean({ required: true }),
      decisions: t.arg(decisionsArgument),
      note: t.arg.string({ validate: textArgument(bookingLimits.note) }),
    },
    resolve: async (_root, { business_id, decisions, note, ...args }, context) =>
      services.setServiceActive(context.services, await context.requireViewer(), {
        businessId: business_id,
        ...args,
        decisions: decisionsOf(decisions),
        note: note ?? '',
      }),
  }),
}));

const OrderInput = builder.inputType('DeskOrderInput', {
  fields: (t) => ({
    id: t.int({ required: true, validate: idArgument }),
    services: t.intList({ required: true, validate: z.array(idArgument).max(300) }),
  }),
});

builder.mutationFields((t) => ({
  desk_order_menu: t.field({
    ...owner,
    description: 'The order of categories and of the services in each.',
    args: {
      business_id: t.arg.int({ required: true }),
      categories: t.arg({ type: [OrderInput], required: true, validate: z.array(z.any()).max(40) }),
    },
    resolve: async (_root, { business_id, categories }, context) =>
      services.orderMenu(context.services, await context.requireViewer(), { businessId: business_id, categories }),
  }),
}));
