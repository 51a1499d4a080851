import { guestFiles, users } from '@thyme/db/schema';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type NewGuestFile = typeof guestFiles.$inferInsert;

export async function insertFile(db: Db, file: NewGuestFile): Promise<number> {
  const [row] = await db.insert(guestFiles).values(file).returning({ id: guestFiles.id });
  if (!row) throw new Error('The file was not stored.');
  return row.id;
}

const fields = {
  id: guestFiles.id,
  userId: guestFiles.userId,
  storageKey: guestFiles.storageKey,
  contentType: guestFiles.contentType,
  bytes: guestFiles.bytes,
  name: guestFiles.name,
  caption: guestFiles.caption,
  consentAt: guestFiles.consentAt,
  mayBeShown: guestFiles.mayBeShown,
  createdAt: guestFiles.createdAt,
  recordedBy: users.firstName,
};

/** Newest first, with the member who recorded the guest's consent. */
export function listFiles(db: Db, businessId: number, userId: number) {
  return db
    .select(fields)
    .from(guestFiles)
    .innerJoin(users, eq(users.id, guestFiles.consentBy))
    .where(and(eq(guestFiles.businessId, businessId), eq(guestFiles.userId, userId)))
    .orderBy(desc(guestFiles.id));
}

export type GuestFile = Awaited<ReturnType<typeof listFiles>>[number];

export async function countFiles(db: Db, businessId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(guestFiles)
    .where(and(eq(guestFiles.businessId, businessId), eq(guestFiles.userId, userId)));
  return row?.total ?? 0;
}

export async function findFile(db: Db, businessId: number, id: number): Promise<GuestFile | null> {
  const [row] = await db
    .select(fields)
    .from(guestFiles)
    .innerJoin(users, eq(users.id, guestFiles.consentBy))
    .where(and(eq(guestFiles.businessId, businessId), eq(guestFiles.id, id)));
  return row ?? null;
}

export async function deleteFile(db: Db, businessId: number, id: number): Promise<void> {
  await db.delete(guestFiles).where(and(eq(guestFiles.businessId, businessId), eq(guestFiles.id, id)));
}

/** Returns the keys of the stored files. */
export async function deleteFilesOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .delete(guestFiles)
    .where(eq(guestFiles.userId, userId))
    .returning({ key: guestFiles.storageKey });
  return rows.map(({ key }) => key);
}
