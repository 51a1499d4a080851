import { campaignTraffic, leads, unsubscribes } from '@thyme/db/schema';
import { lte } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/database/database.ts';

export type NewLead = typeof leads.$inferInsert;

export async function insertLead(transaction: Transaction, lead: NewLead): Promise<number> {
  const [row] = await transaction.insert(leads).values(lead).returning({ id: leads.id });
  if (!row) throw new Error('The lead was not stored.');
  return row.id;
}

export async function insertTraffic(db: Db, row: typeof campaignTraffic.$inferInsert): Promise<void> {
  await db.insert(campaignTraffic).values(row);
}

export async function insertUnsubscribe(db: Db, email: string, createdAt: number): Promise<void> {
  await db.insert(unsubscribes).values({ email, createdAt }).onConflictDoNothing();
}

export async function deleteLeadsBefore(db: Db, before: number): Promise<number> {
  const { rowCount } = await db.delete(leads).where(lte(leads.createdAt, before));
  return rowCount ?? 0;
}
