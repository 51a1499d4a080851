import { moveAppointment, withChangeNote } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, deleteLapsedHoldsOf, type TakenTime } from '../../availability/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceProposed } from '../notifications/appointment-notifications.ts';
import { endProposal } from './end.ts';
import { autoAccept } from './jobs.ts';
import { partyTimes, placePartyAt } from './party.ts';
import type { NewPlace } from './place.ts';
import { allPlacesOf, decidedBy, factsOf, holdPlace, type ProposeRefusal } from './propose.ts';
import * as store from './store.ts';

/**
 * A guest asks for another time for a whole group. Each appointment gets a proposal, and all of them are answered as one. After a
 * refusal the transaction must be rolled back.
 */
export async function proposeForParty(
  tx: UnitOfWork,
  party: readonly LockedAppointment[],
  { at, note, asked }: { at: Instant; note: string; asked: LockedAppointment },
): Promise<Result<{ autoAcceptAt: Instant }, ProposeRefusal>> {
  const now = tx.clock.now();
  const { businessId } = asked.appointment;
  for (const locked of party) {
    const move = moveAppointment(factsOf(locked), 'reschedule', 'guest', now);
    if (!move.ok) return move;
    await endProposal(tx, locked, { status: 'replaced', at: now, by: 'guest' });
  }
  await deleteLapsedHoldsOf(tx.db, businessId, now);
  const places = await placePartyAt(tx, party, at);
  if (!places.ok) return places;
  const answerBy = decidedBy(now, [
    ...party.map(({ appointment }) => appointment.startsAt),
    ...places.value.map(({ startsAt }) => startsAt),
  ]);
  const own = await partyTimes(tx.db, party);
  const proposals: number[] = [];
  for (const [index, locked] of party.entries()) {
    const place = places.value[index];
    const proposalId = place && (await proposePlace(tx, locked, place, { now, answerBy, own, note, asked }));
    if (!proposalId) return refuse('taken');
    proposals.push(proposalId);
  }
  await store.answerTogether(tx.db, businessId, proposals);
  await announceAtCommit(tx, businessId, [dateAt(asked.zone, at)]);
  // The shop is told once, of the appointment from which it was asked.
  const index = party.findIndex(({ appointment }) => appointment.id === asked.appointment.id);
  await announceProposed(tx, {
    businessId,
    appointmentId: asked.appointment.id,
    proposalId: proposals[index] ?? 0,
    by: 'guest',
    times: [places.value[index]?.startsAt ?? at],
    note,
    answerBy,
  });
  return ok({ autoAcceptAt: answerBy });
}

interface Proposing {
  now: Instant;
  answerBy: Instant;
  /** What the whole group occupies. */
  own: readonly TakenTime[];
  note: string;
  asked: LockedAppointment;
}

/** Holds one guest's place. Null where it has been taken meanwhile. */
async function proposePlace(
  tx: UnitOfWork,
  locked: LockedAppointment,
  place: NewPlace,
  { now, answerBy, own, note, asked }: Proposing,
): Promise<number | null> {
  const { appointment } = locked;
  const { businessId, id: appointmentId } = appointment;
  const proposalId = await store.insertProposal(tx.db, {
    businessId,
    appointmentId,
    proposedBy: 'guest',
    note,
    previousStartsAt: appointment.startsAt,
    createdAt: now,
    autoAcceptAt: answerBy,
  });
  const holdId = await holdPlace(tx.db, locked, place, { now, until: answerBy, own });
  if (holdId === null) return null;
  const { startsAt, endsAt } = place;
  const option = { businessId, proposalId, position: 1, startsAt, endsAt, holdId };
  await store.insertOption(tx.db, { ...option, places: allPlacesOf(place) });
  const isAsked = appointmentId === asked.appointment.id;
  await updateAppointment(tx.db, appointment, {
    status: 'Reschedule',
    ...(isAsked ? { note: withChangeNote(appointment.note, note) } : {}),
  });
  await tx.jobs.enqueue(autoAccept, { appointmentId }, { transaction: tx.db, startAt: answerBy });
  return proposalId;
}
