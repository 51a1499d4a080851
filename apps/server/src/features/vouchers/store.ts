import { businesses, services, voucherServices, vouchers } from '@thyme/db/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export type VoucherRow = typeof vouchers.$inferSelect;

export interface VoucherOffer extends VoucherRow {
  /** Names of the services it is good for; none means all. */
  services: string[];
}

/** What published shops sell now, the shops' own order kept. */
export async function listOffered(db: Db, businessIds: readonly number[]): Promise<VoucherRow[]> {
  const rows = await db
    .select({ voucher: vouchers })
    .from(vouchers)
    .innerJoin(businesses, and(eq(businesses.id, vouchers.businessId), eq(businesses.published, true)))
    .where(and(inArray(vouchers.businessId, [...businessIds]), eq(vouchers.active, true)))
    .orderBy(asc(vouchers.position), asc(vouchers.id));
  return rows.map((row) => row.voucher);
}

export async function listServiceNames(
  db: Db,
  voucherIds: readonly number[],
): Promise<{ voucherId: number; name: string }[]> {
  if (voucherIds.length === 0) return [];
  return db
    .select({ voucherId: voucherServices.voucherId, name: services.name })
    .from(voucherServices)
    .innerJoin(
      services,
      and(eq(services.businessId, voucherServices.businessId), eq(services.id, voucherServices.serviceId)),
    )
    .where(inArray(voucherServices.voucherId, [...voucherIds]))
    .orderBy(asc(services.position), asc(services.id));
}
