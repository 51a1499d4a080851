import type { Services } from '../../platform/services.ts';
import { countAppointments } from '../bookings/service.ts';
import { countFavourites } from '../favourites/service.ts';
import { countHeldVouchers } from './profile-store.ts';

export interface ClientReport {
  appointments: number;
  vouchers: number;
  favourites: number;
}

export async function readReport(services: Services, userId: number): Promise<ClientReport> {
  const [appointments, vouchers, favourites] = await Promise.all([
    countAppointments(services, userId),
    countHeldVouchers(services.db, userId),
    countFavourites(services, userId),
  ]);
  return { appointments, vouchers, favourites };
}
