import { moveAppointment } from '@thyme/domain/bookings';
import { advance, SALE_LIFE } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { announceAtCommit } from '../availability/index.ts';
import { completeSale } from './complete.ts';
import { saleConfirmed } from './hooks.ts';
import { retakeTimes } from './retake.ts';
import type { SaleKey } from './sale-key.ts';
import {
  keepHeld,
  listAppointments,
  listRooms,
  lockHolds,
  lockSale,
  moveAppointments,
  setRoomsEnded,
  setSaleStatus,
} from './sale-store.ts';

/**
 * Makes a sale's booking firm. A hold that is still there becomes the booking's own, even if its ten minutes are over:
 * nobody else can have taken its times. Where it has gone the times are taken again if they are free, and otherwise the
 * answer is 'gone' and nothing has changed.
 */
export async function confirmSale(
  services: Services,
  transaction: Transaction,
  key: SaleKey,
): Promise<'confirmed' | 'already' | 'gone'> {
  const { businessId } = key;
  const now = services.clock.now();
  const sale = await lockSale(transaction, key);
  if (!sale) return 'gone';
  const step = advance(SALE_LIFE, sale.status, 'confirmed');
  if (!step.ok) return 'gone';
  if (!step.value.changed) return 'already';
  const held = await lockHolds(transaction, key);
  if (held.length > 0) {
    const ids = held.map(({ id }) => id);
    await keepHeld(transaction, businessId, ids);
  } else if (!(await retakeTimes(transaction, key, now))) return 'gone';
  const visits = await listAppointments(transaction, key);
  const waiting = visits.filter((visit) => moveAppointment(visit, 'confirm', 'system', now).ok);
  await moveAppointments(transaction, key, { from: ['Held', 'Lapsed'], to: 'New', now });
  const rooms = await listRooms(transaction, key);
  await setRoomsEnded(
    transaction,
    businessId,
    rooms.map(({ id }) => id),
    null,
  );
  await setSaleStatus(transaction, key, 'confirmed', now);
  await completeBooking(
    services,
    transaction,
    key,
    waiting.map(({ id }) => id),
  );
  const dates = visits.map(({ startsAt }) => dateAt(sale.zone, startsAt));
  if (held.length === 0) await announceAtCommit(services, transaction, businessId, dates);
  return 'confirmed';
}

/** What follows once a booking is firm: its invoice, the vouchers it bought, and, after the commit, the news of it. */
export async function completeBooking(
  services: Services,
  transaction: Transaction,
  key: SaleKey,
  appointmentIds: readonly number[],
): Promise<void> {
  await completeSale(services, transaction, key);
  if (appointmentIds.length === 0) return;
  await saleConfirmed(services, transaction, { ...key, appointmentIds });
}
