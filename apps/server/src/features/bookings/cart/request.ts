import type { Arrangement } from '@thyme/domain/availability';
import type { Minor } from '@thyme/domain/money';
import type { WantedPieces } from '@thyme/domain/products';
import type { LocalDate } from '@thyme/domain/time';
import type { VoucherColour } from '@thyme/domain/vouchers';
import type { GivenForm } from '../../forms/index.ts';

/** One requested service; its time is checked later against the shop's time zone. */
export interface ServiceWish {
  pricingId: number;
  date: string | null;
  time: number | null;
  occurrences: number | null;
  /** The chair of the person whom the guest asks for; left out for anyone. */
  personId?: number | undefined;
  /** Whose of a group: left out for the guest who books, otherwise from 1. */
  guest?: number | undefined;
}

/** A booking for several guests. */
export interface GroupWishes {
  arrange: Arrangement;
  /** Of the guests from 1 on. */
  names: readonly string[];
  /** Each pays their own part; left out where one pays for all. */
  eachPays?: true;
}

export interface VoucherWish {
  voucherId: number;
  quantity: number;
  owner: string;
  /** Where the code is mailed to; null where the buyer hands it over. */
  email: string | null;
  /** The day on which it is mailed; null for as soon as it is paid. */
  sendOn: LocalDate | null;
  /** The buyer as they sign; empty: by their name. */
  giver: string;
  message: string;
  /** Null: the colour that the shop gave it. */
  colour: VoucherColour | null;
  /** What it costs and is worth, where the shop lets guests choose; left out for what it is offered for. */
  amount?: Minor;
}

export interface CartRequest {
  businessId: number;
  services: readonly ServiceWish[];
  vouchers: readonly VoucherWish[];
  /** Products to take home; left out for none. */
  products?: readonly WantedPieces[] | undefined;
  /** Left out for one guest. */
  group?: GroupWishes | undefined;
}

export type CardMethod = 'stripe' | 'google' | 'apple';

/** A guest's booking request. Amounts are what the client expects; they are compared, never used. */
export interface BookingRequest extends CartRequest {
  totalAmount: Minor | null;
  upfrontAmount: Minor | null;
  discount: Minor | null;
  /** The consultation call, in the shop's wall-clock time. */
  videoDatetime: number | null;
  /** The guest's words; at the desk a private note. */
  note: string;
  /** From the desk to the guest. */
  noteToGuest?: string;
  /** Codes to redeem, with the amount that the guest wants each to pay. */
  redeem: readonly { code: string; amount: Minor | null }[];
  method: CardMethod | null;
  methodAmount: Minor | null;
  walletToken: string | null;
  /** The saved card to charge, where the method is the card. */
  savedCardId: number | null;
  /** The guest agrees that the shop may charge its fee to that card. */
  agreesToFee?: boolean;
  /** Answers to the shop's forms. */
  forms?: readonly GivenForm[];
}

/**
 * The input that an idempotency key identifies: everything except how the rest is paid and the answers to forms. A wallet sends a new token with
 * each attempt, and after a lost response the guest may try another card.
 */
export function bookedInput(request: BookingRequest) {
  const {
    method: _,
    methodAmount: _amount,
    walletToken: _token,
    savedCardId: _card,
    agreesToFee: _fee,
    forms: _forms,
    ...booked
  } = request;
  return booked;
}
