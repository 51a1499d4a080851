import type { Currency, Minor } from '@thyme/domain/money';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { releaseSale } from '../../sales/index.ts';
import { cancelAppointment } from './cancel.ts';
import { listComingIds, listPendingSales, lockAppointment } from './change-store.ts';

/** Cancels all upcoming appointments of a guest at one shop, each under its own cancellation policy. */
export async function cancelFuture(services: Services, userId: number, businessId: number): Promise<StatusMessage> {
  const { length: cancelled } = await inTransaction(services, (tx) => cancelAll(tx, userId, { businessId, note: '' }));
  if (cancelled === 0) return { status: 0, message: 'You have no upcoming appointments at this business.' };
  const what = cancelled === 1 ? 'Your appointment is' : `Your ${cancelled} appointments are`;
  return { status: 1, message: `${what} cancelled.` };
}

/** A cancelled appointment and how its money was split. */
export interface CancelledAppointment {
  refund: Minor;
  fee: Minor;
  /** The business decides whether to keep the fee. */
  isAsked: boolean;
  currency: Currency;
}

/** Cancels a guest's upcoming appointments at every shop and releases their unpaid holds, for a closing account. */
export async function cancelEverything(tx: UnitOfWork, userId: number): Promise<CancelledAppointment[]> {
  for (const key of await listPendingSales(tx.db, userId)) await releaseSale(tx, key);
  return cancelAll(tx, userId, { note: 'The guest has closed the account.' });
}

async function cancelAll(
  tx: UnitOfWork,
  userId: number,
  { businessId, note }: { businessId?: number; note: string },
): Promise<CancelledAppointment[]> {
  const cancelled: CancelledAppointment[] = [];
  for (const id of await listComingIds(tx.db, userId, tx.clock.now(), businessId)) {
    const locked = await lockAppointment(tx.db, id, { guestId: userId });
    if (!locked) continue;
    const done = await cancelAppointment(tx, locked, { by: 'guest', note });
    if (!done.ok) continue;
    const { refund, fee, isDecidedByBusiness: isAsked } = done.value;
    cancelled.push({ refund, fee, isAsked, currency: locked.appointment.currency as Currency });
  }
  return cancelled;
}
