import { type Currency, formatMinor, type Minor } from '@thyme/domain/money';
import type { Product } from '@thyme/domain/payments';
import { invalidInput } from '../../../../graphql/errors.ts';
import { withIdempotency } from '../../../../platform/database/idempotency.ts';
import { consumeOrRefuse } from '../../../../platform/limits/throttle.ts';
import type { Services } from '../../../../platform/services.ts';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../../../realtime/desk-events.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { isNameless } from '../../../guests/index.ts';
import { type Taken, takeCheckout } from '../../../payments/index.ts';
import { listShelf } from '../../../products/index.ts';
import { CHANGED, NOT_FOUND } from '../../appointments/change-status.ts';
import { type LockedAppointment, lockAppointment, updateAppointment } from '../../appointments/change-store.ts';
import { mailReceipt } from '../../notifications/till-receipt.ts';
import { completeAppointment } from '../close-appointment.ts';
import { memberOffOf } from './member.ts';
import { readVat } from './till-store.ts';
import { NOTHING_DUE, refusalWords } from './till-words.ts';

/** A product on the bill: a stocked one, or one that is only named. */
export interface TillProduct extends Product {
  /** The reason for a price other than the listed one. */
  priceReason: string;
}

export interface CheckoutForm {
  id: number;
  /** The version shown at the desk: another desk may have changed or paid the appointment meanwhile. */
  version: number;
  products: readonly TillProduct[];
  /** The desk confirmed the warning about low stock. */
  sellsAnyway: boolean;
  discount: Minor;
  discountPercent: number | null;
  discountReason: string;
  /** At the member price. */
  isMember: boolean;
  tip: Minor;
  vouchers: readonly { code: string; amount: Minor }[];
  cash: Minor;
  card: Minor;
  cashGiven: Minor;
  /** The total shown at the desk. */
  total: Minor;
  mailsReceipt: boolean;
  key: string | null;
}

export interface TillAnswer {
  status: 0 | 1;
  message: string;
  /** Change to give back. */
  change: Minor;
  /** The appointment differs from what the desk shows. */
  hasChanged: boolean;
}

const TAKES = ['New', 'Accept', 'Reschedule', 'Completed'];

/** A desk redeems a few vouchers an hour; more attempts mean that codes are being guessed. */
const VOUCHERS = { max: 40, windowSeconds: 3_600 };

/** Rolls back what a refused payment has written. */
export class NotTaken extends Error {
  readonly hasChanged: boolean;
  constructor(message: string, hasChanged = false) {
    super(message);
    this.hasChanged = hasChanged;
  }
}

/** Turns a refusal that rolled everything back into a result. */
export async function answered(work: () => Promise<TillAnswer>): Promise<TillAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    return { status: 0, message: error.message, change: 0, hasChanged: error.hasChanged };
  }
}

/** Locks the appointment, in the version that the desk shows. */
export async function lockShown(tx: UnitOfWork, memberId: number, { id, version }: { id: number; version: number }) {
  const locked = await lockAppointment(tx.db, id, { memberId });
  if (!locked || locked.appointment.status === 'Held' || locked.appointment.status === 'Lapsed')
    throw new NotTaken(NOT_FOUND);
  if (locked.appointment.version !== version) throw new NotTaken(CHANGED, true);
  return locked;
}

/** Takes one payment for everything on the bill and completes the appointment, all or nothing. */
export async function checkOut(services: Services, memberId: number, form: CheckoutForm): Promise<TillAnswer> {
  if (form.vouchers.length > 0) await consumeOrRefuse(services, `desk-voucher:${memberId}`, VOUCHERS);
  const { key, ...input } = form;
  const call = { owner: `user:${memberId}`, key, operation: 'desk_checkout', input };
  return answered(() => withIdempotency(services, call, (tx) => take(tx, memberId, form)));
}

async function take(tx: UnitOfWork, memberId: number, form: CheckoutForm): Promise<TillAnswer> {
  const locked = await lockShown(tx, memberId, form);
  const { appointment } = locked;
  if (!TAKES.includes(appointment.status)) throw new NotTaken(NOTHING_DUE);
  const { businessId, userId } = appointment;
  const money = (amount: Minor) => formatMinor(amount, appointment.currency as Currency);
  // One that has not started yet is paid in advance and keeps its status.
  const hasCompleted = appointment.status !== 'Completed' && (await completeAppointment(tx, locked, 'business')).ok;
  const products = await fromShelf(tx, locked, form.products);
  const member = form.isMember ? await memberOffOf(tx.db, { ...appointment, appointmentId: form.id }, products) : null;
  const taken = await takeCheckout(tx, {
    ...(member ? { member } : {}),
    businessId,
    appointmentId: form.id,
    actorId: memberId,
    products,
    sellsAnyway: form.sellsAnyway,
    discount: form.discount,
    discountReason: form.discountReason,
    tip: form.tip,
    work: locked.lines.map(({ chairId, durationMinutes }) => ({ person: chairId, minutes: durationMinutes })),
    vouchers: form.vouchers,
    tender: { cash: form.cash, card: form.card, cashGiven: form.cashGiven },
    expected: form.total,
    hasCompleted,
    isNameless: await isNameless(tx.db, businessId, userId),
  });
  if (!taken.ok)
    throw new NotTaken(
      refusalWords(taken.refusal, money, appointment.currency as Currency),
      taken.refusal.code === 'total-differs' || taken.refusal.code === 'stock-short',
    );
  await storeDiscount(tx, locked, form, taken.value);
  const happening = `checkout:${taken.value.checkoutId}`;
  if (form.mailsReceipt) await mailReceipt(tx, { businessId, appointmentId: form.id, happening, isAsked: true });
  await announceDeskAtCommit(tx, businessId);
  await writeAuditEntry(tx, {
    businessId,
    actorId: memberId,
    action: 'checkout',
    subject: 'appointment',
    subjectId: form.id,
    changes: {
      ...changesOf(form, taken.value),
      ...pricesOf(form, products, money),
      ...(member ? { memberPrice: member.name } : {}),
    },
  });
  const { total, change } = taken.value;
  const back = change > 0 ? ` Change: ${money(change)}.` : '';
  return { status: 1, message: `${money(total)} taken.${back}`, change, hasChanged: false };
}

type Sold = Product & { readonly listPrice?: Minor };

/** A stocked product has its own name and VAT, and its listed price unless the desk gives a reason. */
async function fromShelf(
  tx: UnitOfWork,
  { appointment: { businessId }, zone }: LockedAppointment,
  given: readonly TillProduct[],
): Promise<Sold[]> {
  const now = tx.clock.now();
  const vatOf = await readVat(tx.db, businessId, now);
  const isNamed = given.every(({ productId }) => productId === undefined);
  const shelf = isNamed ? [] : await listShelf(tx.db, { businessId, zone, now });
  return given.map(({ priceReason, ...product }, index) => {
    if (product.productId === undefined) return { ...product, vatRate: vatOf(product.name, product.vatRate) };
    const known = shelf.find(({ id }) => id === product.productId);
    if (!known) throw new NotTaken('One of these products is no longer sold. Please take it off the bill.', true);
    if (product.unitPrice !== known.price && priceReason === '')
      throw invalidInput({ [`products.${index}.price_reason`]: ['Please say why the price is different.'] });
    const { name, rateToday, price: listPrice } = known;
    return { ...product, name, vatRate: vatOf(name, rateToday), listPrice };
  });
}

/** Audit details: prices other than the listed ones, and products sold although there was not enough stock. */
function pricesOf(form: CheckoutForm, products: readonly Sold[], money: (amount: Minor) => string): object {
  const prices = products.flatMap(({ name, unitPrice, listPrice }, index) =>
    listPrice === undefined || listPrice === unitPrice
      ? []
      : [`${name} for ${money(unitPrice)}, not ${money(listPrice)}: ${form.products[index]?.priceReason}`],
  );
  return { ...(prices.length > 0 ? { prices } : {}), ...(form.sellsAnyway ? { soldWithoutStock: true } : {}) };
}

/** The appointment has the services' part of the discount. */
async function storeDiscount(
  tx: UnitOfWork,
  { appointment }: LockedAppointment,
  { discountPercent, discountReason, isMember }: CheckoutForm,
  { serviceDiscount }: Taken,
): Promise<void> {
  if (serviceDiscount === 0) return;
  const { discount, deskDiscount, totalAmount } = appointment;
  await updateAppointment(tx.db, appointment, {
    discount: discount + serviceDiscount,
    deskDiscount: deskDiscount + serviceDiscount,
    deskDiscountPercent: deskDiscount === 0 && !isMember ? discountPercent : null,
    discountReason,
    totalAmount: totalAmount - serviceDiscount,
  });
}

function changesOf(form: CheckoutForm, { total, byVoucher }: Taken): object {
  const { cash, card, tip, discount, discountReason: reason, products } = form;
  const amounts = { cash, card, voucher: byVoucher, tip, discount };
  return {
    amount: total,
    ...Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0)),
    ...(discount > 0 && reason ? { reason } : {}),
    ...(products.length > 0 ? { products: products.map(({ name, quantity }) => `${quantity} × ${name}`) } : {}),
  };
}
