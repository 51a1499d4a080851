import type { TradeSlug } from '../catalogue/index.ts';

/** Weekly hours by pattern name; see hours.ts. */
export type HoursPattern = 'studio' | 'late' | 'weekend' | 'early' | 'split' | 'short' | 'daily';

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
  people: string[];
  /** How many of the trade's categories it offers; all of them when absent. */
  categories?: number;
  /** Off for shops that have just opened. */
  reviewed?: boolean;
  zone?: string;
  country?: string;
  currency?: string;
}
