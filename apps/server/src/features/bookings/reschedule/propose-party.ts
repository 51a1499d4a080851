import { moveAppointment, withChangeNote } from '@thyme/domain/bookings';
import { ok, type Result, refuse } from '@thyme/domain/result';
import { dateAt, type Instant } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit, deleteLapsedHoldsOf, type TakenTime } from '../../availability/index.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import { announceProposed } from '../notifications/appointment-notifications.ts';
import { endProposal } from './end.ts';
import { autoAccept } from './jobs.ts';
import { beginOf, partyTimes, placePartyAt } from './party.ts';
import type { NewPlace } from './place.ts';
import { allPlacesOf, decidedBy, factsOf, holdPlace, MOST_OPTIONS, type ProposeRefusal, type Wish } from './propose.ts';
import * as store from './store.ts';

/**
 * A guest requests another time for a whole group, or the shop proposes up to three. Each appointment gets a proposal,
 * and all of them are answered as one. After a refusal the caller must roll back.
 */
export async function proposeForParty(
  tx: UnitOfWork,
  party: readonly LockedAppointment[],
  { by, times, note, asked }: Wish & { asked: LockedAppointment },
): Promise<Result<{ autoAcceptAt: Instant }, ProposeRefusal>> {
  const now = tx.clock.now();
  const { businessId } = asked.appointment;
  const wanted = [...new Set(times)];
  if (wanted.length === 0 || wanted.length > MOST_OPTIONS) return refuse('no-times');
  for (const locked of party) {
    const move = moveAppointment(factsOf(locked), 'reschedule', by, now);
    if (!move.ok) return move;
    await endProposal(tx, locked, { status: 'replaced', at: now, by });
  }
  await deleteLapsedHoldsOf(tx.db, businessId, now);
  const own = await partyTimes(tx.db, party);
  const answerBy = decidedBy(now, [...party.map(({ appointment }) => appointment.startsAt), ...wanted]);
  const proposing = { by, now, answerBy, own, note, asked };
  const proposals: number[] = [];
  for (const locked of party) proposals.push(await openProposal(tx, locked, proposing));
  for (const [option, at] of wanted.entries()) {
    // Sequential, so that each sees what the earlier ones hold.
    const places = await placePartyAt(tx, party, at, by);
    if (!places.ok) return places;
    for (const [index, locked] of party.entries()) {
      const place = places.value[index];
      const proposalId = proposals[index] ?? 0;
      const isHeld = place && (await holdOption(tx, locked, place, { ...proposing, proposalId, position: option + 1 }));
      if (!isHeld) return refuse('taken');
    }
  }
  await store.answerTogether(tx.db, businessId, proposals);
  await announceAtCommit(
    tx,
    businessId,
    wanted.map((at) => dateAt(asked.zone, at)),
  );
  // The other side is notified once, about the appointment that was used.
  const index = party.findIndex(({ appointment }) => appointment.id === asked.appointment.id);
  const distance = asked.appointment.startsAt - beginOf(party);
  await announceProposed(tx, {
    businessId,
    appointmentId: asked.appointment.id,
    proposalId: proposals[index] ?? 0,
    by,
    times: wanted.map((at) => at + distance),
    note,
    answerBy,
    guests: party.length,
  });
  return ok({ autoAcceptAt: answerBy });
}

interface Proposing {
  by: Wish['by'];
  now: Instant;
  answerBy: Instant;
  /** The current times of the whole group. */
  own: readonly TakenTime[];
  note: string;
  asked: LockedAppointment;
}

/** One guest's part of the proposal. */
async function openProposal(
  tx: UnitOfWork,
  { appointment }: LockedAppointment,
  { by, now, answerBy, note, asked }: Proposing,
): Promise<number> {
  const { businessId, id: appointmentId } = appointment;
  const proposalId = await store.insertProposal(tx.db, {
    businessId,
    appointmentId,
    proposedBy: by,
    note,
    previousStartsAt: appointment.startsAt,
    createdAt: now,
    autoAcceptAt: answerBy,
  });
  const isOwnWords = by === 'guest' && appointmentId === asked.appointment.id;
  await updateAppointment(tx.db, appointment, {
    status: 'Reschedule',
    ...(isOwnWords ? { note: withChangeNote(appointment.note, note) } : {}),
  });
  await tx.jobs.enqueue(autoAccept, { appointmentId }, { transaction: tx.db, startAt: answerBy });
  return proposalId;
}

/** Holds one guest's place at one of the times. False if it was taken meanwhile. */
async function holdOption(
  tx: UnitOfWork,
  locked: LockedAppointment,
  place: NewPlace,
  { now, answerBy, own, proposalId, position }: Proposing & { proposalId: number; position: number },
): Promise<boolean> {
  const { businessId } = locked.appointment;
  const holdId = await holdPlace(tx.db, locked, place, { now, until: answerBy, own });
  if (holdId === null) return false;
  const { startsAt, endsAt } = place;
  const option = { businessId, proposalId, position, startsAt, endsAt, holdId };
  await store.insertOption(tx.db, { ...option, places: allPlacesOf(place) });
  return true;
}
