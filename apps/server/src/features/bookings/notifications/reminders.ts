import { midSentence } from '@thyme/domain/text';
import { addDays, dateAt, HOUR, type Instant, MINUTE } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { GuestMail } from '../../outbox/index.ts';
import { type Expected, longDayOf } from './facts.ts';
import type { Reminded } from './reminder-mails.ts';
import { mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface Reminding {
  /** Without one, only the notification is written. */
  template: GuestMail<Reminded> | null;
  dedupeKey: string;
  /** The upcoming time; none for a past appointment. */
  expected?: Expected;
  near?: 'day' | 'hours';
  /** The link to confirm, move or cancel without a login. */
  replyPath?: string;
  /** The notification; some mails have none. */
  bell?: { kind: 'reminder' | 'review_request'; title(facts: Reminded): string };
}

/** Mails the guest about an appointment, with an optional notification. */
export async function remindGuest(
  tx: UnitOfWork,
  key: AppointmentKey,
  { template, dedupeKey, expected, near, replyPath, bell }: Reminding,
): Promise<void> {
  const described = await readAppointment(tx, key, expected ? { expected } : {});
  const { zone } = described.record.business;
  const now = tx.clock.now();
  const when = expected && near ? nearness(near, zone, { at: expected.startsAt, now }) : '';
  const canChange = described.record.appointment.startsAt > now;
  const data = { ...described.facts, when, canChange, ...(replyPath ? { replyPath } : {}) };
  if (template) await mailGuest(tx, described, { template, dedupeKey, data });
  if (!bell) return;
  const message = `${data.dayTime}, ${midSentence(data.services)}.`;
  // The form to rate an appointment is further down on its page.
  const targetUrl = bell.kind === 'review_request' ? `${data.accountPath}#review` : data.accountPath;
  await notifyGuest(tx, described, { kind: bell.kind, title: bell.title(data), message, dedupeKey, targetUrl });
}

/** Describes the actual distance in time: a reminder may be late, and an appointment may have been moved closer. */
export function nearness(near: 'day' | 'hours', zone: string, { at, now }: { at: Instant; now: Instant }): string {
  const [day, today] = [dateAt(zone, at), dateAt(zone, now)];
  if (near === 'day') {
    if (day === today) return 'Today';
    return day === addDays(today, 1) ? 'Tomorrow' : longDayOf(zone, at);
  }
  const left = at - now;
  if (left > 2 * HOUR + 40 * MINUTE) return `In ${Math.round(left / HOUR)} hours`;
  if (left > HOUR + 40 * MINUTE) return 'In two hours';
  return left > 50 * MINUTE ? 'In an hour' : 'In half an hour';
}
