import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { listOwnPending, listOwnSeatSales, releaseSale, type SaleKey } from '../../sales/index.ts';
import type { Booking } from './booking-rows.ts';

/**
 * A guest who chooses again what they keep from an unfinished payment gives that one up: the new booking takes its place.
 * Should its payment come through all the same, it is settled as a late one.
 */
export async function releaseOwn(services: Services, own: readonly SaleKey[]): Promise<void> {
  for (const key of own) await services.db.transaction((transaction) => releaseSale(services, transaction, key));
}

/** What the guest of a booking keeps from unfinished payments in the chairs that it takes. */
export async function findOwn({ db }: Services, { cart, userId, visits, call }: Booking): Promise<SaleKey[]> {
  const placed = [...visits.flatMap((visit) => visit.placed), ...(call ? [call] : [])];
  const times = placed.map(({ chair, from, busyUntil }) => ({ chairId: chair, startsAt: from, endsAt: busyUntil }));
  return times.length === 0 ? [] : listOwnPending(db, { businessId: cart.shop.id, userId }, times);
}

/**
 * The same for seats of a class, where choosing again would take a second seat and not collide with the first. Part of
 * the transaction that takes the seat again.
 */
export async function releaseOwnSeats(
  services: Services,
  transaction: Transaction,
  { cart, userId, visits }: Booking,
): Promise<void> {
  const wanted = visits.flatMap(({ sessions }) => sessions.map(({ id }) => id));
  const owner = { businessId: cart.shop.id, userId };
  for (const key of await listOwnSeatSales(transaction, owner, wanted)) await releaseSale(services, transaction, key);
}
