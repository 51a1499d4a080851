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
  /** The chair of the chosen person; left out for anyone. */
  personId?: number | undefined;
  /** The guest's number in a group from 1; left out for the guest who books. */
  guest?: number | undefined;
}

/** A booking for several guests. */
export interface GroupWishes {
  arrange: Arrangement;
  /** Names of the guests from 1 on. */
  names: readonly string[];
  /** Their addresses in the same order, empty for none; left out if nobody has one. */
  emails?: readonly string[];
  /** Each pays their own part; left out if one pays for all. */
  eachPays?: true;
  /** At the desk, if one pays for all: they get a link to pay the deposit now. */
  depositLink?: true;
}

export interface VoucherWish {
  voucherId: number;
  quantity: number;
  owner: string;
  /** Where the code is mailed; null if the buyer hands it over. */
  email: string | null;
  /** The day it is mailed; null for as soon as it is paid. */
  sendOn: LocalDate | null;
  /** The giver's signature; empty for the buyer's name. */
  giver: string;
  message: string;
  /** Null for the shop's colour. */
  colour: VoucherColour | null;
  /** Its price and value, if the shop lets guests choose; left out for the offer's own. */
  amount?: Minor;
}

export interface CartRequest {
  businessId: number;
  services: readonly ServiceWish[];
  vouchers: readonly VoucherWish[];
  /** Ordered products; left out for none. */
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
  /** The guest's note; at the desk a private note. */
  note: string;
  /** The desk's note to the guest. */
  noteToGuest?: string;
  /** Codes to redeem, with the amount that the guest wants each to pay. */
  redeem: readonly { code: string; amount: Minor | null }[];
  method: CardMethod | null;
  methodAmount: Minor | null;
  walletToken: string | null;
  /** The saved card to charge, if the method is the card. */
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
