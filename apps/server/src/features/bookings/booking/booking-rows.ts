import type { PlacedLine } from '@thyme/domain/availability';
import type { CartQuote, PlannedAppointment, QuotedLine } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import type { Instant } from '@thyme/domain/time';
import type { BookingRows } from '../../sales/index.ts';
import type { LoadedCart } from '../cart/cart.ts';

/** Everything that was decided about a booking before anything is written. */
export interface Booking {
  cart: LoadedCart;
  quote: CartQuote;
  visits: readonly PlannedAppointment[];
  call: PlacedLine | null;
  userId: number;
  note: string;
  source: 'web' | 'waiting-list' | 'desk';
  now: Instant;
  /** Set where something is due now: the times are kept until then. */
  holdUntil: Instant | null;
}

/** The call hangs on the first visit that is not a class. */
const callVisit = ({ visits }: Booking): number => visits.findIndex(({ sessions }) => sessions.length === 0);

/** What a visit costs, line by line; a call that is paid for goes with the visit it hangs on. */
function linesOf(booking: Booking, visit: PlannedAppointment): QuotedLine[] {
  const { quote, visits } = booking;
  const services = visit.wishes.flatMap((index) => quote.lines[index] ?? []);
  if (visits[callVisit(booking)] !== visit) return services;
  return [...services, ...quote.lines.filter(({ item }) => item.kind === 'call')];
}

export function visitTotal(booking: Booking, visit: PlannedAppointment): number {
  return sumOf(linesOf(booking, visit).map(({ total }) => total));
}

/** Everything a booking writes. `roomId` is the secret of its call, where it has one. */
export function bookingRows(booking: Booking, roomId: string): BookingRows {
  const { cart, call, userId, now, holdUntil } = booking;
  const businessId = cart.shop.id;
  const hold = { businessId, userId, purpose: 'checkout', createdAt: now };
  const drafts = booking.visits.flatMap((visit, index) => lineDrafts(booking, visit, index));
  const rows: BookingRows = {
    sale: saleRow(booking),
    hold: holdUntil === null ? null : { ...hold, expiresAt: holdUntil },
    visits: booking.visits.map((visit) => visitRow(booking, visit)),
    lines: drafts.map(({ row }) => row),
    room: null,
    chairs: drafts.flatMap(({ chair }, line) => (chair ? [{ businessId, ...chair, line }] : [])),
    seats: drafts.flatMap(({ schedules }, line) =>
      schedules.map((scheduleId) => ({ businessId, scheduleId, line, createdAt: now })),
    ),
    saleLines: saleLineRows(booking),
    calendarVersion: cart.shop.calendarVersion,
  };
  if (!call) return rows;
  const visit = callVisit(booking);
  const times = { startsAt: call.from, endsAt: call.to };
  return {
    ...rows,
    room: { businessId, id: roomId, visit, guestId: userId, ...times, createdAt: now },
    chairs: [...rows.chairs, { businessId, chairId: call.chair, ...times, roomId, line: null }],
  };
}

function saleRow({ cart, quote, userId, source, now, holdUntil }: Booking): BookingRows['sale'] {
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

function visitRow(booking: Booking, visit: PlannedAppointment): BookingRows['visits'][number] {
  const { cart, userId, source, now, note, holdUntil } = booking;
  const discount = sumOf(linesOf(booking, visit).map((line) => line.discount));
  const totalAmount = visitTotal(booking, visit);
  return {
    businessId: cart.shop.id,
    userId,
    // What the shop books itself waits for no answer of the shop.
    status: holdUntil !== null ? 'Held' : source === 'desk' ? 'Accept' : 'New',
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

type LineRow = BookingRows['lines'][number];

/** A line with what it takes. */
interface LineDraft {
  row: LineRow;
  chair: { chairId: number; startsAt: Instant; endsAt: Instant } | null;
  schedules: number[];
}

type Sold = { offer: LoadedCart['offers'][number]; row: Omit<LineRow, 'startsAt' | 'durationMinutes'> };

function asSold({ cart }: Booking, index: number, visit: number): Sold {
  const offer = cart.offers[index];
  if (!offer) throw new Error('A planned visit has a service that is not in its cart.');
  const { pricingId, name: serviceName, price, specialPrice, specialDeposit } = offer;
  const sold = { pricingId, serviceName, price, specialPrice, specialDeposit };
  return { offer, row: { businessId: cart.shop.id, visit, ...sold } };
}

/** One line for each service; one for each date of a class; a course is one line with a seat on each of its dates. */
function lineDrafts(booking: Booking, visit: PlannedAppointment, index: number): LineDraft[] {
  if (visit.sessions.length > 0) return seatDrafts(visit, asSold(booking, visit.wishes[0] ?? 0, index));
  return visit.placed.map(({ chair, from, to, busyUntil }, position) => ({
    row: {
      ...asSold(booking, visit.wishes[position] ?? 0, index).row,
      chairId: chair,
      position,
      startsAt: from,
      durationMinutes: (to - from) / 60,
    },
    chair: { chairId: chair, startsAt: from, endsAt: busyUntil },
    schedules: [],
  }));
}

function seatDrafts({ sessions }: PlannedAppointment, { offer, row }: Sold): LineDraft[] {
  const isCourse = offer.group?.isCourse ?? false;
  const perLine = isCourse ? [sessions] : sessions.map((session) => [session]);
  return perLine.flatMap((dates, position) => {
    const [first] = dates;
    if (!first) return [];
    const seat = { isGroup: true, isCourse, scheduleId: first.id, startsAt: first.start };
    return {
      row: { ...row, ...seat, position, durationMinutes: offer.minutes },
      chair: null,
      schedules: dates.map(({ id }) => id),
    };
  });
}

/** What stands on the invoice: each service with its visit, then each voucher, then the call. */
function saleLineRows(booking: Booking): BookingRows['saleLines'] {
  const { cart, quote, visits } = booking;
  const visitOf = new Map(visits.flatMap(({ wishes }, visit) => wishes.map((index) => [index, visit] as const)));
  return quote.lines.map(({ item, quantity, regularPrice, discount }, index) => {
    const common = { businessId: cart.shop.id, productQty: quantity, unitPrice: regularPrice, discount };
    if (item.kind === 'service') {
      const productName = cart.offers[index]?.name ?? '';
      return { ...common, kind: 'service', pricingId: item.pricingId, visit: visitOf.get(index) ?? null, productName };
    }
    if (item.kind === 'call')
      return { ...common, kind: 'consultation', visit: callVisit(booking), productName: 'Video consultation' };
    const productName = cart.vouchers[index - cart.offers.length]?.name ?? '';
    return {
      ...common,
      kind: 'voucher',
      voucherId: item.voucherId,
      voucherOwner: item.person,
      visit: null,
      productName,
    };
  });
}
