import { currencyOfCountry, formatMinor, type Minor } from '@thyme/domain/money';
import { isPayable, type PaymentStatus } from '@thyme/domain/payments';
import { dateOfWall, formatLongDate, formatTime } from '@thyme/domain/time';
import type { BadgeTone } from '@thyme/ui';
import type { InvoiceDetailQuery } from '../../generated/graphql.ts';
import { irishDay } from '../../lib/view/dates.ts';
import type { PhotoSource } from '../../lib/view/photo.tsx';
import { type Movement, movementWords } from './movement-words.ts';

export type WireInvoice = NonNullable<InvoiceDetailQuery['invoice']>;

export interface InvoiceLine {
  id: number;
  name: string;
  quantity: number;
  price: string;
  discount: string | null;
  amount: string;
  amountMinor: Minor;
}

export interface InvoiceView {
  number: string;
  date: string;
  country: string;
  status: { words: string; tone: BadgeTone };
  seller: { id: number; name: string; lines: readonly string[]; vatNumber: string | null; photo: PhotoSource | null };
  buyer: { name: string; lines: readonly string[] };
  visits: readonly { id: number; day: string; lines: readonly string[] }[];
  lines: readonly InvoiceLine[];
  subtotal: string;
  discount: string | null;
  /** What changed the total after the sale: fees, cancellations, discounts. */
  changes: readonly Movement[];
  total: string;
  totalMinor: Minor;
  /** Every payment and everything that went back. */
  movements: readonly Movement[];
  methods: string;
  paid: string;
  paidMinor: Minor;
  due: string;
  dueMinor: Minor;
  isPayable: boolean;
  pdfUrl: string;
}

const minor = (major: number): Minor => Math.round(major * 100);
const isKnown = (text: string | null | undefined): text is string => Boolean(text);

/** What the status is called here; 'Upfront' is the wire's word for a deposit. */
export function statusOf(status: string): InvoiceView['status'] {
  if (status === 'Upfront') return { words: 'Partially paid', tone: 'honey' };
  return status === 'Unpaid' ? { words: status, tone: 'clay' } : { words: status, tone: 'green' };
}

/** The methods money came by, out of a JSON list; a text that is none says nothing. */
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
    name: line.product_name,
    quantity: line.product_qty,
    price: show(minor(line.unit_price)),
    discount: off > 0 ? `– ${show(off)}` : null,
    amount: show(amount),
    amountMinor: amount,
  };
}

function appointmentOf({ id, date, end, zone_label: zone }: WireInvoice['visits'][number]) {
  const span = `${formatTime(date)} – ${formatTime(end)}, ${zone}`;
  return { id, day: formatLongDate(dateOfWall(date)), lines: [span] };
}

/** The invoice as it is written down: words and amounts, ready to be set. */
export function viewOf(wire: WireInvoice): InvoiceView {
  const { business_info: business, buyer_info: buyer } = wire;
  const show = (amount: Minor) => formatMinor(amount, currencyOfCountry(business.country));
  const discount = minor(wire.discount);
  const totals = { total: minor(wire.total_amount), paid: minor(wire.payment_amount), due: minor(wire.due_amount) };
  return {
    number: `${wire.inv_pre}${wire.inv_no}`,
    date: irishDay(wire.created_at),
    country: business.country,
    status: statusOf(wire.payment_status),
    seller: {
      id: business.id,
      name: business.name,
      lines: [business.address, countryName(business.country)].filter(isKnown),
      vatNumber: business.vat_number ?? null,
      photo: business.thumbnail_picture ?? null,
    },
    buyer: { name: wire.buyer_name, lines: [buyer.address, buyer.email, buyer.mobile].filter(isKnown) },
    visits: wire.visits.map(appointmentOf),
    lines: wire.sale_detail.map((line) => lineOf(line, show)),
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
  };
}
