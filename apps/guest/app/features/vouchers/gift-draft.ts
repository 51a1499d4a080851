import { isEmail } from '@thyme/domain/accounts';
import type { Instant, LocalDate, Zone } from '@thyme/domain/time';
import { GIFT_MESSAGES, giftSendAt, PERSON_MISSING_MESSAGE, type VoucherColour } from '@thyme/domain/vouchers';

/** Mailed immediately, mailed on a date, or handed over. */
export type Delivery = 'now' | 'day' | 'print';

/** The raw field values of the gift form. */
export interface GiftDraft {
  person: string;
  from: string;
  message: string;
  delivery: Delivery;
  day: string;
  email: string;
  colour: VoucherColour;
}

export type GiftErrors = Partial<Record<'person' | 'email' | 'day', string>>;

/** The order that a draft makes; empty fields are left out. */
export interface GiftOrder {
  person: string;
  email?: string;
  sendOn?: LocalDate;
  from?: string;
  message?: string;
  colour?: VoucherColour;
}

/** What is wrong with a draft, by field. */
export function giftErrors(draft: GiftDraft, { zone, now }: { zone: Zone; now: Instant }): GiftErrors {
  const errors: GiftErrors = {};
  if (draft.person.trim() === '') errors.person = PERSON_MISSING_MESSAGE;
  if (draft.delivery === 'print') return errors;
  const email = draft.email.trim();
  if (email === '') errors.email = GIFT_MESSAGES['email-missing'];
  else if (!isEmail(email)) errors.email = 'Email should have correct format';
  if (draft.delivery === 'now') return errors;
  if (draft.day === '') errors.day = 'Please choose a day.';
  else {
    const sendAt = giftSendAt({ email, sendOn: draft.day }, zone, now);
    if (!sendAt.ok) errors.day = GIFT_MESSAGES[sendAt.refusal.code];
  }
  return errors;
}

export function giftOrder(draft: GiftDraft): GiftOrder {
  const [from, message, email] = [draft.from.trim(), draft.message.trim(), draft.email.trim()];
  return {
    person: draft.person.trim(),
    ...(draft.delivery !== 'print' ? { email } : {}),
    ...(draft.delivery === 'day' ? { sendOn: draft.day } : {}),
    ...(from ? { from } : {}),
    ...(message ? { message } : {}),
    colour: draft.colour,
  };
}

/** The draft that an order came from. */
export function giftDraft({ person, email, sendOn, from, message, colour }: Partial<GiftOrder>): GiftDraft {
  return {
    person: person ?? '',
    from: from ?? '',
    message: message ?? '',
    delivery: sendOn ? 'day' : email || person === undefined ? 'now' : 'print',
    day: sendOn ?? '',
    email: email ?? '',
    colour: colour ?? 'thyme',
  };
}
