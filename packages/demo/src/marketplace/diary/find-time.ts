import { type BusyRange, busyCalendar, firstFree, isFree } from '@thyme/domain/availability';
import { type Instant, MINUTE } from '@thyme/domain/time';
import { calendarOf, type DemoPricing, type DemoShop } from '../opening/demo-shop.ts';
import { take } from './chairs.ts';

/** A service in its chair; `busyUntil` includes the buffer after an appointment. */
export interface PlacedService {
  pricing: DemoPricing;
  chairId: number;
  startsAt: Instant;
  endsAt: Instant;
  busyUntil: Instant;
}

function query(shop: DemoShop, pricings: readonly Pick<DemoPricing, 'minutes' | 'chairIds'>[], from: Instant) {
  const ranges: BusyRange[] = [...shop.taken].flatMap(([chair, spans]) =>
    spans.filter(([, to]) => to > from).map(([start, to]) => ({ chair, from: start, to })),
  );
  const appointment = pricings.map(({ minutes, chairIds }) => ({
    minutes,
    bufferMinutes: shop.bufferMinutes,
    ...(chairIds ? { chairs: chairIds } : {}),
  }));
  return { shop: calendarOf(shop), busy: busyCalendar(shop.chairIds, ranges), appointment, now: from };
}

/** The earliest possible start of these services from a moment on; undefined when the shop is closed for weeks. */
export function earliest(shop: DemoShop, pricings: readonly DemoPricing[], from: Instant): Instant | undefined {
  return firstFree(query(shop, pricings, from), 1, { days: 30 })[0];
}

/** The first free time from a moment on for consecutive services, by the same rules as a real booking. */
export function findTime(shop: DemoShop, pricings: readonly DemoPricing[], from: Instant): PlacedService[] {
  const at = earliest(shop, pricings, from);
  const placed = at === undefined ? undefined : isFree(query(shop, pricings, from), at);
  if (!placed?.ok) throw new Error(`${shop.slug} has no time for ${pricings.map(({ name }) => name).join(', ')}.`);
  return placed.value.map((line, index) => {
    const pricing = pricings[index] as DemoPricing;
    return { pricing, chairId: line.chair, startsAt: line.from, endsAt: line.to, busyUntil: line.busyUntil };
  });
}

/** Finds that time and books it. */
export function takeTime(shop: DemoShop, pricings: readonly DemoPricing[], from: Instant): PlacedService[] {
  const placed = findTime(shop, pricings, from);
  for (const { chairId, startsAt, busyUntil } of placed) take(shop, chairId, startsAt, busyUntil);
  return placed;
}

/** A short time without a service: a call. */
export function takeCall(shop: DemoShop, minutes: number, from: Instant) {
  const request = query({ ...shop, bufferMinutes: 0 }, [{ minutes }], from);
  const [at] = firstFree(request, 1, { days: 14 });
  const placed = at === undefined ? undefined : isFree(request, at);
  const line = placed?.ok ? placed.value[0] : undefined;
  if (!line) throw new Error(`${shop.slug} has no time for a call.`);
  take(shop, line.chair, line.from, line.from + minutes * MINUTE);
  return { chairId: line.chair, startsAt: line.from, endsAt: line.to };
}
