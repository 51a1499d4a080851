import { advance } from '@thyme/domain/life-cycle';
import { SALE_LIFE } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceAtCommit, isStillOpen, timeFreed, timeOfLine } from '../availability/index.ts';
import { listHeldSeats } from './holds/free-store.ts';
import { saleReleased } from './hooks.ts';
import { releasePayment } from './ledger/release-payment.ts';
import { movesOf } from './moves.ts';
import type { SaleKey } from './sale-key.ts';
import { listLapsed, listLines, listOccupied, lockHolds, lockPending } from './sale-store.ts';
import { lockParts, lockSale, moveSale } from './state-store.ts';

/** Releases everything that an unpaid sale held: times, seats, vouchers. Does nothing for a confirmed sale. */
export async function releaseSale(tx: UnitOfWork, key: SaleKey): Promise<void> {
  const { businessId, saleId } = key;
  const now = tx.clock.now();
  const sale = await lockSale(tx.db, key);
  if (!sale) return;
  const step = advance(SALE_LIFE, sale.status, 'void');
  if (!step.ok || !step.value.changed) return;
  const { holdIds, appointments } = await lockParts(tx.db, key);
  const appointmentIds = appointments.map(({ id }) => id);
  const freed = appointments.length === 0 ? [] : await listOccupied(tx.db, businessId, appointmentIds);
  const seats = await listHeldSeats(tx.db, businessId, holdIds);
  const moves = movesOf(appointments, 'lapse', now);
  const move = { status: step.value.status, appointments: moves, retainsTimes: false, isOn: false, now };
  await moveSale(tx.db, key, move);
  await releasePayment(tx, sale);
  await saleReleased(tx, { businessId, saleId, appointmentIds });
  const free = { businessId, freed, seats: seats.map(({ id }) => id), passedBy: [sale.userId] };
  await timeFreed(tx, free);
  const moments = [...appointments, ...freed, ...seats].map(({ startsAt }) => startsAt);
  await announceAtCommit(
    tx,
    businessId,
    moments.map((at) => dateAt(sale.zone, at)),
  );
}

/** Releases one sale if its hold has expired; does nothing if it was paid meanwhile, or holds its times again. */
export async function lapseSale(services: Services, key: SaleKey): Promise<void> {
  await inTransaction(services, async (tx) => {
    const sale = await lockSale(tx.db, key);
    if (sale?.status !== 'pending') return;
    const held = await lockHolds(tx.db, key);
    if (held.some(({ expiresAt }) => expiresAt > tx.clock.now())) return;
    await releaseSale(tx, key);
  });
}

/** Releases unpaid holds at times that the shop has just closed; a payment that still arrives is refunded. */
export async function releaseClosedTimes(tx: UnitOfWork, businessId: number): Promise<void> {
  for (const key of await lockPending(tx.db, businessId)) {
    const times = (await listLines(tx.db, key)).map(timeOfLine);
    if (!(await isStillOpen(tx.db, businessId, times))) await releaseSale(tx, key);
  }
}

const BATCH = 200;

/** Releases every sale whose hold has expired, in case a single one's job was lost. */
export async function lapseAll(services: Services): Promise<number> {
  const lapsed = await listLapsed(services.db, services.clock.now(), BATCH);
  for (const key of lapsed) await lapseSale(services, key);
  return lapsed.length;
}
