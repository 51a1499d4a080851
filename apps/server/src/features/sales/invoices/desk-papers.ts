import type { invoices } from '@thyme/db/schema';
import type { Services } from '../../../platform/services.ts';
import { reachesAppointment, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import type { AppointmentKey } from '../appointment-key.ts';
import { type CreditNoteRow, findInvoice, findSaleOfAppointment, listCreditNotes } from './credit-note-store.ts';

export interface AppointmentPapers {
  invoice: typeof invoices.$inferSelect;
  creditNotes: CreditNoteRow[];
}

/** The invoice of an appointment's sale and its credit notes, for members of the business. */
export async function papersOfAppointment(
  services: Services,
  viewer: Viewer,
  { businessId, appointmentId }: AppointmentKey,
): Promise<AppointmentPapers | null> {
  await requireMembership(services, viewer, businessId);
  if (!(await reachesAppointment(services.db, viewer.id, appointmentId))) return null;
  const saleId = await findSaleOfAppointment(services.db, businessId, appointmentId);
  const invoice = saleId === null ? null : await findInvoice(services.db, { businessId, saleId });
  if (saleId === null || !invoice) return null;
  return { invoice, creditNotes: await listCreditNotes(services.db, { businessId, saleId }) };
}
