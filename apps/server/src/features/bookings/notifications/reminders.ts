import { addDays, dateAt, HOUR, type Instant, MINUTE } from '@thyme/domain/time';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { MailTemplate } from '../../outbox/index.ts';
import { type Expected, longDayOf } from './facts.ts';
import type { Reminded } from './reminder-mails.ts';
import { mailGuest, readAppointment, notifyGuest } from './send.ts';
import type { AppointmentKey } from './store.ts';

export interface Reminding {
  template: MailTemplate<Reminded>;
  dedupeKey: string;
  /** What is near; a visit that is over has nothing to come. */
  expected?: Expected;
  near?: 'day' | 'hours';
  /** What the bell says; some mails go without. */
  bell?: { kind: 'reminder' | 'review_request'; title(facts: Reminded): string };
}

/** A mail about a visit that only the guest gets, and a word at the bell. */
export async function remindGuest(
  services: Services,
  transaction: Transaction,
  key: AppointmentKey,
  { template, dedupeKey, expected, near, bell }: Reminding,
): Promise<void> {
  const described = await readAppointment(services, transaction, key, expected ? { expected } : {});
  const { zone } = described.record.business;
  const now = services.clock.now();
  const when = expected && near ? nearness(near, zone, { at: expected.startsAt, now }) : '';
  const data = { ...described.facts, when, canChange: described.record.appointment.startsAt > now };
  await mailGuest(services, transaction, described, { template, dedupeKey, data });
  if (!bell) return;
  const message = `${data.dayTime}, ${data.services.toLowerCase()}.`;
  await notifyGuest(services, transaction, described, { kind: bell.kind, title: bell.title(data), message, dedupeKey });
}

/** A reminder may be late, and a visit may have been moved to a nearer time: the words say what is true. */
export function nearness(near: 'day' | 'hours', zone: string, { at, now }: { at: Instant; now: Instant }): string {
  const [day, today] = [dateAt(zone, at), dateAt(zone, now)];
  if (near === 'day') {
    if (day === today) return 'Today';
    return day === addDays(today, 1) ? 'Tomorrow' : longDayOf(zone, at);
  }
  const left = at - now;
  if (left > HOUR + 40 * MINUTE) return 'In two hours';
  return left > 50 * MINUTE ? 'In an hour' : 'In half an hour';
}
