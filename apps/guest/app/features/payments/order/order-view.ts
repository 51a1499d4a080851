import type { Minor } from '@thyme/domain/money';
import type { PhotoSource } from '../../../lib/view/photo.tsx';
import type { OrderView } from './order-summary.tsx';

/** What a booking in this tab stored, as far as the summary needs it. */
interface BookedReceipt {
  saleId: number | null;
  shop: { name: string; area: string; country: string; picture: OrderView['photo']; hasVat?: boolean };
  lines: readonly { name: string; amount: Minor }[];
  paidNow: Minor;
  dueLater: Minor;
}

/** An invoice, as far as the summary needs it. */
interface BilledInvoice {
  number: string;
  country: string;
  seller: { name: string; photo: PhotoSource | null; vatNumber: string | null };
  lines: readonly { name: string; amountMinor: Minor }[];
  totalMinor: Minor;
  paidMinor: Minor;
}

/** What is left on an invoice. */
export function viewOfInvoice(invoice: BilledInvoice, now: Minor): OrderView {
  return {
    payee: invoice.seller.name,
    title: `Invoice ${invoice.number}`,
    country: invoice.country,
    lines: invoice.lines.map(({ name, amountMinor }) => ({ name, amount: amountMinor })),
    total: invoice.totalMinor,
    paid: invoice.paidMinor,
    now,
    photo: invoice.seller.photo,
    hasVat: invoice.seller.vatNumber !== null,
  };
}

/** The order of a booking that has just been made and has no invoice yet. */
export function viewOfReceipt(receipt: BookedReceipt, now: Minor, later: string): OrderView {
  const { shop, lines, paidNow, dueLater } = receipt;
  return {
    payee: shop.area ? `${shop.name}, ${shop.area}` : shop.name,
    title: 'Your booking',
    country: shop.country,
    lines,
    total: paidNow + dueLater,
    // Vouchers have paid the difference.
    paid: Math.max(0, paidNow - now),
    now,
    photo: shop.picture ?? null,
    hasVat: shop.hasVat ?? false,
    later,
  };
}

/** Only the amount is known. */
export function plainView(title: string, now: Minor, country: string): OrderView {
  return { payee: null, title, country, lines: [], total: null, paid: 0, now };
}
