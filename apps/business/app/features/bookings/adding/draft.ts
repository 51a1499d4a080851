import { leastOccurrences } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import { isReachable, type NewPerson } from '../../../lib/person-fields.tsx';
import type { Sold } from './operations.ts';

/** A bookable service at one of its pricings. */
export interface SoldItem {
  pricingId: number;
  name: string;
  group: string;
  kind: string;
  /** The smallest number of consecutive dates that a class is sold in. */
  leastDates: number;
  price: number;
  minutes: number;
  /** Prices and durations of single people where they differ. */
  own: readonly { chair_id: number; price?: number | null; duration?: number | null }[];
  /** Empty when every chair does it. */
  chairIds: readonly number[];
}

/** Everything the shop currently sells, in the order of its page. */
export function soldItems(menu: Sold): SoldItem[] {
  return menu.flatMap((category) =>
    category.services
      .filter(({ active }) => active)
      .flatMap((service) =>
        service.pricings.map((pricing) => ({
          pricingId: pricing.id,
          name: pricing.label ? `${service.name} (${pricing.label})` : service.name,
          group: category.name,
          kind: service.kind,
          leastDates: service.kind === 'weekly' ? leastOccurrences({ allowsSingle: service.single_visits }) : 1,
          price: pricing.special_price > 0 ? pricing.special_price : pricing.price,
          minutes: pricing.duration,
          own: pricing.own,
          chairIds: service.chair_ids,
        })),
      ),
  );
}

/** The guest: known to the shop, or a new client to create. */
export type Who = { id: number; name: string } | { person: NewPerson } | null;

export interface Draft {
  who: Who;
  items: readonly SoldItem[];
  chairId: number | null;
  date: LocalDate;
  time: number | null;
  /** Chosen by hand, regardless of the availability rules. */
  isOwnTime: boolean;
  /** A custom duration, if only one service is booked. */
  minutes: number | null;
  occurrences: number;
  note: string;
}

/** A class is booked on its own, because services cannot follow its fixed date. */
export function withItem(items: readonly SoldItem[], item: SoldItem): SoldItem[] {
  if (items.some(({ pricingId }) => pricingId === item.pricingId))
    return items.filter(({ pricingId }) => pricingId !== item.pricingId);
  if (item.kind !== 'service') return [item];
  return [...items.filter(({ kind }) => kind === 'service'), item];
}

/** Price and duration of a service with the chosen person; the shop's own where anyone may do it. */
export function termsWith({ price, minutes, own }: SoldItem, chairId: number | null) {
  const theirs = own.find(({ chair_id }) => chair_id === chairId);
  return { price: theirs?.price ?? price, minutes: theirs?.duration ?? minutes };
}

/** The chairs that do all of the services. */
export function chairsFor<Chair extends { id: number; active: boolean }>(
  chairs: readonly Chair[],
  items: readonly SoldItem[],
): Chair[] {
  return chairs.filter(
    ({ id, active }) => active && items.every(({ chairIds }) => chairIds.length === 0 || chairIds.includes(id)),
  );
}

/** The place in the calendar where a draft was started, or where it moves to. */
export interface Place {
  date: LocalDate;
  /** The wall-clock time that was clicked in the calendar. */
  at: number | null;
  chairId: number | null;
}

/** Moves the draft to another clicked place: time and chair change, everything else stays. */
export function atPlace<Form extends Pick<Draft, 'date' | 'time' | 'chairId'>>(form: Form, place: Place): Form {
  if (place.at === null) return form;
  return { ...form, date: place.date, time: place.at, chairId: place.chairId ?? form.chairId };
}

export function isNamed(who: Who): boolean {
  if (who === null) return false;
  return 'id' in who || isReachable(who.person);
}

/** Button label naming the next missing choice; empty when the draft is complete. */
export function missingWords({ who, items, time }: Draft): string {
  if (!isNamed(who)) return 'Choose a guest';
  if (items.length === 0) return 'Choose a service';
  return time === null ? 'Choose a time' : '';
}

/** Serializes the draft for the server. Services with the same start follow each other. */
export function bookingOf({ who, items, chairId, date, time, minutes, occurrences, note }: Draft) {
  return {
    guestId: who && 'id' in who ? who.id : null,
    guest: who && 'person' in who ? who.person : null,
    services: items.map(({ pricingId, kind }) => ({
      service_pricing_id: pricingId,
      date,
      time,
      ...(kind === 'weekly' ? { occurrences } : {}),
    })),
    minutes: minutes !== null && items.length === 1 ? [minutes] : null,
    chair: items.some(({ kind }) => kind !== 'service') ? null : chairId,
    note,
  };
}
