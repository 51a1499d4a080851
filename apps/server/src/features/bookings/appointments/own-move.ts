import { type GuestMoves, mayMoveAt, type OwnMove } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { LockedAppointment } from './change-store.ts';
import { type AppointmentRow, termsOf } from './read-appointments.ts';

type Ruled = Pick<AppointmentRow, 'appointment' | 'zone'> & { guestMoves: GuestMoves };

/** What the shop's rule goes by when a guest wants another time for an appointment. */
export const ownMoveOf = (row: Ruled, proposedBy: OwnMove['proposedBy']): OwnMove => ({
  rule: row.guestMoves,
  terms: termsOf(row),
  kind: row.appointment.kind,
  proposedBy,
});

/** Whether the shop's rule lets its guest ask for another time now. */
export const mayGuestMove = (locked: LockedAppointment, now: Instant): boolean =>
  mayMoveAt(ownMoveOf(locked, proposerOf(locked)), now);

export const proposerOf = ({ proposal }: LockedAppointment): OwnMove['proposedBy'] =>
  (proposal?.proposedBy ?? null) as OwnMove['proposedBy'];

/** The same for an appointment that is only read: whether a shop's own proposal is open is not known. */
export const mayMoveRow = (row: AppointmentRow, now: Instant): boolean => mayMoveAt(ownMoveOf(row, null), now);
