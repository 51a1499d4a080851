import { HOUR, withZone } from '@thyme/domain/time';
import { defineMail } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf } from './mail-words.ts';

export interface LateData extends AppointmentFacts {
  minutes: number;
  /** The new start: '11:45 am'. */
  begins: string;
}

/** The shop is running late. Expires when the appointment is over. */
export const lateMail = defineMail<LateData>({
  name: 'running-late',
  optional: 'bookings',
  usefulSeconds: 2 * HOUR,
  compose: (facts) => ({
    subject: `Running about ${facts.minutes} minutes late today: ${facts.shop}`,
    preview: `Your appointment will start at about ${withZone(facts.begins, facts.zone)}.`,
    lead: `${facts.services} at ${facts.shop}`,
    heading: `About ${facts.begins} instead of ${facts.time}`,
    paragraphs: [
      `We’re sorry, ${facts.firstName}: we’re running about ${facts.minutes} minutes late. There’s no need to hurry, and you’ll still get your full appointment.`,
    ],
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});
