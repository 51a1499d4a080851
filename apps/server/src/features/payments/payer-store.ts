import { businesses, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import type { OrderRow } from './order-store.ts';

/** What the provider shows: for whom, and where the receipt goes. */
export async function findPayer(db: Db, order: OrderRow): Promise<{ email: string | null; description: string }> {
  const [user] =
    order.userId === null ? [] : await db.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  const [business] =
    order.businessId === null || order.purpose === 'subscription'
      ? []
      : await db.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, order.businessId));
  return { email: user?.email ?? null, description: business?.name ?? 'Thyme' };
}
