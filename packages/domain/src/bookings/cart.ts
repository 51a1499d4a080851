import type { Minor } from '../money/index.ts';

/** Marks a voucher that may be sold without limit, as `limit_number_of_sales` on the wire. */
export const UNLIMITED_SALES = -999;
/** No cart needs more of one voucher than this. */
export const MAX_QUANTITY = 99;

export type CartService = {
  readonly kind: 'service';
  readonly pricingId: number;
  readonly price: Minor;
  /** 0 means none. */
  readonly specialPrice: Minor;
  /** Percent; none when it is 0 or missing. */
  readonly specialDeposit?: number | null;
  readonly isGroup: boolean;
  /** How many dates in a row of a repeated group; left out for everything else. */
  readonly occurrences?: number | undefined;
  readonly isRepeated?: boolean;
};

export type CartVoucher = {
  readonly kind: 'voucher';
  readonly voucherId: number;
  readonly retail: Minor;
  readonly quantity: number;
  /** Whom it is for. */
  readonly person: string;
  readonly salesLimit: number;
  readonly sold: number;
};

/** The consultation call of a new guest, where the shop takes money for it. */
export type CartCall = {
  readonly kind: 'call';
  readonly price: Minor;
};

export type CartItem = CartService | CartVoucher | CartCall;

/** How many more can be sold: `limit_number_of_sales` less `total_sale`, endless for -999. */
export function remainingSales(salesLimit: number, sold: number): number {
  return salesLimit === UNLIMITED_SALES ? Number.POSITIVE_INFINITY : Math.max(0, salesLimit - sold);
}

/** A repeated group is counted by its occurrences; any other service is one. */
export function serviceQuantity(service: CartService): number {
  return service.isRepeated ? (service.occurrences ?? 0) : 1;
}
