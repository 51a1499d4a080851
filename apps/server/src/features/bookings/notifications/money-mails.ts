import { defineMail, type MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf } from './mail-words.ts';

export interface MoneyData extends AppointmentFacts {
  heading: string;
  text: string;
  /** What is kept or refunded. */
  row: { label: string; detail?: string; value: string };
}

/** Unregistered guests have no account: they contact the shop instead. */
const question = ({ callInstead, shop }: AppointmentFacts): NonNullable<MailContent['callout']> => ({
  title: 'Something wrong?',
  text: callInstead
    ? `Please contact ${callInstead}.`
    : `Talk to ${shop}, or write to us from your appointment’s page.`,
});

/** A decision about money after the appointment or its cancellation: a refund, a fee, a no-show. */
export const moneyMail = defineMail<MoneyData>({
  name: 'appointment-money',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.heading} (${facts.dayTime})`,
    preview: facts.text,
    lead: `${facts.services} at ${facts.shop}, ${facts.dayTime}`,
    heading: facts.heading,
    paragraphs: [facts.text],
    rows: [facts.row],
    ...(facts.callInstead
      ? {}
      : { actions: [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }] }),
    callout: question(facts),
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});
