import { FavouriteList } from '../features/favourites/favourite-list.tsx';
import { describePage } from '../lib/meta.ts';
import type { Route } from './+types/profile-favorites.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'My favorites',
    description: 'Your favourite shops.',
    path: '/profile/favorites',
    hidden: true,
  });
}

export default function Favorites() {
  return (
    <>
      <h1 className="display-48 mb-7">My favorites</h1>
      <FavouriteList />
    </>
  );
}
