import { throttles } from '@thyme/db/schema';
import { lt, sql } from 'drizzle-orm';
import { PublicError } from '../../graphql/errors.ts';
import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';

export interface Allowance {
  max: number;
  windowSeconds: number;
}

export interface Consumption {
  allowed: boolean;
  /** Seconds until the window ends; 0 while allowed. */
  retryAfter: number;
}

/**
 * Counts one operation against a key such as `login:account:7`. The count is in PostgreSQL and holds across
 * processes. It counts operations, so a batch of ten counts ten.
 */
export async function consume(
  services: Services,
  key: string,
  { max, windowSeconds }: Allowance,
): Promise<Consumption> {
  const now = services.clock.now();
  const isOver = sql`${throttles.windowStartedAt} <= to_timestamp(${now - windowSeconds})`;
  const [row] = await services.db
    .insert(throttles)
    .values({ key, count: 1, windowStartedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${throttles.count} + 1, 1000000) end`,
        windowStartedAt: sql`case when ${isOver} then to_timestamp(${now}) else ${throttles.windowStartedAt} end`,
        updatedAt: now,
      },
    })
    .returning({ count: throttles.count, windowStartedAt: throttles.windowStartedAt });
  if (!row || row.count <= max) return { allowed: true, retryAfter: 0 };
  services.metrics.rateLimited.inc({ scope: key.split(':', 1)[0] ?? 'unknown' });
  return { allowed: false, retryAfter: Math.max(1, row.windowStartedAt + windowSeconds - now) };
}

/** Throws where `consume` would refuse. */
export async function consumeOrRefuse(services: Services, key: string, allowance: Allowance): Promise<void> {
  const { allowed, retryAfter } = await consume(services, key, allowance);
  if (!allowed)
    throw new PublicError('Too many attempts. Please try again later.', 'RATE_LIMITED', { retry_after: retryAfter });
}

export async function deleteIdleThrottles(db: Db, before: number): Promise<number> {
  const { rowCount } = await db.delete(throttles).where(lt(throttles.updatedAt, before));
  return rowCount ?? 0;
}
