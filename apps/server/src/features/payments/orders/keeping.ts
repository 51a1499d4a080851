import { isSettled } from '@thyme/domain/payments';
import { type Instant, MINUTE } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { extendHold, heldUntil, lockSale, releaseSale } from '../../sales/index.ts';
import { findOwnOrder, type OrderRow } from './order-store.ts';

/** How long a time stays held after its guest has left the payment page. */
export const AWAY_SECONDS = MINUTE;

interface OwnOrder {
  userId: number;
  orderId: number;
}
type Held = OrderRow & { businessId: number; saleId: number };

const holdsTimes = (order: OrderRow | null): order is Held =>
  order?.purpose === 'sale' && order.saleId !== null && order.businessId !== null && !isSettled(order.status);

/** The guest has left without paying: the time stays held for a minute, in case of a mistake or a reload. */
export async function leaveOrder(services: Services, { userId, orderId }: OwnOrder): Promise<boolean> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (!order) return false;
  if (holdsTimes(order)) await moveEnd(services, order, (end, now) => Math.min(end, now + AWAY_SECONDS));
  return true;
}

/** The guest is back on the payment page. Returns when the hold expires, or null if there is none. */
export async function returnToOrder(services: Services, order: OrderRow): Promise<Instant | null> {
  if (!holdsTimes(order)) return null;
  return moveEnd(services, order, (end, now) => (end > now ? Math.max(end, order.expiresAt) : end));
}

/** The guest releases the time, which is free for others at once. A payment that still arrives is a late one. */
export async function giveUpOrder(services: Services, { userId, orderId }: OwnOrder): Promise<boolean> {
  const order = await findOwnOrder(services.db, orderId, userId);
  if (!order) return false;
  if (holdsTimes(order)) await inTransaction(services, (tx) => releaseSale(tx, order));
  return true;
}

async function moveEnd(
  services: Services,
  order: Held,
  decide: (end: Instant, now: Instant) => Instant,
): Promise<Instant | null> {
  const now = services.clock.now();
  const seen = await heldUntil(services.db, order);
  if (seen === null || decide(seen, now) === seen) return seen;
  return inTransaction(services, async (tx) => {
    const sale = await lockSale(tx.db, order);
    const end = sale?.status === 'pending' ? await heldUntil(tx.db, order) : null;
    if (end === null) return null;
    const until = decide(end, now);
    if (until !== end) await extendHold(tx, order, until);
    return until;
  });
}
