import { type AppointmentStatus, moveAppointment } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';

interface Facts {
  id: number;
  status: AppointmentStatus;
  startsAt: Instant;
}

/** The appointments that change status with their sale, each with the status from the life cycle. */
export function movesOf(appointments: readonly Facts[], action: 'confirm' | 'lapse', now: Instant) {
  return appointments.flatMap((appointment) => {
    const next = moveAppointment(appointment, action, 'system', now);
    return next.ok ? [{ id: appointment.id, status: next.value }] : [];
  });
}

/** Accepts appointments that a payment has just confirmed, if the shop's rule says so. */
export function acceptAll(
  moves: ReturnType<typeof movesOf>,
  appointments: readonly Facts[],
  now: Instant,
): ReturnType<typeof movesOf> {
  return moves.map(({ id, status }) => {
    const startsAt = appointments.find((one) => one.id === id)?.startsAt ?? now;
    const next = moveAppointment({ status, startsAt }, 'accept', 'system', now);
    return { id, status: next.ok ? next.value : status };
  });
}
