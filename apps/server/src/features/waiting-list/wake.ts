import type { LocalDate } from '@thyme/domain/time';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { TimeFreed } from '../availability/index.ts';
import { offerFreed, offerFreedSeat, offerOpenedDays } from './jobs.ts';
import { listAwaitedDays } from './store.ts';

/** Enqueues offers for freed times; the jobs run after the commit. */
export async function wakeWaitingList(
  services: Services,
  transaction: Transaction,
  { businessId, freed, seats = [], passedBy }: TimeFreed,
): Promise<void> {
  for (const { chairId, startsAt: from, endsAt: to } of freed) {
    if (from <= services.clock.now()) continue;
    const time = { businessId, chairId, from, to, passedBy: [...passedBy] };
    await services.jobs.enqueue(offerFreed, time, { transaction, key: `freed-${businessId}-${chairId}-${from}` });
  }
  for (const scheduleId of seats) {
    const seat = { businessId, scheduleId, passedBy: [...passedBy] };
    await services.jobs.enqueue(offerFreedSeat, seat, { transaction, key: `seat-${businessId}-${scheduleId}` });
  }
}

/** The same for days that can be booked again. */
export async function wakeForDays(
  services: Services,
  transaction: Transaction,
  { businessId, dates }: { businessId: number; dates: readonly LocalDate[] },
): Promise<void> {
  if (dates.length > 0)
    await services.jobs.enqueue(offerOpenedDays, { businessId, dates: [...dates] }, { transaction });
}

/**
 * The same for longer hours or another chair. Only days with waiting requests are considered; closed and blocked ones
 * are not.
 */
export async function wakeForMore(
  services: Services,
  transaction: Transaction,
  { businessId, hasMore = () => true }: { businessId: number; hasMore?: (date: LocalDate) => boolean },
): Promise<void> {
  const awaited = await listAwaitedDays(transaction, businessId, services.clock.now());
  await wakeForDays(services, transaction, { businessId, dates: awaited.filter(hasMore) });
}
