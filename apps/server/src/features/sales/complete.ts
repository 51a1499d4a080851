import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { activateBought } from '../vouchers/index.ts';
import { purchasePaid, saleConfirmed } from './hooks.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import type { SaleKey } from './sale-key.ts';

interface ConfirmedSale extends SaleKey {
  /** The appointments that were confirmed with it. */
  appointmentIds: readonly number[];
  buysVouchers: boolean;
  isQuiet?: boolean;
}

/** Runs after a sale is confirmed: its vouchers become valid, the hooks of other features run, and its invoice is written. */
export async function completeSale(tx: UnitOfWork, sale: ConfirmedSale): Promise<void> {
  const { businessId, saleId, appointmentIds, buysVouchers, isQuiet = false } = sale;
  const key = { businessId, saleId };
  if (buysVouchers) await activateBought(tx, key);
  if (appointmentIds.length > 0 && !isQuiet) await saleConfirmed(tx, { ...key, appointmentIds });
  // Last, because the counter of invoice numbers stays locked until the commit.
  await issueInvoice(tx, key);
  if (buysVouchers && !isQuiet) await purchasePaid(tx, key);
}
