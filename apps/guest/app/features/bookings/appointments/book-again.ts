import { type StoredService, writeCart } from '../cart/stored-cart.ts';
import type { Appointment } from './use-appointments.ts';

/** What of a past visit can be had again, as a cart: each service once for each time it was booked. */
export function cartOf({ appointment_detail: lines }: Pick<Appointment, 'appointment_detail'>): StoredService[] {
  const ids = [...new Set(lines.filter((line) => line.still_sold).map((line) => line.ser_pricing_id))];
  return ids.map((id) => ({
    __typename: 'ServicePricing',
    id,
    // Of a class that comes again the number of dates is what it was; which ones is chosen anew.
    qty: lines.filter((line) => line.ser_pricing_id === id).length,
    date: null,
    time: null,
  }));
}

/** Puts the services of a visit into the cart of their shop. Answers where that is. */
export function bookAgain(appointment: Appointment): string {
  writeCart(appointment.business_id, cartOf(appointment));
  return `/${appointment.business_info?.slug ?? ''}`;
}
