import { type Minor, sumOf } from '@thyme/domain/money';
import { type RedeemLine, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnSale, moneyOfAppointment, moneyOfSale, type SaleKey } from '../sales/index.ts';
import { limitChecks, planRedemption } from '../vouchers/index.ts';
import { paymentRefusalMessage } from './orders/plan-payment.ts';
import { linesOf } from './till/till-store.ts';

/** The services with an amount due, each with its share. Cancelled appointments owe nothing. */
export async function openLines(db: Db, key: SaleKey): Promise<RedeemLine[]> {
  const { open } = await moneyOfSale(db, key);
  const lines: RedeemLine[] = [];
  for (const { appointmentId, due } of open) {
    const paid = (await moneyOfAppointment(db, appointmentId))?.paid ?? 0;
    lines.push(...(await linesOf(db, { businessId: key.businessId, appointmentId }, { due, paid })));
  }
  return lines;
}

export interface InvoiceVoucher {
  status: 0 | 1;
  message: string;
  /** The most it can pay of the amount due. */
  value: Minor;
  /** How many sessions of a package that takes; 0 for a voucher. */
  sessions: number;
}

/** How much of the amount due on an invoice a voucher can pay. Nothing is redeemed: `make_payment` does that. */
export async function checkInvoiceVoucher(
  services: Services,
  own: { userId: number; saleId: number; appointmentId: number | null; code: string },
): Promise<InvoiceVoucher> {
  const refused = (message: string): InvoiceVoucher => ({ status: 0, message, value: 0, sessions: 0 });
  await limitChecks(services, own.userId);
  const found = await findOwnSale(services.db, own);
  if (found?.sale.status !== 'confirmed') return refused(VOUCHER_MESSAGES['not-applicable']);
  const { businessId } = found.sale;
  const plan = await planRedemption(services, {
    businessId,
    userId: own.userId,
    lines: await openLines(services.db, { businessId, saleId: own.saleId }),
    vouchers: [{ code: own.code }],
  });
  if (!plan.ok) return refused(paymentRefusalMessage(plan.refusal));
  const sessions = plan.value.filter(({ session }) => session !== null).length;
  return { status: 1, message: '', value: sumOf(plan.value.map(({ amount }) => amount)), sessions };
}
