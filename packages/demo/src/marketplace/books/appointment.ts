import type { Actor } from '@thyme/domain/bookings';
import { type CartItem, quoteCart } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { PlacedService } from '../diary/find-time.ts';
import type { DemoGroup, DemoPricing, DemoSchedule, DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { SoldVoucher } from './sell-voucher.ts';

export type AppointmentStatus = 'New' | 'Accept' | 'Reschedule' | 'Cancelled' | 'Completed' | 'No Show';

/** Seats in a class: one date of a single class, several of a weekly one, all dates of a course. */
export interface Seats {
  group: DemoGroup;
  dates: readonly DemoSchedule[];
}

/**
 * An appointment as a story describes it; its price and the consequences of its status are computed when it is added.
 */
export interface Appointment {
  shop: DemoShop;
  guest: DemoGuest;
  services?: readonly PlacedService[];
  seats?: Seats;
  status: AppointmentStatus;
  bookedAt: Instant;
  /** When the guest came in. */
  arrivedAt?: Instant;
  note?: string;
  businessNote?: string;
  /** Redeemed for the amount due at booking. */
  vouchers?: readonly SoldVoucher[];
  /** Redeemed for the balance after the appointment. */
  tillVoucher?: SoldVoucher;
  /** When the rest was paid online, on the invoice. */
  paidOnlineAt?: Instant;
  cancelled?: { by: Actor; at: Instant; decision?: 'asked' | 'charged' | 'waived' };
  review?: { rating: number; at: Instant };
}

const cartService = (pricing: DemoPricing, seats?: Seats): CartItem => ({
  kind: 'service',
  pricingId: pricing.id,
  price: pricing.price,
  specialPrice: pricing.specialPrice,
  specialDeposit: pricing.specialDeposit,
  isGroup: seats !== undefined,
  ...(seats?.group.kind === 'weekly' ? { isRepeated: true, occurrences: seats.dates.length } : {}),
});

/** What the appointment costs, now and later, by the same rules as a real booking. */
export function quoteOf({ shop, services = [], seats }: Appointment) {
  const items = [
    ...services.map(({ pricing }) => cartService(pricing)),
    ...(seats ? [cartService(seats.group.pricing, seats)] : []),
  ];
  const quote = quoteCart(items, shop.sketch.upfront);
  if (!quote.ok) throw new Error(`A visit to ${shop.slug} cannot be priced: ${quote.refusal.code}.`);
  return quote.value;
}

export interface Span {
  startsAt: Instant;
  endsAt: Instant;
}

export function spanOf({ shop, services = [], seats }: Appointment): Span {
  const parts: readonly Span[] = [...services, ...(seats?.dates ?? [])];
  if (parts.length === 0) throw new Error(`A visit to ${shop.slug} has no time.`);
  return {
    startsAt: Math.min(...parts.map(({ startsAt }) => startsAt)),
    endsAt: Math.max(...parts.map(({ endsAt }) => endsAt)),
  };
}
