import { calendarSettings, calendarSources } from '@thyme/db/schema';
import type { GuestNames } from '@thyme/domain/calendars';
import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type Source = typeof calendarSources.$inferSelect;

export interface SourceKey {
  businessId: number;
  id: number;
}

const isOne = ({ businessId, id }: SourceKey) =>
  and(eq(calendarSources.businessId, businessId), eq(calendarSources.id, id));

export function listSources(db: Db, businessId: number): Promise<Source[]> {
  return db
    .select()
    .from(calendarSources)
    .where(eq(calendarSources.businessId, businessId))
    .orderBy(asc(calendarSources.id));
}

export async function findSource(db: Db, key: SourceKey): Promise<Source | null> {
  const [row] = await db.select().from(calendarSources).where(isOne(key));
  return row ?? null;
}

/** A person's Google account that is already connected. */
export async function findByAccount(
  db: Db,
  { businessId, chairId, account }: { businessId: number; chairId: number; account: string },
): Promise<Source | null> {
  const { businessId: shop, chairId: person, kind, account: address, id } = calendarSources;
  const isSame = and(eq(shop, businessId), eq(person, chairId), eq(kind, 'google'), eq(address, account));
  const [row] = await db.select().from(calendarSources).where(isSame).orderBy(asc(id)).limit(1);
  return row ?? null;
}

export async function countSources(db: Db, businessId: number, chairId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(calendarSources)
    .where(and(eq(calendarSources.businessId, businessId), eq(calendarSources.chairId, chairId)));
  return row?.total ?? 0;
}

export async function insertSource(db: Db, row: typeof calendarSources.$inferInsert): Promise<number> {
  const [added] = await db.insert(calendarSources).values(row).returning({ id: calendarSources.id });
  if (!added) throw new Error('The calendar was not stored.');
  return added.id;
}

export async function updateSource(db: Db, key: SourceKey, values: Partial<Source>): Promise<void> {
  await db.update(calendarSources).set(values).where(isOne(key));
}

/**
 * Stores the version that was read. If another read of the same calendar overlapped, neither knows what the other missed, so the next one reads
 * everything.
 */
export async function saveRead(
  db: Db,
  source: Source,
  { etag, lastModified }: Pick<Source, 'etag' | 'lastModified'>,
  values: Partial<Source>,
): Promise<void> {
  const { etag: before, lastModified: modifiedBefore } = source;
  const isSame = sql`${calendarSources.etag} is not distinct from ${before}
    and ${calendarSources.lastModified} is not distinct from ${modifiedBefore}`;
  await db
    .update(calendarSources)
    .set({
      ...values,
      etag: sql`case when ${isSame} then ${etag} end`,
      lastModified: sql`case when ${isSame} then ${lastModified} end`,
    })
    .where(isOne(source));
}

export async function deleteSource(db: Db, key: SourceKey): Promise<void> {
  await db.delete(calendarSources).where(isOne(key));
}

/** Claims the calendars that are due and postpones each, so that no second process claims it too. */
export function takeDue(db: Db, now: number, againAt: number): Promise<SourceKey[]> {
  return db
    .update(calendarSources)
    .set({ nextCheckAt: againAt })
    .where(and(eq(calendarSources.enabled, true), lte(calendarSources.nextCheckAt, now)))
    .returning({ businessId: calendarSources.businessId, id: calendarSources.id });
}

/** Calendars that a shop's appointments are written to. */
export function listWritten(db: Db, businessId: number): Promise<SourceKey[]> {
  return db
    .select({ businessId: calendarSources.businessId, id: calendarSources.id })
    .from(calendarSources)
    .where(
      and(
        eq(calendarSources.businessId, businessId),
        eq(calendarSources.enabled, true),
        eq(calendarSources.writesOut, true),
      ),
    );
}

export async function findGuestNames(db: Db, businessId: number): Promise<GuestNames> {
  const [row] = await db
    .select({ guestNames: calendarSettings.guestNames })
    .from(calendarSettings)
    .where(eq(calendarSettings.businessId, businessId));
  return row?.guestNames ?? 'short';
}

export async function saveGuestNames(db: Db, businessId: number, guestNames: GuestNames): Promise<void> {
  await db
    .insert(calendarSettings)
    .values({ businessId, guestNames })
    .onConflictDoUpdate({ target: calendarSettings.businessId, set: { guestNames } });
}
