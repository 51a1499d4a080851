import { isMember } from '../features/access/membership.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { type Channel, channelName } from './channel.ts';

/** One channel for each business and its team. An event says that something changed, not what. */
export const deskChannel: Channel = {
  pattern: 'desk.{business}',
  mayListen: async (viewer, { business }, { db }) =>
    viewer.kind === 'business' && (await isMember(db, Number(business), viewer.id)),
};

const EVENT = 'desk';

const nameOf = (businessId: number) => channelName(deskChannel, { business: businessId });

/** Makes the open desks of a business fetch again once the transaction commits. */
export function announceDeskAtCommit({ events }: Services, transaction: Db, businessId: number): Promise<void> {
  return events.publishWithin(transaction, nameOf(businessId), EVENT, { business_id: businessId });
}

export function announceDesk({ events }: Services, businessId: number): void {
  events.publish(nameOf(businessId), EVENT, { business_id: businessId });
}
