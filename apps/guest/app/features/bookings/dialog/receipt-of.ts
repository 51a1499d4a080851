import { formatMinutes, instantOf } from '@thyme/domain/time';
import type { PricedCart } from '../cart/priced-cart.ts';
import type { Receipt } from '../receipt.ts';
import { endOf, type Moment, type PlacedService } from './choice.ts';
import { policyWords } from './policy-rail.tsx';
import type { BookingShop } from './slots.ts';
import type { BookingAnswer } from './use-create-booking.ts';

interface Booked {
  shop: BookingShop;
  priced: PricedCart;
  placed: readonly PlacedService[];
  call: Moment | null;
  answer: BookingAnswer;
  now: number;
}

/** What the page after the booking shows. */
export function receiptOf({ shop, priced, placed, call, answer, now }: Booked): Receipt {
  const { lines, quote } = priced;
  const [first] = placed;
  const last = Math.max(...placed.map((service) => endOf(service, shop.zone)));
  return {
    saleId: answer.sale_id ?? null,
    shop: {
      slug: shop.slug,
      name: shop.name,
      area: shop.area,
      location: shop.location,
      lat: shop.lat ?? null,
      lng: shop.lng ?? null,
      country: shop.country,
      zoneLabel: shop.zone_label,
      picture: shop.slider[0] ?? null,
    },
    visit: first
      ? {
          from: first.time,
          to: last,
          startsAt: instantOf(shop.zone, first.time),
          endsAt: instantOf(shop.zone, last),
          policy: policyWords({
            codes: shop.cancellation.map(({ value }) => value),
            startsAt: first.time,
            zone: shop.zone,
            now,
          }),
        }
      : null,
    call: call?.time ?? null,
    lines: [
      ...lines.map(({ name, service, voucher, total }) => ({
        name: voucher ? `${name}, voucher` : name,
        detail: service ? formatMinutes(service.duration) : '',
        amount: total,
      })),
      ...(quote?.lines ?? [])
        .filter(({ item }) => item.kind === 'call')
        .map(({ total }) => ({
          name: 'Video consultation',
          detail: formatMinutes(shop.consultation_minutes),
          amount: total,
        })),
    ],
    paidNow: quote?.payableNow ?? 0,
    dueLater: quote?.dueLater ?? 0,
  };
}
