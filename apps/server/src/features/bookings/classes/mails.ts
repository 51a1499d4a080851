import { defineMail } from '../../outbox/index.ts';
import type { AppointmentFacts } from '../notifications/facts.ts';
import { becauseBooked, footerOf } from '../notifications/mail-words.ts';

export interface DateDroppedData extends AppointmentFacts {
  /** The cancelled date: 'Thu 3 Dec, 7:00 pm'. */
  cancelled: string;
  /** The remaining dates, in words. */
  staying: string;
  by: 'business' | 'guest';
  note: string;
  /** Empty if nothing is refunded. */
  refund: string;
  refundTo: string;
}

const yours = (facts: AppointmentFacts, publicUrl: string) =>
  facts.callInstead ? {} : { actions: [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }] };

/** One date of a class or course does not take place; the others do. */
export const dateDroppedMail = defineMail<DateDroppedData>({
  name: 'class-date-cancelled',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Cancelled: ${facts.services}, ${facts.cancelled}`,
    preview: facts.refund ? `${facts.refund} is on its way back. Your other dates stay.` : 'Your other dates stay.',
    lead:
      facts.by === 'business'
        ? `${facts.shop} had to cancel one date of ${facts.services}`
        : `You cancelled one date of ${facts.services} at ${facts.shop}`,
    heading: `${facts.cancelled} is cancelled`,
    paragraphs: [
      ...(facts.note ? [`“${facts.note}”`] : []),
      `Everything else stays as booked: ${facts.staying}.`,
      ...(facts.refund ? [`${facts.refund} for this date is being refunded ${facts.refundTo}.`] : []),
    ],
    ...(facts.refund ? { rows: [{ label: 'On its way back', detail: facts.refundTo, value: facts.refund }] } : {}),
    ...yours(facts, publicUrl),
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});

export interface DateMovedData extends AppointmentFacts {
  was: string;
  now: string;
  note: string;
  /** The guest may take a refund for the date instead. */
  isOffer: boolean;
}

/** The desk gave a guest another date of a class. */
export const dateMovedMail = defineMail<DateMovedData>({
  name: 'class-date-moved',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.services} moved to ${facts.now}`,
    preview: `It was ${facts.was}.`,
    lead: `${facts.services} at ${facts.shop}`,
    heading: `Your date is now ${facts.now}`,
    change: {
      from: { label: 'Was', lines: facts.was.split(', ') },
      to: { label: 'Now', lines: facts.now.split(', ') },
    },
    paragraphs: [...(facts.note ? [`“${facts.note}”`] : []), ...(facts.isOffer ? [doesNotSuit(facts)] : [])],
    ...yours(facts, publicUrl),
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});

const doesNotSuit = ({ callInstead }: AppointmentFacts) =>
  callInstead
    ? `Can’t make it? Please contact ${callInstead} to cancel this date, and you’ll get back what you paid for it.`
    : 'Can’t make it? You can cancel this date on your appointment’s page, and you’ll get back what you paid for it.';

export interface ClassMessageData {
  firstName: string;
  shop: string;
  service: string;
  /** 'Thu 3 Dec, 7:00 pm'. */
  when: string;
  text: string;
  /** How to reply: the shop's phone number or address. */
  contact: string;
  isRegistered: boolean;
}

/** The shop's message to everyone on a class date. */
export const classMessageMail = defineMail<ClassMessageData>({
  name: 'class-message',
  optional: 'bookings',
  compose: (facts) => ({
    subject: `${facts.shop}: ${facts.service}, ${facts.when}`,
    preview: facts.text.slice(0, 120),
    lead: `A message from ${facts.shop} to everyone in ${facts.service}, ${facts.when}`,
    heading: `A message for ${facts.firstName || 'you'}`,
    paragraphs: facts.text.split(/\n{2,}/),
    ...(facts.contact ? { callout: { title: 'Have a question?', text: `Please contact ${facts.contact}.` } } : {}),
    reason: `You’re getting this because you have a place in ${facts.service} at ${facts.shop}.`,
    footer: facts.isRegistered ? ('guest' as const) : ('none' as const),
  }),
});
