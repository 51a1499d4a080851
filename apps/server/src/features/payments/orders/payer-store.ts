import { businesses, cardOrders, users } from '@thyme/db/schema';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { shortRead } from '../../../platform/database/prepared.ts';

/** An order with what the provider shows: the payer, and the address for the receipt. */
const orderWithPayer = shortRead((db) =>
  db
    .select({ order: cardOrders, email: users.email, description: businesses.name })
    .from(cardOrders)
    .leftJoin(users, eq(users.id, cardOrders.userId))
    .leftJoin(businesses, and(eq(businesses.id, cardOrders.businessId), ne(cardOrders.purpose, 'subscription')))
    .where(eq(cardOrders.id, sql.placeholder('id')))
    .prepare('card_order_with_payer'),
);

export async function findOrderWithPayer(db: Db, id: number) {
  const [row] = await orderWithPayer(db).execute({ id });
  return row ? { ...row, description: row.description ?? 'Thyme' } : null;
}
