import type { LocalDate } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { TimeFreed } from '../availability/index.ts';
import { offerFreed, offerFreedSeat, offerOpenedDays } from './jobs.ts';
import { listAwaitedDays } from './store.ts';

/** Enqueues offers for freed times; the jobs run after the commit. */
export async function wakeWaitingList(
  tx: UnitOfWork,
  { businessId, freed, seats = [], passedBy }: TimeFreed,
): Promise<void> {
  for (const { chairId, startsAt: from, endsAt: to } of freed) {
    if (from <= tx.clock.now()) continue;
    const time = { businessId, chairId, from, to, passedBy: [...passedBy] };
    await tx.jobs.enqueue(offerFreed, time, { transaction: tx.db, key: `freed-${businessId}-${chairId}-${from}` });
  }
  for (const scheduleId of seats) {
    const seat = { businessId, scheduleId, passedBy: [...passedBy] };
    await tx.jobs.enqueue(offerFreedSeat, seat, { transaction: tx.db, key: `seat-${businessId}-${scheduleId}` });
  }
}

/** The same for days that can be booked again. */
export async function wakeForDays(
  tx: UnitOfWork,
  { businessId, dates }: { businessId: number; dates: readonly LocalDate[] },
): Promise<void> {
  if (dates.length > 0)
    await tx.jobs.enqueue(offerOpenedDays, { businessId, dates: [...dates] }, { transaction: tx.db });
}

/**
 * The same for longer hours or another chair. Only days with waiting requests are considered; closed and blocked ones
 * are not.
 */
export async function wakeForMore(
  tx: UnitOfWork,
  { businessId, hasMore = () => true }: { businessId: number; hasMore?: (date: LocalDate) => boolean },
): Promise<void> {
  const awaited = await listAwaitedDays(tx.db, businessId, tx.clock.now());
  await wakeForDays(tx, { businessId, dates: awaited.filter(hasMore) });
}
