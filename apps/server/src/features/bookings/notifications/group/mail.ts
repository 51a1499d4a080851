import { defineMail } from '../../../outbox/index.ts';
import type { AppointmentFacts } from '../facts.ts';
import { becauseBooked, footerOf, formActions, formWords } from '../mail-words.ts';

export interface GroupData extends AppointmentFacts {
  /** 'Aoife: Cut & finish', '10:00 am – 11:00 am, with Kwame', '€68.00'. */
  guests: { label: string; detail: string; value: string }[];
  groupTotal: string;
  /** If each pays their own part: 'Aoife', the link, and the deadline. */
  links?: { name: string; path: string }[];
  payUntil?: string;
  /** What the guest who books still has to pay in advance, with their own link. */
  ownPart?: { amount: string; path: string };
  /** If that is the deposit of all of them: what is left to pay on the day; empty for nothing. */
  leftAfter?: string;
}

/** The appointments of a group in one mail, instead of a confirmation for each. */
export const groupMail = defineMail<GroupData>({
  name: 'group-booked',
  optional: 'bookings',
  compose: (facts, { publicUrl }) => ({
    subject: `Booked for ${facts.guests.length}: ${facts.dayTime}, ${facts.shop}`,
    preview: `${facts.guests.map(({ label }) => label).join('. ')}.`,
    lead: `You’re booked in, ${facts.firstName}. See you all at ${facts.shop}.`,
    heading: `${facts.longDay}, ${facts.time}`,
    note: facts.place,
    ...wordsOf(facts),
    rows: [...facts.guests, { label: 'Total', value: facts.groupTotal, total: true }],
    actions: [
      ...(facts.ownPart ? [{ label: `Pay ${facts.ownPart.amount}`, href: `${publicUrl}${facts.ownPart.path}` }] : []),
      ...(facts.links ?? []).map(({ name, path }) => ({ label: `Link for ${name}`, href: `${publicUrl}${path}` })),
      ...formActions(facts, publicUrl),
      ...(facts.callInstead ? [] : [{ label: 'Your appointments', href: `${publicUrl}${facts.accountPath}` }]),
    ],
    callout: {
      title: facts.policy,
      text: facts.callInstead
        ? `To change or cancel, please contact ${facts.callInstead}.`
        : facts.movesByShop
          ? `You can cancel one appointment or all of them in your account. To move one, please contact ${facts.shop}.`
          : 'You can move or cancel each appointment by itself, or cancel them all, in your account.',
    },
    reason: becauseBooked(facts),
    ...footerOf(facts),
  }),
});

function wordsOf(facts: GroupData): { paragraphs?: string[] } {
  const { links = [], payUntil = '', ownPart, leftAfter } = facts;
  if (ownPart && leftAfter !== undefined) {
    const rest =
      leftAfter === '' ? 'Then there’s nothing left to pay on the day.' : `${leftAfter} is left to pay on the day.`;
    return {
      paragraphs: [
        ...formWords(facts),
        `Please pay ${ownPart.amount} for all of you in advance, by ${payUntil}. ${rest}`,
      ],
    };
  }
  const asked = ownPart
    ? `Please pay ${ownPart.amount} and send the others their links. You all have until ${payUntil}.`
    : `Please send the others their links. They have until ${payUntil} to pay.`;
  const toPay = `Each of you pays for yourself. ${asked} You’ll see in your account who has paid.`;
  const paragraphs = [...formWords(facts), ...(links.length > 0 ? [toPay] : [])];
  return paragraphs.length > 0 ? { paragraphs } : {};
}
