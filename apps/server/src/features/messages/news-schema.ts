import { NEWS_CHANNELS } from '@thyme/domain/messages';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { readOwnNews, type ShopNews, saveOwnNews } from './news.ts';

export const newsChannelArgument = z.enum(NEWS_CHANNELS);

const ShopNewsType = builder.objectRef<ShopNews>('ShopNews').implement({
  description: 'What a shop that the guest has been to may send them besides messages about their bookings.',
  fields: (t) => ({
    business_id: t.exposeInt('businessId'),
    shop: t.exposeString('shop'),
    slug: t.exposeString('slug'),
    mail: t.exposeBoolean('mail'),
    text: t.exposeBoolean('text'),
    asked: t.exposeBoolean('isAsked', { description: 'Whether the guest has chosen yet.' }),
  }),
});

builder.queryField('my_shop_news', (t) =>
  t.field({
    type: [ShopNewsType],
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readOwnNews(services, (await requireViewer()).id),
  }),
);

builder.mutationField('save_shop_news', (t) =>
  t.field({
    type: Acknowledgement,
    description: 'Allows or refuses a shop’s news on a channel.',
    authScopes: { guest: true },
    args: {
      business_id: t.arg.int({ required: true }),
      channel: t.arg.string({ required: true, validate: newsChannelArgument, description: 'mail or text.' }),
      allowed: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, channel, allowed }, { services, requireViewer }) =>
      saveOwnNews(services, (await requireViewer()).id, {
        businessId: business_id,
        channel: newsChannelArgument.parse(channel),
        isAllowed: allowed,
      }),
  }),
);
