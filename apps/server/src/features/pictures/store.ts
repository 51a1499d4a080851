import { pictures } from '@thyme/db';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

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

/** Answers where their files are. */
export async function deleteUploads(
  db: Db,
  { ownerId, folder, keep }: { ownerId: number; folder: PictureFolder; keep: readonly number[] },
): Promise<string[]> {
  const rows = await db
    .delete(pictures)
    .where(
      and(
        eq(pictures.ownerId, ownerId),
        eq(pictures.folder, folder),
        eq(pictures.origin, 'uploaded'),
        notInArray(pictures.id, [...keep]),
      ),
    )
    .returning({ key: pictures.storageKey });
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}
