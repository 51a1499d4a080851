import type { LocalDate } from '@thyme/domain/time';
import { defineHook } from '../../platform/hooks.ts';

export interface TimeFreed {
  businessId: number;
  freed: readonly { chairId: number; startsAt: number; endsAt: number }[];
  /** Class dates on which a seat became free. */
  seats?: readonly number[];
  /** Guests who are not offered the time, because they gave it up. */
  passedBy: readonly number[];
}

/** An appointment was cancelled or moved, a hold released, a block removed: its time can be sold again. */
export const timeFreed = defineHook<TimeFreed>('time freed');

/** Days that were closed or blocked can be booked again. */
export const daysOpened = defineHook<{ businessId: number; dates: readonly LocalDate[] }>('days opened');

/** Longer hours, a finer grid or another chair: the days for which `hasMore` is true have more to sell. */
export const capacityAdded = defineHook<{ businessId: number; hasMore?: (date: LocalDate) => boolean }>(
  'capacity added',
);
