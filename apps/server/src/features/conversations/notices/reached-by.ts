import type { Zone } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { type GuestReach, readReach } from '../../messages/index.ts';
import type { ConversationGuest } from '../store.ts';

/** The channel by which a guest is notified of an unread message. */
export type ReachedBy = 'push' | 'mail' | 'text' | 'account' | 'nothing';

/** Push and mail are free, so texts are only for guests whom neither reaches. */
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
