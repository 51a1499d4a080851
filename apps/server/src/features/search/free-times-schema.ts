import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { DAYS_AHEAD, freeTimesOf, type ShopTimes } from './free-times.ts';
import { wordingOf } from './wording.ts';

const MOST_SHOPS = 100;

export const ShopTimesType = builder.objectRef<ShopTimes>('ShopTimes').implement({
  fields: (t) => ({
    business_id: t.exposeInt('businessId'),
    service_pricing_id: t.exposeInt('pricingId'),
    service_name: t.exposeString('service'),
    times: t.intList({
      description: `Unix seconds that show the shop's wall clock in UTC; none when nothing is free for ${DAYS_AHEAD} days.`,
      resolve: ({ times }) => times,
    }),
  }),
});

builder.queryFields((t) => ({
  next_free_times: t.field({
    type: [ShopTimesType],
    description: 'The next free times of several shops, for the matching service or the first on the menu.',
    args: {
      business_ids: t.arg.intList({ required: true, validate: z.array(z.int()).max(MOST_SHOPS) }),
      business_type: t.arg.string({ validate: z.string().max(120).nullish() }),
    },
    resolve: async (_root, { business_ids: ids, business_type: text }, { services }) =>
      freeTimesOf(services, ids, text ? await wordingOf(services.db, text) : null),
  }),
}));
