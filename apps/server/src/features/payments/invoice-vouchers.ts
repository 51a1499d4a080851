import type { Minor } from '@thyme/domain/money';
import { type RedeemLine, VOUCHER_MESSAGES } from '@thyme/domain/vouchers';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findOwnSale, moneyOfSale, type SaleKey } from '../sales/index.ts';
import { limitChecks, planRedemption } from '../vouchers/index.ts';
import { paymentRefusalMessage } from './orders/plan-payment.ts';
import { linesOf } from './till/till-store.ts';

/** The services that something is still owed for, each with its share of it. A cancelled appointment owes nothing. */
export async function openLines(db: Db, key: SaleKey): Promise<RedeemLine[]> {
  const { open } = await moneyOfSale(db, key);
  const lines: RedeemLine[] = [];
  for (const { appointmentId, due } of open)
    lines.push(...(await linesOf(db, { businessId: key.businessId, appointmentId }, due)));
  return lines;
}

export interface InvoiceVoucher {
  status: 0 | 1;
  message: string;
  /** What it can pay at most of what is due. */
  value: Minor;
}

/** How much of what is due on an invoice a voucher can pay. Nothing is taken: `make_payment` does that. */
export async function checkInvoiceVoucher(
  services: Services,
  own: { userId: number; saleId: number; appointmentId: number | null; code: string },
): Promise<InvoiceVoucher> {
  const refused = (message: string): InvoiceVoucher => ({ status: 0, message, value: 0 });
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
  return { status: 1, message: '', value: plan.value[0]?.amount ?? 0 };
}
