import { businesses, services, voucherServices, vouchers } from '@thyme/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { anyOf, prepared } from '../../platform/prepared.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

export interface VoucherOffer extends VoucherRow {
  /** Names of the services it is good for; none means all. */
  services: string[];
}

const offeredBy = prepared((db) =>
  db
    .select({ voucher: vouchers })
    .from(vouchers)
    .innerJoin(businesses, and(eq(businesses.id, vouchers.businessId), eq(businesses.published, true)))
    .where(and(anyOf(vouchers.businessId, 'ids'), eq(vouchers.active, true)))
    .orderBy(asc(vouchers.position), asc(vouchers.id))
    .prepare('vouchers_offered_by'),
);

/** What published shops sell now, the shops' own order kept. */
export async function listOffered(db: Db, ids: readonly number[]): Promise<VoucherRow[]> {
  return (await offeredBy(db).execute({ ids })).map((row) => row.voucher);
}

const serviceNamesOf = prepared((db) =>
  db
    .select({ voucherId: voucherServices.voucherId, name: services.name })
    .from(voucherServices)
    .innerJoin(
      services,
      and(eq(services.businessId, voucherServices.businessId), eq(services.id, voucherServices.serviceId)),
    )
    .where(anyOf(voucherServices.voucherId, 'ids'))
    .orderBy(asc(services.position), asc(services.id))
    .prepare('voucher_services_of'),
);

export async function listServiceNames(db: Db, ids: readonly number[]): Promise<{ voucherId: number; name: string }[]> {
  return ids.length === 0 ? [] : serviceNamesOf(db).execute({ ids });
}
