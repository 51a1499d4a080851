import { ok, type Result, refuse } from '../result/index.ts';
import { addDays, dateAt, HOUR, type Instant, instantOf, type LocalDate, wallAt, type Zone } from '../time/index.ts';

/** Colours that the site has for vouchers. */
export const VOUCHER_COLOURS = ['thyme', 'plum', 'clay', 'honey'] as const;
export type VoucherColour = (typeof VOUCHER_COLOURS)[number];

/** A gift for a chosen day is mailed at this hour by the shop's clock. */
export const GIFT_HOUR = 9;
/** How far ahead a gift can be scheduled. */
export const GIFT_DAYS_AHEAD = 365;

export type GiftWish = {
  /** The address it is mailed to; null if the buyer hands it over. */
  readonly email: string | null;
  /** The day on which it is mailed; null for at once. */
  readonly sendOn: LocalDate | null;
};

export type GiftRefusal = { readonly code: 'email-missing' | 'day-past' | 'day-too-far' };

export const GIFT_MESSAGES: Readonly<Record<GiftRefusal['code'], string>> = {
  'email-missing': 'Please enter the email address it should go to.',
  'day-past': 'This day has passed. Please choose today or a later day.',
  'day-too-far': 'Please choose a day within the next year.',
};

/** When a gift is mailed; null if it is not. A day whose hour has already passed means at once. */
export function giftSendAt({ email, sendOn }: GiftWish, zone: Zone, now: Instant): Result<Instant | null, GiftRefusal> {
  if (email === null) return sendOn === null ? ok(null) : refuse('email-missing');
  if (sendOn === null) return ok(now);
  const today = dateAt(zone, now);
  if (sendOn < today) return refuse('day-past');
  if (sendOn > addDays(today, GIFT_DAYS_AHEAD)) return refuse('day-too-far');
  return ok(Math.max(now, instantOf(zone, wallAt(sendOn) + GIFT_HOUR * HOUR)));
}

export type GivenVoucher = {
  readonly buyerId: number;
  readonly ownerId: number | null;
  readonly sendAt: Instant | null;
  readonly sentAt: Instant | null;
};

/** `own`: bought for oneself. `unsent`: to be handed over. `claimed`: in the recipient's account. */
export type GiftState = 'own' | 'unsent' | 'scheduled' | 'sent' | 'claimed';

export function giftState({ buyerId, ownerId, sendAt, sentAt }: GivenVoucher): GiftState {
  if (ownerId !== null) return ownerId === buyerId ? 'own' : 'claimed';
  if (sendAt !== null) return 'scheduled';
  return sentAt === null ? 'unsent' : 'sent';
}

/** Whether it can be mailed, also repeatedly. */
export function isSendable(state: GiftState): boolean {
  return state === 'unsent' || state === 'scheduled' || state === 'sent';
}

/** Recipient, message and day can be changed until the voucher has been mailed or claimed. */
export function isChangeable(state: GiftState): boolean {
  return state === 'unsent' || state === 'scheduled';
}
