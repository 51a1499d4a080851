import { wallOf } from '@thyme/domain/time';
import type { FavouriteShop } from '../features/favourites/favourite-card.tsx';
import { FavouriteList } from '../features/favourites/favourite-list.tsx';
import { useNextTimes } from '../features/search/times/use-next-times.ts';
import { describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/profile-favorites.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My favorites',
    description: 'Your favourite shops.',
    path: '/profile/favorites',
    hidden: true,
  });
}

/** The first free times of each shop on the page, from the search feature. */
function useTimesOf(shops: readonly FavouriteShop[]) {
  const now = Math.floor(Date.now() / 1000);
  const late = useNextTimes(shops.map(({ id, zone }) => ({ id, offset: wallOf(zone, now) - now })));
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return (id: number) => {
    const shop = byId.get(id);
    return (
      late &&
      shop && (
        <late.CardTimes
          slug={shop.slug}
          name={shop.name}
          times={late.byShop.get(id)?.times ?? null}
          zoneLabel={shop.zone_label}
        />
      )
    );
  };
}

export default function Favorites() {
  return (
    <>
      <h1 className="display-48 mb-7">My favorites</h1>
      <FavouriteList useTimes={useTimesOf} />
    </>
  );
}
