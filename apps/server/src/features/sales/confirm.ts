import { acceptRulesOf, isAcceptedAtOnce } from '@thyme/domain/bookings';
import { advance } from '@thyme/domain/life-cycle';
import { SALE_LIFE } from '@thyme/domain/payments';
import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceAtCommit } from '../availability/index.ts';
import { completeSale } from './complete.ts';
import { canSellAgain, sellGoods } from './holds/goods.ts';
import { retakeTimes } from './holds/retake.ts';
import { acceptAll, movesOf } from './moves.ts';
import { type LockedSale, lockParts, moveSale } from './state-store.ts';

/**
 * Confirms a sale. A hold that still exists becomes the booking's own, even if it has expired: its times cannot have
 * been sold since. If it was deleted, times and products are taken again if they are free; otherwise the result is
 * 'gone' and nothing has changed.
 */
export async function confirmSale(tx: UnitOfWork, sale: LockedSale): Promise<'confirmed' | 'already' | 'gone'> {
  const { businessId, id: saleId } = sale;
  const key = { businessId, saleId };
  const now = tx.clock.now();
  const step = advance(SALE_LIFE, sale.status, 'confirmed');
  if (!step.ok) return 'gone';
  if (!step.value.changed) return 'already';
  const { holdIds, appointments, buysVouchers, hasGoods, acceptance } = await lockParts(tx.db, key);
  const isHeld = holdIds.length > 0;
  // Checked before the times are taken again, and taken after: a sale that is gone leaves nothing behind.
  if (!isHeld && hasGoods && !(await canSellAgain(tx, key))) return 'gone';
  if (!isHeld && !(await retakeTimes(tx.db, key, now))) return 'gone';
  if (hasGoods) await sellGoods(tx, key, { isHeld: true });
  const booked = { ...acceptance, hasPaid: sale.payableNow > 0, inFull: sale.inFull };
  const isAccepted = isAcceptedAtOnce(acceptRulesOf(acceptance), booked);
  const confirmed = movesOf(appointments, 'confirm', now);
  const moves = isAccepted ? acceptAll(confirmed, appointments, now) : confirmed;
  const move = { status: step.value.status, appointments: moves, retainsTimes: true, isOn: true, now };
  await moveSale(tx.db, key, move);
  const dates = appointments.map(({ startsAt }) => dateAt(sale.zone, startsAt));
  if (!isHeld) await announceAtCommit(tx, businessId, dates);
  await completeSale(tx, { ...key, appointmentIds: moves.map(({ id }) => id), buysVouchers });
  return 'confirmed';
}
