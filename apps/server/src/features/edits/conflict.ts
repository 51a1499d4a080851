import type { ConflictCode } from '@thyme/domain/availability';
import type { Instant, WallSeconds } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { defineProvided } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The business's decision about an appointment that its edit leaves without a place. */
export type AppointmentChoice = 'keep' | 'move' | 'propose' | 'propose-group' | 'cancel';

export type EditConflictCode = ConflictCode | 'no-seat' | 'time-taken' | 'class-there';

/** A class date is decided in the same list as appointments: by its id as a negative number. */
export const classKey = (scheduleId: number): number => -scheduleId;
export const classDateOf = (key: number): number | null => (key < 0 ? -key : null);

/** An upcoming appointment, or a class date, that does not fit the shop, as it is or as edited. */
export interface Conflict {
  /** See `classKey` for class dates. */
  appointmentId: number;
  guest: string;
  services: string[];
  start: Instant;
  code: EditConflictCode;
  choices: AppointmentChoice[];
  /** The affected class dates, if the guest has others that remain. */
  scheduleIds?: number[];
  /** The affected room units, if a class has others as well. */
  unitIds?: readonly number[];
}

export interface AppointmentDecision {
  memberId: number;
  id: number;
  choice: AppointmentChoice;
  note: string;
  /** Only these class dates; the others remain. */
  scheduleIds?: readonly number[] | undefined;
  unitIds?: readonly number[] | undefined;
}

interface UpcomingAppointments {
  hasAny(db: Db, businessId: number, now: Instant): Promise<boolean>;
  /** Every upcoming appointment that does not fit the shop as this transaction sees it. */
  listConflicts(
    db: Db,
    shop: { businessId: number; zone: string; now: Instant },
  ): Promise<ReadonlyMap<number, Conflict>>;
  /** The nearest times an appointment could move to. */
  alternativeTimes(tx: UnitOfWork, key: { memberId: number; id: number; wholeGroup?: boolean }): Promise<WallSeconds[]>;
  /** The name of a colleague who is free to take over an appointment at its own time; null if there is none. */
  freeColleague(
    tx: UnitOfWork,
    key: { memberId: number; id: number; unitIds?: readonly number[] | undefined },
  ): Promise<string | null>;
  /** Returns why the decision cannot be carried out, or null when done. */
  carryOut(tx: UnitOfWork, decision: AppointmentDecision): Promise<string | null>;
  /** Releases unpaid holds at times that the shop has just closed. */
  releaseHolds(tx: UnitOfWork, businessId: number): Promise<void>;
}

/** What edits need from bookings, which is on a higher floor. */
export const upcomingAppointments = defineProvided<UpcomingAppointments>('upcoming appointments of an edit');
