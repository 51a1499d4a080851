import { dropDate, paidShare, type SeatLine } from '@thyme/domain/bookings';
import { sumOf } from '@thyme/domain/money';
import type { Result } from '@thyme/domain/result';
import { ok, refuse } from '@thyme/domain/result';
import { dateAt } from '@thyme/domain/time';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { announceAtCommit } from '../../availability/index.ts';
import { type PartReturned, refundPart } from '../../payments/index.ts';
import { cancelAppointment } from '../appointments/cancel.ts';
import { type LockedAppointment, updateAppointment } from '../appointments/change-store.ts';
import type { AppointmentRefusal } from '../appointments/refusals.ts';
import { endProposal } from '../reschedule/end.ts';
import { announceDateDropped } from './announce.ts';
import * as store from './seats-store.ts';

export interface Dropping {
  scheduleIds: readonly number[];
  by: 'business' | 'guest';
  note: string;
}

/** The result for a booking: cancelled as a whole if no date is left. */
export interface Dropped {
  isWhole: boolean;
  refunded: number;
  atTill: number;
}

const LIVE = ['New', 'Accept', 'Reschedule'];

/**
 * Removes single dates from a booking of a class or course: the seat is released, its share refunded and the guest
 * notified. Without a date left, the booking is cancelled.
 */
export async function dropDates(
  tx: UnitOfWork,
  locked: LockedAppointment,
  { scheduleIds, by, note }: Dropping,
): Promise<Result<Dropped, AppointmentRefusal>> {
  const { appointment } = locked;
  if (!LIVE.includes(appointment.status)) return refuse('not-allowed');
  const key = { businessId: appointment.businessId, appointmentId: appointment.id };
  const seats = await store.listSeats(tx.db, key);
  const going = seats.filter(({ scheduleId }) => scheduleIds.includes(scheduleId));
  if (going.length === 0) return refuse('not-allowed');
  if (going.length === seats.length) {
    const cancelled = await cancelAppointment(tx, locked, { by: 'business', note, doneBy: by });
    return cancelled.ok ? ok({ isWhole: true, refunded: cancelled.value.refund, atTill: 0 }) : cancelled;
  }
  if (locked.proposal) await endProposal(tx, locked, { status: 'withdrawn', at: tx.clock.now(), by });
  const returned: PartReturned[] = [];
  for (const seat of going) returned.push(await dropOne(tx, locked, seat, { by, note }));
  await announceAtCommit(
    tx,
    key.businessId,
    going.map(({ startsAt }) => dateAt(locked.zone, startsAt)),
  );
  return ok({
    isWhole: false,
    refunded: sumOf(returned.map(({ refunded }) => refunded)),
    atTill: sumOf(returned.map(({ atTill }) => atTill)),
  });
}

/** The lines of an appointment and how many dates each still has. */
function linesOf(seats: readonly store.Seat[]): Map<number, SeatLine> {
  const byLine = Map.groupBy(seats, ({ lineId }) => lineId);
  return new Map(
    [...byLine].flatMap(([id, [first, ...rest]]) =>
      first ? [[id, { price: first.price, specialPrice: first.specialPrice, dates: 1 + rest.length }] as const] : [],
    ),
  );
}

async function dropOne(
  tx: UnitOfWork,
  locked: LockedAppointment,
  seat: store.Seat,
  { by, note }: Pick<Dropping, 'by' | 'note'>,
): Promise<PartReturned> {
  const { appointment, zone, shop } = locked;
  const { businessId } = appointment;
  const key = { businessId, appointmentId: appointment.id };
  const seats = await store.listSeats(tx.db, key);
  const lines = linesOf(seats);
  const line = lines.get(seat.lineId);
  if (!line) throw new Error(`Appointment ${appointment.id} has no line ${seat.lineId}.`);
  const dropped = dropDate(line);
  const rest = seats.filter(({ claimId }) => claimId !== seat.claimId);
  await store.deleteSeat(tx.db, { businessId, claimId: seat.claimId });
  const own = rest.filter(({ lineId }) => lineId === seat.lineId);
  const [next] = own;
  if (dropped.left && next)
    await store.updateLine(
      tx.db,
      { businessId, lineId: seat.lineId },
      { ...dropped.left, scheduleId: next.scheduleId, startsAt: next.startsAt },
    );
  else await store.deleteLine(tx.db, { businessId, lineId: seat.lineId });
  const returned = await refundPart(tx, {
    ...key,
    owed: dropped.total,
    share: (paid) => paidShare(paid, dropped.total, [...lines.values()]),
    reason: reasonOf(by, shop),
    happening: `dropped-${appointment.id}-${seat.claimId}`,
  });
  await shrink(tx, key, dropped);
  await announceDateDropped(tx, { ...key, seat, zone, by, note, returned });
  return returned;
}

const reasonOf = (by: Dropping['by'], shop: string) =>
  by === 'business' ? `One date cancelled by ${shop}` : 'One date returned by the guest';

/** The appointment without the date: its price and duration. */
async function shrink(
  tx: UnitOfWork,
  key: store.AppointmentRef,
  { price, discount, total }: { price: number; discount: number; total: number },
): Promise<void> {
  const span = await store.findSpan(tx.db, key);
  const now = await store.findAmounts(tx.db, key);
  if (!span || !now) throw new Error(`Appointment ${key.appointmentId} has no date left.`);
  await updateAppointment(
    tx.db,
    { businessId: key.businessId, id: key.appointmentId },
    {
      ...span,
      subTotal: now.subTotal - price,
      discount: now.discount - discount,
      totalAmount: now.totalAmount - total,
    },
  );
}
