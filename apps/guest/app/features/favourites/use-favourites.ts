import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OwnFavouritesDocument, type OwnFavouritesQuery } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { useGrowing } from '../../lib/view/use-growing.ts';

export const FAVOURITES_STEP = 18;

export type Favourite = OwnFavouritesQuery['my_favorite_business']['data'][number];

/** The guest's favourite shops, the newest first. */
export function useFavourites() {
  const { count, moreOf } = useGrowing(FAVOURITES_STEP);
  const query = useQuery({
    queryKey: ['favourites', count],
    queryFn: async () => (await runAsGuest(OwnFavouritesDocument, { count, page: 1 })).my_favorite_business,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.paginatorInfo.total ?? 0;
  return { ...query, total, more: moreOf(total) };
}
