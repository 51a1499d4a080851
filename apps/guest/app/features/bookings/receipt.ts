import type { Instant, WallSeconds } from '@thyme/domain/time';

/** The booking just made, stored for the next page, also across a redirect to a card page. */
export interface Receipt {
  saleId: number | null;
  shop: {
    slug: string;
    name: string;
    area: string;
    location: string;
    lat: number | null;
    lng: number | null;
    country: string;
    /** Its prices contain VAT. */
    hasVat?: boolean;
    zoneLabel: string;
    picture: { image: string; alt: string; width: number; height: number; tint: string } | null;
  };
  visit: { from: WallSeconds; to: WallSeconds; policy: string; isFree?: boolean } | null;
  /** One for each date. */
  times: readonly { title: string; startsAt: Instant; endsAt: Instant }[];
  call: WallSeconds | null;
  /** Amounts in minor units. */
  lines: readonly { name: string; detail: string; amount: number }[];
  paidNow: number;
  dueLater: number;
  /** A group of which each pays their own part. */
  eachPays?: boolean;
  /** Vouchers were bought too, or only. */
  hasVouchers?: boolean;
}

const KEY = 'receipt';

export function saveReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt));
  } catch (error) {
    // Storage is full or blocked: the next page then shows less. The appointment is in the account anyway.
    console.warn('The receipt could not be stored for the next page.', error);
  }
}

/** The last booking of this tab; null where there is none that can be read. */
export function readReceipt(): Receipt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'shop' in kept && 'lines' in kept && 'times' in kept
      ? (kept as Receipt)
      : null;
  } catch (error) {
    console.warn('The stored receipt could not be read.', error);
    return null;
  }
}
