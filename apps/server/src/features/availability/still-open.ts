import { conflictOf } from '@thyme/domain/availability';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { readShop } from './read-shop.ts';
import type { Shop } from './shop.ts';

export interface HeldTime {
  startsAt: Instant;
  endsAt: Instant;
  isClass: boolean;
  /** None for a seat of a class. */
  chairId: number | null;
  /** The date of a class that does not take place. */
  isCancelled?: boolean;
}

interface Line {
  startsAt: Instant;
  minutes: number;
  scheduleId: number | null;
  chairId: number | null;
  isCancelled: boolean;
}

/** A line of a visit, or of a class. */
export const timeOfLine = ({ startsAt, minutes, scheduleId, chairId, isCancelled }: Line): HeldTime => ({
  startsAt,
  endsAt: startsAt + minutes * MINUTE,
  isClass: scheduleId !== null,
  chairId,
  isCancelled,
});

/** Why a time that was kept cannot be had after all: the shop has taken the day off since, changed its hours, or put the chair away. */
export function whyShut(shop: Shop, { startsAt: start, endsAt: end, isClass, chairId, isCancelled = false }: HeldTime) {
  const hasChair = isClass || chairId === null || shop.chairs.includes(chairId);
  const own = shop.hours.filter(([chair]) => chair !== null && chair === chairId);
  const chairHours = own.map(([, weekday, from, to]) => ({ weekday, from, to }));
  const code = conflictOf(shop.calendar)({ start, end, isClass, isCancelled, isOffered: true, hasChair, chairHours });
  return code === 'no-chair' || code === 'date-cancelled' ? 'taken' : code === 'not-offered' ? undefined : code;
}

/** Whether a shop still opens at times that it keeps for somebody. */
export async function isStillOpen(db: Db, businessId: number, times: readonly HeldTime[]): Promise<boolean> {
  const shop = await readShop(db, businessId, { withHidden: true });
  return !shop || times.every((time) => whyShut(shop, time) === undefined);
}
