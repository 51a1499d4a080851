import { askedPercent, type CartQuote } from '@thyme/domain/bookings';
import type { DemoShop } from '../opening/demo-shop.ts';
import { guestStatusOf, type World } from '../world.ts';
import { addMoney, type Settlement } from './add-money.ts';
import { addSale, type SaleIds } from './add-sale.ts';
import { type Appointment, quoteOf, type Span, spanOf } from './appointment.ts';

export interface BookedAppointment extends Appointment, Span {
  quote: CartQuote;
  saleId: number;
  appointmentId: number;
}

function addAppointmentRow(
  { rows }: World,
  appointment: Appointment,
  span: Span,
  quote: CartQuote,
  saleId: number,
): number {
  const { shop, status, cancelled } = appointment;
  return rows.add('appointments', {
    businessId: shop.id,
    userId: appointment.guest.id,
    saleId,
    kind: 'visit',
    status,
    ...span,
    note: appointment.note ?? '',
    businessNote: appointment.businessNote ?? '',
    currency: shop.currency,
    subTotal: quote.subTotal,
    discount: quote.discount,
    totalAmount: quote.serviceTotal,
    upfrontPercent: askedPercent(
      quote,
      quote.lines.filter(({ item }) => item.kind !== 'voucher'),
    ),
    cancellation: shop.sketch.policy,
    cancellationSteps: shop.sketch.steps ?? [],
    reviewStatus: appointment.review ? 'Reviewed' : 'Pending',
    createdAt: appointment.bookedAt,
    arrivedAt: appointment.arrivedAt ?? null,
    completedAt: status === 'Completed' ? span.endsAt : null,
    cancelledAt: cancelled?.at ?? null,
    cancelledBy: cancelled?.by ?? null,
    cancellationFee: null,
    chargeDecision: null,
    groupPlace: null,
    companion: '',
    partDeposit: null,
  });
}

const asSold = ({ id, minutes, name, price, specialPrice, specialDeposit }: SoldPricing) => ({
  pricingId: id,
  durationMinutes: minutes,
  serviceName: name,
  price,
  specialPrice,
  specialDeposit,
});
type SoldPricing = NonNullable<Appointment['services']>[number]['pricing'];

/** A free unit for each room and machine that a service needs; left out where none is free. */
function unitsFor({ taken }: DemoShop, { needs = [] }: SoldPricing, startsAt: number) {
  return needs.flatMap(({ units, from, to }) => {
    const [start, end] = [startsAt + from * 60, startsAt + to * 60];
    const isFree = (unit: number) => !(taken.get(unit) ?? []).some(([first, last]) => first < end && start < last);
    const unit = units.find(isFree);
    if (unit === undefined || end <= start) return [];
    taken.set(unit, [...(taken.get(unit) ?? []), [start, end]]);
    return [{ chairId: unit, startsAt: start, endsAt: end }];
  });
}

/** One line for each service, with the time it occupies its chair. */
function addServiceLines({ rows }: World, { shop, services = [], status }: Appointment, appointmentId: number) {
  for (const [position, { pricing, chairId, startsAt, busyUntil }] of services.entries()) {
    const line = { businessId: shop.id, appointmentId, position, chairId, startsAt, scheduleId: null };
    const used = status === 'Cancelled' ? [] : unitsFor(shop, pricing, startsAt);
    const parts = used.map((time) => ({
      unit: time.chairId,
      from: time.startsAt - startsAt,
      to: time.endsAt - startsAt,
    }));
    const lineId = rows.add('appointmentLines', {
      ...line,
      ...asSold(pricing),
      parts: parts.length > 0 ? [{ unit: null, from: 0, to: busyUntil - startsAt }, ...parts] : null,
      isGroup: false,
      isCourse: false,
    });
    if (status === 'Cancelled') continue;
    rows.put('occupancies', { businessId: shop.id, chairId, startsAt, endsAt: busyUntil, lineId });
    for (const time of used) rows.put('occupancies', { businessId: shop.id, ...time, lineId });
  }
}

/** One line for each date of a class; a course is one line with a seat on each of its dates. */
function addSeatLines({ rows }: World, { shop, seats, status, bookedAt }: Appointment, appointmentId: number) {
  if (!seats) return;
  const isCourse = seats.group.kind === 'course';
  const perLine = isCourse ? [seats.dates] : seats.dates.map((date) => [date]);
  for (const [position, dates] of perLine.entries()) {
    const [first] = dates;
    if (!first) throw new Error(`${seats.group.pricing.name} has no dates.`);
    const line = { businessId: shop.id, appointmentId, position, startsAt: first.startsAt, scheduleId: first.id };
    const row = { ...line, chairId: null, ...asSold(seats.group.pricing), isGroup: true, isCourse };
    const lineId = rows.add('appointmentLines', row);
    if (status === 'Cancelled') continue;
    for (const date of dates) {
      date.left -= 1;
      rows.put('seatClaims', { businessId: shop.id, scheduleId: date.id, lineId, createdAt: bookedAt });
    }
  }
}

function addOutcome(world: World, appointment: Appointment, appointmentId: number) {
  const { shop, guest, review, bookedAt } = appointment;
  if (appointment.status === 'Completed') {
    const known = guestStatusOf(world, shop, guest);
    // A guest of the shop since the first booking.
    Object.assign(known, { status: 'Known', createdAt: Math.min(known.createdAt ?? bookedAt, bookedAt) });
  }
  if (!review) return;
  const { rating, at: createdAt } = review;
  const row = { businessId: shop.id, userId: guest.id, appointmentId, rating, comment: '', createdAt };
  world.rows.put('reviews', { ...row, reply: '', repliedAt: null });
}

/** Stores the fee on the appointment, with the business's decision if the policy required one. */
function storeFee({ rows }: World, appointment: Appointment, settled: Settlement) {
  const row = rows.of('appointments').at(-1);
  if (!row || settled.fee === undefined) return;
  row.cancellationFee = settled.fee;
  if (settled.isAsked) row.chargeDecision = appointment.cancelled?.decision ?? 'charged';
}

/**
 * Adds an appointment and everything that belongs to it: sale, lines, chair times or seats, payments, invoice and
 * review.
 */
export function addAppointment(world: World, appointment: Appointment): BookedAppointment {
  const quote = quoteOf(appointment);
  const span = spanOf(appointment);
  const saleId = addSale(world, appointment, quote);
  const appointmentId = addAppointmentRow(world, appointment, span, quote, saleId);
  const ids: SaleIds = { saleId, appointmentId };
  for (const { item, quantity, regularPrice, discount } of quote.lines) {
    if (item.kind !== 'service') continue;
    const name = [...(appointment.services ?? []), ...(appointment.seats ? [appointment.seats.group] : [])].find(
      ({ pricing }) => pricing.id === item.pricingId,
    )?.pricing.name;
    world.rows.add('saleLines', {
      businessId: appointment.shop.id,
      ...ids,
      kind: 'service',
      pricingId: item.pricingId,
      voucherId: null,
      voucherOwner: null,
      productName: name ?? '',
      productQty: quantity,
      unitPrice: regularPrice,
      discount,
      vatRate: appointment.shop.vatRate,
    });
  }
  addServiceLines(world, appointment, appointmentId);
  addSeatLines(world, appointment, appointmentId);
  storeFee(world, appointment, addMoney(world, appointment, span, quote, ids));
  addOutcome(world, appointment, appointmentId);
  return { ...appointment, ...span, quote, saleId, appointmentId };
}
