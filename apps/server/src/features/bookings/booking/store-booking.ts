import { type Minor, sumOf } from '@thyme/domain/money';
import { dateAt } from '@thyme/domain/time';
import { type IdempotentCall, newKey } from '../../../platform/database/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { announceDesk } from '../../../realtime/desk-events.ts';
import { type AtDesk, announceShopDay } from '../../availability/index.ts';
import { type SaleIds, writeSale } from '../../sales/index.ts';
import { type Booking, heldUntil, saleOf } from './booking-rows.ts';

/** A stored booking: the result under its idempotency key. */
export interface StoredBooking extends SaleIds {
  heldUntil: number | null;
  /** The amount due now, before vouchers. */
  payable: Minor;
  /** What vouchers paid. */
  byVoucher: Minor;
  /** What is left to pay with a card or wallet; null if nothing is. */
  due: Minor | null;
}

interface Circumstances {
  desk?: AtDesk | null;
  /** Runs in the same transaction. */
  before?(tx: UnitOfWork): Promise<void> | undefined;
  after?(tx: UnitOfWork, ids: SaleIds): Promise<void>;
}

/** Stores a decided booking completely, or throws `SaleLost`, and notifies open pages. */
export async function storeBooking(
  services: Services,
  call: IdempotentCall,
  booking: Booking,
  { desk = null, before, after }: Circumstances,
): Promise<StoredBooking> {
  const { quote, payment, cart } = booking;
  const answer = {
    heldUntil: heldUntil(booking),
    payable: quote.payableNow,
    byVoucher: sumOf(payment.uses.map(({ amount }) => amount)),
    due: payment.order?.amount ?? null,
  };
  const sale = saleOf(booking, { key: newKey(services, call, answer), desk });
  const ids = await inTransaction(services, async (tx) => {
    await before?.(tx);
    const written = await writeSale(tx, sale);
    await after?.(tx, written);
    return written;
  });
  announceDays(services, booking);
  if (desk) announceDesk(services, cart.shop.id);
  return { ...answer, ...ids };
}

function announceDays(services: Services, { cart, appointments, call }: Booking): void {
  const moments = appointments.flatMap(({ startsAt, sessions }) =>
    sessions.length === 0 ? [startsAt] : sessions.map(({ start }) => start),
  );
  if (call) moments.push(call.from);
  const dates = new Set(moments.map((at) => dateAt(cart.shop.zone, at)));
  for (const date of dates) announceShopDay(services, cart.shop.id, date);
}
