import type { Zone } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { type GuestReach, readReach } from '../../messages/index.ts';
import type { ConversationGuest } from '../store.ts';

/** How a guest learns of a message that they have not read. */
export type ReachedBy = 'push' | 'mail' | 'text' | 'account' | 'nothing';

/** Push and mail cost nothing, so a text is for those whom neither reaches. */
export function routeOf(reach: GuestReach, hasAccount: boolean): ReachedBy {
  if (reach.subscriptions.length > 0) return 'push';
  if (reach.mail) return 'mail';
  if (reach.phone) return 'text';
  return hasAccount ? 'account' : 'nothing';
}

export async function readRoute(
  services: Pick<Services, 'db' | 'texts'>,
  guest: ConversationGuest,
  { zone, country }: { zone: Zone; country: string },
): Promise<ReachedBy> {
  const reach = await readReach(services, { userId: guest.id, shop: { zone, country }, purpose: 'bookings' });
  return routeOf(reach, guest.hasAccount);
}
