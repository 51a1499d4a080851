import { type Minor, sumOf } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type AppointmentKey,
  findAppointment,
  insertEntries,
  lockSale,
  moneyOfAppointment,
} from '../../sales/index.ts';
import { type PlannedUse, planRedemption, type RedeemRefusal, redeemCodes } from '../../vouchers/index.ts';
import { linesOf } from './till-store.ts';

/** How guests pay at the desk: in cash, or through the shop's own card reader. */
export const TILL_METHODS = ['cash', 'card'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];

/** What is still owed for an appointment, with its sale locked; null where nothing is. */
async function findDue(transaction: Transaction, { businessId, appointmentId }: AppointmentKey) {
  const appointment = await findAppointment(transaction, { businessId, appointmentId });
  if (!appointment || appointment.saleId === null) return null;
  const key = { businessId, saleId: appointment.saleId };
  const sale = await lockSale(transaction, key);
  const money = await moneyOfAppointment(transaction, appointmentId);
  if (!sale || !money || money.isCancelled || money.due === 0) return null;
  return { key, amount: money.due, currency: sale.currency, userId: appointment.userId };
}

/** Records that everything still owed for an appointment was paid at the desk. Returns the amount. */
export async function takeAtTill(
  tx: UnitOfWork,
  { businessId, appointmentId, method, actorId }: AppointmentKey & { method: TillMethod; actorId: number },
): Promise<Minor> {
  const due = await findDue(tx.db, { businessId, appointmentId });
  if (!due) return 0;
  const { key, amount, currency } = due;
  const money = { amount, currency, method, createdAt: tx.clock.now() };
  await insertEntries(tx.db, [{ ...key, appointmentId, side: 'payment', kind: 'till', ...money, actorId }]);
  return amount;
}

export type TillRefusal = RedeemRefusal | { readonly code: 'nothing-due' };

/**
 * Redeems a voucher for what is still owed for an appointment, by the rules of a guest's own cart: it belongs to the guest
 * from then on, pays for its own services only, up to its balance. After a refusal the transaction must be rolled back.
 */
export async function redeemAtTill(
  tx: UnitOfWork,
  { businessId, appointmentId, code, actorId }: AppointmentKey & { code: string; actorId: number },
): Promise<Result<{ amount: Minor; left: Minor }, TillRefusal>> {
  const due = await findDue(tx.db, { businessId, appointmentId });
  if (!due) return refuse('nothing-due');
  const { key, userId, currency } = due;
  const lines = await linesOf(tx.db, { businessId, appointmentId }, due.amount);
  const redeemed = await redeemCodes(tx, { ...key, userId, lines, vouchers: [{ code }] });
  if (!redeemed.ok) return redeemed;
  const common = { ...key, appointmentId, currency, actorId, createdAt: tx.clock.now() };
  const entry = { ...common, side: 'payment', kind: 'voucher_use', method: 'voucher' };
  await insertEntries(
    tx.db,
    redeemed.value.map(({ amount, voucherUseId }) => ({ ...entry, amount, voucherUseId })),
  );
  const amount = sumOf(redeemed.value.map((use) => use.amount));
  return ok({ amount, left: due.amount - amount });
}

/** What a voucher can pay of an appointment's bill; `goods` are products on it, less their discount. Nothing is taken. */
export async function planAtTill(
  services: Services,
  { businessId, appointmentId, userId, code, goods }: AppointmentKey & { userId: number; code: string; goods: Minor },
): Promise<Result<PlannedUse[], RedeemRefusal>> {
  const money = await moneyOfAppointment(services.db, appointmentId);
  const lines = await linesOf(services.db, { businessId, appointmentId }, money?.due ?? 0);
  const bill = [...lines, ...(goods > 0 ? [{ serviceId: 0, amount: goods }] : [])];
  return planRedemption(services, { businessId, userId, lines: bill, vouchers: [{ code }] });
}
