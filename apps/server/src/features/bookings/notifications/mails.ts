import { DECIDE_DAYS } from '@thyme/domain/payments';
import { withZone } from '@thyme/domain/time';
import { calendarFile } from '../../../integrations/calendar/ics.ts';
import { asSentence, defineMail, type MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, footerOf, formActions, formWords, howToMove } from './mail-words.ts';

export { moneyMail } from './money-mails.ts';
export { dayReminderMail, hoursReminderMail, reviewRequestMail } from './reminder-mails.ts';

const directions = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Attached to the mail, so that calendar apps pick it up without following a link. */
function calendar(facts: AppointmentFacts, method: 'PUBLISH' | 'CANCEL') {
  const content = calendarFile({ method, madeAt: facts.writtenAt, entries: facts.entries });
  return [{ filename: 'appointment.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
}

const moneyRows = (facts: AppointmentFacts): NonNullable<MailContent['rows']> => [
  ...facts.rows,
  ...(facts.discount ? [{ label: 'Discount', value: `– ${facts.discount}` }] : []),
  { label: facts.hasVat === false ? 'Total' : 'Total, VAT included', value: facts.total, total: true },
];

const whereAndUntil = (facts: AppointmentFacts) =>
  `${asSentence(facts.place)} Ends about ${facts.until}, ${facts.zone}.`;

const paidBar = (facts: AppointmentFacts): Pick<MailContent, 'bar'> =>
  facts.hasPaid || facts.hasDue
    ? {
        bar: {
          percent: facts.paidPercent,
          paid: facts.hasPaid ? `${facts.paid} paid` : 'Nothing paid yet',
          left: facts.hasDue ? `${facts.due} on the day` : '',
        },
      }
    : {};

const picture = (facts: AppointmentFacts): Pick<MailContent, 'picture'> =>
  facts.picture ? { picture: facts.picture } : {};

/** The call before a first appointment, and the forms that are still to be answered. */
function beforeYouCome(facts: AppointmentFacts): Pick<MailContent, 'paragraphs'> {
  const { call, shop } = facts;
  const paragraphs = [
    ...(call
      ? [`${shop} would like to meet you first: your video call is on ${call}. You can join it from your appointments.`]
      : []),
    ...formWords(facts),
  ];
  return paragraphs.length > 0 ? { paragraphs } : {};
}

export const confirmedMail = defineMail<AppointmentFacts>({
  name: 'booking-confirmed',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Booked: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.hasPaid ? `${facts.paid} paid, ` : ''}${facts.hasDue ? `${facts.due} on the day. ` : ''}${asSentence(facts.policy)}`,
    ...picture(facts),
    lead: `You’re booked in, ${facts.firstName}. See you at ${facts.shop}.`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: whereAndUntil(facts),
    ...beforeYouCome(facts),
    actions: [
      ...formActions(facts, publicUrl),
      { label: 'Add to calendar', href: `${publicUrl}${facts.calendarPath}` },
      { label: 'Directions', href: directions(facts.place) },
    ],
    rows: moneyRows(facts),
    ...paidBar(facts),
    callout: { title: facts.policy, text: howToMove(facts) },
    links: appointmentLinks(facts, publicUrl),
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
  attachments: (facts) => calendar(facts, 'PUBLISH'),
});

/** `was` is empty if the start did not change; `byShop` and the shop's own words are missing in mails from before them. */
export type MovedData = AppointmentFacts & { was: string; byShop?: boolean; message?: string };

export const movedMail = defineMail<MovedData>({
  name: 'booking-moved',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.was ? 'Moved' : 'Changed'}: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.was ? `It was ${facts.was}. ` : ''}A calendar file with the new time is attached.`,
    lead: facts.byShop
      ? `${facts.shop} ${facts.was ? 'moved' : 'changed'} your appointment`
      : `Your new time at ${facts.shop}`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: whereAndUntil(facts),
    ...(facts.message ? { paragraphs: [facts.message] } : {}),
    ...(facts.was
      ? {
          change: {
            from: { label: 'Was', lines: facts.was.split(', ') },
            to: { label: 'Now', lines: facts.dayTime.split(', ') },
          },
        }
      : {}),
    actions: [{ label: 'Add to calendar', href: `${publicUrl}${facts.calendarPath}` }],
    rows: moneyRows(facts),
    ...paidBar(facts),
    callout: {
      title: facts.byShop ? 'Doesn’t suit you?' : facts.policy,
      text: facts.byShop ? howToMove(facts) : 'You haven’t been charged for the change.',
    },
    links: appointmentLinks(facts, publicUrl),
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
  attachments: (facts) => calendar(facts, 'PUBLISH'),
});

/** `isWithdrawn` is missing in mails from before it existed. */
export const declinedMail = defineMail<AppointmentFacts & { note: string; isWithdrawn?: boolean }>({
  name: 'move-declined',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Still ${facts.dayTime}, ${facts.shop}`,
    preview: facts.isWithdrawn
      ? `${facts.shop} no longer needs to move your appointment.`
      : `${facts.shop} couldn’t offer that time, so your appointment stays as it is.`,
    lead: facts.isWithdrawn ? 'Your appointment stays as it is' : `${facts.shop} couldn’t move your appointment`,
    heading: `Still ${facts.longDay}, ${facts.time}`,
    note: whereAndUntil(facts),
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    ...(facts.callInstead
      ? {}
      : { actions: [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }] }),
    callout: { title: facts.policy, text: howToMove(facts) },
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});

export interface CancelledData extends AppointmentFacts {
  by: string;
  note: string;
  refund: string;
  /** Missing in mails from before this field. */
  refundTo?: string;
  fee: string;
  isAsked: boolean;
}

function cancelledPreview({ refund, fee, isAsked, shop }: CancelledData): string {
  if (refund) return `${refund} is on its way back to you.`;
  if (!fee) return 'There’s nothing to pay.';
  return isAsked ? `${shop} will decide about the ${fee} you paid.` : `${fee} is kept under the cancellation policy.`;
}

export const cancelledMail = defineMail<CancelledData>({
  name: 'booking-cancelled',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Cancelled: ${facts.dayTime}, ${facts.shop}`,
    preview: cancelledPreview(facts),
    lead: facts.by === 'guest' ? 'Your appointment is cancelled' : `${facts.shop} had to cancel your appointment`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: `${facts.services} at ${facts.shop}.`,
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    actions: [{ label: 'Book another time', href: `${publicUrl}/${facts.slug}` }],
    rows: [
      ...(facts.refund
        ? [{ label: 'Refund', detail: facts.refundTo || 'within 5 working days', value: facts.refund }]
        : []),
      ...(facts.fee ? [{ label: facts.isAsked ? 'On hold' : `Kept by ${facts.shop}`, value: facts.fee }] : []),
    ],
    ...(facts.isAsked
      ? {
          callout: {
            title: `${facts.shop} will decide about the ${facts.fee}`,
            text: `We’ll let you know as soon as they do. If they don’t decide within ${DECIDE_DAYS} days, it goes back to you.`,
          },
        }
      : {}),
    links: facts.callInstead ? [] : [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }],
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
  attachments: (facts) => calendar(facts, 'CANCEL'),
});

export interface ProposedData extends AppointmentFacts {
  note: string;
  proposedDay: string;
  proposedDayTime: string;
  proposedTime: string;
  others: string[];
  answerBy: string;
  /** How many move together, if it is a group; missing in mails from before this field. */
  guests?: number;
}

function proposedWords({ note, guests = 1 }: ProposedData): { paragraphs?: string[] } {
  const together = guests > 1 ? [`All ${guests} of you would move together: your answer counts for everyone.`] : [];
  const paragraphs = [...together, ...(note ? [`“${note}”`] : [])];
  return paragraphs.length > 0 ? { paragraphs } : {};
}

export const proposedMail = defineMail<ProposedData>({
  name: 'reschedule-request',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.shop} would like to move ${facts.longDay}`,
    preview: `${facts.proposedDayTime} instead? Please answer by ${withZone(facts.answerBy, facts.zone)}.`,
    lead: `${facts.shop} would like to move your appointment`,
    heading: `Would ${facts.proposedDay} suit you?`,
    ...proposedWords(facts),
    change: {
      from: { label: 'Now', lines: facts.dayTime.split(', ') },
      to: { label: 'Proposed', lines: facts.proposedDayTime.split(', ') },
    },
    rows: facts.others.map((value) => ({ label: 'Or', value })),
    actions: facts.callInstead
      ? []
      : [{ label: 'Accept or choose another time', href: `${publicUrl}/profile/notification` }],
    callout: {
      title: `Please answer by ${facts.answerBy}, ${facts.zone}`,
      text: `${facts.callInstead ? `To answer, please contact ${facts.callInstead}. ` : ''}If we don’t hear from you, we’ll move you to ${facts.proposedDayTime}.`,
    },
    reason: `You’re getting this because you have an appointment at ${facts.shop}.`,
    ...footerOf(facts),
  }),
});

export interface BusinessNotification {
  shop: string;
  title: string;
  message: string;
  /** Missing in mails from before this field. */
  appointmentId?: number;
}

/** A notification to the shop's own mailbox. */
export const businessNotificationMail = defineMail<BusinessNotification>({
  name: 'shop-news',
  compose: ({ shop, title, message, appointmentId }, { businessUrl }) => ({
    subject: title,
    preview: message,
    heading: title,
    paragraphs: [message],
    actions: [
      appointmentId === undefined
        ? { label: 'Open the desk', href: businessUrl }
        : { label: 'Open the appointment', href: `${businessUrl}/?appt=${appointmentId}` },
    ],
    reason: `You’re getting this because this is the address for bookings at ${shop}.`,
    footer: 'desk',
  }),
});

function appointmentLinks(facts: AppointmentFacts, publicUrl: string): NonNullable<MailContent['links']> {
  if (facts.callInstead) return [];
  return [
    { label: 'Reschedule', href: `${publicUrl}${facts.accountPath}` },
    { label: 'Cancel', href: `${publicUrl}${facts.accountPath}` },
    ...(facts.saleId === null
      ? []
      : [{ label: 'Show Invoice', href: `${publicUrl}/invoice/${facts.saleId}/${facts.appointmentId}` }]),
  ];
}
