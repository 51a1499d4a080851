import { sumOf } from '@thyme/domain/money';
import type { Services } from '../../../platform/services.ts';
import { moneyOfSale } from '../ledger/appointment-money.ts';
import { readStatedLines } from '../vat/line-tax.ts';
import { listCreditNotes } from './credit-note-store.ts';
import { findOwnInvoice, listAppointments, listLines, listMovements } from './read-store.ts';

export type InvoiceMovement = Awaited<ReturnType<typeof listMovements>>[number];

/** Everything an invoice shows, for the page and for the PDF. */
export async function readInvoice(
  { db, clock }: Services,
  request: { userId: number; saleId: number; appointmentId?: number | null },
) {
  const found = await findOwnInvoice(db, request);
  if (!found) return null;
  const { invoice, sale, business } = found;
  const key = { businessId: sale.businessId, saleId: sale.id };
  const appointments = await listAppointments(db, key);
  const { appointmentId = null } = request;
  if (appointmentId !== null && !appointments.some(({ id }) => id === appointmentId)) return null;
  const [lines, entries] = [await listLines(db, key), await listMovements(db, key)];
  // Expired sessions are the shop's income; the guest neither owes nor pays anything.
  const movements = withoutUndone(entries).filter(({ kind }) => kind !== 'session_expiry');
  const { due } = await moneyOfSale(db, key);
  return {
    invoice,
    sale,
    business,
    lines,
    ...(await readStatedLines(db, key, clock.now())),
    appointments: appointmentId === null ? appointments : appointments.filter(({ id }) => id === appointmentId),
    /** Changes of the claim after the sale: fees, cancellations, discounts, tips as one. Products and edits are in the lines. */
    changes: withOneTip(
      movements.filter(({ side, kind }) => side === 'claim' && !['sale', 'product', 'edit'].includes(kind)),
    ),
    payments: movements.filter(({ side }) => side === 'payment'),
    /** Methods of actual payments, in order. */
    methods: methodsOf(entries),
    creditNotes: await listCreditNotes(db, key),
    due,
    // A pending refund for one appointment does not pay for another.
    status: due > 0 && sale.paymentStatus === 'Paid' ? ('Upfront' as const) : sale.paymentStatus,
  };
}

export type InvoiceDetail = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** Omits reversed pairs of entries: a sale that lapsed before its late payment, and a no-show recorded by mistake. */
function withoutUndone(entries: InvoiceMovement[]): InvoiceMovement[] {
  const soldLast = new Map(
    entries.filter(({ kind }) => kind === 'sale').map(({ appointmentId, id }) => [appointmentId, id]),
  );
  return entries.filter(
    ({ side, kind, appointmentId, id }) =>
      side !== 'claim' || kind === 'sale' || id > (soldLast.get(appointmentId) ?? 0),
  );
}

/** A tip has one entry per recipient; the guest gave one. */
function withOneTip(changes: InvoiceMovement[]): InvoiceMovement[] {
  const tips = changes.filter(({ kind }) => kind === 'tip');
  const amount = sumOf(tips.map((tip) => tip.amount));
  const [first] = tips;
  const others = changes.filter(({ kind }) => kind !== 'tip');
  return first && amount !== 0 ? [...others, { ...first, amount }] : others;
}

const METHODS: Record<string, string> = {
  card: 'Card',
  google: 'Google Pay',
  apple: 'Apple Pay',
  voucher: 'Voucher',
  package: 'Package',
  cash: 'Cash',
  transfer: 'Transfer',
};

export function methodName(method: string | null): string {
  return METHODS[method ?? ''] ?? 'Card';
}

function methodsOf(entries: readonly InvoiceMovement[]): string[] {
  const came = entries.filter(({ side, kind, amount }) => side === 'payment' && kind !== 'refund_failed' && amount > 0);
  return [...new Set(came.map(({ method }) => methodName(method)))];
}
