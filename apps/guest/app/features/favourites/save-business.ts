import { notify } from '@thyme/site/notify.ts';
import { SaveBusinessDocument } from '../../generated/graphql.ts';
import { accepted, SERVER_ERROR, tellFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

export const ADDED = 'Added to your favourite list!';
export const REMOVED = 'Removed from your favourite list!';

/** Adds (1) or removes (0) a shop and says so. Answers whether it did. */
export async function saveFavourite(businessId: number, type: 0 | 1): Promise<boolean> {
  try {
    accepted((await run(SaveBusinessDocument, { type, business_id: businessId })).save_businesses);
    notify.success(type === 1 ? ADDED : REMOVED);
    return true;
  } catch (error) {
    tellFailure(error, { api: 'save_businesses', body: { type, business_id: businessId }, otherwise: SERVER_ERROR });
    return false;
  }
}
