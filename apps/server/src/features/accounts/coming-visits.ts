import { appointmentLines, appointments, businesses, holds, occupancies, sales, seatClaims } from '@thyme/db/schema';
import { moveAppointment } from '@thyme/domain/bookings';
import { cancellationFee, isPolicyCode } from '@thyme/domain/payments';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export interface CancelledVisit {
  businessId: number;
  date: LocalDate;
}

/** Cancels what a guest who leaves still has ahead, by the same rules as if each had been cancelled by hand. */
export async function cancelComingVisits(db: Db, userId: number, now: number): Promise<CancelledVisit[]> {
  // Held times go with their holds; chairs and seats follow by cascade.
  await db.delete(holds).where(eq(holds.userId, userId));
  const coming = await listComing(db, userId, now);
  const cancelled: CancelledVisit[] = [];
  for (const visit of coming) {
    if (visit.status === 'Held') {
      await db.update(appointments).set({ status: 'Lapsed' }).where(eq(appointments.id, visit.id));
      await freeTime(db, visit.id);
      continue;
    }
    if (!moveAppointment(visit, 'cancel', 'guest', now).ok) continue;
    await cancel(db, visit, now);
    cancelled.push({ businessId: visit.businessId, date: dateAt(visit.zone, visit.startsAt) });
  }
  return cancelled;
}

function listComing(db: Db, userId: number, now: number) {
  return db
    .select({
      id: appointments.id,
      businessId: appointments.businessId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      totalAmount: appointments.totalAmount,
      cancellation: appointments.cancellation,
      zone: businesses.zone,
      paid: sales.paidAmount,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .leftJoin(sales, and(eq(sales.businessId, appointments.businessId), eq(sales.id, appointments.saleId)))
    .where(
      and(
        eq(appointments.userId, userId),
        inArray(appointments.status, ['Held', 'New', 'Reschedule', 'Accept']),
        gt(appointments.startsAt, now),
      ),
    )
    .orderBy(appointments.businessId, appointments.id)
    .for('update', { of: appointments });
}

type Coming = Awaited<ReturnType<typeof listComing>>[number];

async function cancel(db: Db, visit: Coming, now: number): Promise<void> {
  const { fee, isDecidedByBusiness } = cancellationFee({
    policies: visit.cancellation.filter(isPolicyCode),
    startsAt: visit.startsAt,
    zone: visit.zone,
    by: 'guest',
    at: now,
    total: visit.totalAmount,
    paid: visit.paid ?? 0,
  });
  await db
    .update(appointments)
    .set({
      status: 'Cancelled',
      cancelledAt: now,
      cancelledBy: 'guest',
      cancellationFee: fee,
      chargeDecision: isDecidedByBusiness ? 'asked' : null,
      version: sql`${appointments.version} + 1`,
    })
    .where(eq(appointments.id, visit.id));
  await freeTime(db, visit.id);
}

async function freeTime(db: Db, appointmentId: number): Promise<void> {
  const lines = db
    .select({ id: appointmentLines.id })
    .from(appointmentLines)
    .where(eq(appointmentLines.appointmentId, appointmentId));
  await db.delete(occupancies).where(inArray(occupancies.lineId, lines));
  await db.delete(seatClaims).where(inArray(seatClaims.lineId, lines));
}
