import { type Attendance, isMissed } from '@thyme/domain/bookings';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { requireClassReach, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { shareCalendar } from '../../edits/index.ts';
import { type LockedAppointment, lockAppointment } from '../appointments/change-store.ts';
import { appointmentRefusal } from '../appointments/refusals.ts';
import { setArrived } from '../desk/appointment-store.ts';
import { recordNoShow } from '../desk/close-appointment.ts';
import { reopenCompleted, takeBack } from '../desk/undo.ts';
import { moveSeat, type SeatRefusal } from './move-seat.ts';
import * as store from './seats-store.ts';

/** Rolls back what a refused action has written. */
class Refused extends Error {
  readonly isFull: boolean;
  constructor(message: string, isFull = false) {
    super(message);
    this.isFull = isFull;
  }
}

export interface ClassAnswer extends StatusMessage {
  /** The date is full: send the same with `anyway` to add a place. */
  isFull: boolean;
}

const GONE = 'This date could not be found.';
const NO_SEAT = 'This guest has no place on this date.';

async function answered(work: () => Promise<string>): Promise<ClassAnswer> {
  try {
    return { status: 1, message: await work(), isFull: false };
  } catch (error) {
    if (error instanceof Refused) return { status: 0, message: error.message, isFull: error.isFull };
    throw error;
  }
}

export interface MoveRequest {
  businessId: number;
  id: number;
  appointmentId: number;
  toId: number;
  /** Also if the other date is full: it gets another place. */
  anyway: boolean;
  note: string;
}

const MOVE_WORDS: Record<Exclude<SeatRefusal, 'full'>, string> = {
  'not-there': NO_SEAT,
  'other-class': 'This is a date of another class.',
  'already-there': 'This guest has a place on that date already.',
};

/** Moves one guest to another date of the class. The desk is warned if that is full, and may add a place. */
export function moveParticipant(services: Services, viewer: Viewer, request: MoveRequest): Promise<ClassAnswer> {
  const { businessId, id, appointmentId, toId, anyway, note } = request;
  return answered(async () => {
    await requireClassReach(services.db, await requireMembership(services, viewer, businessId), id);
    return inTransaction(services, async (tx) => {
      await shareCalendar(tx.db, businessId);
      const to = await store.lockDate(tx.db, { businessId, id: toId });
      const locked = await ofBusiness(tx, viewer, businessId, appointmentId);
      if (!to || to.cancelledAt !== null || to.startsAt <= tx.clock.now()) throw new Refused(GONE);
      const refusal = await moveSeat(tx, locked, { from: id, to, note, isOffer: false, anyway });
      if (refusal === 'full')
        throw new Refused(`That date is full: ${to.seatsTaken} of ${to.seats} places are taken.`, true);
      if (refusal !== null) throw new Refused(MOVE_WORDS[refusal]);
      await audit(tx, viewer, { businessId, appointmentId, action: 'move-in-class', changes: { at: to.startsAt } });
      return 'Moved. We’ve let your guest know.';
    });
  });
}

/** An appointment of this business; another's is treated as missing. */
async function ofBusiness(
  tx: UnitOfWork,
  viewer: Viewer,
  businessId: number,
  appointmentId: number,
): Promise<LockedAppointment> {
  const locked = await lockAppointment(tx.db, appointmentId, { memberId: viewer.id });
  if (!locked || locked.appointment.businessId !== businessId) throw new Refused(NO_SEAT);
  return locked;
}

interface Entry {
  businessId: number;
  appointmentId: number;
  action: string;
  changes?: object;
}

function audit(tx: UnitOfWork, viewer: Viewer, { businessId, appointmentId, action, changes = {} }: Entry) {
  return writeAuditEntry(tx, {
    businessId,
    actorId: viewer.id,
    action,
    subject: 'appointment',
    subjectId: appointmentId,
    changes,
  });
}

export interface CheckIn {
  businessId: number;
  id: number;
  appointmentId: number;
  attendance: Attendance | null;
}

/**
 * Records attendance on a date. A booking whose every date was missed is a no-show; any other is completed once its
 * last date is over, by the system if the desk recorded nothing, and can still be marked as missed then. Changing the
 * mark undoes a no-show.
 */
export function checkIn(services: Services, viewer: Viewer, request: CheckIn): Promise<ClassAnswer> {
  const { businessId, id, appointmentId, attendance } = request;
  return answered(async () => {
    await requireClassReach(services.db, await requireMembership(services, viewer, businessId), id);
    return inTransaction(services, async (tx) => {
      const locked = await ofBusiness(tx, viewer, businessId, appointmentId);
      const key = { businessId, appointmentId };
      const seats = await store.listSeats(tx.db, key);
      const seat = seats.find(({ scheduleId }) => scheduleId === id);
      if (!seat) throw new Refused(NO_SEAT);
      if (attendance === 'missed' && seat.startsAt > tx.clock.now()) throw new Refused('This date hasn’t begun yet.');
      await store.markAttendance(tx.db, { businessId, claimId: seat.claimId }, attendance);
      const marked = seats.map((one) => (one.claimId === seat.claimId ? { ...one, attendance } : one));
      await settle(tx, viewer, locked, marked);
      return attendance === 'here' ? 'Here.' : attendance === 'missed' ? 'Marked as missed.' : 'Open again.';
    });
  });
}

async function settle(
  tx: UnitOfWork,
  viewer: Viewer,
  locked: LockedAppointment,
  seats: readonly Pick<store.Seat, 'attendance'>[],
): Promise<void> {
  const { appointment } = locked;
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const missed = isMissed(seats);
  if (missed === (appointment.status === 'No Show')) {
    const isHere = seats.some(({ attendance }) => attendance === 'here');
    const arrivedAt = isHere ? (appointment.arrivedAt ?? tx.clock.now()) : null;
    if (!missed && arrivedAt !== appointment.arrivedAt)
      await setArrived(tx.db, { businessId: key.businessId, id: key.appointmentId }, arrivedAt);
    return;
  }
  const result = missed ? await recordMissed(tx, locked) : await takeBack(tx, locked);
  if (!result.ok) throw new Refused(appointmentRefusal(result.refusal, missed ? 'no-show' : 'take-back'));
  await audit(tx, viewer, {
    ...key,
    action: missed ? 'no-show' : 'take-back',
    changes: { from: appointment.status },
  });
}

/** Reopens what was completed meanwhile, so that the ledger gets the entries of a no-show. */
async function recordMissed(tx: UnitOfWork, locked: LockedAppointment) {
  if (locked.appointment.status !== 'Completed') return recordNoShow(tx, locked);
  const reopened = await reopenCompleted(tx, locked);
  return reopened.ok ? recordNoShow(tx, reopened.value) : reopened;
}
