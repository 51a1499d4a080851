import { DECIDE_DAYS } from '@thyme/domain/payments';
import { calendarFile } from '../../../integrations/calendar/ics.ts';
import { defineMail, type MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';
import { becauseBooked, howToMove } from './mail-words.ts';

export { dayReminderMail, hoursReminderMail, reviewRequestMail } from './reminder-mails.ts';

const directions = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** Attached to the mail, so that calendar apps pick it up without following a link. */
function calendar(facts: AppointmentFacts, method: 'PUBLISH' | 'CANCEL') {
  const content = calendarFile({ method, madeAt: facts.writtenAt, entries: facts.entries });
  return [{ filename: 'appointment.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
}

const moneyRows = (facts: AppointmentFacts): NonNullable<MailContent['rows']> => [
  ...facts.rows,
  { label: 'Total, VAT included', value: facts.total, total: true },
];

const paidBar = (facts: AppointmentFacts): Pick<MailContent, 'bar'> =>
  facts.hasPaid || facts.hasDue
    ? {
        bar: {
          percent: facts.paidPercent,
          paid: facts.hasPaid ? `${facts.paid} paid` : 'Nothing paid yet',
          left: facts.hasDue ? `${facts.due} at the visit` : '',
        },
      }
    : {};

const picture = (facts: AppointmentFacts): Pick<MailContent, 'picture'> =>
  facts.picture ? { picture: facts.picture } : {};

/** The call before a first appointment. */
const callFirst = ({ call, shop }: AppointmentFacts): Pick<MailContent, 'paragraphs'> =>
  call
    ? {
        paragraphs: [
          `Before it, ${shop} would like to meet you: your video call is on ${call}. It opens from your appointments.`,
        ],
      }
    : {};

export const confirmedMail = defineMail<AppointmentFacts>({
  name: 'booking-confirmed',
  compose: (facts, { publicUrl }) => ({
    subject: `Booked: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.hasPaid ? `${facts.paid} paid, ` : ''}${facts.hasDue ? `${facts.due} at the visit. ` : ''}${facts.policy}.`,
    ...picture(facts),
    lead: `Booked, ${facts.firstName}. See you at ${facts.shop}.`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: `${facts.place}. Ends about ${facts.until}, ${facts.zone}.`,
    ...callFirst(facts),
    actions: [
      { label: 'Add to calendar', href: `${publicUrl}${facts.calendarPath}` },
      { label: 'Directions', href: directions(facts.place) },
    ],
    rows: moneyRows(facts),
    ...paidBar(facts),
    callout: { title: facts.policy, text: howToMove(facts) },
    links: appointmentLinks(facts, publicUrl),
    reason: becauseBooked(facts),
  }),
  attachments: (facts) => calendar(facts, 'PUBLISH'),
});

export const movedMail = defineMail<AppointmentFacts & { was: string }>({
  name: 'booking-moved',
  compose: (facts, { publicUrl }) => ({
    subject: `Moved: ${facts.dayTime}, ${facts.shop}`,
    preview: `It was ${facts.was}. Your calendar file is attached.`,
    lead: `${facts.shop}, your new time`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: `${facts.place}. Ends about ${facts.until}, ${facts.zone}.`,
    change: {
      from: { label: 'Was', lines: facts.was.split(', ') },
      to: { label: 'Now', lines: facts.dayTime.split(', ') },
    },
    actions: [{ label: 'Add to calendar', href: `${publicUrl}${facts.calendarPath}` }],
    rows: moneyRows(facts),
    ...paidBar(facts),
    callout: { title: facts.policy, text: 'You have not been charged again.' },
    links: appointmentLinks(facts, publicUrl),
    reason: becauseBooked(facts),
  }),
  attachments: (facts) => calendar(facts, 'PUBLISH'),
});

export const declinedMail = defineMail<AppointmentFacts & { note: string }>({
  name: 'move-declined',
  compose: (facts, { publicUrl }) => ({
    subject: `Still ${facts.dayTime}, ${facts.shop}`,
    preview: 'The other time was not to be had, so yours stays as it was.',
    lead: `${facts.shop} could not move your time`,
    heading: `It stays ${facts.longDay}, ${facts.time}`,
    note: `${facts.place}. Ends about ${facts.until}, ${facts.zone}.`,
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    ...(facts.callInstead
      ? {}
      : { actions: [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }] }),
    callout: { title: facts.policy, text: howToMove(facts) },
    reason: becauseBooked(facts),
  }),
});

export interface CancelledData extends AppointmentFacts {
  by: string;
  note: string;
  refund: string;
  fee: string;
  isAsked: boolean;
}

export const cancelledMail = defineMail<CancelledData>({
  name: 'booking-cancelled',
  compose: (facts, { publicUrl }) => ({
    subject: `Cancelled: ${facts.dayTime}, ${facts.shop}`,
    preview: facts.refund ? `${facts.refund} is on its way back to you.` : 'There is nothing to pay.',
    lead: facts.by === 'guest' ? `Cancelled, ${facts.firstName}.` : `${facts.shop} had to cancel your time.`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: `${facts.services} at ${facts.shop}.`,
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    actions: [{ label: 'Book another time', href: `${publicUrl}/${facts.slug}` }],
    rows: [
      ...(facts.refund ? [{ label: 'On its way back', detail: 'within 5 working days', value: facts.refund }] : []),
      ...(facts.fee ? [{ label: facts.isAsked ? 'Kept back' : `Kept by ${facts.shop}`, value: facts.fee }] : []),
    ],
    ...(facts.isAsked
      ? {
          callout: {
            title: `${facts.shop} decides about ${facts.fee}`,
            text: `We tell you as soon as it has. Without an answer within ${DECIDE_DAYS} days it goes back to you.`,
          },
        }
      : {}),
    links: facts.callInstead ? [] : [{ label: 'Your appointment', href: `${publicUrl}${facts.accountPath}` }],
    reason: becauseBooked(facts),
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
}

export const proposedMail = defineMail<ProposedData>({
  name: 'reschedule-request',
  compose: (facts, { publicUrl }) => ({
    subject: `${facts.shop} asks to move ${facts.longDay}`,
    preview: `${facts.proposedDayTime} instead? Please answer by ${facts.answerBy}.`,
    lead: `${facts.shop} asks to move your time`,
    heading: `Would ${facts.proposedDay} suit you too?`,
    ...(facts.note ? { paragraphs: [`“${facts.note}”`] } : {}),
    change: {
      from: { label: 'Now', lines: facts.dayTime.split(', ') },
      to: { label: 'Proposed', lines: facts.proposedDayTime.split(', ') },
    },
    rows: facts.others.map((value) => ({ label: 'Or', value })),
    actions: facts.callInstead
      ? []
      : [{ label: 'Accept, or choose another time', href: `${publicUrl}/profile/notification` }],
    callout: {
      title: `Please answer by ${facts.answerBy}, ${facts.zone}`,
      text: `${facts.callInstead ? `Please contact ${facts.callInstead}. ` : ''}Without an answer ${facts.proposedDayTime} is accepted for you.`,
    },
    reason: `You get this because you have an appointment at ${facts.shop}.`,
  }),
});

/** A notification to the shop's own mailbox. */
export const businessNotificationMail = defineMail<{ shop: string; title: string; message: string }>({
  name: 'shop-news',
  compose: ({ shop, title, message }) => ({
    subject: title,
    preview: message,
    heading: title,
    paragraphs: [message],
    reason: `You get this because it concerns the bookings of ${shop}.`,
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
