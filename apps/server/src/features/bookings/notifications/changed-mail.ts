import { calendarFile } from '../../../integrations/calendar/ics.ts';
import { asSentence, defineMail } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf, howToMove } from './mail-words.ts';

export type ChangedData = AppointmentFacts & {
  /** From the shop. */
  note: string;
};

/** Services, lengths or prices were changed at the desk; the time did not change. */
export const changedMail = defineMail<ChangedData>({
  name: 'booking-changed',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Changed: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.services}. ${facts.total} in all.`,
    lead: `${facts.shop} changed your appointment`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: `${asSentence(facts.place)} Ends about ${facts.until}, ${facts.zone}.`,
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    actions: [{ label: 'Add to calendar', href: `${publicUrl}${facts.calendarPath}` }],
    rows: [
      ...facts.rows,
      ...(facts.discount ? [{ label: 'Discount', value: `– ${facts.discount}` }] : []),
      { label: facts.hasVat === false ? 'Total' : 'Total, VAT included', value: facts.total, total: true },
    ],
    ...(facts.hasPaid || facts.hasDue
      ? {
          bar: {
            percent: facts.paidPercent,
            paid: facts.hasPaid ? `${facts.paid} paid` : 'Nothing paid yet',
            left: facts.hasDue ? `${facts.due} on the day` : '',
          },
        }
      : {}),
    callout: { title: facts.policy, text: howToMove(facts) },
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
  attachments: (facts) => [
    {
      filename: 'appointment.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile({ method: 'PUBLISH', madeAt: facts.writtenAt, entries: facts.entries }),
    },
  ],
});
