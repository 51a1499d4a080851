import { type Currency, formatMinor, sumOf } from '@thyme/domain/money';
import { dateAt, formatLongDate, formatTime, wallOf, zoneLabel } from '@thyme/domain/time';
import { INK } from '../../../platform/pdf/open-document.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { taxOf } from '../vat/line-tax.ts';
import type { CreditNoteRow } from './credit-note-store.ts';
import { type InvoiceDetail, invoiceNumber } from './issue-invoice.ts';
import { noteWords } from './line-words.ts';
import { dayOf, describeMovement, STATUS_WORDS } from './pdf-words.ts';
import { buyerLines, percentWords, phoneWords, sellerLines } from './sheet-words.ts';

type Amount = (minor: number) => string;

export function numberOf({ prefix, number }: { prefix: string; number: number }): string {
  return `${prefix}${invoiceNumber({ number })}`;
}

/** A printed invoice. */
export function invoiceSheet(detail: InvoiceDetail, publicUrl: string): Sheet {
  const { invoice, sale, business, status } = detail;
  const number = numberOf(invoice);
  const money: Amount = (amount) => formatMinor(amount, sale.currency as Currency);
  const supplied = suppliedOn(detail);
  return {
    title: `Invoice ${number} – ${invoice.seller.name}`,
    createdAt: invoice.createdAt,
    heading: `Invoice ${number}`,
    date: [
      `Issued ${dayOf(invoice.createdAt, business.zone)}`,
      ...(supplied ? [`Supplied ${supplied}`] : []),
      ...detail.creditNotes.map((note) => `Amended by ${numberOf(note)}`),
    ].join('\n'),
    seller: { name: invoice.seller.name, lines: sellerLines(invoice.seller) },
    badge: { words: STATUS_WORDS[status], colour: status === 'Paid' ? INK.green : INK.warning },
    blocks: blocksOf(detail),
    ...linesOf(detail, money),
    sums: sumsOf(detail, money),
    due: { figure: money(detail.due), bar: barOf(detail, money, `${publicUrl}/invoice/${sale.id}`) },
    foot: 'Thank you.',
  };
}

/** The day of the appointment, or of several; empty for what was never supplied. */
export function suppliedOn({ appointments, business, lines, invoice }: InvoiceDetail): string | null {
  const days = appointments
    .filter(({ status }) => status !== 'Cancelled' && status !== 'Lapsed')
    .map(({ startsAt }) => dayOf(startsAt, business.zone));
  const [first] = days;
  const last = days.at(-1);
  if (first && last && first !== last) return `${first} to ${last}`;
  if (first) return first;
  return lines.some(({ kind }) => kind === 'voucher') ? dayOf(invoice.createdAt, business.zone) : null;
}

function blocksOf({ invoice, appointments, business }: InvoiceDetail): Sheet['blocks'] {
  const { buyer } = invoice;
  const [appointment] = appointments;
  const wall = (at: number) => wallOf(business.zone, at);
  const contact = [buyer.email, phoneWords(buyer.mobile)].filter((part) => part !== undefined);
  const blocks = [
    { title: 'Billed to', first: buyer.name, rest: buyerLines(buyer) },
    { title: 'Contact', first: '', rest: contact },
  ];
  if (!appointment) return blocks;
  return [
    ...blocks,
    {
      title: appointments.length > 1 ? 'For your first appointment' : 'For your appointment',
      first: formatLongDate(dateAt(business.zone, appointment.startsAt)),
      rest: [
        `${formatTime(wall(appointment.startsAt))} to ${formatTime(wall(appointment.endsAt))}`,
        zoneLabel(business.zone),
      ],
    },
  ];
}

function nameOf({ productName, voucherOwner, memberPercent }: InvoiceDetail['lines'][number]): string {
  if (memberPercent !== null) return `${productName}, member price`;
  return voucherOwner ? `${productName}, for ${voucherOwner}` : productName;
}

/** What explains a line, one sentence after the other; empty for most. */
export function noteOf({ notes, sale }: InvoiceDetail, { id, vatRate }: InvoiceDetail['lines'][number]): string {
  const money: Amount = (amount) => formatMinor(amount, sale.currency as Currency);
  return (notes.get(id) ?? []).map((note) => noteWords(note, { hasVat: vatRate !== null, money })).join(' ');
}

function linesOf(detail: InvoiceDetail, money: Amount): Pick<Sheet, 'lines' | 'vat'> {
  const { lines, parts } = detail;
  const amounts = lines.map((line) => line.unitPrice * line.productQty - line.discount);
  const vat = taxOf(
    parts,
    lines.map(({ id }) => id),
  );
  const taxAt = (index: number) => vat.lines[index] ?? { rates: [], vat: 0 };
  return {
    lines: lines.map((line, index) => ({
      name: nameOf(line),
      note: noteOf(detail, line),
      quantity: String(line.productQty),
      price: money(line.unitPrice),
      discount: line.discount > 0 ? `– ${money(line.discount)}` : '–',
      vatRate: taxAt(index).rates.map(percentWords).join(', ') || '–',
      vat: taxAt(index).rates.length === 0 ? '–' : money(taxAt(index).vat),
      amount: money(amounts[index] ?? 0),
    })),
    vat: vat.groups.map(({ rate, net, vat: amount }) => ({
      rate: percentWords(rate),
      net: money(net),
      amount: money(amount),
    })),
  };
}

function sumsOf({ sale, changes, payments, invoice, business }: InvoiceDetail, money: Amount): Sheet['sums'] {
  const off = (amount: number) => (amount < 0 ? `– ${money(-amount)}` : money(amount));
  return [
    { words: 'Subtotal', figure: money(sale.subTotal) },
    ...(sale.discount > 0 ? [{ words: 'Discount', figure: off(-sale.discount) }] : []),
    ...changes.map((change) => ({ words: describeMovement(change, business.zone), figure: off(change.amount) })),
    {
      words: invoice.seller.vatNumber ? 'Total, VAT included' : 'Total',
      figure: money(sale.claimedAmount),
      isTotal: true,
    },
    ...payments.map((part) => ({ words: describeMovement(part, business.zone), figure: off(-part.amount) })),
  ];
}

function barOf({ payments, due }: InvoiceDetail, money: Amount, address: string) {
  const paid = sumOf(payments.map(({ amount }) => amount));
  if (paid <= 0 || due <= 0) return null;
  return {
    share: paid / (paid + due),
    paid: `${money(paid)} paid`,
    open: `${money(due)} due on the day, or online at ${address}`,
  };
}

/** A printed credit note, with the invoice that it amends. */
export function creditNoteSheet({
  note,
  invoice,
  zone,
}: {
  note: CreditNoteRow;
  invoice: InvoiceDetail['invoice'];
  zone: string;
}): Sheet {
  const money: Amount = (amount) => formatMinor(amount, note.currency as Currency);
  const { buyer, seller } = invoice;
  const vat = sumVat(note);
  return {
    title: `Credit note ${numberOf(note)} – ${seller.name}`,
    createdAt: note.createdAt,
    heading: `Credit note\n${numberOf(note)}`,
    date: `Issued ${dayOf(note.createdAt, zone)}`,
    seller: { name: seller.name, lines: sellerLines(seller) },
    badge: null,
    blocks: [
      { title: 'Credited to', first: buyer.name, rest: buyerLines(buyer) },
      {
        title: 'Amends',
        first: `Invoice ${numberOf(invoice)}`,
        rest: [`of ${dayOf(invoice.createdAt, zone)}`],
      },
      { title: 'Reason', first: note.reason, rest: [] },
    ],
    lines: note.lines.map((line) => ({
      name: line.name,
      quantity: '',
      price: '',
      discount: '',
      vatRate: line.vatRate === null ? '–' : percentWords(line.vatRate),
      vat: line.vatRate === null ? '–' : money(line.vat),
      amount: money(line.amount),
    })),
    vat: vat.map(({ rate, gross, vat: amount }) => ({
      rate: percentWords(rate),
      net: money(gross - amount),
      amount: money(amount),
    })),
    sums: [
      { words: vat.length > 0 ? 'Credited, VAT included' : 'Credited', figure: money(note.amount), isTotal: true },
    ],
    due: null,
    foot: '',
  };
}

/** The VAT of each rate in a credit note, highest first. */
export function sumVat({ lines }: Pick<CreditNoteRow, 'lines'>): { rate: number; gross: number; vat: number }[] {
  const rates = [...new Set(lines.flatMap(({ vatRate }) => vatRate ?? []))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const own = lines.filter(({ vatRate }) => vatRate === rate);
    return { rate, gross: sumOf(own.map(({ amount }) => amount)), vat: sumOf(own.map(({ vat }) => vat)) };
  });
}
