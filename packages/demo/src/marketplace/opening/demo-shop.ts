import type { ShopCalendar } from '@thyme/domain/availability';
import type { Currency } from '@thyme/domain/money';
import type { Instant, LocalDate } from '@thyme/domain/time';
import type { Random } from '../../generate/random.ts';
import type { ReviewDeck } from '../diary/review-deck.ts';
import type { RowOf } from '../rows/tables.ts';
import type { ShopSketch } from '../shops/index.ts';
import type { HoursRow } from './hours.ts';

/** What the loader remembers of a pricing. */
export interface DemoPricing {
  id: number;
  serviceId: number;
  category: string;
  service: string;
  /** The service, and which price of it where there are several. */
  name: string;
  minutes: number;
  price: number;
  specialPrice: number;
  specialDeposit: number | null;
  /** Where it can be done; anywhere when absent. */
  chairIds?: readonly number[] | undefined;
}

export interface DemoSchedule {
  id: number;
  startsAt: Instant;
  endsAt: Instant;
  left: number;
}

/** A class or course with its dates in order. */
export interface DemoGroup {
  pricing: DemoPricing;
  kind: 'class' | 'weekly' | 'course';
  dates: DemoSchedule[];
}

export interface DemoVoucher {
  id: number;
  /** The stored row: selling one counts there. */
  row: RowOf<'vouchers'> & { totalSale: number };
  services: { id: number; label: string }[];
  /** How many are to be sold; chance decides when absent. */
  sold?: number | undefined;
}

export interface DemoShop {
  id: number;
  slug: string;
  sketch: ShopSketch;
  zone: string;
  country: string;
  currency: Currency;
  prefix: string;
  vatNumber: string | null;
  publishedAt: Instant;
  ownerId: number;
  slotMinutes: number;
  bufferMinutes: number;
  chairIds: number[];
  hours: HoursRow[];
  closed: Set<LocalDate>;
  blocked: Set<LocalDate>;
  /** Days that the diary fills to the last minute. */
  full: Set<LocalDate>;
  pricings: DemoPricing[];
  groups: DemoGroup[];
  vouchers: DemoVoucher[];
  /** Times already given away, by chair. */
  taken: Map<number, [Instant, Instant][]>;
  random: Random;
  /** What its guests say. */
  reviews: ReviewDeck;
}

/** The shop's week as the rules of availability read it; what happened in the past needed no notice. */
export const calendarOf = (shop: DemoShop): ShopCalendar => ({
  zone: shop.zone,
  hours: shop.hours.map(({ weekday, startMinute, endMinute }) => ({ weekday, from: startMinute, to: endMinute })),
  closedWeekdays: [],
  closedDates: [...shop.closed],
  blockedDates: [...shop.blocked],
  slotMinutes: shop.slotMinutes,
  noticeMinutes: 0,
});
