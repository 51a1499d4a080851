import { defineMail } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf } from './mail-words.ts';

export interface SeriesData extends AppointmentFacts {
  /** 'Sat 3 Oct, 10:45 am', in order. */
  dates: string[];
}

/** All dates of a series in one mail, instead of a confirmation for each. */
export const seriesMail = defineMail<SeriesData>({
  name: 'series-booked',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.dates.length} appointments booked: ${facts.shop}`,
    preview: `The first is ${facts.dates[0] ?? facts.dayTime}.`,
    lead: `You’re booked in, ${facts.firstName}. See you at ${facts.shop}.`,
    heading: `${facts.services}, ${facts.dates.length} times`,
    rows: facts.dates.map((date) => ({ label: date, value: '' })),
    paragraphs: [`Each costs ${facts.total}, to pay on the day.`],
    ...(facts.callInstead
      ? {}
      : { actions: [{ label: 'Your appointments', href: `${publicUrl}/profile/appointments` }] }),
    callout: {
      title: 'Need to change one?',
      text: facts.callInstead
        ? `Please contact ${facts.callInstead}.`
        : facts.movesByShop
          ? `You can cancel each of them in your account. To move one, please contact ${facts.shop}.`
          : 'You can move or cancel each of them in your account.',
    },
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});
