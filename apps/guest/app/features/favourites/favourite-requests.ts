import { notify } from '@thyme/site/notify.ts';
import { FavouriteIdsDocument, SaveBusinessDocument } from '../../generated/graphql.ts';
import { accepted, SERVER_ERROR, showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

export const ADDED = 'Added to your favourite list!';
export const REMOVED = 'Removed from your favourite list!';

export async function fetchFavouriteIds(): Promise<ReadonlySet<number>> {
  const { profileInformation } = await run(FavouriteIdsDocument, {}, { silent: true });
  return new Set(profileInformation.client_detail?.favorite_business.map(({ business_id }) => business_id));
}

/** Adds (1) or removes (0) a shop and shows a toast. Returns whether it succeeded. */
export async function saveFavourite(businessId: number, type: 0 | 1): Promise<boolean> {
  try {
    accepted((await run(SaveBusinessDocument, { type, business_id: businessId })).save_businesses);
    notify.success(type === 1 ? ADDED : REMOVED);
    return true;
  } catch (error) {
    showFailure(error, { api: 'save_businesses', body: { type, business_id: businessId }, otherwise: SERVER_ERROR });
    return false;
  }
}
