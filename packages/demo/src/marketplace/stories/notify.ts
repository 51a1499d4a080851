import type { NotificationKind } from '@thyme/domain/notifications';
import type { Instant } from '@thyme/domain/time';
import type { BookedAppointment } from '../books/add-appointment.ts';
import type { DemoPricing, DemoShop } from '../opening/demo-shop.ts';
import type { DemoGuest } from '../people/add-guests.ts';
import type { World } from '../world.ts';

/** Informational notifications without actions. */
type PlainKind = 'booking_confirmed' | 'reminder' | 'review_request' | 'voucher_received';

export interface DemoNotification {
  kind: NotificationKind | PlainKind;
  shop: DemoShop;
  title: string;
  message: string;
  at: Instant;
  /** The row it refers to: an appointment, an offer, or the shop itself. */
  refId: number;
  targetUrl: string;
  appointment?: BookedAppointment;
  pricing?: DemoPricing;
  seen?: boolean;
  /** The server's key for the same event, so that it does not send the notification again. */
  dedupeKey?: string;
}

/** The services that the notification refers to, so that its actions can name them. */
const servicesOf = (appointment?: BookedAppointment, pricing?: DemoPricing) =>
  (appointment?.services?.map((service) => service.pricing) ?? (pricing ? [pricing] : [])).map(({ id, name }) => ({
    pricingId: id,
    name,
  }));

export function notify(
  { rows }: World,
  guest: DemoGuest,
  { appointment, pricing, seen, shop, at, ...fields }: DemoNotification,
) {
  rows.put('notifications', {
    recipientId: guest.id,
    senderId: shop.ownerId,
    businessId: shop.id,
    ...fields,
    services: servicesOf(appointment, pricing),
    createdAt: at,
    seenAt: seen ? at + 900 : null,
  });
}

export const APPOINTMENTS_URL = '/profile/appointments';
export const appointmentUrl = ({ appointmentId }: BookedAppointment) => `${APPOINTMENTS_URL}?id=${appointmentId}`;
