import { parseWhen } from '@thyme/domain/search';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { SHORT_LIVED } from '../../platform/cache/tag-cache.ts';
import { DAYS_AHEAD, freeTimesOf, type ShopTimes } from './free-times.ts';
import { whenWindowsOf } from './when-windows.ts';
import { wordingOf } from './wording.ts';

const MOST_SHOPS = 100;
const words = z.string().max(120).nullish();

export const ShopTimesType = builder.objectRef<ShopTimes>('ShopTimes').implement({
  fields: (t) => ({
    business_id: t.exposeInt('businessId'),
    service_pricing_id: t.exposeInt('pricingId'),
    service_name: t.exposeString('service'),
    times: t.intList({
      description: `Unix seconds that show the shop's wall clock in UTC; none when nothing is free for ${DAYS_AHEAD} days.`,
      resolve: ({ times }) => times,
    }),
    matches: t.exposeBoolean('matches', {
      description: 'They are at the requested day and time; always true without a request.',
    }),
  }),
});

builder.queryFields((t) => ({
  next_free_times: t.field({
    type: [ShopTimesType],
    description: 'The next free times of several shops, for the matching service or the first on the menu.',
    args: {
      business_ids: t.arg.intList({ required: true, validate: z.array(z.int()).max(MOST_SHOPS) }),
      business_type: t.arg.string({ validate: words }),
      day: t.arg.string({
        description: 'As in `business_search`; if nothing is free then, the next times.',
        validate: words,
      }),
      time: t.arg.string({ validate: words }),
    },
    resolve: async (_root, { business_ids: ids, business_type: text, day, time }, { services, dependsOn }) => {
      dependsOn(SHORT_LIVED.times);
      const when = parseWhen(day, time);
      const [wording, windows] = await Promise.all([
        text ? wordingOf(services.db, text) : null,
        when ? whenWindowsOf(services, when) : null,
      ]);
      return freeTimesOf(services, ids, { wording, when: windows, orLater: true });
    },
  }),
}));
