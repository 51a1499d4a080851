import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { activateBought } from '../vouchers/index.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import type { SaleKey } from './sale-key.ts';

/** What a sale brings once it is confirmed: its invoice, and the vouchers that were bought. Called by `confirmSale`. */
export async function completeSale(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  await issueInvoice(services, transaction, key);
  await activateBought(services, transaction, key);
}
