import type { InvoiceParty } from '@thyme/db/schema';
import type { Transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { findParties, insertInvoice, type SaleKey } from './store.ts';

export { type InvoiceDetail, type InvoiceMovement, methodName, readInvoice } from './read-invoice.ts';

const DIGITS = 6;

/** At least six digits, so that numbers of one business line up. */
export function invoiceNumber({ number }: { number: number }): string {
  return String(number).padStart(DIGITS, '0');
}

/** Writes a sale's invoice with buyer and seller as they are now; later changes of either do not change it. */
export async function issueInvoice(services: Services, transaction: Transaction, key: SaleKey): Promise<void> {
  const parties = await findParties(transaction, key);
  if (!parties) throw new Error(`Sale ${key.saleId} does not exist.`);
  const { user, details, business } = parties;
  const address = [details?.suite, details?.address, details?.eirCode].filter(Boolean).join(', ');
  await insertInvoice(transaction, {
    ...key,
    prefix: business.invoicePrefix,
    buyer: party({
      name: `${user.firstName} ${user.lastName}`.trim(),
      address,
      email: user.email,
      mobile: user.mobile,
    }),
    seller: party({
      name: business.name,
      address: business.location,
      country: business.country,
      vatNumber: business.vatNumber,
      email: business.email,
      mobile: business.phone,
    }),
    createdAt: services.clock.now(),
  });
}

/** Only what is known is printed. */
function party(facts: { [Field in keyof InvoiceParty]?: string | null } & { name: string }): InvoiceParty {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { ...Object.fromEntries(known), name: facts.name };
}
