import { appointments, businesses, clientDetails, sales, users } from '@thyme/db/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { SaleKey } from '../../sales/index.ts';

/** The guest and the shop of a sale. */
export async function findParties(db: Db, { businessId, saleId }: SaleKey) {
  const [row] = await db
    .select({
      guest: { id: users.id, email: users.email },
      wantsMail: clientDetails.emailNotification,
      shop: { name: businesses.name, slug: businesses.slug, zone: businesses.zone },
      currency: sales.currency,
    })
    .from(sales)
    .innerJoin(users, eq(users.id, sales.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
  return row ?? null;
}

/** The appointments of a sale that were not cancelled, or only the one given. */
export function listPaidAppointments(db: Db, { businessId, saleId }: SaleKey, appointmentId: number | null) {
  return db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, businessId),
        eq(appointments.saleId, saleId),
        appointmentId === null ? ne(appointments.status, 'Cancelled') : eq(appointments.id, appointmentId),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}
