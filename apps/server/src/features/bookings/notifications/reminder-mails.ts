import { midSentence } from '@thyme/domain/text';
import { HOUR } from '@thyme/domain/time';
import { asSentence, defineMail, type MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf, formActions, formWords, howToMove } from './mail-words.ts';

export interface Reminded extends AppointmentFacts {
  /** How near the time is: 'Tomorrow', 'In two hours'. */
  when: string;
  /** False for a course that has begun. */
  canChange: boolean;
  /** The link to answer without a login; only in a reminder that asks. */
  replyPath?: string;
}

/** The three answers, or the link to the appointment in the account. */
function actionsOf(facts: Reminded, publicUrl: string): Pick<MailContent, 'actions' | 'links'> {
  const { replyPath } = facts;
  if (replyPath)
    return {
      actions: [{ label: 'Yes, I’m coming', href: `${publicUrl}${replyPath}` }, ...formActions(facts, publicUrl)],
      links: [
        ...(facts.movesByShop ? [] : [{ label: 'Move', href: `${publicUrl}${replyPath}?do=move` }]),
        { label: 'Cancel', href: `${publicUrl}${replyPath}?do=cancel` },
      ],
    };
  if (facts.callInstead) return {};
  const own = { label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` };
  return { actions: [...formActions(facts, publicUrl), own] };
}

const reminder = (facts: Reminded, { publicUrl }: { publicUrl: string }): MailContent => ({
  subject: `${facts.when}, ${facts.time}: ${facts.shop}`,
  preview: `${asSentence(facts.place)}${facts.hasDue ? ` ${facts.due} to pay.` : ''}`,
  lead: facts.when,
  heading: `${facts.time} at ${facts.shop}`,
  note: `${facts.longDay}. ${facts.services}, until about ${facts.until}, ${facts.zone}.`,
  rows: [{ label: 'Where', value: facts.place }, ...(facts.hasDue ? [{ label: 'To pay', value: facts.due }] : [])],
  ...(formWords(facts).length > 0 ? { paragraphs: formWords(facts) } : {}),
  ...actionsOf(facts, publicUrl),
  ...(facts.canChange
    ? {
        callout: {
          title: facts.policy,
          text: facts.replyPath ? 'You’ll see what it costs before you cancel.' : howToMove(facts),
        },
      }
    : {}),
  reason: facts.callInstead
    ? becauseBooked(facts)
    : `You’re getting this because you have an appointment at ${facts.shop}.`,
  ...footerOf(facts),
});

/** Its wording is wrong half a day later. */
export const dayReminderMail = defineMail<Reminded>({
  name: 'reminder-day',
  optional: 'bookings',
  usefulSeconds: 12 * HOUR,
  compose: reminder,
});

export const hoursReminderMail = defineMail<Reminded>({
  name: 'reminder-hours',
  optional: 'bookings',
  usefulSeconds: HOUR,
  compose: reminder,
});

export const reviewRequestMail = defineMail<AppointmentFacts>({
  name: 'review-request',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `How was ${facts.shop}?`,
    preview: 'It takes ten seconds and helps other people choose.',
    lead: `How was it, ${facts.firstName}?`,
    heading: `Your ${midSentence(facts.services)} at ${facts.shop}`,
    paragraphs: [
      'It takes ten seconds. Your review appears on the shop’s page with your first name and the initial of your last name.',
    ],
    actions: [{ label: 'Rate Us', href: `${publicUrl}${facts.accountPath}#review` }],
    reason: 'We ask once after each appointment.',
    ...footerOf(facts),
  }),
});
