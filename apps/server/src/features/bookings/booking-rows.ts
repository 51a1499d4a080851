import type { PlacedLine } from '@thyme/domain/availability';
import type { AppointmentStatus, CartQuote, PlannedVisit, QuotedLine } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import type { NewAppointment, NewLine, NewOccupancy, NewSale, NewSaleLine, NewSeatClaim } from './booking-store.ts';
import type { LoadedCart } from './cart.ts';

/** Everything that was decided about a booking before anything is written. */
export interface Booking {
  cart: LoadedCart;
  quote: CartQuote;
  visits: readonly PlannedVisit[];
  call: PlacedLine | null;
  userId: number;
  note: string;
  source: 'web' | 'waiting-list';
  now: Instant;
  /** Set where something is due now: the times are kept until then. */
  holdUntil: Instant | null;
}

const linesOf = ({ quote }: Booking, visit: PlannedVisit): QuotedLine[] =>
  visit.wishes.flatMap((index) => quote.lines[index] ?? []);

export function saleRow({ cart, quote, userId, source, now, holdUntil }: Booking): NewSale {
  return {
    businessId: cart.shop.id,
    userId,
    source,
    status: holdUntil === null ? 'confirmed' : 'pending',
    confirmedAt: holdUntil === null ? now : null,
    currency: cart.shop.currency,
    subTotal: quote.subTotal + quote.voucherTotal,
    discount: quote.discount,
    totalAmount: quote.total,
    payableNow: quote.payableNow,
    createdAt: now,
    updatedAt: now,
  };
}

export function visitTotal(booking: Booking, visit: PlannedVisit): number {
  return sumOf(linesOf(booking, visit).map(({ total }) => total));
}

export function appointmentRow(booking: Booking, visit: PlannedVisit, saleId: number): NewAppointment {
  const { cart, userId, source, now, note, holdUntil } = booking;
  const lines = linesOf(booking, visit);
  const discount = sumOf(lines.map((line) => line.discount));
  const totalAmount = sumOf(lines.map(({ total }) => total));
  const status: AppointmentStatus = holdUntil === null ? 'New' : 'Held';
  return {
    businessId: cart.shop.id,
    userId,
    saleId,
    status,
    source,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    note,
    currency: cart.shop.currency,
    subTotal: totalAmount + discount,
    discount,
    totalAmount,
    upfrontPercent: cart.shop.upfrontPercent,
    cancellation: cart.shop.cancellation,
    createdAt: now,
    updatedAt: now,
  };
}

/** A line before it has its id, with what it takes. */
export interface LineDraft {
  row: NewLine;
  occupancy: Pick<NewOccupancy, 'chairId' | 'startsAt' | 'endsAt'> | null;
  schedules: number[];
}

/** One line for each service; one for each date of a class; a course is one line with a seat on each of its dates. */
export function lineDrafts({ cart }: Booking, visit: PlannedVisit, appointmentId: number): LineDraft[] {
  const asSold = (index: number) => {
    const offer = cart.offers[index];
    if (!offer) throw new Error('A planned visit has a service that is not in its cart.');
    const { price, specialPrice, specialDeposit } = offer;
    const row = { businessId: cart.shop.id, appointmentId, pricingId: offer.pricingId, serviceName: offer.name };
    return { offer, row: { ...row, price, specialPrice, specialDeposit } };
  };
  if (visit.sessions.length > 0) return seatDrafts(visit, asSold(visit.wishes[0] ?? 0));
  return visit.placed.map(({ chair, from, to, busyUntil }, position) => ({
    row: {
      ...asSold(visit.wishes[position] ?? 0).row,
      chairId: chair,
      position,
      startsAt: from,
      durationMinutes: (to - from) / 60,
    },
    occupancy: { chairId: chair, startsAt: from, endsAt: busyUntil },
    schedules: [],
  }));
}

type Sold = { offer: LoadedCart['offers'][number]; row: Omit<NewLine, 'startsAt' | 'durationMinutes'> };

function seatDrafts({ sessions }: PlannedVisit, { offer, row }: Sold): LineDraft[] {
  const isCourse = offer.group?.isCourse ?? false;
  const perLine = isCourse ? [sessions] : sessions.map((session) => [session]);
  return perLine.flatMap((dates, position) => {
    const [first] = dates;
    if (!first) return [];
    const seat = { isGroup: true, isCourse, scheduleId: first.id, startsAt: first.start };
    return {
      row: { ...row, ...seat, position, durationMinutes: offer.minutes },
      occupancy: null,
      schedules: dates.map(({ id }) => id),
    };
  });
}

export function occupancyRows(businessId: number, drafts: LineDraft[], lineIds: number[], holdId: number | null) {
  return drafts.flatMap(({ occupancy }, index): NewOccupancy[] =>
    occupancy ? [{ businessId, ...occupancy, lineId: lineIds[index] ?? null, holdId }] : [],
  );
}

export function seatRows(
  { cart, now }: Booking,
  drafts: LineDraft[],
  lineIds: number[],
  holdId: number | null,
): NewSeatClaim[] {
  return drafts.flatMap(({ schedules }, index) =>
    schedules.map((scheduleId) => ({
      businessId: cart.shop.id,
      scheduleId,
      lineId: lineIds[index] ?? null,
      holdId,
      createdAt: now,
    })),
  );
}

/** What stands on the invoice: each service with its visit, then each voucher. */
export function saleLineRows(booking: Booking, saleId: number, appointmentIds: readonly number[]): NewSaleLine[] {
  const { cart, quote, visits } = booking;
  const appointmentOf = new Map(
    visits.flatMap(({ wishes }, position) => wishes.map((index) => [index, appointmentIds[position]] as const)),
  );
  return quote.lines.map((line, index): NewSaleLine => {
    const common = { businessId: cart.shop.id, saleId, productQty: line.quantity, unitPrice: line.regularPrice };
    const { discount, item } = line;
    if (item.kind === 'service') {
      const productName = cart.offers[index]?.name ?? '';
      const appointmentId = appointmentOf.get(index) ?? null;
      return { ...common, discount, kind: 'service', pricingId: item.pricingId, appointmentId, productName };
    }
    const productName = cart.vouchers[index - cart.offers.length]?.name ?? '';
    const voucher = { kind: 'voucher', voucherId: item.voucherId, voucherOwner: item.person };
    return { ...common, discount, ...voucher, productName };
  });
}
