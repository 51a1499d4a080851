import { audibleTime } from '@thyme/domain/messages';
import { describeAppointment, type TextGuest } from '../bookings/index.ts';
import { readReach, sendText } from '../messages/index.ts';
import { readSettings } from './settings-store.ts';

/** A text about an appointment that a member chose to send. */
export const textGuest: TextGuest = async (tx, key, { body, dedupeKey }) => {
  const { business, guest, appointment } = (await describeAppointment(tx, key)).record;
  const reach = await readReach(tx, { userId: guest.id, shop: business, purpose: 'bookings' });
  if (!reach.phone) return false;
  const { quiet, textLimit } = await readSettings(tx.db, business.id);
  const now = tx.clock.now();
  const about = {
    userId: guest.id,
    businessId: business.id,
    appointmentId: appointment.id,
    reminderId: null,
    purpose: 'bookings' as const,
    dedupeKey,
    sendAt: Math.max(now, audibleTime(reach.zone, now, quiet, appointment.startsAt)),
    usefulUntil: appointment.endsAt,
  };
  return sendText(tx, about, { phone: reach.phone, body, limit: textLimit, zone: business.zone });
};
