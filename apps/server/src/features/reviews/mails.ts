import { defineMail } from '../outbox/index.ts';

export interface ReviewReplyData {
  firstName: string;
  shop: string;
  slug: string;
  text: string;
  /** The guest's comment; empty for stars only. */
  comment: string;
  appointmentId: number;
}

export const reviewReplyMail = defineMail<ReviewReplyData>({
  name: 'review-reply',
  optional: 'bookings',
  compose: ({ firstName, shop, slug, text, comment }, { publicUrl }) => ({
    subject: `${shop} replied to your review`,
    preview: text.slice(0, 120),
    lead: `Hello ${firstName}`,
    heading: `${shop} replied to your review`,
    paragraphs: [...(comment ? [`You wrote: “${comment}”`] : []), `They replied: “${text}”`],
    actions: [{ label: 'See it on their page', href: `${publicUrl}/${slug}#reviews` }],
    reason: `You’re getting this because you reviewed ${shop}.`,
    footer: 'guest',
  }),
});

export interface ReviewDecidedData {
  firstName: string;
  shop: string;
  comment: string;
  reason: string;
  isHidden: boolean;
  isShop: boolean;
}

/** The decision on a report, for the shop that made it and for the guest. */
export const reviewDecidedMail = defineMail<ReviewDecidedData>({
  name: 'review-decided',
  optional: 'bookings',
  compose: ({ firstName, shop, comment, reason, isHidden, isShop }) => ({
    subject: subjectOf({ shop, isHidden, isShop }),
    preview: isHidden ? 'It’s no longer shown and no longer counts.' : 'It stays as it is.',
    lead: `Hello ${firstName}`,
    heading: subjectOf({ shop, isHidden, isShop }),
    paragraphs: [
      ...(comment ? [`The review: “${comment}”`] : []),
      isHidden
        ? `The report said: ${reason}. We agree, so it’s no longer shown and no longer counts.`
        : 'We looked at it. It’s about a visit and within our rules, so it stays as it is.',
    ],
    reason: isShop
      ? `You’re getting this because you reported a review of ${shop}.`
      : `You’re getting this because you reviewed ${shop}.`,
    footer: isShop ? ('desk' as const) : ('guest' as const),
  }),
});

const subjectOf = ({ shop, isHidden, isShop }: Pick<ReviewDecidedData, 'shop' | 'isHidden' | 'isShop'>) =>
  `${isShop ? 'The review you reported' : `Your review of ${shop}`} ${isHidden ? 'is hidden' : 'stays'}`;
