import { businesses, holds, products, stockHolds, stockMovements, users } from '@thyme/db/schema';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type ProductRow = typeof products.$inferSelect;
export type NewMovement = typeof stockMovements.$inferInsert;

/** Active products first, each part by name. */
export function listProducts(db: Db, businessId: number): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(eq(products.businessId, businessId))
    .orderBy(isNotNull(products.archivedAt), asc(sql`lower(${products.name})`));
}

export function listSellable(db: Db, businessId: number): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(eq(products.businessId, businessId), isNull(products.archivedAt)))
    .orderBy(asc(sql`lower(${products.name})`));
}

/** The products that guests can order from a visible shop. */
export async function listOnline(db: Db, businessId: number): Promise<ProductRow[]> {
  const rows = await db
    .select({ product: products })
    .from(products)
    .innerJoin(businesses, eq(businesses.id, products.businessId))
    .where(
      and(
        eq(products.businessId, businessId),
        eq(businesses.published, true),
        eq(products.soldOnline, true),
        isNull(products.archivedAt),
      ),
    )
    .orderBy(asc(sql`lower(${products.name})`));
  return rows.map(({ product }) => product);
}

/**
 * Locked in the order of their ids, so that two tills never deadlock. A line of a sale that refers to a product takes a
 * key share lock, which this lock allows: two guests who have stored their lines never block each other either.
 */
export function lockProducts(db: Db, businessId: number, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(eq(products.businessId, businessId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** The holds that do not count: those of one guest, of one sale, or expired ones. */
interface Uncounted {
  userId?: number | null;
  saleId?: number | null;
  lapsedAt?: number | null;
}

/** How many pieces of each are held for guests who are paying. */
export async function sumHeld(
  db: Db,
  businessId: number,
  ids: readonly number[],
  { userId = null, saleId = null, lapsedAt = null }: Uncounted = {},
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: stockHolds.productId, held: sql<number>`sum(${stockHolds.quantity})::int` })
    .from(stockHolds)
    .innerJoin(holds, and(eq(holds.businessId, stockHolds.businessId), eq(holds.id, stockHolds.holdId)))
    .where(
      and(
        eq(stockHolds.businessId, businessId),
        inArray(stockHolds.productId, [...ids]),
        userId === null ? undefined : ne(holds.userId, userId),
        saleId === null ? undefined : sql`${holds.saleId} is distinct from ${saleId}`,
        lapsedAt === null ? undefined : gt(holds.expiresAt, lapsedAt),
      ),
    )
    .groupBy(stockHolds.productId)
    .orderBy(asc(stockHolds.productId));
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Reserves pieces with the hold of a sale. */
export async function insertHolds(
  db: Db,
  { businessId, saleId }: { businessId: number; saleId: number },
  wanted: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const [hold] = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.businessId, businessId), eq(holds.saleId, saleId)));
  if (!hold) throw new Error(`Sale ${saleId} has no hold.`);
  await db.insert(stockHolds).values(wanted.map((one) => ({ ...one, businessId, holdId: hold.id })));
}

/** The guest's own unfinished payments that hold one of these products. */
export async function listHoldingSales(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  ids: readonly number[],
): Promise<{ businessId: number; saleId: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ saleId: holds.saleId })
    .from(stockHolds)
    .innerJoin(holds, and(eq(holds.businessId, stockHolds.businessId), eq(holds.id, stockHolds.holdId)))
    .where(
      and(
        eq(stockHolds.businessId, businessId),
        inArray(stockHolds.productId, [...ids]),
        eq(holds.userId, userId),
        isNotNull(holds.saleId),
      ),
    )
    .orderBy(asc(holds.saleId));
  return rows.flatMap(({ saleId }) => (saleId === null ? [] : [{ businessId, saleId }]));
}

/** Whether another product of the shop has this name or number. */
export async function findTwin(
  db: Db,
  businessId: number,
  { id, name, sku }: { id: number | null; name: string; sku: string },
): Promise<{ isName: boolean; isArchived: boolean } | null> {
  const isName = sql<boolean>`lower(${products.name}) = lower(${name})`;
  const [row] = await db
    .select({ isName, archivedAt: products.archivedAt })
    .from(products)
    .where(
      and(
        eq(products.businessId, businessId),
        id === null ? undefined : ne(products.id, id),
        sql`(${isName} or (${sku} <> '' and ${products.sku} = ${sku}))`,
      ),
    )
    .limit(1);
  return row ? { isName: row.isName, isArchived: row.archivedAt !== null } : null;
}

export async function insertProduct(db: Db, row: typeof products.$inferInsert): Promise<number> {
  const [added] = await db.insert(products).values(row).returning({ id: products.id });
  if (!added) throw new Error('The product was not stored.');
  return added.id;
}

export async function updateProduct(
  db: Db,
  { businessId, id }: { businessId: number; id: number },
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await db
    .update(products)
    .set(values)
    .where(and(eq(products.businessId, businessId), eq(products.id, id)));
}

/** `sum_stock` adds them to the stock. Lines of a sale that were already booked out or in are skipped. */
export async function insertMovements(db: Db, rows: NewMovement[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await db.insert(stockMovements).values(rows).onConflictDoNothing().returning({ id: stockMovements.id });
  return added.length;
}

/** The sales of these lines that were not restocked. */
export function listSold(db: Db, businessId: number, lineIds: readonly number[]) {
  return db
    .select({
      productId: stockMovements.productId,
      saleLineId: stockMovements.saleLineId,
      quantity: sql<number>`(-${stockMovements.quantity})::int`,
      appointmentId: stockMovements.appointmentId,
    })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.businessId, businessId),
        eq(stockMovements.kind, 'sale'),
        inArray(stockMovements.saleLineId, [...lineIds]),
        sql`not exists (select 1 from ${stockMovements} r where r.business_id = ${businessId}
          and r.sale_line_id = ${stockMovements.saleLineId} and r.kind = 'return')`,
      ),
    )
    .orderBy(asc(stockMovements.productId));
}

export function listMovements(db: Db, { businessId, id }: { businessId: number; id: number }, limit: number) {
  return db
    .select({
      id: stockMovements.id,
      kind: stockMovements.kind,
      quantity: stockMovements.quantity,
      reason: stockMovements.reason,
      appointmentId: stockMovements.appointmentId,
      isOversold: stockMovements.isOversold,
      createdAt: stockMovements.createdAt,
      actor: sql<string>`coalesce(btrim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(stockMovements)
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(and(eq(stockMovements.businessId, businessId), eq(stockMovements.productId, id)))
    .orderBy(desc(stockMovements.id))
    .limit(limit);
}
