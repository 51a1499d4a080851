import { dateOfWall, type WallSeconds } from '@thyme/domain/time';
import { keys, writeExpiring } from '../../../lib/session/storage.ts';
import { type StoredService, writeCart } from '../cart/stored-cart.ts';
import type { Appointment } from './use-appointments.ts';

type Line = Appointment['appointment_detail'][number];

/** Requests the same person again, where one was requested. */
function personIn(lines: readonly Line[], pricingId: number) {
  const person = lines.find((line) => line.ser_pricing_id === pricingId)?.person_id;
  return person ? { person } : {};
}

/** The services of a past appointment that can be booked again, as a cart with the same quantities. */
export function cartOf({ appointment_detail: lines }: Pick<Appointment, 'appointment_detail'>): StoredService[] {
  const ids = [...new Set(lines.filter((line) => line.still_sold).map((line) => line.ser_pricing_id))];
  return ids.map((id) => ({
    __typename: 'ServicePricing',
    id,
    // A repeated class keeps its number of dates; the dates are chosen again.
    qty: lines.filter((line) => line.ser_pricing_id === id).length,
    date: null,
    time: null,
    ...personIn(lines, id),
  }));
}

/** Puts the services of an appointment into the cart of their shop. Returns the shop's URL. */
export function bookAgain(appointment: Appointment): string {
  writeCart(appointment.business_id, cartOf(appointment));
  return `/${appointment.business_info?.slug ?? ''}`;
}

/** Puts a service into the cart of its shop with a time that is chosen already. */
export function bookAt(
  businessId: number,
  service: { id: number; qty: number },
  { time, now }: { time: WallSeconds; now: number },
): void {
  const date = dateOfWall(time);
  writeCart(businessId, [{ __typename: 'ServicePricing', ...service, date, time }]);
  writeExpiring(keys.serviceDate, date, now);
  writeExpiring(keys.serviceTime, String(time), now);
}
