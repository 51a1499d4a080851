import { useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, SkeletonCard } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { GrowingList } from '../../lib/view/growing-list.tsx';
import { toggled } from '../../lib/view/toggled.ts';
import noFavourite from './art/no-favourite.svg';
import { FavouriteCard, type FavouriteShop } from './favourite-card.tsx';
import { changeFavourite } from './favourite-ids.ts';
import { Heart } from './heart.tsx';
import { useFavourites } from './use-favourites.ts';

const grid = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 nav:grid-cols-3';

interface FavouriteListProps {
  /** Loads the first free times of the shops on the page; another feature provides it. */
  useTimes: (shops: readonly FavouriteShop[]) => (id: number) => ReactNode;
}

/** The favourite shops. A heart that was switched off stays until the page is left, so that it can be undone. */
export function FavouriteList({ useTimes }: FavouriteListProps) {
  const queries = useQueryClient();
  const favourites = useFavourites();
  const shops = favourites.data?.data.flatMap(({ business_info: shop }) => (shop ? [shop] : [])) ?? [];
  const times = useTimes(shops);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());

  async function toggle(id: number) {
    const off = removed.has(id);
    const flip = () => setRemoved((now) => toggled(now, id));
    flip();
    if (!(await changeFavourite(id, off ? 1 : 0))) return flip();
    void queries.invalidateQueries({ queryKey: ['client-report'] });
    // The open page keeps its list; the next time it opens, the list is fetched again.
    void queries.invalidateQueries({ queryKey: ['favourites'], refetchType: 'none' });
  }

  return (
    <GrowingList
      list={favourites}
      of="your favourites"
      comfort="Nothing has changed."
      skeleton={
        <div className={grid}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      }
      empty={<NoFavourites />}
    >
      {(items) => (
        <ul className={grid}>
          {items.map(({ id, business_info: shop }) =>
            shop ? (
              <li key={id}>
                <FavouriteCard
                  shop={shop}
                  times={times(shop.id)}
                  heart={<Heart name={shop.name} on={!removed.has(shop.id)} onToggle={() => void toggle(shop.id)} />}
                />
              </li>
            ) : null,
          )}
        </ul>
      )}
    </GrowingList>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      size="page"
      level={2}
      title="You haven't added any favourite shop yet!"
      picture={<img src={noFavourite} alt="" width={420} height={315} className="h-auto w-full" />}
      action={
        <Button asChild>
          <Link to="/search">Find a shop to love</Link>
        </Button>
      }
    >
      Tap the heart on a shop and you’ll find it here.
    </EmptyState>
  );
}
