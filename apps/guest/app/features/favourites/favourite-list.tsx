import { useQueryClient } from '@tanstack/react-query';
import { Button, EmptyState, ErrorState, LoadMore, SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { toggled } from '../../lib/view/toggled.ts';
import noFavourite from './art/no-favourite.svg';
import { FavouriteCard, type FavouriteShop } from './favourite-card.tsx';
import { changeFavourite } from './favourite-ids.ts';
import { Heart } from './heart.tsx';
import { useFavourites } from './use-favourites.ts';

const grid = 'grid gap-x-6 gap-y-9 sm:grid-cols-2 nav:grid-cols-3';

interface FavouriteListProps {
  /** Brings the first free times of the shops on the page; another feature knows them. */
  useTimes: (shops: readonly FavouriteShop[]) => (id: number) => ReactNode;
}

/** The favourite shops. A heart that was switched off stays on the page until one leaves, so that it can be undone. */
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
    // What is on the page stays; the next visit asks anew.
    void queries.invalidateQueries({ queryKey: ['favourites'], refetchType: 'none' });
  }

  if (favourites.isPending) return <FavouriteSkeleton />;
  if (favourites.isError) {
    return (
      <ErrorState
        level={2}
        title="Your favourites could not be shown"
        action={<Button onClick={() => void favourites.refetch()}>Try again</Button>}
      >
        Nothing has changed. Look whether you are online and try again.
      </ErrorState>
    );
  }
  if (favourites.data.data.length === 0) return <NoFavourites />;
  return (
    <>
      <ul className={grid}>
        {favourites.data.data.map(({ id, business_info: shop }) =>
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
      <LoadMore more={favourites.more} busy={favourites.isFetching} />
    </>
  );
}

function FavouriteSkeleton() {
  return (
    <SkeletonGroup label="Loading your favourites">
      <div className={grid}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
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
      Press the heart on a shop and it waits for you here.
    </EmptyState>
  );
}
