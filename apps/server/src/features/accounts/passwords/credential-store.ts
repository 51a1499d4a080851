import { oneTimeCodes, passwordResets, signInCodes, users } from '@thyme/db/schema';
import { CODE_SECONDS, CODE_TRIES } from '@thyme/domain/accounts';
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Replaces an older link, which stops working. */
export async function replaceReset(
  db: Db,
  reset: { userId: number; tokenHash: Buffer; createdAt: number; expiresAt: number },
): Promise<number> {
  await deleteResets(db, reset.userId);
  const [row] = await db.insert(passwordResets).values(reset).returning({ id: passwordResets.id });
  if (!row) throw new Error('The reset was not stored.');
  return row.id;
}

export async function deleteResets(db: Db, userId: number): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Uses up a link of this address that is neither used nor expired. Of two concurrent uses only one succeeds. */
export async function useReset(db: Db, tokenHash: Buffer, email: string, now: number): Promise<number | null> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
        eq(passwordResets.userId, owner),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

/** Null for a link that is unknown, replaced by a newer one, or long expired. */
export async function findReset(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ usedAt: passwordResets.usedAt, expiresAt: passwordResets.expiresAt })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash));
  return row ?? null;
}

type Purpose = 'update_email';
const codesOf = (userId: number, purpose: Purpose) =>
  and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose));

export async function lastCodeSentAt(db: Db, userId: number, purpose: Purpose): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(codesOf(userId, purpose))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

export async function replaceCode(
  db: Db,
  code: { userId: number; purpose: Purpose; target: string; codeHash: Buffer; createdAt: number },
): Promise<number> {
  await db.delete(oneTimeCodes).where(codesOf(code.userId, code.purpose));
  const [row] = await db
    .insert(oneTimeCodes)
    .values({ ...code, expiresAt: code.createdAt + CODE_SECONDS })
    .returning({ id: oneTimeCodes.id });
  if (!row) throw new Error('The code was not stored.');
  return row.id;
}

/**
 * Takes one attempt before the code is compared, so that concurrent guesses share the same five. Null when no code can
 * be tried.
 */
export async function takeTry(db: Db, userId: number, purpose: Purpose, now: number) {
  const [row] = await db
    .update(oneTimeCodes)
    .set({ wrongTries: sql`${oneTimeCodes.wrongTries} + 1` })
    .where(
      and(
        codesOf(userId, purpose),
        isNull(oneTimeCodes.usedAt),
        lt(oneTimeCodes.wrongTries, CODE_TRIES),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ id: oneTimeCodes.id, target: oneTimeCodes.target, codeHash: oneTimeCodes.codeHash });
  return row ?? null;
}

/** Uses up the code; false when that has happened before. */
export async function useCode(db: Db, id: number, now: number): Promise<boolean> {
  const { rowCount } = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)));
  return (rowCount ?? 0) > 0;
}

export async function isLocked(db: Db, userId: number, purpose: Purpose): Promise<boolean> {
  const [row] = await db
    .select({ wrongTries: oneTimeCodes.wrongTries })
    .from(oneTimeCodes)
    .where(and(codesOf(userId, purpose), isNull(oneTimeCodes.usedAt)));
  return (row?.wrongTries ?? 0) >= CODE_TRIES;
}

/** An expired sign-in code stays for a while, so that entering it is answered with "expired" instead of "unknown". */
const EXPIRED_CODE_SECONDS = 3_600;

export async function deleteExpiredCredentials(db: Db, now: number): Promise<number> {
  const resets = await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  const codes = await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now));
  const signIns = await db.delete(signInCodes).where(lte(signInCodes.expiresAt, now - EXPIRED_CODE_SECONDS));
  return (resets.rowCount ?? 0) + (codes.rowCount ?? 0) + (signIns.rowCount ?? 0);
}
