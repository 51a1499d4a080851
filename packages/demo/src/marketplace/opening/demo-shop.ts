import type { ShopCalendar } from '@thyme/domain/availability';
import type { Currency } from '@thyme/domain/money';
import type { Instant, LocalDate } from '@thyme/domain/time';
import type { Random } from '../../generate/random.ts';
import type { ReviewDeck } from '../diary/review-deck.ts';
import type { RowOf } from '../rows/tables.ts';
import type { ShopSketch } from '../shops/index.ts';
import type { HoursRow } from './hours.ts';

/** The fields of a price option that the loader needs. */
export interface DemoPricing {
  id: number;
  serviceId: number;
  category: string;
  service: string;
  /** The service, and the price option if there are several. */
  name: string;
  minutes: number;
  price: number;
  specialPrice: number;
  specialDeposit: number | null;
  /** Chairs that offer it; any chair when absent. */
  chairIds?: readonly number[] | undefined;
  /** Taken with another service; not counted for the 'from' price. */
  addOn?: boolean;
  /** The units that it needs one of, from one minute to another. */
  needs?: readonly { units: readonly number[]; from: number; to: number }[] | undefined;
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
  /** The stored row: selling a voucher increments its counter. */
  row: RowOf<'vouchers'> & { totalSale: number };
  services: { id: number; label: string }[];
  /** Number to sell; random when absent. */
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
  vatRate: number | null;
  publishedAt: Instant;
  ownerId: number;
  slotMinutes: number;
  bufferMinutes: number;
  chairIds: number[];
  /** Rooms and machines by name. */
  resources: Map<string, { id: number; units: number[] }>;
  hours: HoursRow[];
  closed: Set<LocalDate>;
  blocked: Set<LocalDate>;
  /** Days that the diary fills completely. */
  full: Set<LocalDate>;
  pricings: DemoPricing[];
  groups: DemoGroup[];
  vouchers: DemoVoucher[];
  /** Offers of sessions. */
  packages: DemoVoucher[];
  /** Booked times, by chair. */
  taken: Map<number, [Instant, Instant][]>;
  random: Random;
  /** Its reviews. */
  reviews: ReviewDeck;
}

/** The shop's calendar for the availability rules; past appointments needed no notice. */
export const calendarOf = (shop: DemoShop): ShopCalendar => ({
  zone: shop.zone,
  hours: shop.hours.map(({ weekday, startMinute, endMinute }) => ({ weekday, from: startMinute, to: endMinute })),
  closedWeekdays: [],
  closedDates: [...shop.closed],
  blockedDates: [...shop.blocked],
  slotMinutes: shop.slotMinutes,
  noticeMinutes: 0,
});
