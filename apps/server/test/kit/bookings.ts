import { dateOfWall, instantOf, wallAt } from '@thyme/domain/time';
import type { TestApi } from './boot-api.ts';

/** '2026-06-16 10:30' as the API represents it. */
export function wall(text: string): number {
  const [date = '', time = '00:00'] = text.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return wallAt(date, hours * 60 + minutes);
}

/** The same time as an instant, for a shop's time zone. */
export function instant(text: string, zone = 'Europe/Dublin'): number {
  return instantOf(zone, wall(text));
}

/** A service of a cart at a wall-clock time of the shop. */
export function at(pricingId: number, text: string, more: object = {}) {
  const time = wall(text);
  return { service_pricing_id: pricingId, date: dateOfWall(time), time, ...more };
}

export interface BookingWire {
  status: number;
  message: string;
  payment_status: number | null;
  payment_type: string | null;
  sale_id: number | null;
  order_id: number | null;
  payment_url: string | null;
  payment_amount: number | null;
  appointment_ids: number[];
  held_until: number | null;
  refused: { code: string; service_pricing_id: number | null } | null;
  alternatives: { date: string; time: number }[];
}

const CREATE_BOOKING = `mutation(
  $business_id: Int!, $services: [BookingServiceInput!], $vouchers: [BookingVoucherInput!], $total_amount: Float,
  $upfront_amount: Float, $discount: Float, $payment_info: PaymentInfoInput, $video_datetime: Int, $booking_request: String,
  $google_pay_token: String, $saved_card_id: Int, $note: String, $idempotency_key: String, $group: BookingGroupInput,
  $products: [BookingProductInput!]
) {
  create_booking(
    business_id: $business_id, services: $services, vouchers: $vouchers, total_amount: $total_amount,
    upfront_amount: $upfront_amount, discount: $discount, payment_info: $payment_info, video_datetime: $video_datetime,
    booking_request: $booking_request, google_pay_token: $google_pay_token, saved_card_id: $saved_card_id, note: $note,
    idempotency_key: $idempotency_key, group: $group, products: $products
  ) {
    status message payment_status payment_type sale_id order_id payment_url payment_amount appointment_ids held_until
    refused { code service_pricing_id } alternatives { date time }
  }
}`;

/** Books over HTTP, as a client would that knows only the API. */
export async function book(api: TestApi, token: string, variables: object): Promise<BookingWire> {
  const request = { booking_request: 'web', ...variables };
  return (await api.ask<{ create_booking: BookingWire }>(CREATE_BOOKING, request, { token })).create_booking;
}

/** The same if the request itself is expected to be refused. */
export function tryBooking(api: TestApi, token: string, variables: object) {
  return api.run<{ create_booking: BookingWire }>(CREATE_BOOKING, variables, { token });
}
