import { dateOfWall, wallOf } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { writeAuditEntry } from '../../audit/index.ts';
import { addGuest, type GuestForm } from '../../guests/index.ts';
import { bookAtDesk } from '../desk/booking.ts';
import * as store from './roll-store.ts';
import { makeRoom } from './seats-store.ts';

export interface Adding {
  businessId: number;
  id: number;
  /** A known guest, or a new one. */
  guest: number | GuestForm;
  /** Also when the date is full: it gets one more place. */
  anyway: boolean;
  note: string;
  key: string | null;
}

export interface AddedParticipant {
  status: 0 | 1;
  message: string;
  isFull: boolean;
  appointmentId: number | null;
}

const refused = (message: string, isFull = false): AddedParticipant => ({
  status: 0,
  message,
  isFull,
  appointmentId: null,
});

/** Books a place on a class date for somebody at the desk: a date of a class, or a whole course. */
export async function addParticipant(services: Services, viewer: Viewer, adding: Adding): Promise<AddedParticipant> {
  const { businessId, id, anyway, note, key } = adding;
  const { zone } = await requireMembership(services, viewer, businessId);
  const dates = await store.listBookableDates(services.db, { businessId, id }, services.clock.now());
  const date = dates.find((one) => one.id === id);
  if (!date) return refused('This date could not be found, or has begun.');
  const guestId =
    typeof adding.guest === 'number'
      ? adding.guest
      : (await addGuest(services, viewer, { businessId, ...adding.guest })).id;
  const needed = date.isCourse ? dates : [date];
  const full = needed.filter(({ seats, seatsTaken }) => seatsTaken >= seats);
  // A repeated request finds the guest seated; it must not add a second place.
  const isSeated = await store.isSeated(services.db, { businessId, id }, guestId);
  if (full.length > 0 && !isSeated) {
    if (!anyway) return refused(`This date is full: ${date.seatsTaken} of ${date.seats} places are taken.`, true);
    await inTransaction(services, async (tx) => {
      for (const one of full) await makeRoom(tx.db, { businessId, id: one.id }, 1);
      const entry = { businessId, actorId: viewer.id, action: 'add-to-class', subject: 'class', subjectId: id };
      await writeAuditEntry(tx, { ...entry, changes: { service: date.service, placesAdded: full.length } });
    });
  }
  const wall = wallOf(zone, date.startsAt);
  const wish = {
    pricingId: date.pricingId,
    date: dateOfWall(wall),
    time: wall,
    occurrences: date.isRepeated ? 1 : null,
  };
  const booked = await bookAtDesk(services, viewer, {
    businessId,
    guest: guestId,
    services: [wish],
    chairId: null,
    note,
    noteToGuest: '',
    forced: null,
    key,
  });
  if (booked.status !== 1) return refused(booked.message);
  const [appointmentId = null] = booked.appointmentIds;
  return { status: 1, message: 'Added.', isFull: false, appointmentId };
}
