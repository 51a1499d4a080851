import { businesses, membershipOffers, memberships, services, voucherServices, vouchers } from '@thyme/db/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { list } from '../../../platform/database/json.ts';

const included = list(
  sql<{ id: number; name: string }>`json_build_object('id', ${services.id}, 'name', ${services.name})`,
  {
    from: sql`${voucherServices} join ${services}
    on ${services.businessId} = ${voucherServices.businessId} and ${services.id} = ${voucherServices.serviceId}
    where ${voucherServices.businessId} = ${vouchers.businessId} and ${voucherServices.voucherId} = ${vouchers.id}`,
    order: sql`${services.position}, ${services.id}`,
  },
);

/** The names of the services that the discount applies to; none means all. */
const percentNames = list(sql<string>`${services.name}`, {
  from: sql`${services} where ${services.businessId} = ${membershipOffers.businessId} and ${services.id} = any(${membershipOffers.percentServices})`,
  order: sql`${services.position}, ${services.id}`,
});

export const offerFields = {
  businessId: membershipOffers.businessId,
  id: membershipOffers.id,
  voucherId: membershipOffers.voucherId,
  rhythm: membershipOffers.rhythm,
  carriesOver: membershipOffers.carriesOver,
  minPeriods: membershipOffers.minPeriods,
  noticeDays: membershipOffers.noticeDays,
  percentOff: membershipOffers.percentOff,
  /** Null: all. */
  percentServices: membershipOffers.percentServices,
  percentNames,
  productPercent: membershipOffers.productPercent,
  isOffered: membershipOffers.active,
  name: vouchers.name,
  description: vouchers.note,
  price: vouchers.retail,
  sessions: sql<number>`coalesce(${vouchers.sessions}, 1)`,
  allServices: vouchers.allServices,
  vatRate: vouchers.vatRate,
  services: included,
};

export const shopFields = {
  shop: businesses.name,
  slug: businesses.slug,
  zone: businesses.zone,
  country: businesses.country,
  currency: businesses.currency,
  published: businesses.published,
  calendarVersion: businesses.calendarVersion,
};

export const joinVoucher = and(
  eq(vouchers.businessId, membershipOffers.businessId),
  eq(vouchers.id, membershipOffers.voucherId),
);

const offers = (db: Db) =>
  db
    .select({ ...offerFields, ...shopFields })
    .from(membershipOffers)
    .innerJoin(vouchers, joinVoucher)
    .innerJoin(businesses, eq(businesses.id, membershipOffers.businessId));

export type Offer = Awaited<ReturnType<typeof listOffers>>[number];

/** The offers that guests can join now. */
export function listOffered(db: Db, businessId: number) {
  return offers(db)
    .where(
      and(
        eq(membershipOffers.businessId, businessId),
        eq(membershipOffers.active, true),
        eq(businesses.published, true),
      ),
    )
    .orderBy(asc(vouchers.position), asc(vouchers.id));
}

/** All offers that a business publishes or that have members. */
export function listOffers(db: Db, businessId: number) {
  return offers(db)
    .where(eq(membershipOffers.businessId, businessId))
    .orderBy(desc(membershipOffers.active), asc(vouchers.position), asc(vouchers.id));
}

export async function findOffer(db: Db, businessId: number, id: number): Promise<Offer | null> {
  const [row] = await offers(db).where(and(eq(membershipOffers.businessId, businessId), eq(membershipOffers.id, id)));
  return row ?? null;
}

export async function insertOffer(db: Db, offer: typeof membershipOffers.$inferInsert): Promise<number> {
  const [row] = await db.insert(membershipOffers).values(offer).returning({ id: membershipOffers.id });
  if (!row) throw new Error('The membership was not stored.');
  return row.id;
}

export async function updateOffer(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  values: Partial<typeof membershipOffers.$inferInsert>,
): Promise<void> {
  await db
    .update(membershipOffers)
    .set(values)
    .where(and(eq(membershipOffers.businessId, businessId), eq(membershipOffers.id, id)));
}

/** Whether any guest has joined, or is about to. */
export async function hasMembers(db: Db, businessId: number, offerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.businessId, businessId), eq(memberships.offerId, offerId)))
    .limit(1);
  return row !== undefined;
}
