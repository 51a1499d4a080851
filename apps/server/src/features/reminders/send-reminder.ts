import { groupPhone } from '@thyme/domain/accounts';
import { audibleTime, type Channel, pickChannels, quietAt, type Reach } from '@thyme/domain/messages';
import {
  fillWording,
  type Placeholder,
  type ReminderRule,
  type ReminderSettings,
  windowOf,
} from '@thyme/domain/reminders';
import { formatDay, MINUTE, wallOf, zonedTime } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  type DescribedAppointment,
  dayReminderMail,
  describeAppointment,
  hoursReminderMail,
  nearness,
  remindGuest,
  tellCompanion,
} from '../bookings/index.ts';
import { type GuestReach, readReach, sendPush, sendText } from '../messages/index.ts';
import type { DueReminder } from './due-store.ts';
import { reminderPath } from './link.ts';
import * as store from './store.ts';

/** How long a delivery report may take before another channel is tried. */
const FOLLOW_AFTER = 15 * MINUTE;
/** From here on a reminder names the day, below the hours left. */
const DAY_WORDS_FROM = 12;

const isDaily = ({ hoursBefore }: Pick<ReminderRule, 'hoursBefore'>) => hoursBefore >= DAY_WORDS_FROM;

/** When the phone rings: at the due time, moved out of the guest's quiet hours. */
export function ringTime(reach: GuestReach, rule: ReminderRule, settings: ReminderSettings, startsAt: number): number {
  return audibleTime(reach.zone, startsAt - windowOf(rule).ahead, settings.quiet, startsAt);
}

const askWords = ({ movesByShop }: DescribedAppointment['facts']) =>
  `Are you still coming? Tap to ${movesByShop ? 'confirm or cancel' : 'confirm, move or cancel'}.`;

export const reachOf = (reach: GuestReach): Reach => ({
  mail: reach.mail,
  text: reach.phone !== null,
  push: reach.subscriptions.length > 0,
});

/** Sends one reminder on the channels of its rule, or decides that it is too early. */
export async function sendReminder(
  tx: UnitOfWork,
  due: DueReminder,
  { rule, settings }: { rule: ReminderRule; settings: ReminderSettings },
): Promise<void> {
  const { businessId, appointmentId, startsAt } = due;
  const described = await describeAppointment(tx, { businessId, appointmentId }, { expected: due });
  const { appointment, business, guest } = described.record;
  const reach = await readReach(tx, { userId: guest.id, shop: business, purpose: 'bookings' });
  const picked = pickChannels(rule.channels, reachOf(reach));
  const now = tx.clock.now();
  const ring = ringTime(reach, rule, settings, startsAt);
  const dueAt = startsAt - windowOf(rule).ahead;
  // Sent the evening before only if nothing but a phone reaches the guest: a mail does not wake anyone.
  const isPhoneOnly = picked.length > 0 && !picked.includes('mail');
  const mayRing = isPhoneOnly && now >= ring && !quietAt(reach.zone, now, settings.quiet);
  if (now < dueAt && !mayRing) return;
  // For a class date or a call there is no question; it is about the appointment as a whole.
  const asks = rule.asks && !due.isCall && startsAt === appointment.startsAt && picked.length > 0;
  const reminder = await store.insertReminder(tx.db, {
    businessId,
    appointmentId,
    userId: guest.id,
    rule: rule.key,
    startsAt,
    asks,
    channels: [],
    createdAt: now,
  });
  if (!reminder) return;
  const sending = { described, reminder, rule, settings, reach, due };
  const sent: Channel[] = [];
  for (const channel of picked) {
    if (await sendBy(tx, channel, sending)) sent.push(channel);
    // The monthly limit is reached, or it is too late for a phone.
    else if (channel === 'text' && reach.mail && !picked.includes('mail') && (await sendBy(tx, 'mail', sending)))
      sent.push('mail');
  }
  if (rule.channels.includes('mail') && !due.isCall) {
    const when = nearness(isDaily(rule) ? 'day' : 'hours', business.zone, { at: startsAt, now });
    const dedupeKey = store.reminderKey(reminder);
    await tellCompanion(tx, described, { news: { kind: 'reminder', when }, dedupeKey });
  }
  const mayFollow = rule.fallback !== null && sent.length > 0 && !sent.includes(rule.fallback);
  const followAt = Math.max(now, ring) + FOLLOW_AFTER;
  await store.updateReminder(tx.db, reminder, {
    channels: sent,
    asks: asks && sent.length > 0,
    followAt: mayFollow && followAt < startsAt ? followAt : null,
  });
}

export interface Sending {
  described: DescribedAppointment;
  reminder: store.ReminderRow;
  rule: ReminderRule;
  settings: ReminderSettings;
  reach: GuestReach;
  due: DueReminder;
}

/** False if this channel cannot be used now. */
export async function sendBy(tx: UnitOfWork, channel: Channel, sending: Sending): Promise<boolean> {
  if (channel === 'mail') return sendMail(tx, sending);
  const { described, reminder, rule, settings, reach, due } = sending;
  const now = tx.clock.now();
  const ring = Math.max(now, ringTime(reach, rule, settings, due.startsAt));
  const night = quietAt(reach.zone, ring, settings.quiet);
  const sendAt = night ? night.ends : ring;
  if (sendAt > due.startsAt - 10 * MINUTE) return false;
  const { record, facts } = described;
  const about = {
    userId: record.guest.id,
    businessId: record.business.id,
    appointmentId: record.appointment.id,
    reminderId: reminder.id,
    purpose: 'bookings' as const,
    dedupeKey: `${store.reminderKey(reminder)}:${channel}`,
    sendAt,
    usefulUntil: due.startsAt,
  };
  if (channel === 'push') {
    const when = nearness(isDaily(rule) ? 'day' : 'hours', record.business.zone, { at: due.startsAt, now: sendAt });
    const title = `${when}, ${facts.time} at ${facts.shop}`;
    const words = reminder.asks
      ? { title, body: askWords(facts), path: reminderPath(tx, reminder.id) }
      : { title, body: `${facts.services}. ${facts.place}`, path: facts.accountPath };
    await sendPush(tx, about, { subscriptions: reach.subscriptions, words });
    return true;
  }
  if (!reach.phone) return false;
  const link = `${tx.config.publicUrl}${reminderPath(tx, reminder.id)}`;
  const body = fillWording(rule.wording, placeholdersOf(described, due.startsAt, link), { asks: reminder.asks });
  return sendText(tx, about, { phone: reach.phone, body, limit: settings.textLimit, zone: record.business.zone });
}

async function sendMail(tx: UnitOfWork, { described, reminder, rule, due }: Sending): Promise<boolean> {
  const { businessId, appointmentId, startsAt, endsAt, isCall } = due;
  if (!described.record.guest.email || described.record.wantsMail === false) return false;
  const daily = isDaily(rule);
  await remindGuest(
    tx,
    { businessId, appointmentId },
    {
      template: daily ? dayReminderMail : hoursReminderMail,
      expected: { startsAt, endsAt, isCall },
      near: daily ? 'day' : 'hours',
      ...(reminder.asks ? { replyPath: reminderPath(tx, reminder.id) } : {}),
      ...(daily
        ? { bell: { kind: 'reminder' as const, title: ({ when, time, shop }) => `${when}, ${time} at ${shop}` } }
        : {}),
      dedupeKey: store.reminderKey(reminder),
    },
  );
  return true;
}

/** An appointment in the words of a text. */
export function placeholdersOf(
  { record, facts }: DescribedAppointment,
  startsAt: number,
  link: string,
): Record<Placeholder, string> {
  const { business, guest, lines } = record;
  const wall = wallOf(business.zone, startsAt);
  return {
    'first name': guest.firstName,
    shop: business.name,
    day: formatDay(wall),
    time: zonedTime(business.zone, startsAt),
    person: lines.find(({ person }) => person)?.person ?? business.name,
    street: facts.place.split(',')[0] ?? '',
    phone: groupPhone(business.phone ?? ''),
    link,
  };
}
