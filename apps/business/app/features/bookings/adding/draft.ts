import { leastOccurrences } from '@thyme/domain/availability';
import type { LocalDate } from '@thyme/domain/time';
import { isReachable, type NewPerson } from '../../../lib/person-fields.tsx';
import type { Sold } from './operations.ts';

/** Something that can be booked: a service at one of its prices. */
export interface SoldItem {
  pricingId: number;
  name: string;
  group: string;
  kind: string;
  /** The least number of dates in a row that a class is sold in. */
  leastDates: number;
  price: number;
  minutes: number;
  /** What single persons charge and need, where it differs. */
  own: readonly { chair_id: number; price?: number | null; duration?: number | null }[];
  /** None: every chair does it. */
  chairIds: readonly number[];
}

/** Everything a shop sells now, in the order of its page. */
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

/** Who comes: a guest of the shop, or somebody to be written down. */
export type Who = { id: number; name: string } | { person: NewPerson } | null;

export interface Draft {
  who: Who;
  items: readonly SoldItem[];
  chairId: number | null;
  date: LocalDate;
  time: number | null;
  /** Chosen by hand, whether the rules offer it or not. */
  isOwnTime: boolean;
  /** An own length, where one service is booked. */
  minutes: number | null;
  occurrences: number;
  note: string;
}

/** A class is booked by itself: its date is not one that other services could follow. */
export function withItem(items: readonly SoldItem[], item: SoldItem): SoldItem[] {
  if (items.some(({ pricingId }) => pricingId === item.pricingId))
    return items.filter(({ pricingId }) => pricingId !== item.pricingId);
  if (item.kind !== 'service') return [item];
  return [...items.filter(({ kind }) => kind === 'service'), item];
}

/** The chairs that do all of it. */
export function chairsFor<Chair extends { id: number; active: boolean }>(
  chairs: readonly Chair[],
  items: readonly SoldItem[],
): Chair[] {
  return chairs.filter(
    ({ id, active }) => active && items.every(({ chairIds }) => chairIds.length === 0 || chairIds.includes(id)),
  );
}

/** Where in the calendar something was begun, or is moved to while it is put together. */
export interface Place {
  date: LocalDate;
  /** The wall clock of the place that was pressed in the calendar. */
  at: number | null;
  chairId: number | null;
}

/** Another place was pressed: the time and the chair change, and all that was typed stays. */
export function atPlace<Form extends Pick<Draft, 'date' | 'time' | 'chairId'>>(form: Form, place: Place): Form {
  if (place.at === null) return form;
  return { ...form, date: place.date, time: place.at, chairId: place.chairId ?? form.chairId };
}

export function isNamed(who: Who): boolean {
  if (who === null) return false;
  return 'id' in who || isReachable(who.person);
}

/** What is still to be chosen, in the words of the button; empty when everything is. */
export function missingWords({ who, items, time }: Draft): string {
  if (!isNamed(who)) return 'Choose a guest';
  if (items.length === 0) return 'Choose a service';
  return time === null ? 'Choose a time' : '';
}

/** The draft as the server takes it. Services of one start follow each other. */
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
