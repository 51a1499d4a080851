import { type Minor, sumOf } from '@thyme/domain/money';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type AppointmentKey,
  findAppointment,
  insertCheckout,
  insertEntries,
  lockSale,
  moneyOfAppointment,
} from '../../sales/index.ts';
import { entryOfUse, type PlannedUse, planRedemption, type RedeemRefusal, redeemCodes } from '../../vouchers/index.ts';
import { takeCheckout } from './checkout.ts';
import { linesOf } from './till-store.ts';

/** How guests pay at the desk: in cash, or through the shop's own card reader. */
export const TILL_METHODS = ['cash', 'card'] as const;
export type TillMethod = (typeof TILL_METHODS)[number];

/** The amount due for an appointment, with its sale locked; null if there is none. */
async function findDue(transaction: Transaction, { businessId, appointmentId }: AppointmentKey) {
  const appointment = await findAppointment(transaction, { businessId, appointmentId });
  if (!appointment || appointment.saleId === null) return null;
  const key = { businessId, saleId: appointment.saleId };
  const sale = await lockSale(transaction, key);
  const money = await moneyOfAppointment(transaction, appointmentId);
  if (!sale || !money || money.isCancelled || money.due === 0) return null;
  return { key, amount: money.due, paid: money.paid, currency: sale.currency, userId: appointment.userId };
}

interface Taking extends AppointmentKey {
  method: TillMethod;
  actorId: number;
  /** Whether it completes the appointment. */
  hasCompleted: boolean;
}

/** Takes the whole amount due for an appointment by one method, as a checkout without extras. Returns the amount. */
export async function takeAtTill(tx: UnitOfWork, { method, ...taking }: Taking): Promise<Minor> {
  const due = await findDue(tx.db, taking);
  if (!due) return 0;
  const { amount } = due;
  const cash = method === 'cash' ? amount : 0;
  const taken = await takeCheckout(tx, {
    ...taking,
    ...NO_EXTRAS,
    tender: { cash, card: amount - cash, cashGiven: cash },
    expected: amount,
  });
  if (!taken.ok) throw new Error(`What is due could not be taken: ${taken.refusal.code}.`);
  return amount;
}

const NO_EXTRAS = {
  products: [],
  sellsAnyway: false,
  discount: 0,
  discountReason: '',
  tip: 0,
  work: [],
  vouchers: [],
  isNameless: false,
};

export type TillRefusal = RedeemRefusal | { readonly code: 'nothing-due' };

/**
 * Redeems a voucher for the amount due of an appointment, by the rules of a guest's own cart: it belongs to the guest
 * from then on, and pays only for its own services, up to its balance. After a refusal the caller must roll back.
 */
export async function redeemAtTill(
  tx: UnitOfWork,
  { businessId, appointmentId, code, actorId }: AppointmentKey & { code: string; actorId: number },
): Promise<Result<{ amount: Minor; left: Minor }, TillRefusal>> {
  const due = await findDue(tx.db, { businessId, appointmentId });
  if (!due) return refuse('nothing-due');
  const { key, userId, currency } = due;
  const lines = await linesOf(tx.db, { businessId, appointmentId }, { due: due.amount, paid: due.paid });
  const redeemed = await redeemCodes(tx, { ...key, userId, lines, vouchers: [{ code }] });
  if (!redeemed.ok) return redeemed;
  const written = { ...key, appointmentId, actorId, createdAt: tx.clock.now() };
  const checkoutId = await insertCheckout(tx.db, { ...written, lines: [], hasCompleted: false });
  const entry = { ...written, checkoutId, currency, side: 'payment' };
  await insertEntries(
    tx.db,
    redeemed.value.map((use) => ({ ...entry, ...entryOfUse(use) })),
  );
  const amount = sumOf(redeemed.value.map((use) => use.amount));
  return ok({ amount, left: due.amount - amount });
}

/** What a voucher can pay of an appointment's bill; `goods` are products on it, less their discount. Nothing is redeemed. */
export async function planAtTill(
  services: Services,
  { businessId, appointmentId, userId, code, goods }: AppointmentKey & { userId: number; code: string; goods: Minor },
): Promise<Result<PlannedUse[], RedeemRefusal>> {
  const money = await moneyOfAppointment(services.db, appointmentId);
  const lines = await linesOf(services.db, { businessId, appointmentId }, money ?? { due: 0, paid: 0 });
  const bill = [...lines, ...(goods > 0 ? [{ serviceId: 0, amount: goods }] : [])];
  return planRedemption(services, { businessId, userId, lines: bill, vouchers: [{ code }] });
}
