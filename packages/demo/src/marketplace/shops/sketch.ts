import type { Currency } from '@thyme/domain/money';
import type { Catalogue, TradeSlug } from '../catalogue/index.ts';

/** Weekly hours by pattern name; see opening/hours.ts. */
export type HoursPattern = 'studio' | 'six' | 'late' | 'weekend' | 'early' | 'split' | 'short' | 'daily';

export interface ShopSketch {
  name: string;
  trade: TradeSlug;
  /** What the shop calls itself, under its name. */
  line: string;
  street: string;
  area: string;
  eirCode: string;
  lat: number;
  lng: number;
  about: string;
  hours: HoursPattern;
  chairs: number;
  /** Percent asked up front. */
  upfront: number;
  /** Codes of the cancellation policy. */
  policy: (1 | 2 | 3)[];
  vetting?: boolean;
  serves?: 'female' | 'male';
  /** Who works there; the first is the owner. */
  people: string[];
  /** Names of the chairs, where they are not just numbered. */
  rooms?: string[];
  /** How many of the trade's categories it offers; all of them when absent. */
  categories?: number;
  /** What it sells, where that is not the trade's usual list. */
  own?: Catalogue;
  /** Off for shops that have just opened. */
  reviewed?: boolean;
  /** What its guests say of it in particular, the newest last. */
  said?: string[];
  /** From 0 to 1: how much its guests like it. */
  loved?: number;
  /** Days since it opened its page. */
  since?: number;
  /** Days of visits behind it that are kept. */
  history?: number;
  pictures?: number;
  slotMinutes?: 15 | 20 | 30;
  bufferMinutes?: number;
  noticeMinutes?: number;
  zone?: string;
  country?: string;
  currency?: Currency;
}
