import { createHash } from 'node:crypto';
import { idempotencyKeys } from '@thyme/db/schema';
import { and, eq, gt, lte } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../services.ts';
import { inTransaction, type UnitOfWork } from '../unit-of-work.ts';
import type { Db } from './database.ts';

const MAX_KEY = 200;
const TTL_SECONDS = 24 * 3600;

export interface IdempotentCall {
  /** The key's owner, for example `user:7`: two guests may use the same key. */
  owner: string;
  /** From the argument or the header; without one the work runs every time. */
  key: string | null | undefined;
  operation: string;
  /** Everything the result depends on. */
  input: unknown;
}

/**
 * Runs money and booking work once per key. The work and its stored result are one transaction: a concurrent call waits
 * for the first and returns its result; a failed call stores nothing and can be retried.
 */
export async function withIdempotency<Answer extends object>(
  services: Services,
  call: IdempotentCall,
  work: (tx: UnitOfWork) => Promise<Answer>,
): Promise<Answer> {
  const { owner } = call;
  const key = checkedKey(call);
  if (key === null) return inTransaction(services, work);
  const inputHash = hashInput(call);
  return inTransaction(services, async (tx) => {
    const now = tx.clock.now();
    const mine = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
    const row = { operation: call.operation, inputHash, answer: null, createdAt: now, expiresAt: now + TTL_SECONDS };
    // An expired key is reused. A valid one does not change, and no row is returned.
    const taken = await tx.db
      .insert(idempotencyKeys)
      .values({ owner, key, ...row })
      .onConflictDoUpdate({
        target: [idempotencyKeys.owner, idempotencyKeys.key],
        set: row,
        setWhere: lte(idempotencyKeys.expiresAt, now),
      })
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [known] = await tx.db.select().from(idempotencyKeys).where(mine);
      return repeatAnswer<Answer>(known, inputHash);
    }
    const answer = await work(tx);
    await tx.db.update(idempotencyKeys).set({ answer }).where(mine);
    return answer;
  });
}

function checkedKey({ key }: IdempotentCall): string | null {
  if (key === null || key === undefined || key === '') return null;
  if (key.length > MAX_KEY)
    throw new PublicError(`An idempotency key has at most ${MAX_KEY} characters.`, 'IDEMPOTENCY');
  return key;
}

/** The key's row for work that writes its rows and its result by one statement; null for a call without a key. */
export function newKey({ clock }: Services, call: IdempotentCall, answer: object) {
  const key = checkedKey(call);
  if (key === null) return null;
  const now = clock.now();
  const { owner, operation } = call;
  return { owner, key, operation, inputHash: hashInput(call), answer, createdAt: now, expiresAt: now + TTL_SECONDS };
}

/** The stored result of a key, to look up before the work starts. Null while the key is free or its work still runs. */
export async function knownAnswer<Answer extends object>(
  { db, clock }: Services,
  call: IdempotentCall,
): Promise<Answer | null> {
  const { owner, key } = call;
  if (key === null || key === undefined || key === '' || key.length > MAX_KEY) return null;
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key), gt(idempotencyKeys.expiresAt, clock.now())),
    );
  return known ? repeatAnswer<Answer>(known, hashInput(call)) : null;
}

type Known = Pick<typeof idempotencyKeys.$inferSelect, 'inputHash' | 'answer'>;

function repeatAnswer<Answer>(known: Known | undefined, inputHash: Buffer): Answer {
  if (!known?.inputHash.equals(inputHash)) {
    throw new PublicError('This idempotency key was used with other input.', 'IDEMPOTENCY');
  }
  return known.answer as Answer;
}

function hashInput({ operation, input }: IdempotentCall): Buffer {
  return createHash('sha256')
    .update(`${operation}\n${canonical(input)}`)
    .digest();
}

/** Serializes input independently of field order; a missing field equals null. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join()}}`;
}

export async function deleteExpiredKeys(db: Db, now: number): Promise<number> {
  const { rowCount } = await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
  return rowCount ?? 0;
}
