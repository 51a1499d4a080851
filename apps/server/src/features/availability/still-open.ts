import { conflictOf } from '@thyme/domain/availability';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { readShop } from './read-shop.ts';
import type { Shop } from './shop.ts';

export interface HeldTime {
  startsAt: Instant;
  endsAt: Instant;
  isClass: boolean;
  /** Null for a seat in a class. */
  chairId: number | null;
  /** The class date has been cancelled. */
  isCancelled?: boolean;
}

interface Line {
  startsAt: Instant;
  minutes: number;
  scheduleId: number | null;
  chairId: number | null;
  isCancelled: boolean;
}

/** The time of an appointment line, or of a class date. */
export const timeOfLine = ({ startsAt, minutes, scheduleId, chairId, isCancelled }: Line): HeldTime => ({
  startsAt,
  endsAt: startsAt + minutes * MINUTE,
  isClass: scheduleId !== null,
  chairId,
  isCancelled,
});

/** Why a held time is no longer available: the shop has closed the day, changed its hours, or deactivated the chair. */
export function whyShut(shop: Shop, { startsAt: start, endsAt: end, isClass, chairId, isCancelled = false }: HeldTime) {
  const hasChair = isClass || chairId === null || shop.chairs.includes(chairId);
  const own = shop.hours.filter(([chair]) => chair !== null && chair === chairId);
  const chairHours = own.map(([, weekday, from, to]) => ({ weekday, from, to }));
  const isAway = shop.away.some(([chair, from, to]) => chair === chairId && from < end && start < to);
  const time = { start, end, isClass, isCancelled, isOffered: true, hasChair, isAway, chairHours };
  const code = conflictOf(shop.calendar)(time);
  return code === 'no-chair' || code === 'away' || code === 'date-cancelled'
    ? 'taken'
    : code === 'not-offered'
      ? undefined
      : code;
}

/** Whether a shop is still open at the held times. */
export async function isStillOpen(db: Db, businessId: number, times: readonly HeldTime[]): Promise<boolean> {
  const shop = await readShop(db, businessId, { withHidden: true });
  return !shop || times.every((time) => whyShut(shop, time) === undefined);
}
