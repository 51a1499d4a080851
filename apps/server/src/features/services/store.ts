import {
  businesses,
  chairServices,
  serviceCategories,
  serviceGroups,
  servicePricings,
  serviceSchedules,
  services,
} from '@thyme/db/schema';
import { fromPriceOf } from '@thyme/domain/services';
import { and, asc, count, eq, gt, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type CategoryRow = typeof serviceCategories.$inferSelect;
export type ServiceRow = Omit<typeof services.$inferSelect, 'nameFolded'>;
export type PricingRow = typeof servicePricings.$inferSelect;
export type GroupRow = typeof serviceGroups.$inferSelect;
export type ScheduleRow = typeof serviceSchedules.$inferSelect;

export function listCategories(db: Db, businessId: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(serviceCategories)
    .where(eq(serviceCategories.businessId, businessId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id));
}

export function listServices(db: Db, businessId: number): Promise<ServiceRow[]> {
  return db
    .select()
    .from(services)
    .where(eq(services.businessId, businessId))
    .orderBy(asc(services.position), asc(services.id));
}

/** Pricings on sale; removed ones remain only for past sales. */
export function listPricings(db: Db, businessId: number): Promise<PricingRow[]> {
  return db
    .select()
    .from(servicePricings)
    .where(and(eq(servicePricings.businessId, businessId), eq(servicePricings.active, true)))
    .orderBy(asc(servicePricings.position), asc(servicePricings.id));
}

export function listGroups(db: Db, businessId: number): Promise<GroupRow[]> {
  return db.select().from(serviceGroups).where(eq(serviceGroups.businessId, businessId));
}

export function listComingDates(db: Db, businessId: number, now: number): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(serviceSchedules)
    .where(
      and(
        eq(serviceSchedules.businessId, businessId),
        gt(serviceSchedules.startsAt, now),
        isNull(serviceSchedules.cancelledAt),
      ),
    )
    .orderBy(asc(serviceSchedules.startsAt));
}

export function listChairServices(db: Db, businessId: number) {
  return db
    .select({ chairId: chairServices.chairId, serviceId: chairServices.serviceId })
    .from(chairServices)
    .where(eq(chairServices.businessId, businessId));
}

export async function findCategory(db: Db, businessId: number, id: number): Promise<CategoryRow | null> {
  const [row] = await db
    .select()
    .from(serviceCategories)
    .where(and(eq(serviceCategories.businessId, businessId), eq(serviceCategories.id, id)));
  return row ?? null;
}

/** Null if another category has this name. */
export async function insertCategory(db: Db, businessId: number, name: string): Promise<number | null> {
  const [last] = await db
    .select({ position: max(serviceCategories.position) })
    .from(serviceCategories)
    .where(eq(serviceCategories.businessId, businessId));
  const [row] = await db
    .insert(serviceCategories)
    .values({ businessId, name, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ id: serviceCategories.id });
  return row?.id ?? null;
}

export async function updateCategory(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<Pick<CategoryRow, 'name' | 'position'>>,
): Promise<void> {
  await db
    .update(serviceCategories)
    .set(values)
    .where(and(eq(serviceCategories.businessId, businessId), eq(serviceCategories.id, id)));
}

export async function deleteCategory(db: Db, businessId: number, id: number): Promise<void> {
  await db
    .delete(serviceCategories)
    .where(and(eq(serviceCategories.businessId, businessId), eq(serviceCategories.id, id)));
}

export async function countServices(db: Db, businessId: number, categoryId?: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(services)
    .where(
      and(
        eq(services.businessId, businessId),
        categoryId === undefined ? undefined : eq(services.categoryId, categoryId),
      ),
    );
  return row?.total ?? 0;
}

export async function findService(db: Db, businessId: number, id: number): Promise<ServiceRow | null> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.businessId, businessId), eq(services.id, id)));
  return row ?? null;
}

type ServiceValues = Pick<ServiceRow, 'categoryId' | 'name' | 'description'> &
  Partial<Pick<ServiceRow, 'addOn' | 'vatRate' | 'personChoice'>>;

export async function insertService(db: Db, businessId: number, values: ServiceValues): Promise<number> {
  const [last] = await db
    .select({ position: max(services.position) })
    .from(services)
    .where(and(eq(services.businessId, businessId), eq(services.categoryId, values.categoryId)));
  const [row] = await db
    .insert(services)
    .values({ businessId, ...values, position: (last?.position ?? -1) + 1 })
    .returning({ id: services.id });
  if (!row) throw new Error('The service was not stored.');
  return row.id;
}

export async function updateService(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<ServiceValues & Pick<ServiceRow, 'position' | 'active'>>,
): Promise<void> {
  await db
    .update(services)
    .set(values)
    .where(and(eq(services.businessId, businessId), eq(services.id, id)));
  if (values.active !== undefined || values.addOn !== undefined) await updateFromPrice(db, businessId);
}

/** Writes the lowest price on sale to the business. Every function here that changes what is on sale calls it. */
export async function updateFromPrice(db: Db, businessId: number): Promise<void> {
  const onSale = await db
    .select({ price: servicePricings.price, specialPrice: servicePricings.specialPrice, addOn: services.addOn })
    .from(servicePricings)
    .innerJoin(
      services,
      and(eq(services.businessId, servicePricings.businessId), eq(services.id, servicePricings.serviceId)),
    )
    .where(
      and(eq(servicePricings.businessId, businessId), eq(servicePricings.active, true), eq(services.active, true)),
    );
  const fromPrice = fromPriceOf(onSale);
  await db
    .update(businesses)
    .set({ fromPrice })
    .where(and(eq(businesses.id, businessId), sql`${businesses.fromPrice} is distinct from ${fromPrice}`));
}

export type PricingValues = Pick<
  PricingRow,
  'label' | 'price' | 'specialPrice' | 'durationMinutes' | 'specialDeposit' | 'bufferMinutes'
> &
  Partial<Pick<PricingRow, 'beforeMinutes' | 'steps'>>;

/** Returns their ids; null if one does not belong to this service. Pricings no longer listed are taken off sale, never deleted. */
export async function savePricings(
  db: Db,
  businessId: number,
  serviceId: number,
  pricings: readonly (PricingValues & { id: number | null })[],
): Promise<number[] | null> {
  const ofService = and(eq(servicePricings.businessId, businessId), eq(servicePricings.serviceId, serviceId));
  const kept = pricings.flatMap(({ id }) => (id === null ? [] : [id]));
  await db
    .update(servicePricings)
    .set({ active: false })
    .where(and(ofService, eq(servicePricings.active, true), notInArray(servicePricings.id, kept)));
  const ids: number[] = [];
  for (const [position, { id, ...values }] of pricings.entries()) {
    const rows =
      id === null
        ? await db
            .insert(servicePricings)
            .values({ businessId, serviceId, position, ...values })
            .returning({ id: servicePricings.id })
        : await db
            .update(servicePricings)
            .set({ ...values, position, active: true })
            .where(and(ofService, eq(servicePricings.id, id)))
            .returning({ id: servicePricings.id });
    if (!rows[0]) return null;
    ids.push(rows[0].id);
  }
  await updateFromPrice(db, businessId);
  return ids;
}

/** No rows: every chair offers it. */
export async function replaceChairs(
  db: Db,
  businessId: number,
  serviceId: number,
  chairIds: readonly number[],
): Promise<void> {
  await db
    .delete(chairServices)
    .where(and(eq(chairServices.businessId, businessId), eq(chairServices.serviceId, serviceId)));
  if (chairIds.length > 0)
    await db.insert(chairServices).values(chairIds.map((chairId) => ({ businessId, serviceId, chairId })));
}

/** Deletes all services of a shop that was never open, so that nothing has been booked. */
export async function deleteMenu(db: Db, businessId: number): Promise<void> {
  await db.delete(servicePricings).where(eq(servicePricings.businessId, businessId));
  await db.delete(services).where(eq(services.businessId, businessId));
  await db.delete(serviceCategories).where(eq(serviceCategories.businessId, businessId));
  await updateFromPrice(db, businessId);
}

export async function listServiceIds(db: Db, businessId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.businessId, businessId), inArray(services.id, [...ids])));
  return rows.map(({ id }) => id);
}
