import { dateOfWall, type WallSeconds } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import { SHORT_LIVED } from '../../platform/cache/tag-cache.ts';
import { Business } from '../businesses/business-type.ts';
import { type PersonTime, readFirstFreeByPerson } from './first-free.ts';
import { teamLoader } from './loaders.ts';
import { TeamPerson } from './person-type.ts';

const PersonSlot = builder.objectRef<WallSeconds>('PersonSlot').implement({
  fields: (t) => ({
    s_date: t.string({ resolve: (at) => dateOfWall(at) }),
    s_time: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: (at) => at,
    }),
  }),
});

const PersonTimeType = builder.objectRef<PersonTime>('PersonTime').implement({
  fields: (t) => ({
    person_id: t.exposeInt('personId'),
    first_free: t.field({
      type: PersonSlot,
      nullable: true,
      description: 'For the shortest of their services; null if there is none in the next two months.',
      resolve: ({ at }) => at,
    }),
  }),
});

/** Extends the type that `businesses` defines. */
builder.objectFields(Business, (t) => ({
  team: t.field({
    type: [TeamPerson],
    description: 'The people who can be booked, in the shop’s order.',
    resolve: ({ id }, _args, context) => teamLoader(context).load(id),
  }),
}));

builder.queryFields((t) => ({
  team_first_free: t.field({
    type: [PersonTimeType],
    description: 'The first free time of each person of a shop.',
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, context) => {
      context.dependsOn(`business:${business_id}`);
      context.dependsOn(SHORT_LIVED.times);
      return readFirstFreeByPerson(context.services, business_id, (await context.viewer())?.id ?? null);
    },
  }),
}));
