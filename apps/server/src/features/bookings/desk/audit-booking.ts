import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import type { AtDesk } from '../../availability/index.ts';
import type { Booking } from '../booking/booking-rows.ts';

/** The audit entry of a booking made at the desk. */
export function deskAuditEntry({ cart, userId }: Booking, { memberId }: AtDesk) {
  const changes = { guest: userId, services: cart.offers.map(({ name }) => name) };
  return { actorId: memberId, action: 'book', subject: 'appointment', changes };
}

export function auditDeskBooking(
  services: Services,
  transaction: Transaction,
  { booking, desk, id }: { booking: Booking; desk: AtDesk; id: number | null },
): Promise<void> {
  const entry = { businessId: booking.cart.shop.id, subjectId: id, ...deskAuditEntry(booking, desk) };
  return writeAuditEntry(services, transaction, entry);
}
