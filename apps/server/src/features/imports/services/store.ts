import { importRows, serviceCategories, servicePricings, services } from '@thyme/db/schema';
import type { ImportedService } from '@thyme/domain/imports';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fromRows, isMerge, isTaken } from '../rows-store.ts';
import type { ImportKey } from '../store.ts';

export async function listNames(db: Db, businessId: number): Promise<string[]> {
  const rows = await db.select({ name: services.name }).from(services).where(eq(services.businessId, businessId));
  return rows.map(({ name }) => name);
}

/** The rows that become services, in the order of the file. */
export async function listNewServices(
  db: Db,
  key: ImportKey,
): Promise<{ rowNumber: number; service: ImportedService }[]> {
  const { rows } = await db.execute(sql`select r.row_number as "rowNumber", r.parsed as service from ${fromRows(key)}
    and ${isTaken} and not ${isMerge} order by r.row_number`);
  return rows as unknown as { rowNumber: number; service: ImportedService }[];
}

/** Finds or creates a category by name; says whether it is new. */
export async function categoryNamed(db: Db, businessId: number, name: string): Promise<{ id: number; isNew: boolean }> {
  const own = and(
    eq(serviceCategories.businessId, businessId),
    sql`fold_text(${serviceCategories.name}) = fold_text(${name})`,
  );
  const [found] = await db.select({ id: serviceCategories.id }).from(serviceCategories).where(own).limit(1);
  if (found) return { id: found.id, isNew: false };
  const position = sql`(select coalesce(max(position), 0) + 1 from ${serviceCategories} where business_id = ${businessId})`;
  const [added] = await db
    .insert(serviceCategories)
    .values({ businessId, name, position })
    .returning({ id: serviceCategories.id });
  if (!added) throw new Error('The category was not stored.');
  return { id: added.id, isNew: true };
}

export interface NewService extends Pick<ImportedService, 'title' | 'description' | 'price' | 'minutes' | 'active'> {
  categoryId: number;
  position: number;
}

/** A service with one price. */
export async function insertService(
  db: Db,
  businessId: number,
  { title, minutes, price, ...service }: NewService,
  now: number,
): Promise<{ serviceId: number; pricingId: number }> {
  const [row] = await db
    .insert(services)
    .values({ businessId, name: title, ...service, createdAt: now })
    .returning({ id: services.id });
  if (!row) throw new Error('The service was not stored.');
  const [pricing] = await db
    .insert(servicePricings)
    .values({ businessId, serviceId: row.id, price, durationMinutes: minutes })
    .returning({ id: servicePricings.id });
  if (!pricing) throw new Error('The price was not stored.');
  return { serviceId: row.id, pricingId: pricing.id };
}

export async function nameRow(
  db: Db,
  key: ImportKey,
  rowNumber: number,
  values: { subject: number; after: object | null },
): Promise<void> {
  await db
    .update(importRows)
    .set(values)
    .where(
      and(
        eq(importRows.businessId, key.businessId),
        eq(importRows.importId, key.importId),
        eq(importRows.rowNumber, rowNumber),
      ),
    );
}

export async function listBrought(
  db: Db,
  { businessId, importId }: ImportKey,
): Promise<{ serviceId: number; categoryId: number | null }[]> {
  const { rows } =
    await db.execute(sql`select subject as "serviceId", (after ->> 'categoryId')::int as "categoryId" from ${importRows}
    where business_id = ${businessId} and import_id = ${importId} and subject is not null order by row_number desc`);
  return rows as unknown as { serviceId: number; categoryId: number | null }[];
}

export async function deleteService(db: Db, businessId: number, serviceId: number): Promise<void> {
  await db
    .delete(servicePricings)
    .where(and(eq(servicePricings.businessId, businessId), eq(servicePricings.serviceId, serviceId)));
  await db.delete(services).where(and(eq(services.businessId, businessId), eq(services.id, serviceId)));
}

export async function hideService(db: Db, businessId: number, serviceId: number): Promise<void> {
  await db
    .update(services)
    .set({ active: false })
    .where(and(eq(services.businessId, businessId), eq(services.id, serviceId)));
}

export async function deleteEmptyCategory(db: Db, businessId: number, id: number): Promise<void> {
  await db.execute(sql`delete from ${serviceCategories} c where c.business_id = ${businessId} and c.id = ${id}
    and not exists (select from ${services} s where s.business_id = c.business_id and s.category_id = c.id)`);
}
