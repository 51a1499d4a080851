import { deskFeeds } from '@thyme/db/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type FeedRow = typeof deskFeeds.$inferSelect;

export interface FeedOf {
  businessId: number;
  chairId: number | null;
}

const isOf = ({ businessId, chairId }: FeedOf) =>
  and(
    eq(deskFeeds.businessId, businessId),
    chairId === null ? isNull(deskFeeds.chairId) : eq(deskFeeds.chairId, chairId),
  );

export function listFeeds(db: Db, businessId: number): Promise<FeedRow[]> {
  return db.select().from(deskFeeds).where(eq(deskFeeds.businessId, businessId)).orderBy(asc(deskFeeds.id));
}

export async function findFeed(db: Db, of: FeedOf): Promise<FeedRow | null> {
  const [row] = await db.select().from(deskFeeds).where(isOf(of));
  return row ?? null;
}

export async function findBySecret(db: Db, secretHash: Buffer): Promise<FeedRow | null> {
  const [row] = await db.select().from(deskFeeds).where(eq(deskFeeds.secretHash, secretHash));
  return row ?? null;
}

export interface NewSecret {
  secretHash: Buffer;
  secretSealed: Buffer;
  createdAt: number;
}

export async function insertFeed(db: Db, of: FeedOf, secret: NewSecret): Promise<number> {
  const [row] = await db
    .insert(deskFeeds)
    .values({ ...of, ...secret })
    .returning({ id: deskFeeds.id });
  if (!row) throw new Error('The feed was not stored.');
  return row.id;
}

export async function replaceSecret(db: Db, { businessId, id }: FeedRow, secret: NewSecret): Promise<void> {
  await db
    .update(deskFeeds)
    .set(secret)
    .where(and(eq(deskFeeds.businessId, businessId), eq(deskFeeds.id, id)));
}
