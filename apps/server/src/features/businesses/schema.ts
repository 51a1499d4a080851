import { z } from 'zod';
import './marketplace-schema.ts';
import { builder } from '../../graphql/builder.ts';
import { countArgument } from '../../graphql/pagination.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import { SHORT_LIVED } from '../../platform/cache/tag-cache.ts';
import { Business } from './business-type.ts';
import { businessLoader, loadShop } from './loaders.ts';
import { ServiceCategory } from './menu-type.ts';
import * as shops from './read-shop.ts';

const CARDS = 8;
const slugArgument = z.string().min(1).max(100);
const tradeArgument = z.string().max(80).nullish();

const Trade = builder.objectRef<{ trade: shops.TradeRow; total: number }>('Trade').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ trade }) => trade.slug }),
    name: t.string({ resolve: ({ trade }) => trade.name }),
    image: t.string({ nullable: true, resolve: ({ trade }, _args, context) => pathOf(context, trade.pictureId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: ({ trade }) => trade.pictureId }),
    number_of_businesses: t.exposeInt('total'),
  }),
});

interface CardArguments {
  trade?: string | null | undefined;
  count?: number | null | undefined;
}
const cardQuery = ({ trade, count }: CardArguments) => ({ trade: trade ?? null, count: count ?? CARDS });

builder.queryFields((t) => ({
  business: t.field({
    type: Business,
    nullable: true,
    description: 'A published shop by its slug.',
    args: { slug: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: async (_root, { slug }, context) => {
      const business = await loadShop(context, slug);
      context.dependsOn(business ? `business:${business.id}` : 'businesses');
      return business;
    },
  }),
  shop_moved_to: t.string({
    nullable: true,
    description: 'The current slug of a published shop that used to have this one.',
    args: { slug: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: (_root, { slug }, { services }) => shops.readMovedSlug(services, slug),
  }),
  service_categories: t.field({
    type: [ServiceCategory],
    description: "What can be booked at a shop. `type` is 'business'.",
    args: {
      type: t.arg.string({ defaultValue: 'business', validate: z.literal('business').nullish() }),
      business_id: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, context) => {
      context.dependsOn(`business:${args.business_id}`);
      const business = await businessLoader(context).load(args.business_id);
      const menu = business ? await shops.readMenu(context.services, business) : [];
      const hasClasses = menu.some(({ offers }) => offers.some(({ group }) => group !== null));
      if (hasClasses) context.dependsOn(SHORT_LIVED.minute);
      return menu;
    },
  }),
  trades: t.field({
    type: [Trade],
    description: 'Trades with the number of published shops in each.',
    resolve: (_root, _args, context) => {
      context.dependsOn('businesses');
      return shops.readTrades(context.services);
    },
  }),
  featured_businesses: t.field({
    type: [Business],
    description: 'The best rated shops.',
    args: { count: t.arg.int({ validate: countArgument }), trade: t.arg.string({ validate: tradeArgument }) },
    resolve: (_root, args, context) => {
      context.dependsOn('businesses');
      return shops.readBestRated(context.services, cardQuery(args));
    },
  }),
  newest_businesses: t.field({
    type: [Business],
    description: 'The most recently opened shops.',
    args: { count: t.arg.int({ validate: countArgument }), trade: t.arg.string({ validate: tradeArgument }) },
    resolve: (_root, args, context) => {
      context.dependsOn('businesses');
      return shops.readNewest(context.services, cardQuery(args));
    },
  }),
}));
