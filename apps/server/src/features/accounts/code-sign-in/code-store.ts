import { signInCodes } from '@thyme/db/schema';
import { CODE_SECONDS, CODE_TRIES } from '@thyme/domain/accounts';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** When the address got its last code that was not used; null when there is none. */
export async function lastSentAt(db: Db, emailHash: Buffer): Promise<number | null> {
  const [row] = await db
    .select({ createdAt: signInCodes.createdAt })
    .from(signInCodes)
    .where(and(eq(signInCodes.emailHash, emailHash), isNull(signInCodes.usedAt)));
  return row?.createdAt ?? null;
}

/** Replaces the address's code, unless one newer than `resendSeconds` is open. False if it is. */
export async function replaceSignInCode(
  db: Db,
  { emailHash, codeHash, now }: { emailHash: Buffer; codeHash: Buffer; now: number },
  resendSeconds: number,
): Promise<boolean> {
  const fresh = { codeHash, tries: 0, createdAt: now, expiresAt: now + CODE_SECONDS, usedAt: null };
  const rows = await db
    .insert(signInCodes)
    .values({ emailHash, ...fresh })
    .onConflictDoUpdate({
      target: signInCodes.emailHash,
      set: fresh,
      setWhere: or(lte(signInCodes.createdAt, now - resendSeconds), isNotNull(signInCodes.usedAt)),
    })
    .returning({ createdAt: signInCodes.createdAt });
  return rows.length > 0;
}

/** Counts an attempt before the code is compared, so that concurrent guesses share the same five. Null if none is left. */
export async function takeSignInTry(db: Db, emailHash: Buffer) {
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(eq(signInCodes.emailHash, emailHash), lt(signInCodes.tries, CODE_TRIES)))
    .returning({
      codeHash: signInCodes.codeHash,
      tries: signInCodes.tries,
      expiresAt: signInCodes.expiresAt,
      usedAt: signInCodes.usedAt,
    });
  return row ?? null;
}

export async function hasSignInCode(db: Db, emailHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ usedAt: signInCodes.usedAt })
    .from(signInCodes)
    .where(eq(signInCodes.emailHash, emailHash));
  return rows.length > 0;
}

/** Single use: of two requests with the same code, one gets it. */
export async function consumeSignInCode(db: Db, emailHash: Buffer, codeHash: Buffer, now: number): Promise<boolean> {
  const { rowCount } = await db
    .update(signInCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInCodes.emailHash, emailHash),
        eq(signInCodes.codeHash, codeHash),
        isNull(signInCodes.usedAt),
        gt(signInCodes.expiresAt, now),
      ),
    );
  return (rowCount ?? 0) > 0;
}
