import { dateAt, MINUTE, wallOf } from '@thyme/domain/time';
import type { IdempotentCall } from '../../../../platform/database/idempotency.ts';
import type { Services } from '../../../../platform/services.ts';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { writeAuditEntry } from '../../../audit/index.ts';
import { findChair } from '../../../availability/index.ts';
import { addNameless, dropNameless } from '../../../guests/index.ts';
import type { BookingAnswer } from '../../booking/booking-answer.ts';
import { bookAnyway } from '../../moving/anyway/book-anyway.ts';
import { findAppointment } from '../appointment-store.ts';
import { NOTHING_PAID } from './nothing-paid.ts';
import { setArrived } from './walk-in-store.ts';

export interface Squeeze {
  businessId: number;
  pricingId: number;
  chairId: number;
  name: string;
  /** Keys of the clashes that the member has seen and accepts. */
  anyway: readonly string[];
}

/** Marks the walk-in as arrived, and writes an audit entry. */
export async function seatWalkIn(
  tx: UnitOfWork,
  { businessId, id, memberId }: { businessId: number; id: number; memberId: number },
): Promise<void> {
  await setArrived(tx.db, { businessId, id }, tx.clock.now());
  const about = { businessId, actorId: memberId, subject: 'appointment', subjectId: id };
  await writeAuditEntry(tx, { ...about, action: 'walk-in' });
}

/** Seats a walk-in now with a busy person: clashes are named first, and an overlap is stored as an override. */
export async function squeezeIn(
  services: Services,
  viewer: Viewer,
  { call, zone, ...squeeze }: Squeeze & { call: IdempotentCall; zone: string },
): Promise<BookingAnswer | null> {
  const { businessId, chairId, pricingId, name, anyway } = squeeze;
  if (!(await findChair(services.db, businessId, chairId))?.active) return null;
  const now = Math.floor(services.clock.now() / MINUTE) * MINUTE;
  const service = { pricingId, date: dateAt(zone, now), time: wallOf(zone, now), occurrences: null };
  const userId = await addNameless(services, { businessId, name });
  const drop = () => dropNameless(services, { businessId, userId });
  try {
    const answer = await bookAnyway(
      services,
      call,
      { ...NOTHING_PAID, businessId, services: [service] },
      {
        userId,
        desk: { memberId: viewer.id, chairId },
        forced: { anyway, minutes: [] },
        after: (tx, { appointmentIds: [id = 0] }) => seatWalkIn(tx, { businessId, id, memberId: viewer.id }),
      },
    );
    // Nothing was booked, or the same request had already booked it.
    const found = await findAppointment(services.db, answer.appointmentIds[0] ?? 0);
    if (found?.appointment.userId !== userId) await drop();
    return answer;
  } catch (error) {
    await drop();
    throw error;
  }
}
