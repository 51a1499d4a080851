import type { Services } from '../../../platform/services.ts';
import { readNewsReach } from '../../messages/index.ts';
import type { OutboxRow } from '../../outbox/index.ts';
import { findRebooking, hasBookedSince } from './store.ts';

/** Why a message that asks a guest back is not to be sent any more, or null: they may have booked or unsubscribed since. */
export async function checkRebookMessage({ db }: Services, row: OutboxRow): Promise<string | null> {
  const [, id] = /^rebook:(\d+)$/.exec(row.dedupeKey) ?? [];
  if (id === undefined) return null;
  const found = await findRebooking(db, Number(id));
  if (!found || found.row.channel === null) return 'gone';
  const { businessId, userId, channel } = found.row;
  if (await hasBookedSince(db, found.row)) return 'booked';
  const [reach] = await readNewsReach(db, { id: businessId, ...found.shop }, [userId]);
  return reach ? reach.refusal[channel] : 'gone';
}
