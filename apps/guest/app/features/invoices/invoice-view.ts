import { groupPhone } from '@thyme/domain/accounts';
import { currencyOfCountry, formatMinor, type Minor } from '@thyme/domain/money';
import { isPayable, type PaymentStatus } from '@thyme/domain/payments';
import { dateOfWall, formatLongDate, formatTime, HOUR } from '@thyme/domain/time';
import type { BadgeTone } from '@thyme/ui';
import type { InvoiceDetailQuery } from '../../generated/graphql.ts';
import { irishDay } from '../../lib/view/dates.ts';
import type { PhotoSource } from '../../lib/view/photo.tsx';
import { type Movement, movementWords } from './movement-words.ts';

export type WireInvoice = NonNullable<InvoiceDetailQuery['invoice']>;

export interface InvoiceLine {
  id: number;
  name: string;
  /** Why its VAT, or what is owed of it, is not that of its price; mostly empty. */
  note: string;
  quantity: number;
  price: string;
  discount: string | null;
  amount: string;
  amountMinor: Minor;
  /** '13.5%' and the VAT in the line; null where none is stated. */
  vat: { rate: string; amount: string } | null;
}

export interface CreditNoteView {
  id: number;
  number: string;
  amount: string;
  reason: string;
  day: string;
  pdfUrl: string;
}

export interface InvoiceView {
  number: string;
  date: string;
  country: string;
  status: { words: string; tone: BadgeTone };
  seller: { id: number; name: string; lines: readonly string[]; vatNumber: string | null; photo: PhotoSource | null };
  buyer: { name: string; lines: readonly string[] };
  visits: readonly { id: number; day: string; lines: readonly string[] }[];
  /** When it was or is supplied, in words. */
  suppliedOn: string | null;
  lines: readonly InvoiceLine[];
  /** The VAT of each rate; empty where none is stated. */
  vat: readonly { rate: string; net: string; amount: string }[];
  creditNotes: readonly CreditNoteView[];
  subtotal: string;
  discount: string | null;
  /** What changed the total after the sale: fees, cancellations, discounts. */
  changes: readonly Movement[];
  total: string;
  totalMinor: Minor;
  /** Every payment and refund. */
  movements: readonly Movement[];
  methods: string;
  paid: string;
  paidMinor: Minor;
  due: string;
  dueMinor: Minor;
  isPayable: boolean;
  pdfUrl: string;
  /** The closing line: thanks after an appointment, a friendly sentence before it. */
  closing: string | null;
}

const minor = (major: number): Minor => Math.round(major * 100);
const isKnown = (text: string | null | undefined): text is string => Boolean(text);

type Money = Pick<WireInvoice, 'payment_status' | 'payment_amount' | 'due_amount' | 'payments'>;

/** Everything paid was refunded, and nothing is due. The API calls that 'Paid'. */
const isRefunded = ({ payment_amount: paid, due_amount: due, payments }: Money) =>
  minor(paid) === 0 && minor(due) === 0 && payments.some(({ amount }) => amount < 0);

/** The status as shown; the API calls a deposit 'Upfront'. */
export function statusOf(invoice: Money): InvoiceView['status'] {
  const { payment_status: status } = invoice;
  if (isRefunded(invoice)) return { words: 'Refunded', tone: 'neutral' };
  if (status === 'Upfront') return { words: 'Partially paid', tone: 'honey' };
  return status === 'Unpaid' ? { words: status, tone: 'clay' } : { words: status, tone: 'green' };
}

/** The payment methods in a JSON list; empty for anything else. */
export function methodsIn(json: string): string {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string').join(', ') : '';
  } catch {
    // Not JSON: an older client wrote it, and the payments are listed all the same.
    return '';
  }
}

function countryName(code: string): string {
  return new Intl.DisplayNames(['en-IE'], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function lineOf(line: WireInvoice['sale_detail'][number], show: (amount: Minor) => string): InvoiceLine {
  const off = minor(line.discount);
  const amount = minor(line.unit_price) * line.product_qty - off;
  return {
    id: line.id,
    name: line.member_percent ? `${line.product_name}, member price` : line.product_name,
    note: line.note,
    quantity: line.product_qty,
    price: show(minor(line.unit_price)),
    discount: off > 0 ? `– ${show(off)}` : null,
    amount: show(amount),
    amountMinor: amount,
    vat: line.vat_rate == null ? null : { rate: `${line.vat_rate}%`, amount: show(minor(line.vat)) },
  };
}

function appointmentOf({ id, date, end, zone_label: zone }: WireInvoice['visits'][number]) {
  const span = `${formatTime(date)} – ${formatTime(end)}, ${zone}`;
  return { id, day: formatLongDate(dateOfWall(date)), lines: [span] };
}

const OFF = ['Cancelled', 'No Show'];

/** The largest offset from UTC in use: a wall-clock time later than now plus this is in the future in every zone. */
const FURTHEST_AHEAD = 14 * HOUR;

/** Thanks for a past appointment, or a friendly sentence about an upcoming one; nothing for a cancelled one. */
function closingOf({ visits, business_info: shop }: WireInvoice, now: number): string | null {
  if (visits.length === 0) return `Thank you for choosing ${shop.name}.`;
  const on = visits.filter(({ status }) => !OFF.includes(status));
  if (on.some(({ status }) => status === 'Completed')) return `Thank you for your visit to ${shop.name}.`;
  const isToCome = on.some(({ date }) => date > now + FURTHEST_AHEAD);
  return isToCome ? `${shop.name} looks forward to seeing you.` : null;
}

/** The invoice with all words and amounts formatted. */
export function viewOf(wire: WireInvoice, now = Math.floor(Date.now() / 1000)): InvoiceView {
  const { business_info: business, buyer_info: buyer } = wire;
  const show = (amount: Minor) => formatMinor(amount, currencyOfCountry(business.country));
  const discount = minor(wire.discount);
  const totals = { total: minor(wire.total_amount), paid: minor(wire.payment_amount), due: minor(wire.due_amount) };
  return {
    number: `${wire.inv_pre}${wire.inv_no}`,
    date: irishDay(wire.created_at),
    country: business.country,
    status: statusOf(wire),
    seller: {
      id: business.id,
      name: business.name,
      lines: [business.address, countryName(business.country)].filter(isKnown),
      vatNumber: business.vat_number ?? null,
      photo: business.thumbnail_picture ?? null,
    },
    buyer: {
      name: wire.buyer_name,
      lines: [buyer.address, buyer.email, buyer.mobile && groupPhone(buyer.mobile)].filter(isKnown),
    },
    visits: wire.visits.map(appointmentOf),
    suppliedOn: wire.supplied_on ?? null,
    lines: wire.sale_detail.map((line) => lineOf(line, show)),
    vat: wire.vat.map(({ rate, net, vat }) => ({
      rate: `${rate}%`,
      net: show(minor(net)),
      amount: show(minor(vat)),
    })),
    creditNotes: wire.credit_notes.map((note) => ({
      id: note.id,
      number: note.number,
      amount: show(minor(note.amount)),
      reason: note.reason,
      day: irishDay(note.created_at),
      pdfUrl: note.pdf_url,
    })),
    subtotal: show(minor(wire.sub_total)),
    discount: discount > 0 ? `– ${show(discount)}` : null,
    changes: wire.changes.map((change) => movementWords(change, show)),
    total: show(totals.total),
    totalMinor: totals.total,
    movements: wire.payments.map((payment) => movementWords(payment, show)),
    methods: methodsIn(wire.payment_type),
    paid: show(totals.paid),
    paidMinor: totals.paid,
    due: show(totals.due),
    dueMinor: totals.due,
    isPayable: isPayable(wire.payment_status as PaymentStatus) && totals.due > 0,
    pdfUrl: wire.pdf_url,
    closing: closingOf(wire, now),
  };
}
