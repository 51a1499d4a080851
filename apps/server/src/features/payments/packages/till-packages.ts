import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { reachesAppointment, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type AppointmentKey, findAppointment } from '../../sales/index.ts';
import { listGuestPackages, type SoldVoucherRow } from '../../vouchers/index.ts';
import { listOffers, type PackageOffer } from './sell-store.ts';

export interface TillPackages {
  own: SoldVoucherRow[];
  offers: PackageOffer[];
}

/** The till's view of packages: the guest's own to use, and the shop's to sell. */
export async function readTillPackages(services: Services, viewer: Viewer, key: AppointmentKey): Promise<TillPackages> {
  const { businessId } = key;
  await requireMembership(services, viewer, businessId);
  const isReached = await reachesAppointment(services.db, viewer.id, key.appointmentId);
  const appointment = isReached ? await findAppointment(services.db, key) : null;
  if (!appointment) throw new PublicError('This appointment could not be found.', 'NOT_FOUND');
  return {
    own: await listGuestPackages(services, { businessId, userId: appointment.userId }),
    offers: await listOffers(services.db, businessId),
  };
}
