import { operatorEntries, operatorSessions, operators } from '@thyme/db/schema';
import { and, desc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type OperatorRow = typeof operators.$inferSelect;

export async function findByEmail(db: Db, email: string): Promise<OperatorRow | null> {
  const [row] = await db.select().from(operators).where(eq(operators.email, email));
  return row ?? null;
}

/** Null when the address is in use. */
export async function insertOperator(db: Db, values: typeof operators.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(operators).values(values).onConflictDoNothing().returning({ id: operators.id });
  return row?.id ?? null;
}

export async function updateOperator(
  db: Db,
  id: number,
  values: Pick<typeof operators.$inferInsert, 'passwordHash' | 'totpSealed'>,
): Promise<void> {
  await db
    .update(operators)
    .set({ ...values, lastStep: 0 })
    .where(eq(operators.id, id));
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
}

/** Accepts a code's time step; false if it, or a later one, was already used. */
export async function takeStep(db: Db, id: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(operators)
    .set({ lastStep: step })
    .where(and(eq(operators.id, id), lt(operators.lastStep, step)));
  return rowCount === 1;
}

export async function insertSession(db: Db, session: typeof operatorSessions.$inferInsert): Promise<void> {
  await db.insert(operatorSessions).values(session);
}

export async function findSession(db: Db, tokenHash: Buffer, now: number) {
  const [row] = await db
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.email,
      idleExpiresAt: operatorSessions.idleExpiresAt,
      expiresAt: operatorSessions.expiresAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.idleExpiresAt, now)));
  return row ?? null;
}

export async function prolongSession(db: Db, tokenHash: Buffer, idleExpiresAt: number): Promise<void> {
  await db.update(operatorSessions).set({ idleExpiresAt }).where(eq(operatorSessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(operatorSessions).where(lte(operatorSessions.idleExpiresAt, now));
  return rowCount ?? 0;
}

export async function insertEntry(db: Db, entry: typeof operatorEntries.$inferInsert): Promise<void> {
  await db.insert(operatorEntries).values(entry);
}

export function listEntries(db: Db, page: { limit: number; offset: number }) {
  return db
    .select({
      id: operatorEntries.id,
      name: operators.name,
      action: operatorEntries.action,
      subject: operatorEntries.subject,
      subjectId: operatorEntries.subjectId,
      details: operatorEntries.details,
      createdAt: operatorEntries.createdAt,
    })
    .from(operatorEntries)
    .innerJoin(operators, eq(operators.id, operatorEntries.operatorId))
    .orderBy(desc(operatorEntries.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>[number];
