import { calendarChannels } from '@thyme/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import type { SourceKey } from '../sources-store.ts';

export type ChannelRow = typeof calendarChannels.$inferSelect;

const isOf = ({ businessId, id }: SourceKey) =>
  and(eq(calendarChannels.businessId, businessId), eq(calendarChannels.sourceId, id));

export async function findChannel(db: Db, key: SourceKey): Promise<ChannelRow | null> {
  const [row] = await db.select().from(calendarChannels).where(isOf(key));
  return row ?? null;
}

export async function findByChannelId(db: Db, channelId: string): Promise<ChannelRow | null> {
  const [row] = await db.select().from(calendarChannels).where(eq(calendarChannels.channelId, channelId));
  return row ?? null;
}

/** A calendar has one channel: a new one replaces the last. */
export async function saveChannel(db: Db, row: ChannelRow): Promise<void> {
  const { businessId: _business, sourceId: _source, ...values } = row;
  await db
    .insert(calendarChannels)
    .values(row)
    .onConflictDoUpdate({ target: [calendarChannels.businessId, calendarChannels.sourceId], set: values });
}

/** Deletes the channel and returns it, so that the provider can be asked to stop it. */
export async function takeChannel(db: Db, key: SourceKey): Promise<ChannelRow | null> {
  const [row] = await db.delete(calendarChannels).where(isOf(key)).returning();
  return row ?? null;
}
