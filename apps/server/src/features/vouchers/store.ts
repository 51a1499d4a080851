import { businesses, services, voucherServices, vouchers } from '@thyme/db/schema';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { list } from '../../platform/database/json.ts';
import { anyOf, shortRead } from '../../platform/database/prepared.ts';

export type VoucherOffer = typeof vouchers.$inferSelect & {
  /** Names of the services it is valid for; none means all. */
  services: string[];
};

const serviceNames = list(sql<string>`${services.name}`, {
  from: sql`${voucherServices} join ${services}
    on ${services.businessId} = ${voucherServices.businessId} and ${services.id} = ${voucherServices.serviceId}
    where ${voucherServices.businessId} = ${vouchers.businessId} and ${voucherServices.voucherId} = ${vouchers.id}`,
  order: sql`${services.position}, ${services.id}`,
});

const offeredBy = shortRead((db) =>
  db
    .select({ ...getTableColumns(vouchers), services: serviceNames })
    .from(vouchers)
    .innerJoin(businesses, and(eq(businesses.id, vouchers.businessId), eq(businesses.published, true)))
    .where(and(anyOf(vouchers.businessId, 'ids'), eq(vouchers.active, true), eq(vouchers.isMembership, false)))
    .orderBy(asc(vouchers.position), asc(vouchers.id))
    .prepare('vouchers_offered_by'),
);

/** The current offers of published shops, in each shop's own order. */
export function listOffered(db: Db, ids: readonly number[]): Promise<VoucherOffer[]> {
  return offeredBy(db).execute({ ids });
}
