import {
  type BusyCalendar,
  busyCalendar,
  type ClassSession,
  chairTimeOff,
  type OpenHours,
  type ShopCalendar,
} from '@thyme/domain/availability';
import { type DateRange, endOfDay } from '@thyme/domain/time';
import type { BusyTuple, OfferedTest, OfferRow, ShopRow } from './store.ts';

/** A shop as availability and bookings use it. */
export interface Shop extends Omit<ShopRow, 'offers' | 'guestStatus' | 'guestCalls'> {
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
  vatRate: number | null;
  minutes: number;
  bufferMinutes: number;
  /** The test that guests need before it. */
  patchTest?: OfferedTest | null;
  chairs?: number[] | undefined;
  group: {
    id: number;
    isCourse: boolean;
    isRepeated: boolean;
    allowsSingle: boolean;
    sessions: ClassSession[];
  } | null;
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

export function composeOffer(row: OfferRow, shop: Shop): Offer {
  const { group, label, name } = row;
  const enrolBy = group?.enrollDate ? endOfDay(shop.zone, group.enrollDate) - 1 : null;
  return {
    pricingId: row.pricingId,
    serviceId: row.serviceId,
    name: label ? `${name} (${label})` : name,
    price: row.price,
    specialPrice: row.specialPrice,
    specialDeposit: row.specialDeposit,
    vatRate: row.vatRate,
    minutes: row.durationMinutes,
    bufferMinutes: row.bufferMinutes ?? shop.bufferMinutes,
    patchTest: row.patchTest,
    chairs: row.chairs ?? undefined,
    group: group && {
      id: group.id,
      isCourse: group.isCourse,
      isRepeated: group.groupType === 'repeated',
      allowsSingle: group.singleVisits,
      sessions: row.sessions.map(([id, start, minutes, seats, taken]) => ({
        id,
        start,
        minutes,
        seats,
        taken,
        enrolBy,
      })),
    },
  };
}

/** The shop's chairs with their occupied times; a chair with hours of its own is busy outside them. */
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
