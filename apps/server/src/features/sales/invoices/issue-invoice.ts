import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SaleKey } from '../sale-key.ts';
import { insertInvoice } from './store.ts';

export { type InvoiceDetail, type InvoiceMovement, methodName, readInvoice } from './read-invoice.ts';

const DIGITS = 6;

/** At least six digits, so that numbers of one business line up. */
export function invoiceNumber({ number }: { number: number }): string {
  return String(number).padStart(DIGITS, '0');
}

/** Writes a sale's invoice with buyer and seller as they are now; later changes of either do not change it. */
export function issueInvoice({ clock }: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  return insertInvoice(transaction, key, clock.now());
}
