import { advance, SALE_LIFE } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { announceAtCommit, isStillOpen, timeFreed, timeOfLine } from '../availability/index.ts';
import { listHeldSeats } from './free-store.ts';
import { saleReleased } from './hooks.ts';
import { releasePayment } from './release-payment.ts';
import type { SaleKey } from './sale-key.ts';
import {
  deleteHolds,
  listAppointments,
  listLapsed,
  listLines,
  listOccupied,
  listRooms,
  lockHolds,
  lockPending,
  lockSale,
  moveAppointments,
  setRoomsEnded,
  setSaleStatus,
} from './sale-store.ts';

/** Gives everything back that a sale without its payment kept: times, seats, vouchers. A firm sale is left alone. */
export async function releaseSale(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  const { businessId } = key;
  const now = services.clock.now();
  const sale = await lockSale(transaction, key);
  if (!sale) return;
  const step = advance(SALE_LIFE, sale.status, 'void');
  if (!step.ok || !step.value.changed) return;
  const visits = await listAppointments(transaction, key);
  const visitIds = visits.map(({ id }) => id);
  const freed = visits.length === 0 ? [] : await listOccupied(transaction, businessId, visitIds);
  const held = await lockHolds(transaction, key);
  const holdIds = held.map(({ id }) => id);
  const seats = await listHeldSeats(transaction, businessId, holdIds);
  if (held.length > 0) await deleteHolds(transaction, businessId, holdIds);
  await moveAppointments(transaction, key, { from: ['Held'], to: 'Lapsed', now });
  const rooms = await listRooms(transaction, key);
  await setRoomsEnded(
    transaction,
    businessId,
    rooms.map(({ id }) => id),
    now,
  );
  await setSaleStatus(transaction, key, 'void', now);
  await releasePayment(services, transaction, key);
  await saleReleased(services, transaction, { ...key, appointmentIds: visitIds });
  const free = { businessId, freed, seats: seats.map(({ id }) => id), passedBy: [sale.userId] };
  await timeFreed(services, transaction, free);
  const moments = [...visits, ...freed, ...seats].map(({ startsAt }) => startsAt);
  await announceAtCommit(
    services,
    transaction,
    businessId,
    moments.map((at) => dateAt(sale.zone, at)),
  );
}

/** One sale whose hold may have lapsed; one that was paid meanwhile, or holds its times again, is left alone. */
export async function lapseSale(services: Services, key: SaleKey): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const sale = await lockSale(transaction, key);
    if (sale?.status !== 'pending') return;
    const held = await lockHolds(transaction, key);
    if (held.some(({ expiresAt }) => expiresAt > services.clock.now())) return;
    await releaseSale(services, transaction, key);
  });
}

/** What waits for a payment at times at which the shop has just closed is let go; money that comes all the same goes back. */
export async function releaseClosedTimes(
  services: Services,
  transaction: Transaction,
  businessId: number,
): Promise<void> {
  for (const key of await lockPending(transaction, businessId)) {
    const times = (await listLines(transaction, key)).map(timeOfLine);
    if (!(await isStillOpen(transaction, businessId, times))) await releaseSale(services, transaction, key);
  }
}

const BATCH = 200;

/** Every sale whose hold has lapsed, should the job of a single one have been lost. */
export async function lapseAll(services: Services): Promise<number> {
  const lapsed = await listLapsed(services.db, services.clock.now(), BATCH);
  for (const key of lapsed) await lapseSale(services, key);
  return lapsed.length;
}
