import {
  type BusyCalendar,
  busyCalendar,
  type ClassSession,
  chairTimeOff,
  type OpenHours,
  type ShopCalendar,
} from '@thyme/domain/availability';
import { type DateRange, endOfDay } from '@thyme/domain/time';
import type { BusyTuple, OfferRow, ShopRow } from './store.ts';

/** A shop as availability and booking see it. */
export interface Shop extends ShopRow {
  calendar: ShopCalendar;
}

/** A pricing that can be booked now. */
export interface Offer {
  pricingId: number;
  serviceId: number;
  name: string;
  price: number;
  specialPrice: number;
  specialDeposit: number | null;
  minutes: number;
  bufferMinutes: number;
  chairs?: number[] | undefined;
  group: { id: number; isCourse: boolean; isRepeated: boolean; sessions: ClassSession[] } | null;
}

export function composeShop(row: ShopRow): Shop {
  const hours = row.hours
    .filter(([chair]) => chair === null)
    .map(([, weekday, from, to]): OpenHours => ({ weekday, from, to }));
  return {
    ...row,
    calendar: {
      zone: row.zone,
      hours,
      closedWeekdays: [],
      closedDates: row.closed,
      blockedDates: row.blocked,
      slotMinutes: row.slotDuration,
      noticeMinutes: row.noticeMinutes,
      horizonDays: row.horizonDays,
    },
  };
}

export function composeOffer({ pricing, service, group, chairs, sessions }: OfferRow, shop: Shop): Offer {
  const enrolBy = group?.enrollDate ? endOfDay(shop.zone, group.enrollDate) - 1 : null;
  return {
    pricingId: pricing.id,
    serviceId: service.id,
    name: pricing.label ? `${service.name} (${pricing.label})` : service.name,
    price: pricing.price,
    specialPrice: pricing.specialPrice,
    specialDeposit: pricing.specialDeposit,
    minutes: pricing.durationMinutes,
    bufferMinutes: pricing.bufferMinutes ?? shop.bufferMinutes,
    chairs: chairs ?? undefined,
    group: group && {
      id: group.id,
      isCourse: group.isCourse,
      isRepeated: group.groupType === 'repeated',
      sessions: sessions.map(([id, start, minutes, seats, taken]) => ({ id, start, minutes, seats, taken, enrolBy })),
    },
  };
}

/** The shop's chairs with what is taken in a range of days; chairs with hours of their own rest outside them. */
export function composeBusy(shop: Shop, taken: readonly BusyTuple[], days: DateRange): BusyCalendar {
  const own = Map.groupBy(
    shop.hours.filter(([chair]) => chair !== null),
    ([chair]) => chair as number,
  );
  const off = [...own].flatMap(([chair, hours]) =>
    chairTimeOff(
      chair,
      hours.map(([, weekday, from, to]) => ({ weekday, from, to })),
      shop.zone,
      days,
    ),
  );
  return busyCalendar(
    shop.chairs,
    taken.map(([chair, from, to]) => ({ chair, from, to })),
    off,
  );
}
