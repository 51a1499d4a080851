import { NEWS_CHANNELS } from '@thyme/domain/messages';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { DeskGuest } from '../guests/desk-guest-type.ts';
import { type GuestNews, readGuestNews, recordNews } from './guest-news.ts';

const channelArgument = z.enum(NEWS_CHANNELS);

const GuestNewsType = builder.objectRef<GuestNews>('DeskGuestNews').implement({
  description: 'A guest’s consent to this shop’s news on a channel.',
  fields: (t) => ({
    channel: t.exposeString('channel', { description: 'mail or text.' }),
    allowed: t.boolean({
      nullable: true,
      description: 'Null: never asked.',
      resolve: ({ known }) => known?.isAllowed ?? null,
    }),
    source: t.string({
      nullable: true,
      description: 'account, desk or link (unsubscribed).',
      resolve: ({ known }) => known?.source ?? null,
    }),
    said: t.int({
      nullable: true,
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ known, zone }) => known && wallOf(zone, known.changedAt),
    }),
    refusal: t.exposeString('refusal', { nullable: true, description: 'Why the shop can’t send news.' }),
    may_record: t.exposeBoolean('mayRecord', { description: 'The desk can record a yes.' }),
  }),
});

builder.objectField(DeskGuest, 'news', (t) =>
  t.field({
    type: [GuestNewsType],
    resolve: ({ guest, membership }, _args, { services }) => readGuestNews(services, membership, guest),
  }),
);

builder.mutationField('desk_save_news_choice', (t) =>
  t.field({
    type: Acknowledgement,
    description:
      'Records what a guest said at the desk about the shop’s news. A yes only for guests without an account.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true }),
      channel: t.arg.string({ required: true, validate: channelArgument }),
      allowed: t.arg.boolean({ required: true }),
    },
    resolve: async (_root, { business_id, guest_id, channel, allowed }, { services, requireViewer }) =>
      recordNews(services, await requireViewer(), {
        businessId: business_id,
        guestId: guest_id,
        channel: channelArgument.parse(channel),
        isAllowed: allowed,
      }),
  }),
);
