import {
  appointmentLines,
  appointments,
  businesses,
  chairs,
  guestStatuses,
  servicePricings,
  users,
} from '@thyme/db/schema';
import { dateAt, type Instant } from '@thyme/domain/time';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { reachedBy } from '../../../access/index.ts';
import { readProductRates } from '../../../businesses/index.ts';

/** An appointment of the member's own business, with the guest and shop details that the till shows. */
export async function findTill(db: Db, id: number, memberId: number) {
  const [row] = await db
    .select({
      appointment: appointments,
      guest: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        /** Where the receipt goes; an account's address is private, so only whether there is one. */
        hasAccount: sql<boolean>`${users.email} is not null`,
        contactEmail: users.contactEmail,
        isNameless: sql<boolean>`coalesce(${guestStatuses.isNameless}, false)`,
      },
      shop: {
        name: businesses.name,
        location: businesses.location,
        vatRate: sql<
          number | null
        >`case when coalesce(${businesses.vatNumber}, '') <> '' then ${businesses.vatRate}::float8 end`,
        isRegisteredForVat: sql<boolean>`coalesce(${businesses.vatNumber}, '') <> ''`,
      },
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .innerJoin(users, eq(users.id, appointments.userId))
    .leftJoin(
      guestStatuses,
      and(eq(guestStatuses.businessId, appointments.businessId), eq(guestStatuses.userId, appointments.userId)),
    )
    .where(and(eq(appointments.id, id), reachedBy(memberId), notInArray(appointments.status, ['Held', 'Lapsed'])));
  return row ?? null;
}

export type FoundTill = NonNullable<Awaited<ReturnType<typeof findTill>>>;

/** The people of an appointment, their services and how long these take. */
export function listWork(db: Db, { businessId, appointmentId }: { businessId: number; appointmentId: number }) {
  return db
    .select({
      pricingId: appointmentLines.pricingId,
      chairId: appointmentLines.chairId,
      person: sql<string | null>`coalesce(${chairs.person}, ${chairs.name})`,
      portraitId: chairs.portraitId,
      minutes: appointmentLines.durationMinutes,
    })
    .from(appointmentLines)
    .leftJoin(chairs, and(eq(chairs.businessId, appointmentLines.businessId), eq(chairs.id, appointmentLines.chairId)))
    .where(and(eq(appointmentLines.businessId, businessId), eq(appointmentLines.appointmentId, appointmentId)))
    .orderBy(asc(appointmentLines.position), asc(appointmentLines.id));
}

/** The service of each pricing, by pricing id. */
export async function listServicesOf(
  db: Db,
  businessId: number,
  pricingIds: readonly number[],
): Promise<Map<number, number>> {
  if (pricingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: servicePricings.id, serviceId: servicePricings.serviceId })
    .from(servicePricings)
    .where(and(eq(servicePricings.businessId, businessId), inArray(servicePricings.id, [...pricingIds])))
    .orderBy(asc(servicePricings.id));
  return new Map(rows.map(({ id, serviceId }) => [id, serviceId]));
}

/** The VAT rate of a product: null if the shop is not registered, the shop's own by default. */
export async function readVat(db: Db, businessId: number, now: Instant) {
  const [row] = await db
    .select({
      isRegistered: sql<boolean>`coalesce(${businesses.vatNumber}, '') <> ''`,
      rate: sql<number | null>`${businesses.vatRate}::float8`,
      zone: businesses.zone,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (!row?.isRegistered) return () => null;
  const products = await readProductRates(db, businessId, dateAt(row.zone, now));
  // A rate of the VAT page overrides the product's own.
  return (name: string, given: number | null, own: number | null = null) =>
    given ?? products(name) ?? own ?? products('') ?? row.rate;
}
