import { DAY, dateAt, dayNumber, type Instant, instantWhenReached } from '../time/index.ts';
import { rotaDays } from './rota.ts';
import { shopDays } from './shop-days.ts';
import type { OpenHours, ShopCalendar } from './types.ts';

/** A booked time and the current state of what it depends on. */
export type BookedTime = {
  readonly start: Instant;
  readonly end: Instant;
  /** Class dates conflict with closed days only, not with the opening hours. */
  readonly isClass: boolean;
  /** A class date that the shop has cancelled. */
  readonly isCancelled: boolean;
  /** Whether the booked service is still offered. */
  readonly isOffered: boolean;
  readonly hasChair: boolean;
  /** The chair's person is absent then. */
  readonly isAway?: boolean;
  /** The chair's own hours, if it has any. */
  readonly chairHours: readonly OpenHours[];
};

export type ConflictCode = 'date-cancelled' | 'closed' | 'no-chair' | 'away' | 'outside-hours' | 'not-offered';

/** Why a booked time conflicts with the shop's current calendar, or undefined. Blocked days keep their bookings. */
export function conflictOf(shop: ShopCalendar): (time: BookedTime) => ConflictCode | undefined {
  const days = shopDays(shop);
  return (time) => {
    if (time.isCancelled) return 'date-cancelled';
    const day = dayNumber(dateAt(shop.zone, time.start));
    if (days.takenOff(day) === 'closed') return 'closed';
    if (!time.hasChair) return 'no-chair';
    if (time.isAway) return 'away';
    if (!time.isClass) {
      const within = (stretches: readonly { from: number; to: number }[]) =>
        stretches.some(
          ({ from, to }) =>
            time.start >= instantWhenReached(shop.zone, day * DAY + from * 60) &&
            time.end <= instantWhenReached(shop.zone, day * DAY + to * 60),
        );
      if (!within(days.stretches(day))) return days.stretches(day).length === 0 ? 'closed' : 'outside-hours';
      const own = rotaDays(time.chairHours)(day);
      if (own && !within(own)) return 'outside-hours';
    }
    return time.isOffered ? undefined : 'not-offered';
  };
}
