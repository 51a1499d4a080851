import { pictures } from '@thyme/db';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export const folders = ['business', 'profile', 'blog', 'content'] as const;
export type PictureFolder = (typeof folders)[number];
export type Picture = typeof pictures.$inferSelect;
export type NewPicture = typeof pictures.$inferInsert;

export async function findByPath(db: Db, folder: PictureFolder, name: string): Promise<Picture | null> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.folder, folder), eq(pictures.name, name)));
  return row ?? null;
}

export async function insert(db: Db, picture: NewPicture): Promise<Picture> {
  const [row] = await db.insert(pictures).values(picture).returning();
  if (!row) throw new Error('The picture was not stored.');
  return row;
}

/** A person's own uploads in a folder, except those to keep. */
export async function listUploads(
  db: Db,
  { ownerId, folder, keep }: { ownerId: number; folder: PictureFolder; keep: readonly number[] },
): Promise<{ id: number; name: string; key: string }[]> {
  const rows = await db
    .select({ id: pictures.id, name: pictures.name, key: pictures.storageKey })
    .from(pictures)
    .where(and(eq(pictures.ownerId, ownerId), eq(pictures.folder, folder), eq(pictures.origin, 'uploaded')));
  return rows.flatMap(({ key, ...row }) => (key === null || keep.includes(row.id) ? [] : [{ ...row, key }]));
}

export async function remove(db: Db, id: number): Promise<void> {
  await db.delete(pictures).where(eq(pictures.id, id));
}
