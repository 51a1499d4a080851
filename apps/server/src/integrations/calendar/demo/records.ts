import { identityProviderRecords as records } from '@thyme/db/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type RecordKind = 'calendar-code' | 'calendar-token' | 'calendar-event';

const isOne = (kind: RecordKind, id: string) => and(eq(records.kind, kind), eq(records.id, id));

export async function saveRecord(
  db: Db,
  record: { kind: RecordKind; id: string; payload: object; expiresAt?: number | null },
): Promise<void> {
  const { kind, id, payload, expiresAt = null } = record;
  await db
    .insert(records)
    .values({ kind, id, payload, expiresAt })
    .onConflictDoUpdate({ target: [records.kind, records.id], set: { payload, expiresAt } });
}

export async function findRecord(db: Db, kind: RecordKind, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select({ payload: records.payload }).from(records).where(isOne(kind, id));
  return (row?.payload as Record<string, unknown> | undefined) ?? null;
}

/** Deletes the code as it is read, so that it works once. */
export async function takeRecord(db: Db, kind: RecordKind, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.delete(records).where(isOne(kind, id)).returning({ payload: records.payload });
  return (row?.payload as Record<string, unknown> | undefined) ?? null;
}

export async function deleteOfAccount(db: Db, kind: RecordKind, account: string): Promise<void> {
  await db.delete(records).where(and(eq(records.kind, kind), sql`${records.payload} ->> 'account' = ${account}`));
}

export async function listEvents(db: Db, account: string): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ payload: records.payload })
    .from(records)
    .where(and(eq(records.kind, 'calendar-event'), sql`${records.payload} ->> 'account' = ${account}`))
    .orderBy(asc(sql`${records.payload} -> 'event' -> 'start' ->> 'dateTime'`));
  return rows.map((row) => row.payload as Record<string, unknown>);
}
