import { NO_VAT } from '@thyme/domain/books';
import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type RateSubject, writeRate } from './rate-store.ts';

interface NewRate {
  businessId: number;
  /** Null for the shop's default. */
  serviceId: number | null;
  before: number | null;
  rate: number | null;
  zone: string;
  actorId: number;
}

/** Records that a rate changes today. Call it before the current one is overwritten. */
export async function recordRate(tx: UnitOfWork, change: NewRate): Promise<void> {
  const { businessId, serviceId, before, rate, zone, actorId } = change;
  if (before === rate) return;
  const about: RateSubject = { subject: serviceId === null ? 'shop' : 'service', serviceId, product: '' };
  const terms = rate === null ? null : { ...NO_VAT, rate };
  await writeRate(tx.db, businessId, { ...about, validFrom: dateAt(zone, tx.clock.now()), terms, actorId });
}
