import { clientDetails, sessions, users } from '@thyme/db/schema';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { moment, prepared } from '../../platform/prepared.ts';

export interface SessionRow {
  id: number;
  userType: number;
  sessionId: number;
  clientDetailId: number | null;
}

const now = moment('now');

/** Asked once for every request of somebody who is logged in. */
const liveSession = prepared((db) =>
  db
    .select({ id: users.id, userType: users.userType, sessionId: sessions.id, clientDetailId: clientDetails.id })
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

export async function deleteExpiredSessions(db: Db, now: number): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.idleExpiresAt, now)));
  return rowCount ?? 0;
}
