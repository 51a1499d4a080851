import type { Services } from '../../../platform/services.ts';
import { readNewsReach } from '../../messages/index.ts';
import { findRebooking, hasBookedSince } from './store.ts';

/** Why a rebooking message must no longer be sent, or null: the guest may have booked or unsubscribed since. */
export async function checkRebookMessage({ db }: Services, id: number): Promise<string | null> {
  const found = await findRebooking(db, id);
  if (!found || found.row.channel === null) return 'gone';
  const { businessId, userId, channel } = found.row;
  if (await hasBookedSince(db, found.row)) return 'booked';
  const [reach] = await readNewsReach(db, { id: businessId, ...found.shop }, [userId]);
  return reach ? reach.refusal[channel] : 'gone';
}
