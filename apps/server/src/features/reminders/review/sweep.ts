import { fillWords } from '@thyme/domain/campaigns';
import { audibleTime, type Channel, nextQuiet, pickChannels, quietAt } from '@thyme/domain/messages';
import type { ReminderSettings } from '@thyme/domain/reminders';
import { HOUR } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type DescribedAppointment,
  describeAppointment,
  remindGuest,
  reviewRequestMail,
} from '../../bookings/index.ts';
import { type GuestReach, readReach, sendPush, sendText } from '../../messages/index.ts';
import { reachOf } from '../send-reminder.ts';
import { readSettings } from '../settings-store.ts';
import * as store from './store.ts';

const BATCH = 200;
const USEFUL_HOURS = 12;

/** Asks guests how their appointment was, once for each. */
export async function requestReviews(services: Services): Promise<void> {
  for (const due of await store.listDue(services.db, services.clock.now(), BATCH))
    await inTransaction(services, (tx) => ask(tx, due));
}

async function ask(tx: UnitOfWork, due: store.DueReview): Promise<void> {
  if (!(await store.insertRequest(tx.db, due, tx.clock.now()))) return;
  const { businessId, appointmentId, userId } = due;
  const settings = await readSettings(tx.db, businessId);
  const described = await describeAppointment(tx, { businessId, appointmentId });
  const reach = await readReach(tx, { userId, shop: described.record.business, purpose: 'bookings' });
  const picked = pickChannels(settings.review.channels, reachOf(reach));
  const sent: Channel[] = picked.includes('mail') ? ['mail'] : [];
  const dedupeKey = `review-request:${appointmentId}`;
  for (const channel of picked)
    if (channel !== 'mail' && (await ring(tx, channel, { described, reach, settings, dedupeKey }))) sent.push(channel);
  // Nothing reaches the guest, or only a text above the shop's monthly limit.
  if (sent.length === 0) return;
  await remindGuest(
    tx,
    { businessId, appointmentId },
    {
      template: sent.includes('mail') ? reviewRequestMail : null,
      bell: { kind: 'review_request', title: ({ shop }) => `How was ${shop}?` },
      dedupeKey,
    },
  );
  await store.saveChannels(tx.db, due, sent);
}

interface Asking {
  described: DescribedAppointment;
  reach: GuestReach;
  settings: ReminderSettings;
  dedupeKey: string;
}

/** False if the phone cannot be used. It stays silent in the guest's quiet hours. */
async function ring(
  tx: UnitOfWork,
  channel: 'text' | 'push',
  { described, reach, settings, dedupeKey }: Asking,
): Promise<boolean> {
  const { record, facts } = described;
  const { quiet, review, textLimit } = settings;
  const now = tx.clock.now();
  const night = quietAt(reach.zone, now, quiet);
  const sendAt = night ? night.ends : audibleTime(reach.zone, now, quiet, now + USEFUL_HOURS * HOUR);
  const about = {
    userId: record.guest.id,
    businessId: record.business.id,
    appointmentId: record.appointment.id,
    reminderId: null,
    purpose: 'bookings' as const,
    dedupeKey: `${dedupeKey}:${channel}`,
    sendAt,
    usefulUntil: Math.min(
      sendAt + USEFUL_HOURS * HOUR,
      nextQuiet(reach.zone, sendAt, quiet) ?? Number.POSITIVE_INFINITY,
    ),
  };
  const path = `${facts.accountPath}#review`;
  if (channel === 'push') {
    const words = { title: `How was ${facts.shop}?`, body: 'Tap to leave a review. It takes ten seconds.', path };
    await sendPush(tx, about, { subscriptions: reach.subscriptions, words });
    return true;
  }
  if (!reach.phone) return false;
  const values = { 'first name': record.guest.firstName, shop: facts.shop, link: `${tx.config.publicUrl}${path}` };
  const wording = review.wording.includes('{link}') ? review.wording : `${review.wording} {link}`;
  const body = fillWords(wording, values);
  return sendText(tx, about, { phone: reach.phone, body, limit: textLimit, zone: record.business.zone });
}
