import type { CartQuote } from '@thyme/domain/bookings';
import { standingOf, type World } from '../world.ts';
import { addMoney, type Settlement } from './add-money.ts';
import { addSale, type SaleIds } from './add-sale.ts';
import { quoteOf, type Span, spanOf, type Visit } from './visit.ts';

export interface BookedVisit extends Visit, Span {
  quote: CartQuote;
  saleId: number;
  appointmentId: number;
}

function addAppointment({ rows }: World, visit: Visit, span: Span, quote: CartQuote, saleId: number): number {
  const { shop, status, cancelled } = visit;
  return rows.add('appointments', {
    businessId: shop.id,
    userId: visit.guest.id,
    saleId,
    kind: 'visit',
    status,
    ...span,
    note: visit.note ?? '',
    businessNote: visit.businessNote ?? '',
    currency: shop.currency,
    subTotal: quote.subTotal,
    discount: quote.discount,
    totalAmount: quote.serviceTotal,
    upfrontPercent: shop.sketch.upfront,
    cancellation: shop.sketch.policy,
    reviewStatus: visit.review ? 'Reviewed' : 'Pending',
    createdAt: visit.bookedAt,
    completedAt: status === 'Completed' ? span.endsAt : null,
    cancelledAt: cancelled?.at ?? null,
    cancelledBy: cancelled?.by ?? null,
    cancellationFee: null,
    chargeDecision: null,
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
type SoldPricing = NonNullable<Visit['services']>[number]['pricing'];

/** One line for each service, with the time it occupies its chair. */
function addServiceLines({ rows }: World, { shop, services = [], status }: Visit, appointmentId: number) {
  for (const [position, { pricing, chairId, startsAt, busyUntil }] of services.entries()) {
    const line = { businessId: shop.id, appointmentId, position, chairId, startsAt, scheduleId: null };
    const lineId = rows.add('appointmentLines', { ...line, ...asSold(pricing), isGroup: false, isCourse: false });
    if (status === 'Cancelled') continue;
    rows.put('occupancies', { businessId: shop.id, chairId, startsAt, endsAt: busyUntil, lineId });
  }
}

/** One line for each date of a class; a course is one line with a seat on each of its dates. */
function addSeatLines({ rows }: World, { shop, seats, status, bookedAt }: Visit, appointmentId: number) {
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

function addOutcome(world: World, visit: Visit, appointmentId: number) {
  const { shop, guest, review } = visit;
  if (visit.status === 'Completed') standingOf(world, shop, guest).status = 'Known';
  if (!review) return;
  const { rating, at: createdAt } = review;
  world.rows.put('reviews', { businessId: shop.id, userId: guest.id, appointmentId, rating, comment: '', createdAt });
}

/** Stores the fee on the appointment, with the business's decision if the policy required one. */
function storeFee({ rows }: World, visit: Visit, settled: Settlement) {
  const row = rows.of('appointments').at(-1);
  if (!row || settled.fee === undefined) return;
  row.cancellationFee = settled.fee;
  if (settled.isAsked) row.chargeDecision = visit.cancelled?.decision ?? 'charged';
}

/**
 * Adds an appointment and everything that belongs to it: sale, lines, chair times or seats, payments, invoice and
 * review.
 */
export function addVisit(world: World, visit: Visit): BookedVisit {
  const quote = quoteOf(visit);
  const span = spanOf(visit);
  const saleId = addSale(world, visit, quote);
  const appointmentId = addAppointment(world, visit, span, quote, saleId);
  const ids: SaleIds = { saleId, appointmentId };
  for (const { item, quantity, regularPrice, discount } of quote.lines) {
    if (item.kind !== 'service') continue;
    const name = [...(visit.services ?? []), ...(visit.seats ? [visit.seats.group] : [])].find(
      ({ pricing }) => pricing.id === item.pricingId,
    )?.pricing.name;
    world.rows.add('saleLines', {
      businessId: visit.shop.id,
      ...ids,
      kind: 'service',
      pricingId: item.pricingId,
      voucherId: null,
      voucherOwner: null,
      productName: name ?? '',
      productQty: quantity,
      unitPrice: regularPrice,
      discount,
    });
  }
  addServiceLines(world, visit, appointmentId);
  addSeatLines(world, visit, appointmentId);
  storeFee(world, visit, addMoney(world, visit, span, quote, ids));
  addOutcome(world, visit, appointmentId);
  return { ...visit, ...span, quote, saleId, appointmentId };
}
