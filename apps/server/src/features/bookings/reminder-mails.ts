import { defineMail } from '../outbox/template.ts';
import type { VisitFacts } from './notices-facts.ts';

const reminder = (facts: VisitFacts, publicUrl: string, when: string) => ({
  subject: `${when}, ${facts.time}: ${facts.shop}`,
  preview: `${facts.place}.${facts.hasDue ? ` ${facts.due} to pay.` : ''}`,
  lead: when,
  heading: `${facts.time} at ${facts.shop}`,
  note: `${facts.longDay}. ${facts.services}, until about ${facts.until}, ${facts.zone}.`,
  rows: [{ label: 'Where', value: facts.place }, ...(facts.hasDue ? [{ label: 'To pay', value: facts.due }] : [])],
  actions: [{ label: 'Your appointment', href: `${publicUrl}/profile/appointments` }],
  callout: { title: facts.policy, text: 'Would another time suit? You can ask for one in your account.' },
  reason: 'Reminders go out a day and two hours before. You can turn them off.',
});

export const dayReminderMail = defineMail<VisitFacts>({
  name: 'reminder-day',
  compose: (facts, { publicUrl }) => reminder(facts, publicUrl, 'Tomorrow'),
});

export const hoursReminderMail = defineMail<VisitFacts>({
  name: 'reminder-hours',
  compose: (facts, { publicUrl }) => reminder(facts, publicUrl, 'In two hours'),
});

export const reviewRequestMail = defineMail<VisitFacts>({
  name: 'review-request',
  compose: (facts, { publicUrl }) => ({
    subject: `How was ${facts.shop}?`,
    preview: 'A star or five helps others to find a good hour.',
    lead: `${facts.firstName}, how was it?`,
    heading: `Your ${facts.services.toLowerCase()} at ${facts.shop}`,
    paragraphs: ['It takes ten seconds. Your review appears on the shop’s page with your first name.'],
    actions: [{ label: 'Rate Us', href: `${publicUrl}/profile/appointments` }],
    reason: 'You get this once after a visit. You can turn such mails off.',
  }),
});
