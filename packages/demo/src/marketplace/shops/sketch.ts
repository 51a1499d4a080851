import type { Currency } from '@thyme/domain/money';
import type { CancellationStep } from '@thyme/domain/payments';
import type { Catalogue, TradeSlug } from '../catalogue/index.ts';

/** Weekly hours by pattern name; see opening/hours.ts. */
export type HoursPattern = 'studio' | 'six' | 'late' | 'weekend' | 'early' | 'split' | 'short' | 'daily';

export interface ShopSketch {
  name: string;
  trade: TradeSlug;
  /** The shop's tagline, under its name. */
  line: string;
  street: string;
  area: string;
  eirCode: string;
  lat: number;
  lng: number;
  about: string;
  hours: HoursPattern;
  chairs: number;
  /** Deposit percent. */
  upfront: number;
  /** Codes of the cancellation policy. */
  policy: (1 | 2 | 3)[];
  /** Steps of its own, which replace codes 1 and 2. */
  steps?: CancellationStep[];
  vetting?: boolean;
  serves?: 'female' | 'male';
  /** The staff; the first is the owner. */
  people: string[];
  /** Their profiles in the same order, where they differ from the trade's default. */
  profiles?: { title: string; bio: string; languages?: string[] }[];
  /** Which of them has a login as staff. */
  staff?: number;
  /** Which of them has a login as manager. */
  manager?: number;
  /** Names of the chairs, if they are not just numbered. */
  rooms?: string[];
  /** Number of the trade's categories it offers; all of them when absent. */
  categories?: number;
  /** Its services, if it does not use the trade's usual list. */
  own?: Catalogue;
  /** False for shops that have just opened. */
  reviewed?: boolean;
  /** Review texts for this shop in particular, newest last. */
  said?: string[];
  /** From 0 to 1: how good its ratings are. */
  loved?: number;
  /** Days since its page was published. */
  since?: number;
  /** How full its people are around today, from 0 to 1; the rest of its diary is thinner. Its people have lunch. */
  fill?: number;
  /** Days of past appointments that are kept. */
  history?: number;
  pictures?: number;
  /** What its pictures show, where that is not its trade's. */
  pictured?: 'physiotherapy';
  slotMinutes?: 15 | 20 | 30;
  bufferMinutes?: number;
  noticeMinutes?: number;
  zone?: string;
  country?: string;
  currency?: Currency;
}
