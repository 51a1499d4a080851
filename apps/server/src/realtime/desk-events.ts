import type { Services } from '../platform/services.ts';

/** One channel per business: events say that something changed, not what. */
export const DESK_CHANNEL = 'desk.{business}';

const EVENT = 'desk';

const nameOf = (businessId: number) => DESK_CHANNEL.replace('{business}', String(businessId));

/** Makes the open desks of a business refetch once the transaction commits. */
export function announceDeskAtCommit(tx: Services, businessId: number): Promise<void> {
  return tx.events.publishWithin(tx.db, nameOf(businessId), EVENT, { business_id: businessId });
}

export function announceDesk({ events }: Services, businessId: number): void {
  events.publish(nameOf(businessId), EVENT, { business_id: businessId });
}

/** Guests' messages have a separate event: they are frequent, and change nothing but the conversations. */
export const DESK_MESSAGES = 'desk-messages';

export function publishToDeskAtCommit(tx: Services, businessId: number, event: typeof DESK_MESSAGES): Promise<void> {
  return tx.events.publishWithin(tx.db, nameOf(businessId), event, { business_id: businessId });
}
