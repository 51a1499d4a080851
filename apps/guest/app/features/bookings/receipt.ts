import type { Instant, WallSeconds } from '@thyme/domain/time';

/** What has just been booked, kept for the page that follows, through a visit to a card page too. */
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
  /** One for each time one comes. */
  times: readonly { title: string; startsAt: Instant; endsAt: Instant }[];
  call: WallSeconds | null;
  /** Amounts in minor units. */
  lines: readonly { name: string; detail: string; amount: number }[];
  paidNow: number;
  dueLater: number;
  /** Vouchers were bought too, or only. */
  hasVouchers?: boolean;
}

const KEY = 'receipt';

export function saveReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(receipt));
  } catch (error) {
    // Full or blocked: the page then says less, and the appointment is in the account all the same.
    console.warn('What was booked cannot be kept for the next page.', error);
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
    console.warn('What was booked cannot be read.', error);
    return null;
  }
}
