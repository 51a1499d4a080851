import type { Services } from '../../../platform/services.ts';
import { moneyOfSale } from '../ledger/appointment-money.ts';
import { findOwnInvoice, listLines, listMovements, listVisits } from './read-store.ts';

export type InvoiceMovement = Awaited<ReturnType<typeof listMovements>>[number];

/** Everything an invoice shows, for the page and for the printed sheet alike. */
export async function readInvoice(
  { db }: Services,
  ask: { userId: number; saleId: number; appointmentId?: number | null },
) {
  const found = await findOwnInvoice(db, ask);
  if (!found) return null;
  const { invoice, sale, business } = found;
  const key = { businessId: sale.businessId, saleId: sale.id };
  const visits = await listVisits(db, key);
  const { appointmentId = null } = ask;
  if (appointmentId !== null && !visits.some(({ id }) => id === appointmentId)) return null;
  const [lines, entries] = [await listLines(db, key), await listMovements(db, key)];
  const movements = withoutUndone(entries);
  const { due } = await moneyOfSale(db, key);
  return {
    invoice,
    sale,
    business,
    lines,
    visits: appointmentId === null ? visits : visits.filter(({ id }) => id === appointmentId),
    /** What changed the claim after the sale: fees, cancellations, discounts. */
    changes: movements.filter(({ side, kind }) => side === 'claim' && kind !== 'sale'),
    payments: movements.filter(({ side }) => side === 'payment'),
    /** Methods money really came by, in their order. */
    methods: methodsOf(entries),
    due,
    // Money that is on its way back for one visit does not pay for another.
    status: due > 0 && sale.paymentStatus === 'Paid' ? ('Upfront' as const) : sale.paymentStatus,
  };
}

export type InvoiceDetail = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/**
 * A sale that lapsed before its late payment came was cancelled and sold again, and so was a visit that was taken for a missed
 * one: nobody wants to read that.
 */
function withoutUndone(entries: InvoiceMovement[]): InvoiceMovement[] {
  const soldLast = new Map(
    entries.filter(({ kind }) => kind === 'sale').map(({ appointmentId, id }) => [appointmentId, id]),
  );
  return entries.filter(
    ({ side, kind, appointmentId, id }) =>
      side !== 'claim' || kind === 'sale' || id > (soldLast.get(appointmentId) ?? 0),
  );
}

const METHODS: Record<string, string> = {
  card: 'Card',
  google: 'Google Pay',
  apple: 'Apple Pay',
  voucher: 'Voucher',
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
