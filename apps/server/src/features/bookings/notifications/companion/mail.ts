import { asSentence, defineMail, type MailContent } from '../../../outbox/index.ts';

/** What a companion is told about their own appointment. */
export type CompanionNews =
  | { kind: 'booked'; pay?: { path: string; amount: string; until: string } }
  | { kind: 'moved'; was: string }
  | { kind: 'cancelled' }
  | { kind: 'reminder'; when: string };

export interface CompanionData {
  name: string;
  /** The first name of the guest who booked. */
  booker: string;
  shop: string;
  place: string;
  /** How to reach the shop: 'Fern & Fold, 01 555 0123'. */
  contact: string;
  services: string;
  longDay: string;
  dayTime: string;
  time: string;
  until: string;
  zone: string;
  calendarPath: string;
  news: CompanionNews;
}

function headOf({ news, name, booker, shop, dayTime, time }: CompanionData): { subject: string; lead: string } {
  switch (news.kind) {
    case 'booked':
      return { subject: `Booked for you: ${dayTime}, ${shop}`, lead: `${booker} has booked you in, ${name}` };
    case 'moved':
      return { subject: `New time: ${dayTime}, ${shop}`, lead: `Your appointment has a new time, ${name}` };
    case 'cancelled':
      return { subject: `Cancelled: ${dayTime}, ${shop}`, lead: `Your appointment is cancelled, ${name}` };
    case 'reminder':
      return { subject: `${news.when}, ${time}: ${shop}`, lead: `${news.when}, ${name}` };
  }
}

function bodyOf(data: CompanionData, publicUrl: string): Pick<MailContent, 'paragraphs' | 'actions' | 'callout'> {
  const { news, booker, contact } = data;
  if (news.kind === 'cancelled')
    return {
      paragraphs: [`You don’t need to do anything. If you have questions, please ask ${booker} or ${contact}.`],
    };
  const pay = news.kind === 'booked' ? news.pay : undefined;
  return {
    ...(pay ? { paragraphs: [`Each of you pays for yourself. Please pay ${pay.amount} by ${pay.until}.`] } : {}),
    actions: [
      ...(pay ? [{ label: `Pay ${pay.amount}`, href: `${publicUrl}${pay.path}` }] : []),
      { label: 'Add to calendar', href: `${publicUrl}${data.calendarPath}` },
    ],
    callout: {
      title: 'Can’t make it?',
      text: `${booker} made this booking. To move or cancel it, please ask ${booker} or ${contact}.`,
    },
  };
}

/** To a companion whose address the guest who booked gave: about their own appointment, and nothing else. */
export const companionMail = defineMail<CompanionData>({
  name: 'companion',
  optional: 'companion',
  compose: (data, { publicUrl }) => {
    const { news, booker, shop, services, place, longDay, time, until, zone } = data;
    const { subject, lead } = headOf(data);
    return {
      subject,
      preview: `${services} at ${shop}.`,
      lead,
      heading: `${longDay}, ${time}`,
      note:
        news.kind === 'cancelled' ? `${services} at ${shop}.` : `${asSentence(place)} Ends about ${until}, ${zone}.`,
      rows: [
        ...(news.kind === 'cancelled' ? [] : [{ label: services, value: '' }]),
        ...(news.kind === 'moved' ? [{ label: 'It was', value: news.was }] : []),
      ],
      ...bodyOf(data, publicUrl),
      reason: `You’re getting this because ${booker} booked an appointment for you and this address was given for it. We only use it for that.`,
      footer: 'none',
      stopLabel: 'Stop these emails',
    };
  },
});
