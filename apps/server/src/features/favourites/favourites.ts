import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { offsetOf, type PageRequest, type Paginated } from '../../platform/database/pagination.ts';
import type { Services } from '../../platform/services.ts';
import * as store from './store.ts';

export type { FavouriteRow } from './store.ts';

export async function listFavourites(
  { db }: Services,
  userId: number,
  page: PageRequest,
): Promise<Paginated<store.FavouriteRow>> {
  const [data, total] = await Promise.all([
    store.listNewest(db, userId, page.count, offsetOf(page)),
    store.countOf(db, userId),
  ]);
  return { ...page, data, total };
}

export function countFavourites({ db }: Services, userId: number): Promise<number> {
  return store.countOf(db, userId);
}

/** Type 1 adds, 0 removes; both are idempotent. A missing shop can be removed but not added. */
export async function saveBusiness(
  { db, clock }: Services,
  userId: number,
  { type, businessId }: { type: 0 | 1; businessId: number },
): Promise<StatusMessage> {
  if (type === 0) {
    await store.remove(db, userId, businessId);
    return { status: 1, message: 'Removed from your favourite list!' };
  }
  if (!(await store.isPublished(db, businessId))) return { status: 0, message: 'This business could not be found.' };
  await store.insert(db, userId, businessId, clock.now());
  return { status: 1, message: 'Added to your favourite list!' };
}
