import { printSheet } from '../../../platform/pdf/sheet.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findCreditNote } from './credit-note-store.ts';
import { creditNoteSheet, invoiceSheet, numberOf } from './invoice-sheet.ts';
import { readInvoice } from './issue-invoice.ts';
import { mayPrint } from './print-access.ts';
import { findOwner, findZone } from './read-store.ts';

export interface Printed {
  name: string;
  pdf: Buffer;
}

/** The invoice of a sale as a PDF, for its guest and its business. */
export async function printInvoice(services: Services, viewer: Viewer, saleId: number): Promise<Printed | null> {
  const owner = await findOwner(services.db, saleId);
  if (!owner || !(await mayPrint(services.db, viewer, owner))) return null;
  const detail = await readInvoice(services, { userId: owner.userId, saleId });
  if (!detail) return null;
  const pdf = await printSheet(invoiceSheet(detail, services.config.publicUrl));
  return { name: `${numberOf(detail.invoice)}.pdf`, pdf };
}

/** A credit note as a PDF, for its guest and its business. */
export async function printCreditNote(services: Services, viewer: Viewer, id: number): Promise<Printed | null> {
  const found = await findCreditNote(services.db, id);
  const { businessId } = found?.note ?? { businessId: 0 };
  if (!found || !(await mayPrint(services.db, viewer, { userId: found.userId, businessId }))) return null;
  const zone = await findZone(services.db, businessId);
  return { name: `${numberOf(found.note)}.pdf`, pdf: await printSheet(creditNoteSheet({ ...found, zone })) };
}
