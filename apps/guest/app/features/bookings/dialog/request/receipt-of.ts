import { groupAppointments } from '@thyme/domain/bookings';
import { formatMinutes, instantOf, MINUTE, type Zone } from '@thyme/domain/time';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { Receipt } from '../../receipt.ts';
import { isFreeNow, type PolicyProps, policyWords } from '../aside/policy-rail.tsx';
import { datesOf, endOf, type Moment, type PlacedService } from '../choice/choice.ts';
import { guestOf, nameForWhom } from '../choice/group.ts';
import { type BookingShop, type ChosenPayment, coverageOfPayment } from '../choice/slots.ts';
import type { BookingAnswer } from './use-create-booking.ts';

interface Booked {
  shop: BookingShop;
  priced: PricedCart;
  placed: readonly PlacedService[];
  call: Moment | null;
  payment: ChosenPayment;
  eachPays: boolean;
  answer: BookingAnswer;
  now: number;
}

/** Consecutive services share one entry; a class or course has one for each of its dates. */
export function timesOf(placed: readonly PlacedService[], zone: Zone): Receipt['times'] {
  const starts = placed.map(({ time, line }, index) => ({
    index,
    at: instantOf(zone, time),
    minutes: line.service.duration,
  }));
  const single = starts.filter(({ index }) => !placed[index]?.line.service.is_group);
  // Each guest of a group has a time of their own.
  const guests = Map.groupBy(single, ({ index }) => guestOf((placed[index] as PlacedService).line));
  const visits = [...guests.values()].flatMap(groupAppointments).map((visit) => ({
    title: visit.indexes.map((index) => nameForWhom((placed[index] as PlacedService).line)).join(', '),
    startsAt: visit.at,
    endsAt: visit.endsAt,
  }));
  const dates = placed
    .filter(({ line }) => line.service.is_group)
    .flatMap((service) =>
      datesOf(service).map((wall) => {
        const startsAt = instantOf(zone, wall);
        return { title: service.line.name, startsAt, endsAt: startsAt + service.line.service.duration * MINUTE };
      }),
    );
  return [...visits, ...dates].sort((a, b) => a.startsAt - b.startsAt);
}

const policyOf = (shop: BookingShop, startsAt: number, now: number): PolicyProps => ({
  shop,
  startsAt,
  zone: shop.zone,
  now,
});

/** What the page after the booking shows. */
export function receiptOf({ shop, priced, placed, call, payment, eachPays, answer, now }: Booked): Receipt {
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
      hasVat: shop.vat_registered,
      zoneLabel: shop.zone_label,
      picture: shop.slider[0] ?? null,
    },
    visit: first
      ? {
          from: first.time,
          to: last,
          policy: policyWords(policyOf(shop, first.time, now)),
          isFree: isFreeNow(policyOf(shop, first.time, now)),
        }
      : null,
    times: timesOf(placed, shop.zone),
    call: call?.time ?? null,
    lines: [
      ...lines.map((line) => ({
        name: line.voucher ? `${line.name}, voucher` : nameForWhom(line),
        detail: line.service ? formatMinutes(line.service.duration) : '',
        amount: line.total,
      })),
      ...(quote?.lines ?? [])
        .filter(({ item }) => item.kind === 'call')
        .map(({ total }) => ({
          name: 'Video consultation',
          detail: formatMinutes(shop.consultation_minutes),
          amount: total,
        })),
      ...(priced.goods ?? []).map(({ name, price, quantity }) => ({
        name: quantity > 1 ? `${quantity} × ${name}` : name,
        detail: 'Handed over at your appointment',
        amount: price * quantity,
      })),
    ],
    paidNow: quote ? quote.payableNow + coverageOfPayment(quote, payment).ahead : 0,
    dueLater: quote ? coverageOfPayment(quote, payment).leftLater : 0,
    ...(eachPays ? { eachPays } : {}),
    ...(lines.some(({ voucher }) => voucher) ? { hasVouchers: true } : {}),
  };
}
