import { fallbackChannel } from '@thyme/domain/messages';
import type { ReminderSettings } from '@thyme/domain/reminders';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { describeAppointment } from '../bookings/index.ts';
import { failByOutbox, listByReminders, readReach } from '../messages/index.ts';
import { cancelWaiting } from '../outbox/index.ts';
import { listDue } from './due-store.ts';
import { reachOf, sendBy, sendReminder } from './send-reminder.ts';
import { readSettings } from './settings-store.ts';
import * as store from './store.ts';

const BATCH = 200;

/** Sends due reminders; the stored row of each makes the sweep idempotent. */
export async function remindAll(services: Services): Promise<void> {
  const known = new Map<number, ReminderSettings>();
  for (const due of await listDue(services.db, services.clock.now(), BATCH)) {
    const settings = known.get(due.businessId) ?? (await readSettings(services.db, due.businessId));
    known.set(due.businessId, settings);
    const rule = settings.rules.find(({ key, isActive }) => key === due.rule && isActive);
    if (rule) await inTransaction(services, (tx) => sendReminder(tx, due, { rule, settings }));
  }
}

/** Tries another channel if the first ones have not delivered. */
export async function followUp(services: Services): Promise<void> {
  for (const reminder of await store.listToFollow(services.db, services.clock.now(), BATCH))
    await inTransaction(services, (tx) => follow(tx, reminder));
}

async function follow(tx: UnitOfWork, reminder: store.ReminderRow): Promise<void> {
  await store.updateReminder(tx.db, reminder, { followAt: null });
  const { businessId, appointmentId, startsAt } = reminder;
  const described = await describeAppointment(tx, { businessId, appointmentId });
  const { appointment, business, guest } = described.record;
  const isComing = ['New', 'Reschedule', 'Accept'].includes(appointment.status) && appointment.startsAt === startsAt;
  if (!isComing || reminder.answer !== null || (await isDelivered(tx, reminder))) return;
  const settings = await readSettings(tx.db, businessId);
  const rule = settings.rules.find(({ key }) => key === reminder.rule);
  if (!rule) return;
  const reach = await readReach(tx, { userId: guest.id, shop: business, purpose: 'bookings' });
  const channel = fallbackChannel(rule.fallback, reminder.channels, reachOf(reach));
  if (channel === null) return;
  const due = { businessId, appointmentId, rule: rule.key, startsAt, endsAt: appointment.endsAt, isCall: false };
  if (await sendBy(tx, channel, { described, reminder, rule, settings, reach, due }))
    await store.updateReminder(tx.db, reminder, { fallback: channel });
}

async function isDelivered(tx: UnitOfWork, reminder: store.ReminderRow): Promise<boolean> {
  if (reminder.channels.includes('mail') && (await store.isMailSent(tx.db, store.reminderKey(reminder)))) return true;
  const messages = await listByReminders(tx.db, [reminder.id]);
  return messages.some(({ state }) => state === 'delivered');
}

/** Cancels messages that wait for the morning when the appointment was moved or cancelled. */
export async function dropOutdated(tx: UnitOfWork, key: { businessId: number; appointmentId: number }): Promise<void> {
  for (const reminder of await store.listOutdated(tx.db, key)) {
    const cancelled = await cancelWaiting(tx.db, store.reminderKey(reminder));
    await failByOutbox(tx.db, cancelled, 'The appointment has changed.', tx.clock.now());
    await store.updateReminder(tx.db, reminder, { followAt: null });
  }
}
