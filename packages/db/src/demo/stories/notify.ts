import type { NotificationKind } from '@thyme/domain/notifications';
import type { Instant } from '@thyme/domain/time';
import type { BookedVisit } from '../books/add-visit.ts';
import type { DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';

/** News that only tells. */
type PlainKind = 'booking_confirmed' | 'reminder' | 'review_request' | 'voucher_received';

export interface News {
  kind: NotificationKind | PlainKind;
  shop: DemoShop;
  title: string;
  message: string;
  at: Instant;
  /** The row it is about: an appointment, an offer, or the shop itself. */
  refId: number;
  targetUrl: string;
  visit?: BookedVisit;
  seen?: boolean;
}

const servicesOf = (visit: BookedVisit | undefined) =>
  (visit?.services ?? []).map(({ pricing }) => ({ pricingId: pricing.id, name: pricing.name }));

export function notify({ rows }: World, guest: DemoGuest, { visit, seen, shop, at, ...news }: News) {
  rows.put('notifications', {
    recipientId: guest.id,
    senderId: shop.ownerId,
    businessId: shop.id,
    ...news,
    services: servicesOf(visit),
    createdAt: at,
    seenAt: seen ? at + 900 : null,
  });
}

export const visitUrl = ({ saleId, appointmentId }: BookedVisit) => `/invoice/${saleId}/${appointmentId}`;
export const APPOINTMENTS_URL = '/profile/appointments';
