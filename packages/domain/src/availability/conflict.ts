import { DAY, dateAt, dayNumber, type Instant, instantWhenReached } from '../time/index.ts';
import { shopDays } from './shop-days.ts';
import type { OpenHours, ShopCalendar } from './types.ts';

/** A time that somebody has booked, with what has become of its place since. */
export type BookedTime = {
  readonly start: Instant;
  readonly end: Instant;
  /** Dates of classes heed closed days only, not the hours of single visits. */
  readonly isClass: boolean;
  /** A date of a class that the shop has taken back. */
  readonly isCancelled: boolean;
  /** Whether what was booked is still sold. */
  readonly isOffered: boolean;
  readonly hasChair: boolean;
  /** The chair's own hours, where it has some. */
  readonly chairHours: readonly OpenHours[];
};

export type ConflictCode = 'date-cancelled' | 'closed' | 'no-chair' | 'outside-hours' | 'not-offered';

/** A booked time's quarrel with the shop as it is now, or none. Days without online bookings keep what they have. */
export function conflictOf(shop: ShopCalendar): (time: BookedTime) => ConflictCode | undefined {
  const days = shopDays(shop);
  return (time) => {
    if (time.isCancelled) return 'date-cancelled';
    const day = dayNumber(dateAt(shop.zone, time.start));
    if (days.takenOff(day) === 'closed') return 'closed';
    if (!time.hasChair) return 'no-chair';
    if (!time.isClass) {
      const within = (stretches: readonly { from: number; to: number }[]) =>
        stretches.some(
          ({ from, to }) =>
            time.start >= instantWhenReached(shop.zone, day * DAY + from * 60) &&
            time.end <= instantWhenReached(shop.zone, day * DAY + to * 60),
        );
      if (!within(days.stretches(day))) return days.stretches(day).length === 0 ? 'closed' : 'outside-hours';
      if (time.chairHours.length > 0) {
        const own = shopDays({ ...shop, hours: time.chairHours });
        if (!within(own.stretches(day))) return 'outside-hours';
      }
    }
    return time.isOffered ? undefined : 'not-offered';
  };
}
