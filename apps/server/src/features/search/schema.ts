import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { countArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { SHORT_LIVED } from '../../platform/cache/tag-cache.ts';
import { Business } from '../businesses/business-type.ts';
import { freeTimesOf } from './free-times.ts';
import { ShopTimesType } from './free-times-schema.ts';
import type { NamedPlace } from './places.ts';
import { type SearchAnswer, searchBusinesses, shopsFound } from './search-businesses.ts';

const PAGE_SIZE = 24;
const words = z.string().max(120).nullish();

const FoundPlace = builder.objectRef<NamedPlace>('FoundPlace').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    county: t.exposeString('county'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
});

const BusinessSearch = builder.objectRef<SearchAnswer>('BusinessSearch').implement({
  fields: (t) => ({
    data: t.field({
      type: [Business],
      resolve: (answer, _args, { services }) => shopsFound(services, answer),
    }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (answer) => answer }),
    free_times: t.field({
      type: [ShopTimesType],
      description: 'The next free times of the shops on this page.',
      resolve: (answer, _args, { services, dependsOn }) => {
        dependsOn(SHORT_LIVED.times);
        return freeTimesOf(services, answer.data, answer.wording);
      },
    }),
    place: t.field({
      type: FoundPlace,
      nullable: true,
      description: 'The place that `where` was resolved to.',
      resolve: (answer) => answer.place,
    }),
    has_uncounted: t.exposeBoolean('isMore', {
      description: 'True when more shops match than `paginatorInfo.total` says.',
    }),
    unknown_place: t.exposeBoolean('unknownPlace', { description: 'True when `where` is not a known place.' }),
  }),
});

builder.queryFields((t) => ({
  business_search: t.field({
    type: BusinessSearch,
    description: 'Published shops. Invalid values are ignored, never an error.',
    args: {
      sort: t.arg.string({ description: "'All', 'Nearest' or 'Newest'.", validate: words }),
      gender: t.arg.string({ description: "'Everyone', 'Female Only' or 'Male Only'.", validate: words }),
      business_type: t.arg.string({ description: 'A trade, a service or a name.', validate: words }),
      lat: t.arg.float(),
      lng: t.arg.float(),
      distance: t.arg.int({ description: 'In kilometres.' }),
      where: t.arg.string({ description: 'A town, an area or an Eircode, instead of coordinates.', validate: words }),
      open_now: t.arg.boolean({ description: 'Only shops that are open now.' }),
      max_price: t.arg.int({ description: 'Only shops with something at this price or less.' }),
      min_rating: t.arg.float({ description: 'Only shops with at least this rating.' }),
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: (_root, args, context) => {
      context.dependsOn('businesses');
      if (args.open_now) context.dependsOn(SHORT_LIVED.minute);
      return searchBusinesses(context.services, args, pageRequest(args, PAGE_SIZE), context.client);
    },
  }),
}));
