import type { Minor } from '../money/index.ts';

/** `limit_number_of_sales` of a voucher that may be sold without limit. */
export const UNLIMITED_SALES = -999;
/** Maximum quantity of one voucher in a cart. */
export const MAX_QUANTITY = 99;

export type CartService = {
  readonly kind: 'service';
  readonly pricingId: number;
  readonly price: Minor;
  /** 0 means no special price. */
  readonly specialPrice: Minor;
  /** Percent; 0 or missing means no special deposit. */
  readonly specialDeposit?: number | null;
  readonly isGroup: boolean;
  /** Number of consecutive dates of a repeated group; left out for everything else. */
  readonly occurrences?: number | undefined;
  readonly isRepeated?: boolean;
  /** Whether a repeated class can be joined on one date only. */
  readonly allowsSingle?: boolean;
  /** The special price is a member price, with this discount in percent; left out for everything else. */
  readonly memberPercent?: number;
};

export type CartVoucher = {
  readonly kind: 'voucher';
  readonly voucherId: number;
  readonly retail: Minor;
  readonly quantity: number;
  /** Name of the recipient. */
  readonly person: string;
  readonly salesLimit: number;
  readonly sold: number;
};

/** The consultation call of a new guest, if the shop charges for it. */
export type CartCall = {
  readonly kind: 'call';
  readonly price: Minor;
};

export type CartItem = CartService | CartVoucher | CartCall;

/** How many more can be sold: `limit_number_of_sales` minus `total_sale`, infinite for -999. */
export function remainingSales(salesLimit: number, sold: number): number {
  return salesLimit === UNLIMITED_SALES ? Number.POSITIVE_INFINITY : Math.max(0, salesLimit - sold);
}

/** A repeated group counts once per occurrence; any other service counts once. */
export function serviceQuantity(service: CartService): number {
  return service.isRepeated ? (service.occurrences ?? 0) : 1;
}
