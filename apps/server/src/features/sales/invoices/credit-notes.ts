import type { CreditedLine } from '@thyme/db/schema';
import { type Minor, sumOf } from '@thyme/domain/money';
import { creditLines } from '@thyme/domain/payments';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { SaleKey } from '../sale-key.ts';
import { type Restored, readPaidParts } from '../vat/line-tax.ts';
import { postSale } from '../vat/post-vat.ts';
import { type CreditNoteRow, findInvoice, insertCreditNote } from './credit-note-store.ts';
import { listLines } from './read-store.ts';

export type CreditNote = CreditNoteRow;

const NOTHING: Restored = { useIds: [], vouchers: [] };

/** Credit notes have their own series: WR-CN-000007. */
const SERIES = 'CN-';

export interface Crediting extends SaleKey {
  appointmentId: number | null;
  /** The credited lines; all of the appointment if left out. */
  lineIds?: readonly number[] | undefined;
  /** Lines that are credited before the others. */
  firstIds?: readonly number[] | undefined;
  currency: string;
  /** The credited amount, VAT included. */
  amount: Minor;
  /** A refund credits what was paid at the rates of the payments; a lower price what is not paid yet. */
  of?: 'paid' | 'unpaid';
  /** What goes back to vouchers and packages is credited where they had paid. */
  restored?: Restored | undefined;
  reason: string;
}

/**
 * Writes a credit note. It credits, in proportion, what earlier ones left of the appointment's lines, with the VAT that
 * they were sold with. A sale without an invoice has none, and never more is credited than was invoiced. Comes after the
 * lower claim, and before the entries of the refund, which take the money from the lines that it names.
 */
export async function issueCreditNote(tx: UnitOfWork, crediting: Crediting): Promise<void> {
  const { businessId, saleId, appointmentId, lineIds, firstIds = [], of = 'paid', reason } = crediting;
  const { restored = NOTHING } = crediting;
  if (crediting.amount <= 0) return;
  const invoice = await findInvoice(tx.db, crediting);
  if (!invoice) return;
  const sold = await listLines(tx.db, crediting);
  const isOwn = (line: (typeof sold)[number]) =>
    lineIds ? lineIds.includes(line.id) : appointmentId === null || line.appointmentId === appointmentId;
  await postSale(tx, { businessId, saleId });
  const parts = await readPaidParts(tx.db, { ...crediting, restored }, tx.clock.now());
  const lineOf = (lineId: number) => sold.find(({ id }) => id === lineId);
  const creditable = parts.map((part) => {
    const line = lineOf(part.lineId);
    const isFirst = firstIds.includes(part.lineId);
    const ahead = of === 'paid' ? part.paid - part.bySession : part.amount - part.credited - part.paid;
    return { ...part, ahead, isKept: !line || !isOwn(line), isFirst };
  });
  const lines = creditLines(creditable, crediting.amount).flatMap(({ amount, vat }, index): CreditedLine[] => {
    const part = parts[index];
    if (!part || amount === 0) return [];
    return [{ lineId: part.lineId, name: lineOf(part.lineId)?.productName ?? '', amount, vatRate: part.vatRate, vat }];
  });
  const amount = sumOf(lines.map((line) => line.amount));
  if (amount === 0) return;
  await insertCreditNote(tx.db, {
    businessId,
    saleId,
    appointmentId,
    invoiceId: invoice.id,
    prefix: `${invoice.prefix}${SERIES}`,
    reason,
    amount,
    currency: crediting.currency,
    lines,
    createdAt: tx.clock.now(),
  });
}
