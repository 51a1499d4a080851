import { defineMail, type MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, howToMove } from './mail-words.ts';

export interface Reminded extends AppointmentFacts {
  /** How near the time is: 'Tomorrow', 'In two hours'. */
  when: string;
  /** False for a course that has begun. */
  canChange: boolean;
}

const reminder = (facts: Reminded, { publicUrl }: { publicUrl: string }): MailContent => ({
  subject: `${facts.when}, ${facts.time}: ${facts.shop}`,
  preview: `${facts.place}.${facts.hasDue ? ` ${facts.due} to pay.` : ''}`,
  lead: facts.when,
  heading: `${facts.time} at ${facts.shop}`,
  note: `${facts.longDay}. ${facts.services}, until about ${facts.until}, ${facts.zone}.`,
  rows: [{ label: 'Where', value: facts.place }, ...(facts.hasDue ? [{ label: 'To pay', value: facts.due }] : [])],
  ...(facts.callInstead ? {} : { actions: [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }] }),
  ...(facts.canChange ? { callout: { title: facts.policy, text: howToMove(facts) } } : {}),
  reason: facts.callInstead
    ? becauseBooked(facts)
    : 'Reminders go out a day and two hours before. You can turn them off.',
});

export const dayReminderMail = defineMail<Reminded>({ name: 'reminder-day', compose: reminder });

export const hoursReminderMail = defineMail<Reminded>({ name: 'reminder-hours', compose: reminder });

export const reviewRequestMail = defineMail<AppointmentFacts>({
  name: 'review-request',
  compose: (facts, { publicUrl }) => ({
    subject: `How was ${facts.shop}?`,
    preview: 'A star or five helps others to find a good hour.',
    lead: `${facts.firstName}, how was it?`,
    heading: `Your ${facts.services.toLowerCase()} at ${facts.shop}`,
    paragraphs: ['It takes ten seconds. Your review appears on the shop’s page with your first name.'],
    actions: [{ label: 'Rate Us', href: `${publicUrl}${facts.accountPath}` }],
    reason: 'You get this once after a visit. You can turn such mails off.',
  }),
});
