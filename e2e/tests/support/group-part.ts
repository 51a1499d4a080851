import type { APIRequestContext } from '@playwright/test';
import { askAs, dayFromNow, freeTimes } from './appointments.ts';
import { type GroupShop, groupShop } from './group-shop.ts';
import { newGuest, tokenOf } from './guests.ts';
import { type HeldBooking, payHeld } from './payments.ts';

/** Niamh's deposit: 20 % of €60. */
const DEPOSIT = 12;

export interface GroupPart {
  shop: GroupShop;
  /** Of Niamh, who booked and has paid her deposit. */
  token: string;
  appointment: number;
  /** Cian's link: a beard trim for €25, €5 of it in advance. */
  path: string;
}

interface Parts {
  appointment: { parts: { name: string; path: string }[] };
}

/** A group in which each pays their own part, booked over the API. */
export async function groupPart(request: APIRequestContext): Promise<GroupPart> {
  const shop = await groupShop(request);
  await askAs(
    request,
    shop.token,
    `mutation ($b: Int!) { desk_save_terms(business_id: $b, confirms_at_once: true, consultation_minutes: 15,
      policy: [1], upfront_percent: 20, video_vetting: false, part_hours: 24) { status } }`,
    { b: shop.id },
  );
  const token = await tokenOf(request, await newGuest(request, { first_name: 'Niamh', last_name: 'Byrne' }));
  const [slot] = await freeTimes(request, shop.id, shop.colour, dayFromNow(3));
  if (!slot) throw new Error('The shop has no free time.');
  const line = (pricing: number, guest: number) => ({
    ...{ service_pricing_id: pricing, date: slot.s_date, time: slot.s_time, guest },
  });
  const { create_booking: held } = await askAs<{ create_booking: HeldBooking & { status: number; message: string } }>(
    request,
    token,
    `mutation ($b: Int!, $s: [BookingServiceInput!], $g: BookingGroupInput, $p: PaymentInfoInput) {
      create_booking(business_id: $b, services: $s, group: $g, payment_info: $p, booking_request: "web") {
        status message sale_id appointment_ids payment_url } }`,
    {
      b: shop.id,
      s: [line(shop.colour, 0), line(shop.beard, 1)],
      g: { arrange: 'start', names: ['Cian'], each_pays: true },
      p: { stripe: DEPOSIT },
    },
  );
  if (held.status !== 1) throw new Error(held.message);
  await payHeld(request, token, held);
  const appointment = held.appointment_ids[0] ?? 0;
  const found = await askAs<Parts>(
    request,
    token,
    'query ($id: Int!) { appointment(id: $id) { parts { name path } } }',
    { id: appointment },
  );
  const path = found.appointment.parts.find(({ name }) => name === 'Cian')?.path;
  if (!path) throw new Error('Cian has no link.');
  return { shop, token, appointment, path };
}
