import { isMember } from '../features/access/membership.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { type Channel, channelName } from './channel.ts';

/** One for each business; only its own people listen. It says that something changed, and never what. */
export const deskChannel: Channel = {
  pattern: 'desk.{business}',
  mayListen: async (viewer, { business }, { db }) =>
    viewer.kind === 'business' && (await isMember(db, Number(business), viewer.id)),
};

const EVENT = 'desk';

const nameOf = (businessId: number) => channelName(deskChannel, { business: businessId });

/** Lets open desks of a business look again, when and only when the transaction commits. */
export function announceDeskAtCommit({ events }: Services, transaction: Db, businessId: number): Promise<void> {
  return events.publishWithin(transaction, nameOf(businessId), EVENT, { business_id: businessId });
}

export function announceDesk({ events }: Services, businessId: number): void {
  events.publish(nameOf(businessId), EVENT, { business_id: businessId });
}
