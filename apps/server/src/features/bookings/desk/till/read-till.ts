import type { Minor } from '@thyme/domain/money';
import type { RefundWay } from '@thyme/domain/payments';
import { isAllowed } from '@thyme/domain/people';
import { dateAt } from '@thyme/domain/time';
import { PublicError } from '../../../../graphql/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Membership, requireMembership } from '../../../access/index.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { readProductRates } from '../../../businesses/index.ts';
import { findUndoable, readBill, readRefundable, refundWays } from '../../../payments/index.ts';
import { listShelf, listSold, type ShownProduct } from '../../../products/index.ts';
import { findInvoiceNumber, findLastCheckout, listCheckoutEntries, listRecentProducts } from '../../../sales/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { type MemberAtTill, readMember } from './member.ts';
import * as store from './till-store.ts';
import { undoRefusalWords } from './till-words.ts';

const RECENT_PRODUCTS = 12;

export interface TillLine {
  id: number;
  kind: string;
  name: string;
  quantity: number;
  unitPrice: Minor;
  discount: Minor;
  vatRate: number | null;
  /** The person and the duration. */
  person: string | null;
  chairId: number | null;
  portraitId: number | null;
  minutes: number | null;
  /** It came from stock and can be restocked. */
  canRestock: boolean;
  /** What can be refunded of it. */
  left: Minor;
  /** The guest's member discount on it. */
  memberOff: Minor;
  /** It was sold at the member price. */
  memberPercent: number | null;
}

export interface TillPayment {
  id: number;
  takenAt: number;
  cash: Minor;
  card: Minor;
  voucher: Minor;
  tip: Minor;
  discount: Minor;
  discountReason: string;
  cashGiven: Minor;
}

export interface Till {
  found: store.FoundTill;
  membership: Membership;
  lines: TillLine[];
  work: { chairId: number | null; person: string | null; portraitId: number | null; minutes: number }[];
  due: Minor;
  paid: Minor;
  /** The last payment at the till that was not undone. */
  payment: TillPayment | null;
  mayUndo: boolean;
  whyNotUndo: string;
  mayRefund: boolean;
  ways: { way: RefundWay | 'as-paid'; most: Minor; label: string }[];
  tipLeft: Minor;
  products: Awaited<ReturnType<typeof listRecentProducts>>;
  shelf: readonly ShownProduct[];
  invoiceNumber: string;
  member: MemberAtTill | null;
}

/** The bill of an appointment, what was paid, and what can be undone or refunded. */
export async function readTill(services: Services, viewer: Viewer, id: number): Promise<Till> {
  const { db } = services;
  const found = await store.findTill(db, id, viewer.id);
  if (!found) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
  const { businessId } = found.appointment;
  const key = { businessId, appointmentId: id };
  const membership = await requireMembership(services, viewer, businessId);
  const [bill, refundable, work, last, undoable] = await Promise.all([
    readBill(db, key),
    readRefundable(db, key),
    store.listWork(db, key),
    findLastCheckout(db, key),
    findUndoable(services, key, membership.zone),
  ]);
  const seesMoney = isAllowed(membership, 'money');
  const goods = await readGoods(services, { businessId, zone: membership.zone, lines: bill.lines });
  const { shop } = found;
  const member = await readMember(db, found.appointment, bill);
  const vatRate = shop.isRegisteredForVat ? (goods.rateOf('') ?? shop.vatRate) : null;
  return {
    found: { ...found, shop: { ...shop, vatRate } },
    membership,
    work,
    lines: bill.lines.map((line) => {
      const worker = work.find(({ pricingId }) => pricingId === line.pricingId);
      return {
        id: line.id,
        kind: line.kind,
        name: line.productName,
        quantity: line.productQty,
        unitPrice: line.unitPrice,
        discount: line.discount,
        vatRate: line.vatRate,
        person: worker?.person ?? null,
        chairId: worker?.chairId ?? null,
        portraitId: worker?.portraitId ?? null,
        minutes: worker?.minutes ?? null,
        canRestock: goods.sold.some(({ saleLineId }) => saleLineId === line.id),
        left: refundable?.lines.find((one) => one.id === line.id)?.left ?? 0,
        memberOff: member?.lines.get(line.id)?.off ?? 0,
        memberPercent: line.memberPercent,
      };
    }),
    due: bill.due,
    paid: bill.paid,
    payment: last ? await paymentOf(services, last) : null,
    mayUndo: undoable.ok,
    whyNotUndo: undoable.ok ? '' : undoRefusalWords(undoable.refusal),
    mayRefund: seesMoney && (refundable?.paid ?? 0) > 0,
    ways: refundable
      ? refundWays(refundable).map((way) => ({ ...way, label: labelOf(way.way, refundable.labels) }))
      : [],
    tipLeft: (refundable?.tips ?? []).reduce((sum, { amount }) => sum + amount, 0),
    shelf: goods.shelf,
    products: goods.recent,
    invoiceNumber: await findInvoiceNumber(db, key),
    member,
  };
}

interface Goods {
  businessId: number;
  zone: string;
  lines: Awaited<ReturnType<typeof readBill>>['lines'];
}

/** Products of the till: those in the list, those sold recently by name only, and the restockable lines of this bill. */
async function readGoods({ db, clock }: Services, { businessId, zone, lines }: Goods) {
  const now = clock.now();
  const shelf = await listShelf(db, { businessId, zone, now });
  const recent = await listRecentProducts(db, businessId, RECENT_PRODUCTS);
  const rateOf = await readProductRates(db, businessId, dateAt(zone, now));
  const isShelved = (name: string) => shelf.some((one) => one.name.toLowerCase() === name.toLowerCase());
  return {
    shelf,
    rateOf,
    sold: await listSold(
      db,
      businessId,
      lines.flatMap(({ id, productId }) => (productId === null ? [] : [id])),
    ),
    recent: recent
      .filter(({ name }) => !isShelved(name))
      .map((product) => ({
        ...product,
        vatRate: product.vatRate === null ? null : (rateOf(product.name) ?? product.vatRate),
      })),
  };
}

/** The card or cards of an online payment, as the guest would recognise them. */
function labelOf(way: RefundWay | 'as-paid', labels: ReadonlyMap<number, string>): string {
  if (way !== 'online') return '';
  return [...new Set([...labels.values()].filter((label) => label !== 'Voucher'))].join(', ');
}

async function paymentOf(
  { db }: Services,
  checkout: NonNullable<Awaited<ReturnType<typeof findLastCheckout>>>,
): Promise<TillPayment> {
  const entries = (await listCheckoutEntries(db, checkout)).map(({ entry }) => entry);
  const by = (method: string) =>
    entries
      .filter((entry) => entry.side === 'payment' && entry.method === method)
      .reduce((sum, { amount }) => sum + amount, 0);
  const { id, createdAt, tip, discount, discountReason, cashGiven } = checkout;
  const paid = { cash: by('cash'), card: by('card'), voucher: by('voucher') };
  return { id, takenAt: createdAt, ...paid, tip, discount, discountReason, cashGiven };
}
