import type { InvoiceParty } from '@thyme/db/schema';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { SaleKey } from '../sale-key.ts';
import { findParties, insertInvoice, type SaleParties } from './store.ts';

export { type InvoiceDetail, type InvoiceMovement, methodName, readInvoice } from './read-invoice.ts';

const DIGITS = 6;

/** At least six digits, so that numbers of one business line up. */
export function invoiceNumber({ number }: { number: number }): string {
  return String(number).padStart(DIGITS, '0');
}

/** Writes a sale's invoice with the current buyer and seller; later changes of either do not affect it. */
export async function issueInvoice(tx: UnitOfWork, key: SaleKey): Promise<void> {
  const { businessId, saleId } = key;
  const parties = await findParties(tx.db, key);
  await insertInvoice(tx.db, {
    businessId,
    saleId,
    prefix: parties.prefix,
    buyer: buyerOf(parties),
    seller: sellerOf(parties),
    createdAt: tx.clock.now(),
  });
}

function buyerOf({ firstName, lastName, suite, address, eirCode, email, mobile }: SaleParties): InvoiceParty {
  return filled({
    name: `${firstName} ${lastName}`.trim(),
    address: [suite, address, eirCode].filter(Boolean).join(', '),
    email,
    mobile,
  });
}

function sellerOf({ business, location, country, vatNumber, businessEmail, phone }: SaleParties): InvoiceParty {
  return filled({ name: business, address: location, country, vatNumber, email: businessEmail, mobile: phone });
}

/** Omits empty fields; a party always has a name. */
function filled({ name, ...details }: { name: string } & Record<string, string | null>): InvoiceParty {
  return { name, ...Object.fromEntries(Object.entries(details).filter(([, value]) => value)) };
}
