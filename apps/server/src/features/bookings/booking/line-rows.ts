import { type PlannedAppointment, partsOfLine } from '@thyme/domain/bookings';
import type { Instant } from '@thyme/domain/time';
import type { NewSale } from '../../sales/index.ts';
import type { LoadedCart } from '../cart/cart.ts';

type LineRow = NewSale['lines'][number];

/** A line with the times it occupies. */
interface LineDraft {
  row: LineRow;
  taken: { chairId: number; startsAt: Instant; endsAt: Instant; isOverride: boolean }[];
  schedules: number[];
}

type Sold = { offer: LoadedCart['offers'][number]; row: Omit<LineRow, 'startsAt' | 'durationMinutes'> };

function asSold(cart: LoadedCart, index: number, appointment: number): Sold {
  const offer = cart.offers[index];
  if (!offer) throw new Error('A planned appointment has a service that is not in its cart.');
  const { pricingId, name: serviceName, price, specialPrice, specialDeposit } = offer;
  const sold = { pricingId, serviceName, price, specialPrice, specialDeposit };
  return { offer, row: { businessId: cart.shop.id, appointment, ...sold } };
}

/** One line per service; one per date of a class; a course is one line with a seat on each of its dates. */
export function lineDrafts(cart: LoadedCart, appointment: PlannedAppointment, index: number): LineDraft[] {
  const { wishes, sessions, placed } = appointment;
  if (sessions.length > 0) return seatDrafts(appointment, asSold(cart, wishes[0] ?? 0, index));
  return placed.map((line, position) => ({
    row: {
      ...asSold(cart, wishes[position] ?? 0, index).row,
      chairId: line.chair,
      personChosen: cart.offers[wishes[position] ?? 0]?.personId === line.chair,
      position,
      startsAt: line.from,
      durationMinutes: (line.to - line.from) / 60,
      parts: partsOfLine(line),
    },
    taken: line.busy.map(({ chair, from, to, isOverride = line.isOverride ?? false }) => ({
      chairId: chair,
      startsAt: from,
      endsAt: to,
      isOverride,
    })),
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
      taken: [],
      schedules: dates.map(({ id }) => id),
    };
  });
}
