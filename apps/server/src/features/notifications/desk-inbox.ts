import { shownSince } from '@thyme/domain/notifications';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import type { Services } from '../../platform/services.ts';
import { announceDesk } from '../../realtime/desk-events.ts';
import { type Membership, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import * as store from './desk-store.ts';

const SHOWN = 40;

export interface DeskInbox {
  membership: Membership;
  unseen: number;
  items: store.InboxRow[];
}

/** The owner's notifications about a business: bookings, answers, cancellations, reviews. */
export async function readDeskInbox(services: Services, viewer: Viewer, businessId: number): Promise<DeskInbox> {
  const membership = await requireMembership(services, viewer, businessId);
  const reader = { userId: viewer.id, businessId, since: shownSince(services.clock.now()) };
  const [items, unseen] = await Promise.all([
    store.listInbox(services.db, reader, SHOWN),
    store.countUnseen(services.db, reader),
  ]);
  return { membership, items, unseen };
}

/** Clears the unseen count at every open desk of this person. */
export async function markInboxSeen(
  services: Services,
  viewer: Viewer,
  { businessId, lastId }: { businessId: number; lastId: number },
): Promise<StatusMessage> {
  await requireMembership(services, viewer, businessId);
  const now = services.clock.now();
  const seen = await store.markSeenUpTo(
    services.db,
    { userId: viewer.id, businessId, since: shownSince(now) },
    lastId,
    now,
  );
  if (seen > 0) announceDesk(services, businessId);
  return { status: 1, message: '' };
}
