import { unauthenticated } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { findProfile, listFavouriteShops, type ProfileRow } from './profile-store.ts';

export type Profile = ProfileRow;

/** The viewer's own profile. An account that has been closed meanwhile is no longer logged in. */
export async function readProfile({ db }: Services, userId: number): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) throw unauthenticated();
  return profile;
}

export const readFavouriteShops = ({ db }: Services, userId: number) => listFavouriteShops(db, userId);
