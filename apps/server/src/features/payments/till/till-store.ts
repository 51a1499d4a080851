import { appointmentLines, servicePricings } from '@thyme/db/schema';
import { type Minor, splitProportionally, sumOf } from '@thyme/domain/money';
import type { RedeemLine } from '@thyme/domain/vouchers';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type AppointmentKey, findAppointment } from '../../sales/index.ts';
import { listUsedSessions } from '../../vouchers/index.ts';

/** The lines of an appointment, at the prices it was sold for. */
function listSold(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const price = sql<number>`case when ${appointmentLines.specialPrice} > 0 then ${appointmentLines.specialPrice} else ${appointmentLines.price} end`;
  return db
    .select({ serviceId: servicePricings.serviceId, price: price.mapWith(Number) })
    .from(appointmentLines)
    .innerJoin(
      servicePricings,
      and(
        eq(servicePricings.businessId, appointmentLines.businessId),
        eq(servicePricings.id, appointmentLines.pricingId),
      ),
    )
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/**
 * The services of an appointment, each with its share of an amount due. Lines paid for by sessions of packages are no
 * longer due. `paid` is the total paid: if other money was paid, no session pays for a whole line any more.
 */
export async function linesOf(
  db: Db,
  appointment: AppointmentKey,
  { due, paid }: { due: Minor; paid: Minor },
): Promise<RedeemLine[]> {
  const sold = await listSold(db, appointment);
  const saleId = (await findAppointment(db, appointment))?.saleId ?? null;
  const sessions =
    saleId === null
      ? []
      : await listUsedSessions(db, { businessId: appointment.businessId, saleId }, appointment.appointmentId);
  const isPartlyPaid = paid > sumOf(sessions.map(({ amount }) => amount));
  const open = [...sessions];
  const weights = sold.map(({ price }) => {
    const at = open.findIndex(({ amount }) => amount === price);
    if (at < 0) return price;
    open.splice(at, 1);
    return 0;
  });
  const shares = weights.some((weight) => weight > 0) ? splitProportionally(due, weights) : weights;
  return sold.map(({ serviceId }, index) => ({
    serviceId,
    amount: shares[index] ?? 0,
    appointment: appointment.appointmentId,
    isPartlyPaid,
  }));
}
