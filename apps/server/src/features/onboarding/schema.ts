import { businessLimits } from '@thyme/domain/businesses';
import { serviceLimits } from '@thyme/domain/services';
import { z } from 'zod';
import { amountArgument, minorOf } from '../../graphql/amount-argument.ts';
import { builder } from '../../graphql/builder.ts';
import { lineArgument, textArgument } from '../../graphql/text-arguments.ts';
import { LoginResult } from '../accounts/sign-in/login-result-type.ts';
import { DeskChange, idArgument } from '../edits/change-type.ts';
import * as onboarding from './open-shop.ts';
import * as steps from './steps.ts';
import { type SuggestedService, type SuggestedTrade, TRADES } from './suggestions.ts';

const SuggestedServiceType = builder.objectRef<SuggestedService>('DeskSuggestedService').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    minutes: t.exposeInt('minutes'),
    price: t.exposeFloat('price'),
  }),
});

const TradeType = builder.objectRef<SuggestedTrade>('DeskTrade').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    services: t.field({ type: [SuggestedServiceType], resolve: ({ services }) => [...services] }),
  }),
});

const Slug = builder.objectRef<onboarding.SlugAnswer>('DeskSlug').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    is_free: t.exposeBoolean('isFree'),
    message: t.exposeString('message'),
  }),
});

builder.queryFields((t) => ({
  desk_trades: t.field({
    type: [TradeType],
    description: 'Trades, each with typical services.',
    resolve: () => [...TRADES],
  }),
  desk_slug: t.field({
    type: Slug,
    description: 'Whether a slug is available; without one, a suggestion for a name.',
    authScopes: { business: true },
    args: {
      slug: t.arg.string({ validate: textArgument(100) }),
      name: t.arg.string({ validate: textArgument(200) }),
      area: t.arg.string({ validate: textArgument(100) }),
      trade: t.arg.string({ validate: textArgument(businessLimits.trade) }),
      business_id: t.arg.int({
        validate: idArgument.nullish(),
        description: "The shop's own slug counts as available.",
      }),
    },
    resolve: (_root, args, { services }) =>
      onboarding.readSlug(services, {
        slug: args.slug || null,
        name: args.name ?? '',
        area: args.area ?? '',
        trade: args.trade ?? '',
        businessId: args.business_id ?? null,
      }),
  }),
}));

const owner = { authScopes: { business: true } as const, type: DeskChange };

const FirstServiceInput = builder.inputType('DeskFirstServiceInput', {
  fields: (t) => ({
    name: t.string({ required: true, validate: lineArgument(serviceLimits.name) }),
    minutes: t.int({ required: true, validate: z.int().min(5, 'Please enter at least 5 minutes.').max(720) }),
    price: t.float({ required: true, validate: amountArgument }),
  }),
});

builder.mutationFields((t) => ({
  desk_register: t.field({
    type: LoginResult,
    description: "Creates an owner's account and logs it in.",
    args: {
      first_name: t.arg.string({ required: true, validate: z.string().max(400) }),
      last_name: t.arg.string({ required: true, validate: z.string().max(400) }),
      email: t.arg.string({ required: true, validate: z.string().max(300) }),
      password: t.arg.string({ required: true, validate: z.string().max(1_000) }),
    },
    resolve: (_root, args, { services, client }) => onboarding.registerOwner(services, args, client),
  }),
  desk_save_place: t.field({
    ...owner,
    description: 'Creates an unpublished shop, or changes its name, trade, place and slug.',
    args: {
      business_id: t.arg.int({ validate: idArgument.nullish() }),
      name: t.arg.string({ required: true, validate: lineArgument(businessLimits.name) }),
      trade: t.arg.string({ required: true, validate: lineArgument(businessLimits.trade) }),
      description: t.arg.string({
        validate: textArgument(businessLimits.description),
        description: 'In one sentence.',
      }),
      location: t.arg.string({ required: true, validate: lineArgument(businessLimits.location) }),
      place_id: t.arg.string({ validate: textArgument(300), description: 'From place_suggestions.' }),
      slug: t.arg.string({ required: true, validate: lineArgument(100) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      onboarding.savePlace(services, await requireViewer(), {
        businessId: args.business_id ?? null,
        name: args.name,
        trade: args.trade,
        description: args.description ?? '',
        location: args.location,
        placeId: args.place_id || null,
        slug: args.slug,
      }),
  }),
  desk_save_first_services: t.field({
    ...owner,
    description: 'Sets the first services of an unpublished shop.',
    args: {
      business_id: t.arg.int({ required: true }),
      services: t.arg({
        type: [FirstServiceInput],
        required: true,
        validate: z.array(z.any()).min(1, 'Please choose at least one service.').max(30),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      steps.saveFirstServices(services, await requireViewer(), {
        businessId: args.business_id,
        offers: args.services.map(({ name, minutes, price }) => ({ name, minutes, price: minorOf(price) })),
      }),
  }),
  desk_save_first_hours: t.field({
    ...owner,
    description: 'Sets the weekly hours and number of chairs of an unpublished shop.',
    args: {
      business_id: t.arg.int({ required: true }),
      weekdays: t.arg.intList({
        required: true,
        validate: z.array(z.int().min(0).max(6)).min(1, 'Please choose at least one day.').max(7),
      }),
      from: t.arg.int({ required: true, validate: z.int().min(0).max(1440) }),
      to: t.arg.int({ required: true, validate: z.int().min(0).max(1440) }),
      buffer_minutes: t.arg.int({ required: true, validate: z.int().min(0).max(240) }),
      chairs: t.arg.int({ required: true, validate: z.int().min(1).max(20) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      steps.saveFirstHours(services, await requireViewer(), {
        businessId: args.business_id,
        weekdays: args.weekdays,
        from: args.from,
        to: args.to,
        bufferMinutes: args.buffer_minutes,
        chairs: args.chairs,
      }),
  }),
  desk_publish: t.field({
    ...owner,
    description: 'Publishes the shop: guests find it from the next request on.',
    args: {
      business_id: t.arg.int({ required: true }),
      video_vetting: t.arg.boolean({ required: true }),
      confirms_at_once: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      steps.publishShop(services, await requireViewer(), {
        businessId: args.business_id,
        videoVetting: args.video_vetting,
        confirmsAtOnce: args.confirms_at_once,
      }),
  }),
}));
