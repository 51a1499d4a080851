import { clientDetails, sessions, users } from '@thyme/db/schema';
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { moment, shortRead } from '../../platform/database/prepared.ts';

export interface SessionRow {
  id: number;
  userType: number;
  sessionId: number;
  lastUsedAt: number;
  clientDetailId: number | null;
}

const now = moment('now');

/** Runs once per authenticated request. */
const liveSession = shortRead((db) =>
  db
    .select({
      id: users.id,
      userType: users.userType,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      clientDetailId: clientDetails.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
      ),
    )
    .prepare('live_session'),
);

export async function findSession(db: Db, tokenHash: Buffer, now: number): Promise<SessionRow | null> {
  const [row] = await liveSession(db).execute({ tokenHash, now });
  return row ?? null;
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Extends the idle expiry, never past the absolute one. */
export async function touchSession(db: Db, id: number, now: number, idleSeconds: number): Promise<void> {
  await db
    .update(sessions)
    .set({
      lastUsedAt: now,
      idleExpiresAt: sql`least(to_timestamp(${now + idleSeconds}), ${sessions.expiresAt})`,
    })
    .where(eq(sessions.id, id));
}

export function listLiveSessions(db: Db, userId: number, now: number) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.idleExpiresAt, now), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** The ids of the ended sessions: at most one, and none if it belongs to another account. */
export async function deleteSession(db: Db, userId: number, id: number): Promise<number[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/** All sessions of an account, optionally except one. */
export async function deleteSessions(db: Db, userId: number, exceptId?: number): Promise<number[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.idleExpiresAt, now)));
  return rowCount ?? 0;
}
