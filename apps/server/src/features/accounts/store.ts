import { clientDetails, sessions, users } from '@thyme/db/schema';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';

export interface SessionRow {
  id: number;
  userType: number;
  sessionId: number;
  clientDetailId: number | null;
}

export async function findSession(db: Db, tokenHash: Buffer, now: number): Promise<SessionRow | null> {
  const [row] = await db
    .select({ id: users.id, userType: users.userType, sessionId: sessions.id, clientDetailId: clientDetails.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
      ),
    );
  return row ?? null;
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.idleExpiresAt, now)));
  return rowCount ?? 0;
}
