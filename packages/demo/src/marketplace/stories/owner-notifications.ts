import { DAY, formatDayTime, type Instant, wallOf } from '@thyme/domain/time';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { World } from '../world.ts';

const SHOWN = 8;

interface Item {
  kind: 'new_booking' | 'guest_cancelled' | 'new_review';
  /** The appointment it refers to. */
  refId: number;
  senderId: number;
  title: string;
  message: string;
  at: Instant;
  dedupeKey: string;
}

/** The id that a row got when it was added. */
const numberOf = (row: object) => (row as { id: number }).id;

/** Notifications of owners: the newest bookings, cancellations and reviews. Those of today are still unseen. */
export function notifyOwners({ rows, shops, now }: World): void {
  const people = new Map(rows.of('users').map((user) => [numberOf(user), user]));
  const lines = Map.groupBy(rows.of('appointmentLines'), ({ appointmentId }) => appointmentId);
  const appointments = Map.groupBy(rows.of('appointments'), ({ businessId }) => businessId);
  const reviews = Map.groupBy(rows.of('reviews'), ({ businessId }) => businessId);
  const nameOf = (id: number) => `${people.get(id)?.firstName} ${people.get(id)?.lastName}`;

  const ofAppointments = (shop: DemoShop): Item[] =>
    (appointments.get(shop.id) ?? []).flatMap((appointment): Item[] => {
      const { status, startsAt, createdAt = 0, cancelledAt, cancelledBy, userId } = appointment;
      if (appointment.kind === 'consultation') return [];
      const id = numberOf(appointment);
      const when = formatDayTime(wallOf(shop.zone, startsAt));
      const message = `${(lines.get(id) ?? []).map(({ serviceName }) => serviceName).join(', ')}.`;
      const common = { refId: id, senderId: userId, message };
      if (status === 'New' || status === 'Accept') {
        const title = `${nameOf(userId)} has booked ${when}`;
        return [{ ...common, kind: 'new_booking', title, at: createdAt, dedupeKey: `new-booking:${id}` }];
      }
      if (status !== 'Cancelled' || cancelledBy !== 'guest' || !cancelledAt) return [];
      const title = `${nameOf(userId)} cancelled ${when}`;
      return [{ ...common, kind: 'guest_cancelled', title, at: cancelledAt, dedupeKey: `cancelled:${id}` }];
    });
  const ofReviews = (shop: DemoShop): Item[] =>
    (reviews.get(shop.id) ?? []).flatMap(({ appointmentId, userId, rating, comment, createdAt = 0 }): Item[] => {
      if (!appointmentId || !userId) return [];
      const title = `${people.get(userId)?.firstName} gave you ${rating} of 5`;
      const message = comment ? `“${comment}”` : 'Without a comment.';
      const dedupeKey = `new-review:${appointmentId}`;
      return [{ kind: 'new_review', refId: appointmentId, senderId: userId, title, message, at: createdAt, dedupeKey }];
    });

  for (const shop of shops) {
    const newest = [...ofAppointments(shop), ...ofReviews(shop)].sort((a, b) => b.at - a.at).slice(0, SHOWN);
    for (const { at, ...item } of newest) {
      const seenAt = at < now - DAY ? at + 900 : null;
      rows.put('notifications', {
        ...item,
        recipientId: shop.ownerId,
        businessId: shop.id,
        createdAt: at,
        services: [],
        seenAt,
      });
    }
  }
}
