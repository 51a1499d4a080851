import { conflictOf } from '@thyme/domain/availability';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Db } from '../../platform/database.ts';
import { readShop, type Shop } from '../availability/service.ts';

export interface KeptTime {
  startsAt: Instant;
  endsAt: Instant;
  isClass: boolean;
}

/** A line of a visit, or of a class. */
export const timeOfLine = (line: { startsAt: Instant; minutes: number; scheduleId: number | null }): KeptTime => ({
  startsAt: line.startsAt,
  endsAt: line.startsAt + line.minutes * MINUTE,
  isClass: line.scheduleId !== null,
});

/** Why a time that was kept cannot be had after all: the shop has taken the day off since, or changed its hours. */
export function whyShut(shop: Shop, { startsAt: start, endsAt: end, isClass }: KeptTime) {
  const sold = { isCancelled: false, isOffered: true, hasChair: true, chairHours: [] };
  const code = conflictOf(shop.calendar)({ start, end, isClass, ...sold });
  return code === 'closed' || code === 'outside-hours' ? code : undefined;
}

/** Whether a shop still opens at times that it keeps for somebody. */
export async function isStillOpen(db: Db, businessId: number, times: readonly KeptTime[]): Promise<boolean> {
  const shop = await readShop(db, businessId, { withHidden: true });
  return !shop || times.every((time) => whyShut(shop, time) === undefined);
}
