import {
  type BusyCalendar,
  busyCalendar,
  type ClassSession,
  chairTimeOff,
  type OpenHours,
  type OwnDuration,
  type ResourceNeed,
  type ShopCalendar,
  type Spread,
  type Step,
  stepsByMinutes,
  stepsFor,
} from '@thyme/domain/availability';
import { type DateRange, endOfDay } from '@thyme/domain/time';
import type { BusyTuple, HourTuple, OfferedTest, OfferRow, OwnTuple, ShopRow } from './store.ts';

/** A shop as availability and bookings use it. */
export interface Shop extends Omit<ShopRow, 'offers' | 'guestStatus' | 'guestCalls' | 'hasMissed'> {
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
  /** Whether guests may choose who serves them. */
  personChoice: boolean;
  /** Durations that differ, if anyone may serve it. */
  own?: OwnDuration[] | undefined;
  /** Preparation that occupies its chair and is not sold. */
  beforeMinutes?: number | undefined;
  /** Steps in which the person is free. */
  steps?: readonly Step[] | undefined;
  /** Rooms and machines that it needs besides a person. */
  resources?: ResourceNeed[] | undefined;
  /** Prices and durations of individual people. */
  ownTerms: readonly OwnTuple[];
  /** The chosen person; null for anyone. */
  personId: number | null;
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
  const ownTerms = row.own ?? [];
  const stepsOf = stepsByMinutes(row.steps);
  const own = ownTerms.flatMap(([chair, , minutes]) =>
    minutes === null ? [] : [{ chair, minutes, steps: stepsOf(minutes) }],
  );
  const resources = needsOf(row, shop);
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
    personChoice: row.personChoice ?? !group,
    ...(own.length > 0 ? { own } : {}),
    ...(row.beforeMinutes > 0 ? { beforeMinutes: row.beforeMinutes } : {}),
    ...(row.steps.length > 0 ? { steps: stepsOf(row.durationMinutes) } : {}),
    ...(resources.length > 0 ? { resources } : {}),
    ownTerms,
    personId: null,
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

/** The units that can serve each need. Empty if the shop no longer has such a room: then it cannot be booked. */
function needsOf({ needs }: OfferRow, shop: Shop): ResourceNeed[] {
  return (needs ?? []).map(([resource, from, to]) => ({
    units: shop.units.filter(([id]) => id === resource).map(([, unit]) => unit),
    ...(from === null ? {} : { fromMinute: from }),
    ...(to === null ? {} : { toMinute: to }),
  }));
}

/** How appointments for anyone are spread over the shop's people. */
export const spreadOf = ({ spreadRule, lastTurn }: Shop): Spread => ({ rule: spreadRule, last: lastTurn });

/** The chairs that offer it now, in the shop's order. */
export const chairsOf = ({ chairs }: Pick<Offer, 'chairs'>, shop: Shop): number[] =>
  chairs ? shop.chairs.filter((id) => chairs.includes(id)) : shop.chairs;

/** The offer at one chair, with its person's price and duration. */
export function atChair(offer: Offer, chairId: number): Offer {
  const { own: _, ...plain } = offer;
  const [, price = null, minutes = null] = offer.ownTerms.find(([chair]) => chair === chairId) ?? [];
  return {
    ...plain,
    chairs: [chairId],
    minutes: minutes ?? offer.minutes,
    ...(minutes !== null && offer.steps ? { steps: stepsFor(offer.steps, minutes) } : {}),
    // A person's own price overrides special prices, which are the shop's.
    ...(price === null ? {} : { price, specialPrice: 0 }),
  };
}

/** The offer by a chosen person; null if they do not offer it, or guests cannot choose. */
export function byPerson(offer: Offer, shop: Shop, personId: number): Offer | null {
  if (offer.group || !offer.personChoice || !chairsOf(offer, shop).includes(personId)) return null;
  return { ...atChair(offer, personId), personId };
}

/** Hours in the format of the availability engine. */
export const openHoursOf = ([, weekday, from, to, week = null, date = null]: HourTuple): OpenHours => ({
  weekday,
  from,
  to,
  week,
  date,
});

/** The shop's chairs with their occupied times; a chair with its own hours is busy outside them. */
export function composeBusy(shop: Shop, taken: readonly BusyTuple[], days: DateRange): BusyCalendar {
  const own = Map.groupBy(
    shop.hours.filter(([chair]) => chair !== null),
    ([chair]) => chair as number,
  );
  const off = [...own].flatMap(([chair, hours]) => chairTimeOff(chair, hours.map(openHoursOf), shop.zone, days));
  const closed = shop.closures.flatMap(([resource, from, to]) =>
    shop.units.flatMap(([id, chair]) => (id === resource ? [{ chair, from, to }] : [])),
  );
  return busyCalendar(
    shop.chairs,
    [...taken, ...shop.away].map(([chair, from, to]) => ({ chair, from, to })),
    closed.length > 0 ? [...off, ...closed] : off,
    shop.units.map(([, unit]) => unit),
  );
}
