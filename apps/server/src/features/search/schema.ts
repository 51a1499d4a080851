import { zoneLabel } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { countArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { SHORT_LIVED } from '../../platform/cache/tag-cache.ts';
import { Business } from '../businesses/business-type.ts';
import { ShopTimesType } from './free-times-schema.ts';
import { MOST_PINS, type SearchPin } from './pins.ts';
import type { NamedPlace } from './places.ts';
import { pinsFound, type SearchAnswer, searchBusinesses, shopsFound, timesFound } from './search-businesses.ts';

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

const SearchPinType = builder.objectRef<SearchPin>('SearchPin').implement({
  description: 'A shop on a map.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    zone_label: t.string({ resolve: ({ zone }) => zoneLabel(zone) }),
    first_free: t.exposeInt('first', {
      nullable: true,
      description: "Unix seconds that show the shop's wall clock in UTC; null if nothing is free soon.",
    }),
    days_ahead: t.exposeInt('daysAhead', { nullable: true, description: 'Days from today, at the shop; 0 is today.' }),
    matches: t.exposeBoolean('matches', { description: 'The time is at the requested day and time.' }),
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
        return timesFound(services, answer);
      },
    }),
    pins: t.field({
      type: [SearchPinType],
      description: `Every shop of the search for a map, not one page: the first ${MOST_PINS}.`,
      resolve: (answer, _args, { services, dependsOn }) => {
        dependsOn(SHORT_LIVED.times);
        return pinsFound(services, answer);
      },
    }),
    without_times: t.exposeInt('withoutTimes', {
      nullable: true,
      description:
        'How many more match but have no free time then; null without `day` and `time`, or if not all were counted.',
    }),
    soonest_first: t.exposeBoolean('isSoonestFirst', {
      description: 'The shops are ordered by their first free time.',
    }),
    day_is_over: t.exposeBoolean('isDayOver', { description: '`day` is in the past, so any time is shown.' }),
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
      day: t.arg.string({
        description: "Only shops with a free time then: 'today', 'tomorrow', 'weekend' or a date ('2026-11-20').",
        validate: words,
      }),
      time: t.arg.string({
        description: "'morning', 'afternoon', 'evening' (from 5 pm), or '17:30' for that time and later.",
        validate: words,
      }),
      with_full: t.arg.boolean({ description: 'Also shops without a free time then, after the others.' }),
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: (_root, args, context) => {
      context.dependsOn('businesses');
      if (args.open_now) context.dependsOn(SHORT_LIVED.minute);
      if (args.day || args.time) context.dependsOn(SHORT_LIVED.times);
      return searchBusinesses(context.services, args, pageRequest(args, PAGE_SIZE), context.client);
    },
  }),
}));
