import { defineMail } from '../../../outbox/index.ts';
import type { AppointmentFacts } from '../facts.ts';
import { becauseBooked, footerOf, formActions, formWords } from '../mail-words.ts';

export interface GroupData extends AppointmentFacts {
  /** 'Aoife: Cut & finish', '10:00 am – 11:00 am, with Kwame', '€68.00'. */
  guests: { label: string; detail: string; value: string }[];
  groupTotal: string;
}

/** The appointments of a group in one mail, instead of a confirmation for each. */
export const groupMail = defineMail<GroupData>({
  name: 'group-booked',
  compose: (facts, { publicUrl }) => ({
    subject: `Booked for ${facts.guests.length}: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.guests.map(({ label }) => label).join('. ')}.`,
    lead: `Booked, ${facts.firstName}. See you all at ${facts.shop}.`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: facts.place,
    ...(formWords(facts).length > 0 ? { paragraphs: formWords(facts) } : {}),
    rows: [...facts.guests, { label: 'Total', value: facts.groupTotal, total: true }],
    actions: [
      ...formActions(facts, publicUrl),
      ...(facts.callInstead ? [] : [{ label: 'Your appointments', href: `${publicUrl}${facts.accountPath}` }]),
    ],
    callout: {
      title: facts.policy,
      text: facts.callInstead
        ? `To change or cancel, please contact ${facts.callInstead}.`
        : 'You can move or cancel each appointment by itself, or cancel them all, in your account.',
    },
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});
