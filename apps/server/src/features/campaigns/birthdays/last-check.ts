import type { Services } from '../../../platform/services.ts';
import { readNewsReach } from '../../messages/index.ts';
import { findBirthdayMessage } from './store.ts';

/** Why a birthday message must no longer be sent, or null: the guest may have unsubscribed since. */
export async function checkBirthdayMessage({ db }: Services, id: number): Promise<string | null> {
  const found = await findBirthdayMessage(db, id);
  if (!found || found.row.channel === null) return 'gone';
  const { userId, channel } = found.row;
  const [reach] = await readNewsReach(db, found.shop, [userId]);
  return reach ? reach.refusal[channel] : 'gone';
}
