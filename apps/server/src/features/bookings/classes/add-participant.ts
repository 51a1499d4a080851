import { dateOfWall, formatDay, formatTime, type WallSeconds, wallOf } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { requireClassReach, requireMembership } from '../../access/index.ts';
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
  /** Also if the date has started or is full: then a place is added. */
  anyway: boolean;
  note: string;
  key: string | null;
}

export interface AddedParticipant {
  status: 0 | 1;
  message: string;
  isFull: boolean;
  hasBegun: boolean;
  appointmentId: number | null;
}

const refused = (message: string, warning: { isFull?: boolean; hasBegun?: boolean } = {}): AddedParticipant => ({
  status: 0,
  message,
  isFull: false,
  hasBegun: false,
  ...warning,
  appointmentId: null,
});

/** Books a place on a class date, or in a whole course, at the desk. */
export async function addParticipant(services: Services, viewer: Viewer, adding: Adding): Promise<AddedParticipant> {
  const { businessId, id, anyway, note, key } = adding;
  const membership = await requireMembership(services, viewer, businessId);
  await requireClassReach(services.db, membership, id);
  const { zone } = membership;
  const dates = await store.listDates(services.db, { businessId, id });
  const date = dates.find((one) => one.id === id);
  if (!date) return refused('This date could not be found.');
  // A course is joined from the chosen date; earlier dates cannot be attended any more.
  const needed = date.isCourse ? dates.filter(({ startsAt }) => startsAt >= date.startsAt) : [date];
  const hasBegun = (date.isCourse ? dates : needed).some(({ startsAt }) => startsAt <= services.clock.now());
  const guestId =
    typeof adding.guest === 'number'
      ? adding.guest
      : (await addGuest(services, viewer, { businessId, ...adding.guest })).id;
  const full = needed.filter(({ seats, seatsTaken }) => seatsTaken >= seats);
  // A repeated request finds the guest booked and must not add a second place.
  const isSeated = await store.isSeated(services.db, { businessId, id }, guestId);
  const warnings = [
    ...(hasBegun ? [begunWords(date, wallOf(zone, date.startsAt))] : []),
    ...(full.length > 0 ? [`This date is full: ${date.seatsTaken} of ${date.seats} places are taken.`] : []),
  ];
  if (warnings.length > 0 && !isSeated && !anyway)
    return refused(warnings.join(' '), { isFull: full.length > 0, hasBegun });
  if (full.length > 0 && !isSeated && !hasBegun) {
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
    ...(hasBegun ? { begunDates: needed.map((one) => one.id) } : {}),
    key,
  });
  if (booked.status !== 1) return refused(booked.message);
  const [appointmentId = null] = booked.appointmentIds;
  return { status: 1, message: 'Added.', isFull: false, hasBegun: false, appointmentId };
}

const begunWords = ({ isCourse }: { isCourse: boolean }, starts: WallSeconds): string =>
  isCourse
    ? `This course has begun. They get a place from ${formatDay(starts)} on, at the full price.`
    : `This date began on ${formatDay(starts)}, ${formatTime(starts)}.`;
