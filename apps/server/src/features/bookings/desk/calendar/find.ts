import type { Services } from '../../../../platform/services.ts';
import { requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { findAppointments } from './find-store.ts';

const EACH_WAY = 8;

export type FoundAppointment = Awaited<ReturnType<typeof findAppointments>>[number] & { zone: string };

/** Appointments by the guest's name or phone number, or by service: some upcoming and some past. */
export async function searchAppointments(
  services: Services,
  viewer: Viewer,
  { businessId, words }: { businessId: number; words: string },
): Promise<FoundAppointment[]> {
  const { zone, memberId } = await requireMembership(services, viewer, businessId);
  if (words.length < 2) return [];
  const search = { businessId, memberId, words, now: services.clock.now(), limit: EACH_WAY };
  return (await findAppointments(services.db, search)).map((appointment) => ({ ...appointment, zone }));
}
