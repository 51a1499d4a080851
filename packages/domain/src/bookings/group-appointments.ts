import type { Instant } from '../time/index.ts';

export type WishedStart = { readonly index: number; readonly at: Instant; readonly minutes: number };

export type AppointmentGroup = { readonly at: Instant; readonly endsAt: Instant; readonly indexes: readonly number[] };

/**
 * Groups the services of a cart into appointments: services with the same start follow one another in cart order, and a
 * service that begins exactly when the previous one ends joins its appointment. Any other is an appointment of its own.
 */
export function groupAppointments(starts: readonly WishedStart[]): AppointmentGroup[] {
  const appointments: { at: Instant; endsAt: Instant; indexes: number[] }[] = [];
  const inOrder = starts.toSorted((a, b) => a.at - b.at || a.index - b.index);
  for (const { index, at, minutes } of inOrder) {
    const last = appointments.at(-1);
    if (last && (at === last.at || at === last.endsAt)) {
      last.indexes.push(index);
      last.endsAt += minutes * 60;
    } else {
      appointments.push({ at, endsAt: at + minutes * 60, indexes: [index] });
    }
  }
  return appointments;
}
