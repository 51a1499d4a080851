import type { Services } from '../../platform/services.ts';
import { type Channel, channelName } from '../../realtime/channel.ts';

/** One channel per client detail, restricted to that guest. */
export const notificationChannel: Channel = {
  pattern: 'client-detail.{id}',
  mayListen: (viewer, { id }) => viewer.clientDetailId !== null && String(viewer.clientDetailId) === id,
};

const EVENT = 'notification';

/** Makes the guest's open pages refetch notifications; the event has no personal data. */
export function announceNotification({ events }: Services, clientDetailId: number): void {
  events.publish(channelName(notificationChannel, { id: clientDetailId }), EVENT);
}

/** The same, published when the transaction commits. */
export function announceAtCommit(tx: Services, clientDetailId: number): Promise<void> {
  return tx.events.publishWithin(tx.db, channelName(notificationChannel, { id: clientDetailId }), EVENT);
}

/** Another event on the guest's own channel, published when the transaction commits. */
export function publishToGuestAtCommit(tx: Services, clientDetailId: number, event: 'message'): Promise<void> {
  return tx.events.publishWithin(tx.db, channelName(notificationChannel, { id: clientDetailId }), event);
}
