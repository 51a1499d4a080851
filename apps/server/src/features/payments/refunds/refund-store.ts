import {
  businesses,
  businessMembers,
  cardOrders,
  clientDetails,
  ledgerEntries,
  payments,
  refunds,
  sales,
  users,
} from '@thyme/db/schema';
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { onShard } from '../../../platform/database/shards.ts';

export async function findRefund(db: Db, id: number) {
  const [row] = await db
    .select({ refund: refunds, payment: payments, order: cardOrders })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.businessId, refunds.businessId), eq(payments.id, refunds.paymentId)))
    .innerJoin(cardOrders, eq(cardOrders.id, payments.orderId))
    .where(eq(refunds.id, id));
  return row ?? null;
}

export async function lockRefund(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(await onShard(db, refunds, eq(refunds.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateRefund(db: Db, id: number, values: Partial<typeof refunds.$inferInsert>): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id));
}

export async function listDueRefunds(db: Db, now: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.status, ['requested', 'sent']), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The appointment of a refund, or null. */
export async function findRefundedAppointment(db: Db, refundId: number): Promise<number | null> {
  const [row] = await db
    .select({ appointmentId: ledgerEntries.appointmentId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.refundId, refundId));
  return row?.appointmentId ?? null;
}

/** The parties of a sale: the guest, the shop and its owner. */
export async function findConcerned(db: Db, { businessId, saleId }: { businessId: number; saleId: number }) {
  const [row] = await db
    .select({
      guest: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      shop: { name: businesses.name, email: businesses.email },
      ownerId: businessMembers.userId,
    })
    .from(sales)
    .innerJoin(users, eq(users.id, sales.userId))
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .leftJoin(businessMembers, and(eq(businessMembers.businessId, sales.businessId), eq(businessMembers.role, 'owner')))
    .where(and(eq(sales.businessId, businessId), eq(sales.id, saleId)));
  return row ?? null;
}

/** Whoever paid for another guest's booking, by a link; null where the guest who booked has paid. */
export async function findOtherPayer(db: Db, { businessId, paymentId }: { businessId: number; paymentId: number }) {
  const booker = alias(users, 'booker');
  const [row] = await db
    .select({
      payer: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      wantsMail: clientDetails.emailNotification,
      booker: booker.firstName,
      shop: { name: businesses.name, slug: businesses.slug, zone: businesses.zone },
      currency: payments.currency,
    })
    .from(payments)
    .innerJoin(cardOrders, eq(cardOrders.id, payments.orderId))
    .innerJoin(sales, and(eq(sales.businessId, payments.businessId), eq(sales.id, payments.saleId)))
    .innerJoin(users, and(eq(users.id, cardOrders.userId), ne(users.id, sales.userId)))
    .innerJoin(booker, eq(booker.id, sales.userId))
    .innerJoin(businesses, eq(businesses.id, payments.businessId))
    .leftJoin(clientDetails, eq(clientDetails.userId, users.id))
    .where(and(eq(payments.businessId, businessId), eq(payments.id, paymentId)));
  return row ?? null;
}
