import { defineMail } from '../../outbox/index.ts';

export interface NewMessagesData {
  firstName: string;
  /** Who wrote. */
  from: string;
  messages: string[];
  /** How many more messages there are. */
  more: number;
  /** The page of the conversation; null for a guest without an account. */
  path: string | null;
  /** The reply address; null where mails cannot be received. */
  replyTo: string | null;
  phone: string | null;
  isShop: boolean;
}

const howToAnswer = ({ replyTo, path, from, phone }: NewMessagesData): string => {
  if (replyTo !== null) return `Reply to this email and ${from} will see it in your conversation.`;
  if (path !== null) return 'Please answer in Thyme. We can’t receive replies to this email.';
  return `We can’t receive replies to this email.${phone ? ` You can ring ${from} on ${phone}.` : ''}`;
};

/** All unread messages of a conversation in one mail. */
export const newMessagesMail = defineMail<NewMessagesData>({
  name: 'new-messages',
  optional: 'bookings',
  compose: (data, { publicUrl, businessUrl }) => {
    const { firstName, from, messages, more, path, isShop } = data;
    const all = messages.length + more;
    return {
      subject: all === 1 ? `${from} sent you a message` : `${from} sent you ${all} messages`,
      preview: (messages[0] ?? '').slice(0, 120),
      lead: `Hello ${firstName}`,
      heading: `${from} wrote to you`,
      paragraphs: [
        ...messages.map((message) => `“${message}”`),
        ...(more > 0 ? [`And ${more} more in Thyme.`] : []),
        howToAnswer(data),
      ],
      ...(path === null
        ? {}
        : { actions: [{ label: 'Reply in Thyme', href: `${isShop ? businessUrl : publicUrl}${path}` }] }),
      reason: isShop
        ? `You’re getting this because ${from} wrote to your shop.`
        : `You’re getting this because ${from} wrote to you about your appointments.`,
      footer: isShop ? ('desk' as const) : path === null ? ('none' as const) : ('guest' as const),
    };
  },
  // Empty rather than absent: without a reply address the mail would get the shop's.
  replyTo: ({ replyTo }) => replyTo ?? '',
});

export interface NotDeliveredData {
  to: string;
  why: string;
  isShop: boolean;
}

/** The reply to a mail that did not become a message. */
export const notDeliveredMail = defineMail<NotDeliveredData>({
  name: 'message-not-delivered',
  compose: ({ to, why, isShop }) => ({
    subject: `Your message to ${to} wasn’t sent`,
    preview: why,
    heading: `Your message to ${to} wasn’t sent`,
    paragraphs: [why],
    reason: `You’re getting this because you replied to an email about a conversation with ${to}.`,
    footer: isShop ? ('desk' as const) : ('none' as const),
  }),
  replyTo: () => '',
});
