import type { Instant } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { type AppointmentRef, listGiven } from './seats-store.ts';

export interface GivenDate {
  scheduleId: number;
  startsAt: Instant;
  /** The date that was cancelled. */
  wasAt: Instant;
}

/** Given dates, in place of cancelled ones, that have not started. */
export function listGivenDates({ db, clock }: Services, key: AppointmentRef): Promise<GivenDate[]> {
  return listGiven(db, key, clock.now());
}
