import type { Minor } from '@thyme/domain/money';

/** One service of a cart as it was sent; times are checked later, with the shop's clock. */
export interface ServiceWish {
  pricingId: number;
  date: string | null;
  time: number | null;
  occurrences: number | null;
}

export interface VoucherWish {
  voucherId: number;
  quantity: number;
  owner: string;
  /** Where the owner's code is sent to. */
  email: string | null;
}

export interface CartRequest {
  businessId: number;
  services: readonly ServiceWish[];
  vouchers: readonly VoucherWish[];
}

export type CardMethod = 'stripe' | 'google' | 'apple';

/** A booking as a guest asks for it. Amounts are what the client believes; they are compared, never used. */
export interface BookingRequest extends CartRequest {
  totalAmount: Minor | null;
  upfrontAmount: Minor | null;
  discount: Minor | null;
  /** The consultation call, as the shop's wall shows it. */
  videoDatetime: number | null;
  note: string;
  /** Codes to redeem, with what the client says each gives. */
  redeem: readonly { code: string; amount: Minor | null }[];
  method: CardMethod | null;
  methodAmount: Minor | null;
  walletToken: string | null;
}

/**
 * What a booking is known by when it is asked for again under the same key: everything but how the rest of it is paid. A
 * wallet gives a new token for each press, and whoever got no answer may try another card.
 */
export function bookedInput({ method: _, methodAmount: _amount, walletToken: _token, ...booked }: BookingRequest) {
  return booked;
}
