import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { shareCalendar } from '../../edits/index.ts';
import { listHoldingSales } from '../../products/index.ts';
import { listOwnPending, listOwnSeatSales, releaseSale, type SaleKey } from '../../sales/index.ts';
import type { Booking } from './booking-rows.ts';

/**
 * A guest who chooses a time again that their own unfinished payment holds releases that payment: the new booking
 * replaces it. If the payment still succeeds, it is settled as a late one.
 */
export async function releaseOwn(services: Services, own: readonly SaleKey[]): Promise<void> {
  for (const key of own) await inTransaction(services, (tx) => releaseSale(tx, key));
}

/** The guest's own unfinished payments that hold a chair or a product that the booking takes. */
export async function findOwn({ db }: Services, { cart, userId, appointments, call }: Booking): Promise<SaleKey[]> {
  const placed = [...appointments.flatMap((appointment) => appointment.placed), ...(call ? [call] : [])];
  const times = placed.flatMap(({ busy }) =>
    busy.map(({ chair, from, to }) => ({ chairId: chair, startsAt: from, endsAt: to })),
  );
  const owner = { businessId: cart.shop.id, userId };
  const holding = await listHoldingSales(
    db,
    owner,
    cart.goods.map(({ productId }) => productId),
  );
  return [...(times.length === 0 ? [] : await listOwnPending(db, owner, times)), ...holding];
}

/**
 * The same for seats of a class, where choosing again would take a second seat and not conflict with the first. Runs in
 * the transaction that takes the seat again.
 */
export async function releaseOwnSeats(tx: UnitOfWork, { cart, userId, appointments }: Booking): Promise<void> {
  const wanted = appointments.flatMap(({ sessions }) => sessions.map(({ id }) => id));
  if (wanted.length === 0) return;
  await shareCalendar(tx.db, cart.shop.id);
  const owner = { businessId: cart.shop.id, userId };
  for (const key of await listOwnSeatSales(tx.db, owner, wanted)) await releaseSale(tx, key);
}
