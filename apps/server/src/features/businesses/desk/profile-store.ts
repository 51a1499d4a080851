import { businesses, businessPictures, pictures } from '@thyme/db/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

export type BusinessRow = typeof businesses.$inferSelect;
export type PictureRole = 'slider' | 'photo';

export async function findBusiness(db: Db, id: number): Promise<BusinessRow | null> {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
  return row ?? null;
}

/** The page's pictures in order; those at the top are marked. */
export async function listShopPictures(db: Db, businessId: number) {
  const rows = await db
    .select({ role: businessPictures.role, picture: pictures })
    .from(businessPictures)
    .innerJoin(pictures, eq(pictures.id, businessPictures.pictureId))
    .where(eq(businessPictures.businessId, businessId))
    .orderBy(asc(businessPictures.position), asc(businessPictures.pictureId));
  const top = new Set(rows.filter(({ role }) => role === 'slider').map(({ picture }) => picture.id));
  return rows
    .filter(({ role }) => role === 'photo')
    .map(({ picture }) => ({ ...picture, isOnTop: top.has(picture.id) }));
}

export type ShopPicture = Awaited<ReturnType<typeof listShopPictures>>[number];

/** The first few appear at the top of the page; the first represents the shop elsewhere. */
const ON_TOP = 4;

export async function orderPictures(db: Db, businessId: number, ids: readonly number[]): Promise<void> {
  await db.delete(businessPictures).where(eq(businessPictures.businessId, businessId));
  const photos = ids.map((pictureId, position) => ({ businessId, pictureId, role: 'photo' as string, position }));
  const rows = [...photos, ...photos.slice(0, ON_TOP).map((row) => ({ ...row, role: 'slider' }))];
  if (rows.length > 0) await db.insert(businessPictures).values(rows);
  await db
    .update(businesses)
    .set({ thumbnailId: ids[0] ?? null })
    .where(eq(businesses.id, businessId));
}

export async function describePicture(db: Db, businessId: number, id: number, alt: string): Promise<void> {
  await db
    .update(pictures)
    .set({ alt })
    .where(and(eq(pictures.businessId, businessId), eq(pictures.id, id)));
}

export async function insertDrawn(db: Db, rows: (typeof pictures.$inferInsert)[]): Promise<number[]> {
  const added = await db.insert(pictures).values(rows).returning({ id: pictures.id });
  return added.map(({ id }) => id);
}

/** Deletes a shop's drawn pictures; false when it has photographs, which stay. */
export async function deleteDrawn(db: Db, businessId: number): Promise<boolean> {
  const shown = await listShopPictures(db, businessId);
  if (shown.some(({ origin }) => origin !== 'drawn')) return false;
  await orderPictures(db, businessId, []);
  const ids = shown.map(({ id }) => id);
  if (ids.length > 0)
    await db.delete(pictures).where(and(eq(pictures.businessId, businessId), inArray(pictures.id, ids)));
  return true;
}

/** The file of a deleted upload; null for a drawn picture. */
export async function deletePicture(db: Db, businessId: number, id: number): Promise<string | null> {
  const [row] = await db
    .delete(pictures)
    .where(and(eq(pictures.businessId, businessId), eq(pictures.id, id)))
    .returning({ key: pictures.storageKey });
  return row?.key ?? null;
}

export async function updateBusiness(
  db: Db,
  businessId: number,
  values: PgUpdateSetSource<typeof businesses>,
): Promise<void> {
  await db.update(businesses).set(values).where(eq(businesses.id, businessId));
}

/** All bookings at once, or all after a look: a different choice than before replaces the shop's own rules. */
export const openingRule = (confirmsAtOnce: boolean) => ({
  confirmsAtOnce,
  acceptRules: sql`case when ${businesses.confirmsAtOnce} = ${confirmsAtOnce} then ${businesses.acceptRules} else '[]' end`,
});
