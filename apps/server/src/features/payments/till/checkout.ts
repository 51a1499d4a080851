import type { CheckoutLine } from '@thyme/db/schema';
import { type Minor, sumOf } from '@thyme/domain/money';
import {
  type Bill,
  billOf,
  type CheckoutRefusal,
  type Product,
  priceOf,
  settle,
  splitTip,
  type Tender,
  type Work,
} from '@thyme/domain/payments';
import { ok, type Result, refuse } from '@thyme/domain/result';
import type { Db } from '../../../platform/database/database.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockShelf, type SellRefusal, takeFromStock } from '../../products/index.ts';
import {
  type AppointmentKey,
  discountLine,
  findAppointment,
  growSale,
  insertCheckout,
  insertEntries,
  insertProducts,
  listBillLines,
  lockSale,
  moneyOfAppointment,
  readUnpaidLines,
  type SaleKey,
} from '../../sales/index.ts';
import { entryOfUse, type RedeemRefusal, redeemCodes } from '../../vouchers/index.ts';
import { linesOf } from './till-store.ts';

export interface CheckoutRequest extends AppointmentKey {
  actorId: number;
  products: readonly Product[];
  discount: Minor;
  /** For the books only: the ledger, which guests see, does not contain it. */
  discountReason: string;
  /** The desk confirmed the warning about low stock. */
  sellsAnyway: boolean;
  /** The membership discount, if any. */
  member?: MemberOff;
  tip: Minor;
  /** The work that shares the tip. */
  work: readonly Work[];
  vouchers: readonly { code: string; amount: Minor }[];
  tender: Omit<Tender, 'voucher'>;
  /** The total shown at the desk. */
  expected: Minor;
  /** Whether it completes the appointment. */
  hasCompleted: boolean;
  /** The guest is nameless. */
  isNameless: boolean;
}

export interface MemberOff {
  /** By the line's id. */
  lines: ReadonlyMap<number, { off: Minor; percent: number }>;
  /** Discount per product, in order, and the percentage. */
  products: readonly Minor[];
  productPercent: number;
}

/** Distinguishes a member price from a discount of the desk in the books. */
export const MEMBER_PRICE = 'Member price';

export type TakeRefusal =
  | CheckoutRefusal
  | RedeemRefusal
  | SellRefusal
  | { readonly code: 'total-differs'; readonly expected: Minor };

export interface Taken {
  checkoutId: number;
  total: Minor;
  change: Minor;
  byVoucher: Minor;
  /** The services' part of the discount. */
  serviceDiscount: Minor;
}

type SaleLine = Awaited<ReturnType<typeof listBillLines>>[number];

/** The lines that a discount at the till applies to. Products on the bill are already paid, and the VAT of a payment does not change. */
const costOf = ({ kind, unitPrice, productQty, discount }: SaleLine): Minor =>
  kind === 'product' ? 0 : unitPrice * productQty - discount;

/** The bill of an appointment before anything is added at the till; null if it has no sale. */
export async function readBill(db: Db, key: AppointmentKey) {
  const lines = await listBillLines(db, key);
  const money = await moneyOfAppointment(db, key.appointmentId);
  return { lines, costs: lines.map(costOf), due: money?.isCancelled ? 0 : (money?.due ?? 0), paid: money?.paid ?? 0 };
}

/**
 * Takes everything that is due at the till in one payment: products, discount, tip, and any mix of vouchers, cash and
 * card reader. After a refusal the caller must roll back.
 */
export async function takeCheckout(tx: UnitOfWork, request: CheckoutRequest): Promise<Result<Taken, TakeRefusal>> {
  const { businessId, appointmentId, products, tip, tender, expected, member } = request;
  const appointment = await findAppointment(tx.db, { businessId, appointmentId });
  const saleId = appointment?.saleId ?? null;
  const sale = saleId === null ? null : await lockSale(tx.db, { businessId, saleId });
  if (!appointment || !sale) return refuse('nothing-to-take');
  const { lines, costs, due, paid } = await readBill(tx.db, { businessId, appointmentId });
  const unpaid = await readUnpaidLines(tx.db, { businessId, saleId: sale.id });
  const memberOff = member && {
    lines: lines.map(({ id }) => member.lines.get(id)?.off ?? 0),
    products: member.products,
  };
  const bill = billOf({
    lines: costs,
    open: lines.map(({ id, kind }) => (kind === 'product' ? 0 : (unpaid.get(id) ?? 0))),
    due,
    products,
    discount: request.discount,
    tip,
    ...(memberOff ? { memberOff } : {}),
  });
  if (!bill.ok) return bill;
  const discount = sumOf(bill.value.discounts);
  if (bill.value.total !== expected) return refuse('total-differs', { expected: bill.value.total });
  if (bill.value.total === 0 && products.length === 0 && discount === 0) return refuse('nothing-to-take');
  const byVoucher = sumOf(request.vouchers.map(({ amount }) => amount));
  const settled = settle(bill.value, { ...tender, voucher: byVoucher });
  if (!settled.ok) return settled;
  const shelf = products.flatMap(({ productId, quantity }) =>
    productId === undefined ? [] : [{ productId, quantity }],
  );
  const there = await lockShelf(tx, businessId, shelf, request);
  if (!there.ok) return there;
  const key = { businessId, saleId: sale.id };
  const checkoutId = await writeBill(tx, request, { key, lines, bill: bill.value });
  const common = { ...key, appointmentId, checkoutId, currency: sale.currency, actorId: request.actorId };
  const entry = { ...common, createdAt: tx.clock.now() };
  const goods = sumOf(products.map(priceOf));
  await insertEntries(tx.db, [
    ...(goods > 0 ? [{ ...entry, side: 'claim', kind: 'product', amount: goods }] : []),
    ...(discount > 0 ? [{ ...entry, side: 'claim', kind: 'discount', amount: -discount }] : []),
    ...splitTip(tip, request.work).map(({ person, amount }) => ({
      ...entry,
      side: 'claim',
      kind: 'tip',
      amount,
      chairId: person,
    })),
    ...(['cash', 'card'] as const).flatMap((method) =>
      tender[method] > 0 ? [{ ...entry, side: 'payment', kind: 'till', amount: tender[method], method }] : [],
    ),
  ]);
  const off = lines.map((_line, index) => bill.value.discounts[index] ?? 0);
  // Products of an earlier payment are lines of the bill too, but not of the appointment.
  const serviceDiscount = sumOf(off.filter((_amount, index) => lines[index]?.kind !== 'product'));
  const redeemed = await redeem(tx, request, { key, entry, due: due - sumOf(off), paid, bill: bill.value, lines });
  if (!redeemed.ok) return redeemed;
  const { change } = settled.value;
  return ok({ checkoutId, total: bill.value.total, change, byVoucher, serviceDiscount });
}

/** The products, the discount per line, and the checkout itself. */
async function writeBill(
  tx: UnitOfWork,
  request: CheckoutRequest,
  { key, lines, bill }: { key: SaleKey; lines: readonly SaleLine[]; bill: Bill },
): Promise<number> {
  const { businessId, appointmentId, products, member, tip, actorId, hasCompleted } = request;
  const productOff = member?.products ?? [];
  const discount = sumOf(bill.discounts);
  const productIds = await insertProducts(
    tx.db,
    products.map(({ name, unitPrice, quantity, vatRate, productId }, index) => ({
      ...key,
      appointmentId,
      kind: 'product',
      productId: productId ?? null,
      productName: name,
      productQty: quantity,
      unitPrice,
      vatRate,
      discount: bill.discounts[lines.length + index] ?? 0,
      memberPercent: productOff[index] ? (member?.productPercent ?? null) : null,
    })),
  );
  const sold = products.flatMap(({ productId, quantity }, index) => {
    const saleLineId = productIds[index];
    return productId === undefined || saleLineId === undefined ? [] : [{ productId, quantity, saleLineId }];
  });
  if (sold.length > 0) await takeFromStock(tx, { businessId, appointmentId, actorId }, sold);
  await growSale(tx.db, key, sumOf(products.map(priceOf)));
  const changed: CheckoutLine[] = [];
  for (const [index, { id: lineId }] of lines.entries()) {
    const off = bill.discounts[index] ?? 0;
    const own = member?.lines.get(lineId);
    const isMember = own !== undefined && own.off > 0;
    await discountLine(tx.db, {
      businessId,
      lineId,
      discount: off,
      ...(isMember ? { memberPercent: own.percent } : {}),
    });
    if (off > 0) changed.push({ lineId, discount: off, isProduct: false, ...(isMember ? { isMember } : {}) });
  }
  for (const [index, lineId] of productIds.entries())
    changed.push({ lineId, discount: bill.discounts[lines.length + index] ?? 0, isProduct: true });
  const hasMember = discount > request.discount;
  const discountReason = request.discountReason || (hasMember ? MEMBER_PRICE : '');
  const row = { ...key, appointmentId, discount, discountReason, tip, actorId, hasCompleted, lines: changed };
  return insertCheckout(tx.db, {
    ...row,
    cashGiven: request.tender.cashGiven,
    createdAt: tx.clock.now(),
  });
}

/** No service: a voucher for certain services does not pay for products. */
const NO_SERVICE = 0;

async function redeem(
  tx: UnitOfWork,
  { businessId, appointmentId, vouchers, products, isNameless }: CheckoutRequest,
  bill: { key: SaleKey; entry: object; due: Minor; paid: Minor; bill: Bill; lines: readonly SaleLine[] },
): Promise<Result<undefined, RedeemRefusal>> {
  if (vouchers.length === 0) return ok();
  const appointment = await findAppointment(tx.db, { businessId, appointmentId });
  const services = await linesOf(tx.db, { businessId, appointmentId }, { due: Math.max(0, bill.due), paid: bill.paid });
  const goods = products.map((product, index) => ({
    serviceId: NO_SERVICE,
    amount: priceOf(product) - (bill.bill.discounts[bill.lines.length + index] ?? 0),
  }));
  const redeemed = await redeemCodes(tx, {
    ...bill.key,
    userId: appointment?.userId ?? 0,
    lines: [...services, ...goods],
    vouchers,
    isNameless,
  });
  if (!redeemed.ok) return redeemed;
  const use = { ...bill.key, ...bill.entry, side: 'payment' } as const;
  await insertEntries(
    tx.db,
    redeemed.value.map((one) => ({ ...use, ...entryOfUse(one) }) as never),
  );
  return ok();
}
