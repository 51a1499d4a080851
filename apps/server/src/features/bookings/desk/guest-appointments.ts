import type { Services } from '../../../platform/services.ts';
import type { Membership } from '../../access/index.ts';
import { listGuestAppointments } from './guest-appointments-store.ts';

export type GuestAppointment = Awaited<ReturnType<typeof listGuestAppointments>>[number] & { zone: string };

/** A guest's appointments at one business, newest first. */
export async function readGuestAppointments(
  { db }: Services,
  { businessId, zone, memberId }: Membership,
  guestId: number,
): Promise<GuestAppointment[]> {
  const listed = await listGuestAppointments(db, { businessId, memberId, guestId });
  return listed.map((appointment) => ({ ...appointment, zone }));
}
