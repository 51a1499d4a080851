import type { PlacedLine } from '@thyme/domain/availability';
import {
  acceptRulesOf,
  askedPercent,
  type CartQuote,
  isAcceptedAtOnce,
  linkedDeposit,
  PART_HOURS,
  type PlannedAppointment,
  payPartUntil,
  type QuotedLine,
} from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import { randomToken } from '../../../platform/crypto/ids.ts';
import type { AtDesk } from '../../availability/index.ts';
import type { PaymentPlan } from '../../payments/index.ts';
import type { NewSale } from '../../sales/index.ts';
import { asksDeposit, type LoadedCart, paysParts } from '../cart/cart.ts';
import { bookedOf } from '../cart/guest-price.ts';
import { lineDrafts } from './line-rows.ts';

/** A decided booking, before anything is stored. */
export interface Booking {
  cart: LoadedCart;
  quote: CartQuote;
  appointments: readonly PlannedAppointment[];
  call: PlacedLine | null;
  payment: PaymentPlan;
  userId: number;
  /** The guest's note; at the desk a private note. */
  note: string;
  /** The desk's note to the guest. */
  noteToGuest?: string;
  source: 'web' | 'waiting-list' | 'desk';
  now: Instant;
}

/** When the hold for the payment expires; null if nothing is due now. */
export const heldUntil = ({ payment }: Booking): Instant | null => payment.order?.expiresAt ?? null;

/** The call belongs to the first appointment that is not a class. */
const appointmentWithCall = ({ appointments }: Booking): number =>
  appointments.findIndex(({ sessions }) => sessions.length === 0);

/** The price of an appointment, line by line; a paid call belongs to its appointment. */
function pricesOf(booking: Booking, appointment: PlannedAppointment): QuotedLine[] {
  const { quote, appointments } = booking;
  const services = appointment.wishes.flatMap((index) => quote.lines[index] ?? []);
  if (appointments[appointmentWithCall(booking)] !== appointment) return services;
  return [...services, ...quote.lines.filter(({ item }) => item.kind === 'call')];
}

function totalOf(booking: Booking, appointment: PlannedAppointment): number {
  return sumOf(pricesOf(booking, appointment).map(({ total }) => total));
}

/** The rows of a booking's sale. */
export function saleOf(booking: Booking, { key, desk }: { key: NewSale['key']; desk: AtDesk | null }): NewSale {
  const { cart, userId, now, payment } = booking;
  const businessId = cart.shop.id;
  const expiresAt = heldUntil(booking);
  const lines = booking.appointments.flatMap((appointment, index) => lineDrafts(cart, appointment, index));
  const call = callRows(booking);
  return {
    sale: saleRow(booking),
    hold: expiresAt === null ? null : { businessId, userId, purpose: 'checkout', createdAt: now, expiresAt },
    appointments: booking.appointments.map((appointment) => appointmentRow(booking, appointment)),
    lines: lines.map(({ row }) => row),
    room: call?.room ?? null,
    occupancies: [
      ...lines.flatMap(({ taken }, line) => taken.map((time) => ({ businessId, ...time, line }))),
      ...(call ? [call.chair] : []),
    ],
    seatClaims: lines.flatMap(({ schedules }, line) =>
      schedules.map((scheduleId) => ({ businessId, scheduleId, line, createdAt: now })),
    ),
    saleLines: [...saleLineRows(booking), ...goodsRows(booking)],
    claims: claimRows(booking),
    order: payment.order && { ...payment.order, appointment: onlyAppointment(booking), createdAt: now, updatedAt: now },
    audit: desk && auditRow(booking, desk),
    key,
    calendarVersion: cart.shop.calendarVersion,
    uses: payment.uses,
    paysFor: onlyAppointment(booking),
    recipients: cart.vouchers.map(({ id, wish: { owner, email, giver, message, colour, amount = null }, sendAt }) => {
      return { voucherId: id, owner, email, giver, message, colour, amount, sendAt };
    }),
  };
}

/**
 * The appointment that a payment is shown with; null if the sale has several or none. In a group with separate parts it
 * is that of the guest who books.
 */
function onlyAppointment({ appointments, cart }: Booking): number | null {
  if (paysParts(cart)) return appointments.findIndex(({ guest }) => guest === 0);
  return appointments.length === 1 ? 0 : null;
}

function saleRow(booking: Booking): NewSale['sale'] {
  const { cart, quote, userId, source, now } = booking;
  const isPaid = heldUntil(booking) === null;
  const goodsOff = sumOf(cart.goods.map(offOf));
  return {
    businessId: cart.shop.id,
    userId,
    source,
    status: isPaid ? 'confirmed' : 'pending',
    confirmedAt: isPaid ? now : null,
    currency: cart.shop.currency,
    subTotal: quote.subTotal + quote.voucherTotal + (quote.goods ?? 0) + goodsOff,
    discount: quote.discount + goodsOff,
    totalAmount: quote.total,
    payableNow: quote.payableNow,
    inFull: quote.inFull ?? false,
    partsUntil: paysParts(cart) ? linksUntil(booking) : null,
    depositUntil: hasDepositLink(booking) ? linksUntil(booking) : null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Whether a link asks for the deposit of the whole group; there is none for a group without a deposit, or that has begun. */
const hasDepositLink = (booking: Booking): boolean =>
  asksDeposit(booking.cart) && linkedDeposit(booking.quote) > 0 && linksUntil(booking) > booking.now;

/** When the links of a group expire. */
function linksUntil({ cart, appointments, now }: Booking): Instant {
  const begins = Math.min(...appointments.map(({ startsAt }) => startsAt));
  return payPartUntil({ at: now, begins, hours: cart.shop.partHours || PART_HOURS.usual });
}

function appointmentRow(booking: Booking, appointment: PlannedAppointment): NewSale['appointments'][number] {
  const { cart, quote, userId, source, now, note, noteToGuest = '' } = booking;
  const prices = pricesOf(booking, appointment);
  const discount = sumOf(prices.map((line) => line.discount));
  const totalAmount = totalOf(booking, appointment);
  return {
    businessId: cart.shop.id,
    userId,
    status: heldUntil(booking) !== null ? 'Held' : isAccepted(booking) ? 'Accept' : 'New',
    source,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    // A note by the desk is not the guest's.
    note: source === 'desk' ? '' : note,
    businessNote: source === 'desk' ? note : '',
    noteToGuest,
    currency: cart.shop.currency,
    subTotal: totalAmount + discount,
    discount,
    totalAmount,
    upfrontPercent: askedPercent(quote, prices),
    cancellation: cart.shop.cancellation,
    cancellationSteps: cart.shop.cancellationSteps,
    ...groupColumns(cart, appointment),
    ...(paysParts(cart) || hasDepositLink(booking)
      ? { partDeposit: sumOf(prices.map((line) => line.askedLater ?? line.payableNow)) }
      : {}),
    createdAt: now,
    updatedAt: now,
  };
}

/** The guest's number in the group. */
function groupColumns({ group }: LoadedCart, { guest }: PlannedAppointment) {
  if (!group || guest === undefined) return {};
  if (guest === 0) return { groupPlace: 0, companion: '' };
  return {
    groupPlace: guest,
    companion: group.names[guest - 1] || `Guest ${guest + 1}`,
    companionEmail: group.emails?.[guest - 1] ?? '',
  };
}

/** A booking by the business itself needs no acceptance; others follow its rule. */
function isAccepted({ source, cart, call, quote, appointments }: Booking): boolean {
  if (source === 'desk') return true;
  const booked = bookedOf(cart, { appointments, hasCall: call !== null, payableNow: quote.payableNow });
  return isAcceptedAtOnce(acceptRulesOf(cart.shop), { ...booked, inFull: quote.inFull });
}

/** The consultation call, in a room with an unguessable id. */
function callRows(booking: Booking) {
  const { cart, call, userId, now } = booking;
  if (!call) return null;
  const businessId = cart.shop.id;
  const roomId = randomToken(24);
  const times = { startsAt: call.from, endsAt: call.to };
  const appointment = appointmentWithCall(booking);
  return {
    room: { businessId, id: roomId, appointment, guestId: userId, ...times, createdAt: now },
    chair: { businessId, chairId: call.chair, ...times, roomId, line: null },
  };
}

/** The claims: for each appointment, for the vouchers being bought, and for products. */
function claimRows(booking: Booking): NewSale['claims'] {
  const { cart, quote, appointments, userId, now } = booking;
  const kind = 'sale';
  const owed = [
    ...appointments.map((appointment, index) => ({ kind, appointment: index, amount: totalOf(booking, appointment) })),
    { kind, appointment: null, amount: quote.voucherTotal },
    { kind: 'product', appointment: handedOver(booking), amount: quote.goods ?? 0 },
  ];
  const entry = { businessId: cart.shop.id, side: 'claim', currency: cart.shop.currency };
  return owed
    .filter(({ amount }) => amount > 0)
    .map((claim) => ({ ...entry, ...claim, actorId: userId, createdAt: now }));
}

/** The audit entry: which member booked what for whom. */
function auditRow({ cart, userId, now }: Booking, { memberId, anyway = [] }: AtDesk): NewSale['audit'] {
  const services = cart.offers.map(({ name }) => name);
  const changes = { guest: userId, services, ...(anyway.length > 0 ? { anyway } : {}) };
  const entry = { businessId: cart.shop.id, actorId: memberId, action: 'book', subject: 'appointment' };
  return { ...entry, changes, createdAt: now };
}

/** Products are handed over at the first appointment, or at that of the guest who pays for them. */
const handedOver = (booking: Booking): number => onlyAppointment(booking) ?? 0;

/** The member discount on a product. */
const offOf = ({ listPrice, price, quantity }: LoadedCart['goods'][number]): number => (listPrice - price) * quantity;

function goodsRows(booking: Booking): NewSale['saleLines'] {
  const { cart } = booking;
  const appointment = handedOver(booking);
  return cart.goods.map((goods) => ({
    businessId: cart.shop.id,
    kind: 'product',
    productId: goods.productId,
    isOrdered: true,
    appointment,
    productName: goods.name,
    productQty: goods.quantity,
    unitPrice: goods.listPrice,
    discount: offOf(goods),
    vatRate: goods.vatRate,
    memberPercent: goods.memberPercent || null,
  }));
}

/** The lines of the invoice: each service with its appointment, then each voucher, then the call. */
function saleLineRows(booking: Booking): NewSale['saleLines'] {
  const { cart, quote, appointments } = booking;
  const appointmentOf = new Map(appointments.flatMap(({ wishes }, index) => wishes.map((wish) => [wish, index])));
  return quote.lines.map(({ item, quantity, regularPrice, discount }, index) => {
    const common = { businessId: cart.shop.id, productQty: quantity, unitPrice: regularPrice, discount };
    if (item.kind === 'service') {
      const { name: productName = '', vatRate = null } = cart.offers[index] ?? {};
      const appointment = appointmentOf.get(index) ?? null;
      const { pricingId, memberPercent = null } = item;
      return { ...common, kind: 'service', pricingId, appointment, productName, vatRate, memberPercent };
    }
    if (item.kind === 'call') {
      const appointment = appointmentWithCall(booking);
      const { vatRate } = cart.shop;
      return { ...common, kind: 'consultation', appointment, productName: 'Video consultation', vatRate };
    }
    const { voucherId, person } = item;
    const { name: productName = '', isPackage = false } = cart.vouchers[index - cart.offers.length] ?? {};
    const voucherOwner = isPackage ? null : person;
    return { ...common, kind: 'voucher', voucherId, voucherOwner, appointment: null, productName };
  });
}
