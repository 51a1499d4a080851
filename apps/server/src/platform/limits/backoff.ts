import { throttles } from '@thyme/db/schema';
import { eq, sql } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../services.ts';

/** Exponential backoff: a number of attempts is free, then each one doubles the delay before the next. */
export interface Backoff {
  free: number;
  maxSeconds: number;
  /** The count starts again after this long without an attempt. */
  resetSeconds: number;
}

export interface Attempt {
  key: string;
  rule: Backoff;
}

/**
 * Counts an attempt before it is checked, so that concurrent attempts cannot slip past the count. The count is in
 * PostgreSQL and holds across processes. An attempt during the delay is refused without being counted.
 * Returns the seconds to wait, 0 when the attempt may go on.
 */
export async function countAttempt(services: Services, { key, rule }: Attempt): Promise<number> {
  const now = services.clock.now();
  // The window starts again with every attempt: it holds the time of the last one.
  const isReset = sql`${throttles.windowStartedAt} <= to_timestamp(${now - rule.resetSeconds})`;
  const next = sql`(case when ${isReset} then 1 else least(${throttles.count} + 1, 1000000) end)`;
  const delay = sql`least(${rule.maxSeconds}::int, power(2, least(${next} - ${rule.free}::int, 20))::int)`;
  const counted = await services.db
    .insert(throttles)
    .values({ key, count: 1, windowStartedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: next,
        blockedUntil: sql`case when ${next} >= ${rule.free}::int then to_timestamp(${now}::int + ${delay}) end`,
        windowStartedAt: now,
        updatedAt: now,
      },
      setWhere: sql`${throttles.blockedUntil} is null or ${throttles.blockedUntil} <= to_timestamp(${now})`,
    })
    .returning({ key: throttles.key });
  if (counted.length > 0) return 0;
  services.metrics.rateLimited.inc({ scope: key.split(':', 1)[0] ?? 'unknown' });
  const [row] = await services.db
    .select({ blockedUntil: throttles.blockedUntil })
    .from(throttles)
    .where(eq(throttles.key, key));
  return Math.max(1, (row?.blockedUntil ?? now) - now);
}

/** Reverts an attempt that was legitimate; `all` clears the whole count of the key. */
export async function forgiveAttempt({ db }: Services, key: string, all = false): Promise<void> {
  if (all) {
    await db.delete(throttles).where(eq(throttles.key, key));
    return;
  }
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)`, blockedUntil: null })
    .where(eq(throttles.key, key));
}

/** Counts an attempt under several keys and refuses it if one of them has to wait. */
export async function countOrRefuse(services: Services, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const wait = await countAttempt(services, attempt);
    if (wait > 0) throw tooManyAttempts(wait);
  }
}

export function tooManyAttempts(wait: number): PublicError {
  const pause = wait < 60 ? `${wait} second${wait === 1 ? '' : 's'}` : `${Math.ceil(wait / 60)} minutes`;
  return new PublicError(`Too many attempts. Please try again in ${pause}.`, 'RATE_LIMITED', { retry_after: wait });
}
