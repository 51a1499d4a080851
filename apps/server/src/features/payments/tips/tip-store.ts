import { appointmentLines, appointments, businesses, chairs, ledgerEntries, sales } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

interface Key {
  businessId: number;
  appointmentId: number;
}

/** Limited to the guest: another guest's appointment is treated as missing. */
export async function findTippable(db: Db, { userId, appointmentId }: { userId: number; appointmentId: number }) {
  const [row] = await db
    .select({
      businessId: appointments.businessId,
      appointmentId: appointments.id,
      saleId: sales.id,
      status: appointments.status,
      endsAt: appointments.endsAt,
      currency: sales.currency,
      shop: businesses.name,
      price: sales.claimedAmount,
    })
    .from(appointments)
    .innerJoin(sales, and(eq(sales.businessId, appointments.businessId), eq(sales.id, appointments.saleId)))
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(and(eq(appointments.id, appointmentId), eq(appointments.userId, userId), eq(sales.userId, userId)));
  return row ?? null;
}

/** The people of an appointment, their services and how long these take. */
export function listTipWork(db: Db, { businessId, appointmentId }: Key) {
  return db
    .select({
      person: appointmentLines.chairId,
      name: sql<string | null>`coalesce(${chairs.person}, ${chairs.name})`,
      minutes: appointmentLines.durationMinutes,
    })
    .from(appointmentLines)
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/** Tips for an appointment so far, at the till and online. */
export async function sumTipped(db: Db, { businessId, appointmentId }: Key): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.businessId, businessId),
        eq(ledgerEntries.appointmentId, appointmentId),
        eq(ledgerEntries.kind, 'tip'),
      ),
    );
  return row?.amount ?? 0;
}
