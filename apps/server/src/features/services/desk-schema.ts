import { bookingLimits } from '@thyme/domain/bookings';
import { toMajor } from '@thyme/domain/money';
import { MOST_DATES, serviceLimits } from '@thyme/domain/services';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { percentArgument } from '../../graphql/percent-argument.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { DeskChange, decisionsArgument, decisionsOf, idArgument } from '../edits/change-type.ts';
import * as services from './edit-service.ts';

const OwnTermsType = builder
  .objectRef<services.MenuService['pricings'][number]['own'][number]>('DeskOwnTerms')
  .implement({
    fields: (t) => ({
      chair_id: t.exposeInt('chairId'),
      price: t.float({
        nullable: true,
        description: "Null means the service's own; 0 is a price.",
        resolve: ({ price }) => (price === null ? null : toMajor(price)),
      }),
      duration: t.exposeInt('durationMinutes', {
        nullable: true,
        description: "Minutes; null means the service's own.",
      }),
    }),
  });

const Pricing = builder.objectRef<services.MenuService['pricings'][number]>('DeskPricing').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    label: t.exposeString('label'),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    special_price: t.float({ description: '0 means none.', resolve: (row) => toMajor(row.specialPrice) }),
    duration: t.exposeInt('durationMinutes', { description: 'Minutes.' }),
    special_deposit: t.exposeFloat('specialDeposit', { nullable: true }),
    buffer_minutes: t.exposeInt('bufferMinutes', { nullable: true }),
    own: t.field({
      type: [OwnTermsType],
      description: 'What single persons charge and need, where it differs.',
      resolve: ({ own }) => own,
    }),
  }),
});

const ClassDate = builder
  .objectRef<services.MenuService['dates'][number] & { zone: string }>('DeskClassDate')
  .implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
      seats: t.exposeInt('seats'),
      seats_taken: t.exposeInt('seatsTaken'),
    }),
  });

const kindOf = ({ isCourse, groupType }: { isCourse: boolean; groupType: string }) => {
  if (isCourse) return 'course';
  return groupType === 'repeated' ? 'weekly' : 'class';
};

const Service = builder.objectRef<services.MenuService>('DeskService').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    active: t.exposeBoolean('active'),
    add_on: t.exposeBoolean('addOn', {
      description: "Taken with another service: not counted for the shop's 'from' price.",
    }),
    vat_rate: t.exposeFloat('vatRate', {
      nullable: true,
      description: "Percent of VAT in its prices; null means the shop's own.",
    }),
    person_choice: t.exposeBoolean('personChoice', {
      nullable: true,
      description: 'Whether guests may choose who serves them; null means where several people offer it.',
    }),
    chair_ids: t.exposeIntList('chairIds', { description: 'The chairs that offer it; empty means all.' }),
    pricings: t.field({ type: [Pricing], resolve: (service) => service.pricings }),
    kind: t.string({
      description: 'service, class, weekly or course.',
      resolve: ({ group }) => (group ? kindOf(group) : 'service'),
    }),
    seats: t.int({ nullable: true, resolve: ({ group }) => group?.seats ?? null }),
    single_visits: t.boolean({
      description: 'Whether guests may also book one date of a weekly class.',
      resolve: ({ group }) => group?.singleVisits ?? false,
    }),
    enroll_date: t.string({ nullable: true, resolve: ({ group }) => group?.enrollDate ?? null }),
    dates: t.field({ type: [ClassDate], resolve: ({ dates, zone }) => dates.map((date) => ({ ...date, zone })) }),
  }),
});

const Category = builder.objectRef<services.Menu['categories'][number]>('DeskCategory').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    services: t.field({ type: [Service], resolve: (category) => category.services }),
  }),
});

const durationArgument = z.int().min(5, 'Please enter at least 5 minutes.').max(720);

const OwnTermsInput = builder.inputType('DeskOwnTermsInput', {
  fields: (t) => ({
    chair_id: t.int({ required: true, validate: idArgument }),
    price: t.float({ validate: amountArgument.nullish() }),
    duration: t.int({ validate: durationArgument.nullish() }),
  }),
});

const PricingInput = builder.inputType('DeskPricingInput', {
  fields: (t) => ({
    id: t.int({ validate: idArgument.nullish() }),
    label: t.string({ validate: textArgument(serviceLimits.priceLabel) }),
    price: t.float({ required: true, validate: amountArgument }),
    special_price: t.float({ validate: amountArgument.nullish() }),
    duration: t.int({ required: true, validate: durationArgument }),
    special_deposit: t.float({ validate: z.number().min(0).max(100, 'Please enter at most 100.').nullish() }),
    buffer_minutes: t.int({ validate: z.int().min(0).max(240).nullish() }),
    own: t.field({
      type: [OwnTermsInput],
      validate: z.array(z.any()).max(40).nullish(),
      description: 'What single persons charge and need, where it differs. Left out: as it was.',
    }),
  }),
});

const ClassInput = builder.inputType('DeskClassInput', {
  fields: (t) => ({
    kind: t.string({ required: true, validate: z.enum(['class', 'weekly', 'course']) }),
    seats: t.int({ required: true, validate: z.int().min(1, 'Please enter at least one seat.').max(1_000) }),
    single_visits: t.boolean({ description: 'For a weekly class. Left out: as it was.' }),
    enroll_date: t.string({ validate: z.string().refine(isLocalDate, 'Please give a date.').nullish() }),
    dates: t.intList({
      required: true,
      description: "Starts of all upcoming dates, in unix seconds that show the shop's wall clock when read in UTC.",
      validate: z
        .array(z.int())
        .min(1, 'Please give at least one date.')
        .max(MOST_DATES, `Please give at most ${MOST_DATES} dates.`),
    }),
  }),
});

const pricingsArgument = z
  .array(
    z
      .looseObject({ price: z.number(), special_price: z.number().nullish() })
      .refine(({ price, special_price }) => !special_price || special_price < price, {
        path: ['special_price'],
        message: 'A sale price is lower than the price.',
      }),
  )
  .min(1, 'Please give a price.')
  .max(20, 'Please give at most 20 prices.');

const owner = { authScopes: { business: true } as const, type: DeskChange };

builder.queryFields((t) => ({
  desk_menu: t.field({
    type: [Category],
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
      add_on: t.arg.boolean({ description: 'Left out: as it was.' }),
      vat_rate: t.arg.float({
        description: "Percent of VAT in its prices. Null: the shop's own. Left out: as it was.",
        validate: percentArgument.nullish(),
      }),
      chair_ids: t.arg.intList({ validate: z.array(idArgument).max(40).nullish() }),
      person_choice: t.arg.boolean({
        description:
          'Whether guests may choose who serves them. Null: where several people offer it. Left out: as it was.',
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
        pricings: args.pricings.map((pricing) => ({
          id: pricing.id ?? null,
          label: pricing.label ?? '',
          price: minorOf(pricing.price),
          specialPrice: minorOf(pricing.special_price ?? 0),
          durationMinutes: pricing.duration,
          specialDeposit: pricing.special_deposit ?? null,
          bufferMinutes: pricing.buffer_minutes ?? null,
          own: pricing.own?.map(({ chair_id, price, duration }) => ({
            chairId: chair_id,
            price: price === null || price === undefined ? null : minorOf(price),
            durationMinutes: duration ?? null,
          })),
        })),
        chairIds: args.chair_ids ?? [],
        personChoice: args.person_choice,
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
