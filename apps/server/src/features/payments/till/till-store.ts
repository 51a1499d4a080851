import { appointmentLines, servicePricings } from '@thyme/db/schema';
import { type Minor, splitProportionally } from '@thyme/domain/money';
import type { RedeemLine } from '@thyme/domain/vouchers';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { AppointmentKey } from '../../sales/index.ts';

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

/** The services of an appointment, each with its share of an amount. */
export async function linesOf(db: Db, appointment: AppointmentKey, amount: Minor): Promise<RedeemLine[]> {
  const sold = await listSold(db, appointment);
  const shares = splitProportionally(
    amount,
    sold.map(({ price }) => price),
  );
  return sold.map(({ serviceId }, index) => ({ serviceId, amount: shares[index] ?? 0 }));
}
