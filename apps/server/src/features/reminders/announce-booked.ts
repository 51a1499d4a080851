import { audibleTime, pickChannels } from '@thyme/domain/messages';
import { fillWording } from '@thyme/domain/reminders';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { describeAppointment } from '../bookings/index.ts';
import { readReach, sendPush, sendText } from '../messages/index.ts';
import { placeholdersOf, reachOf } from './send-reminder.ts';
import { readSettings } from './settings-store.ts';

/** Notifies the guest's phone of a confirmed booking; the mail is sent anyway. A guest without an email address gets a text. */
export async function announceBooked(
  tx: UnitOfWork,
  key: { businessId: number; appointmentId: number },
): Promise<void> {
  const described = await describeAppointment(tx, key);
  const { record, facts } = described;
  const { business, guest, appointment } = record;
  // The dates of a series are announced together, with the first.
  if (appointment.seriesId !== null && appointment.seriesId !== appointment.id) return;
  const settings = await readSettings(tx.db, business.id);
  const reach = await readReach(tx, { userId: guest.id, shop: business, purpose: 'bookings' });
  const picked = pickChannels(settings.booked.channels, reachOf(reach));
  const now = tx.clock.now();
  const about = {
    userId: guest.id,
    businessId: business.id,
    appointmentId: appointment.id,
    reminderId: null,
    purpose: 'bookings' as const,
    dedupeKey: `booked:${appointment.id}`,
    sendAt: Math.max(now, audibleTime(reach.zone, now, settings.quiet, appointment.startsAt)),
    usefulUntil: appointment.startsAt,
  };
  if (picked.includes('push')) {
    const words = {
      title: `Booked: ${facts.dayTime}`,
      body: `${facts.services} at ${facts.shop}`,
      path: facts.accountPath,
    };
    await sendPush(tx, about, { subscriptions: reach.subscriptions, words });
  }
  if (!picked.includes('text') || !reach.phone) return;
  const body = fillWording(settings.booked.wording, placeholdersOf(described, appointment.startsAt, ''), {
    asks: false,
  });
  await sendText(tx, about, { phone: reach.phone, body, limit: settings.textLimit, zone: business.zone });
}
