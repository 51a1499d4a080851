import type { Services } from '../../../platform/services.ts';
import { countHeldVouchers } from '../../accounts/index.ts';
import { countFavourites } from '../../favourites/index.ts';
import { countAppointments } from './read-appointments.ts';

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
