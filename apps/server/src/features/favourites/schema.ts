import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { growingCountArgument, PaginatorInfo, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import type { Paginated } from '../../platform/database/pagination.ts';
import { Business } from '../businesses/business-type.ts';
import { businessLoader } from '../businesses/loaders.ts';
import { type FavouriteRow, listFavourites, saveBusiness } from './favourites.ts';

const PAGE = 18;

const Favourite = builder.objectRef<FavouriteRow>('Favourite').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    created_at: t.exposeInt('createdAt'),
    business_info: t.field({
      type: Business,
      nullable: true,
      resolve: ({ businessId }, _args, context) => businessLoader(context).load(businessId),
    }),
  }),
});

const FavouriteList = builder.objectRef<Paginated<FavouriteRow>>('FavouriteList').implement({
  fields: (t) => ({
    data: t.field({ type: [Favourite], resolve: (list) => list.data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: (list) => list }),
  }),
});

builder.queryFields((t) => ({
  my_favorite_business: t.field({
    type: FavouriteList,
    description: 'Newest first.',
    authScopes: { guest: true },
    args: { count: t.arg.int({ validate: growingCountArgument }), page: t.arg.int({ validate: pageArgument }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      listFavourites(services, (await requireViewer()).id, pageRequest(args, PAGE)),
  }),
}));

const typeArgument = z.union([z.literal(0), z.literal(1)]);

builder.mutationFields((t) => ({
  save_businesses: t.field({
    type: Acknowledgement,
    description: 'Type 1 adds a business to the favourites, type 0 removes it.',
    authScopes: { guest: true },
    args: {
      type: t.arg.int({ required: true, validate: typeArgument }),
      business_id: t.arg.int({ required: true }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveBusiness(services, (await requireViewer()).id, {
        type: args.type === 1 ? 1 : 0,
        businessId: args.business_id,
      }),
  }),
}));
