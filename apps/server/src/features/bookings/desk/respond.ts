import { moveAppointment } from '@thyme/domain/bookings';
import { ok, type Result } from '@thyme/domain/result';
import { existsOnWall, instantOf, type WallSeconds } from '@thyme/domain/time';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { shareCalendarOf } from '../../edits/index.ts';
import { type TillMethod, takeAtTill } from '../../payments/index.ts';
import { cancelAppointment } from '../appointments/cancel.ts';
import { NOT_FOUND } from '../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, lockGroup, updateAppointment } from '../appointments/change-store.ts';
import { type AppointmentRefusal, appointmentRefusal } from '../appointments/refusals.ts';
import { canBeAsked } from '../moving/tell.ts';
import { mailReceipt } from '../notifications/till-receipt.ts';
import { acceptTime, declineTime, withdrawTimes } from '../reschedule/answer.ts';
import { lockParty } from '../reschedule/party.ts';
import { factsOf, proposeTimes } from '../reschedule/propose.ts';
import { proposeForParty } from '../reschedule/propose-party.ts';
import { completeAppointment, recordNoShow } from './close-appointment.ts';
import { takeBack } from './undo.ts';

type AttemptedMove = Parameters<typeof appointmentRefusal>[1];

interface Answer {
  attempted: AttemptedMove;
  action: string;
  message: string;
  changes?: object;
  work(tx: UnitOfWork, locked: LockedAppointment): Promise<Result<unknown, AppointmentRefusal>>;
}

/** Rolls back what a refused response has written. */
class Refused extends Error {}

/** A member's response to an appointment of their business; each is written to the audit log. */
async function answer(services: Services, memberId: number, id: number, given: Answer): Promise<StatusMessage> {
  try {
    await inTransaction(services, async (tx) => {
      await shareCalendarOf(tx.db, id);
      await lockGroup(tx.db, id);
      const locked = await lockAppointment(tx.db, id, { memberId });
      if (!locked || locked.appointment.status === 'Held' || locked.appointment.status === 'Lapsed')
        throw new Refused(NOT_FOUND);
      const done = await given.work(tx, locked);
      if (!done.ok) throw new Refused(appointmentRefusal(done.refusal, given.attempted));
      await writeAuditEntry(tx, {
        businessId: locked.appointment.businessId,
        actorId: memberId,
        action: given.action,
        subject: 'appointment',
        subjectId: id,
        changes: { from: locked.appointment.status, ...given.changes },
      });
    });
    return { status: 1, message: given.message };
  } catch (error) {
    if (error instanceof Refused) return { status: 0, message: error.message };
    throw error;
  }
}

/** Accepts a new booking, or the time that a guest proposed. */
export function acceptAppointment(services: Services, memberId: number, id: number): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'accept',
    action: 'accept',
    message: 'Accepted.',
    work: async (tx, locked) => {
      if (locked.appointment.status === 'Reschedule') return acceptTime(tx, locked, { by: 'business' });
      const move = moveAppointment(factsOf(locked), 'accept', 'business', tx.clock.now());
      if (!move.ok) return move;
      await updateAppointment(tx.db, locked.appointment, { status: move.value });
      return ok();
    },
  });
}

/** Withdraws the times that the shop proposed; the appointment keeps its booked time. */
export function withdrawProposal(services: Services, memberId: number, id: number): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'accept',
    action: 'withdraw-proposal',
    message: 'Withdrawn. The appointment stays as it is.',
    work: (tx, locked) => withdrawTimes(tx, locked),
  });
}

export function declineMove(services: Services, memberId: number, id: number, note: string): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'accept',
    action: 'decline-move',
    message: 'The appointment stays as it is.',
    work: (tx, locked) => declineTime(tx, locked, { by: 'business', note, status: 'declined' }),
  });
}

/** Proposes up to three other times to a guest. */
export function proposeToGuest(
  services: Services,
  memberId: number,
  id: number,
  { walls, note, wholeGroup = false }: { walls: readonly WallSeconds[]; note: string; wholeGroup?: boolean },
): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'reschedule',
    action: 'propose-times',
    message: 'We’ve asked your guest.',
    changes: { times: walls, ...(wholeGroup ? { wholeGroup } : {}) },
    work: async (tx, locked) => {
      if (!(await canBeAsked(tx, locked.appointment))) return { ok: false, refusal: { code: 'not-reachable' } };
      if (walls.some((wall) => wall < 0 || !existsOnWall(locked.zone, wall)))
        return { ok: false, refusal: { code: 'off-grid' } };
      const times = walls.map((wall) => instantOf(locked.zone, wall));
      const wish = { by: 'business' as const, times, note };
      const party = wholeGroup ? await lockParty(tx, locked, { memberId }) : [locked];
      return party.length > 1 ? proposeForParty(tx, party, { ...wish, asked: locked }) : proposeTimes(tx, locked, wish);
    },
  });
}

/** Cancels and refunds everything that was paid. */
export function cancelForBusiness(
  services: Services,
  memberId: number,
  id: number,
  note: string,
): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'cancel',
    action: 'cancel',
    message: 'Cancelled. Your guest will be refunded.',
    work: (tx, locked) => cancelAppointment(tx, locked, { by: 'business', note }),
  });
}

/** Completes the appointment; with `take` the amount due was paid at the desk. */
export function completeForBusiness(
  services: Services,
  memberId: number,
  id: number,
  take: TillMethod | null = null,
): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'complete',
    action: 'complete',
    message: take ? 'Completed and paid.' : 'Completed.',
    changes: take ? { take } : {},
    work: async (tx, locked) => {
      const done = await completeAppointment(tx, locked, 'business');
      const { businessId } = locked.appointment;
      if (!done.ok || !take) return done;
      const key = { businessId, appointmentId: id };
      const amount = await takeAtTill(tx, { ...key, method: take, actorId: memberId, hasCompleted: true });
      if (amount > 0) await mailReceipt(tx, { ...key, happening: `complete:${id}:${locked.appointment.version}` });
      return done;
    },
  });
}

export function markNoShow(services: Services, memberId: number, id: number): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'no-show',
    action: 'no-show',
    message: 'Marked as a no-show. You keep what was paid.',
    work: (tx, locked) => recordNoShow(tx, locked),
  });
}

/** Undoes a completion or no-show that was recorded by mistake. */
export function takeBackForBusiness(services: Services, memberId: number, id: number): Promise<StatusMessage> {
  return answer(services, memberId, id, {
    attempted: 'take-back',
    action: 'take-back',
    message: 'Undone.',
    work: (tx, locked) => takeBack(tx, locked),
  });
}
