import type { ConflictCode } from '@thyme/domain/availability';
import type { Instant, WallSeconds } from '@thyme/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { defineProvided } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The business's decision about an appointment that its edit leaves without a place. */
export type AppointmentChoice = 'keep' | 'move' | 'propose' | 'propose-group' | 'cancel';

export type EditConflictCode = ConflictCode | 'no-seat' | 'time-taken' | 'class-there';

/** A date of a class is decided about in the same list as appointments: by its id as a negative number. */
export const classKey = (scheduleId: number): number => -scheduleId;
export const classDateOf = (key: number): number | null => (key < 0 ? -key : null);

/** An upcoming appointment, or a date of a class, that does not fit the shop, as it is or as edited. */
export interface Conflict {
  /** See `classKey` for dates of classes. */
  appointmentId: number;
  guest: string;
  services: string[];
  start: Instant;
  code: EditConflictCode;
  choices: AppointmentChoice[];
  /** Dates of a class that it concerns, where the guest has others that stay. */
  scheduleIds?: number[];
  /** The places of rooms that it concerns, where a class keeps others as well. */
  unitIds?: readonly number[];
}

export interface AppointmentDecision {
  memberId: number;
  id: number;
  choice: AppointmentChoice;
  note: string;
  /** Only these dates of a class; the others stay. */
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
  /** The name of a colleague who is free to take over an appointment at its own time; null when there is none. */
  freeColleague(
    tx: UnitOfWork,
    key: { memberId: number; id: number; unitIds?: readonly number[] | undefined },
  ): Promise<string | null>;
  /** Returns why the decision cannot be carried out, or null when it has been. */
  carryOut(tx: UnitOfWork, decision: AppointmentDecision): Promise<string | null>;
  /** Releases unpaid holds at times that the shop has just closed. */
  releaseHolds(tx: UnitOfWork, businessId: number): Promise<void>;
}

/** What edits need from bookings, a higher floor. */
export const upcomingAppointments = defineProvided<UpcomingAppointments>('upcoming appointments of an edit');
