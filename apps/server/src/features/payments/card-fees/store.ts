import {
  appointments,
  businesses,
  cardFeeConsents,
  cardFeeRules,
  cardFees,
  ledgerEntries,
  savedCards,
  users,
} from '@thyme/db/schema';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export type CardFeeRow = typeof cardFees.$inferSelect;

export async function findRule(db: Db, businessId: number) {
  const [row] = await db.select().from(cardFeeRules).where(eq(cardFeeRules.businessId, businessId));
  return row ?? null;
}

export async function saveRule(db: Db, rule: { businessId: number; percent: number; lateHours: number }) {
  const { percent, lateHours } = rule;
  await db
    .insert(cardFeeRules)
    .values(rule)
    .onConflictDoUpdate({ target: cardFeeRules.businessId, set: { percent, lateHours } });
}

/** The guest's decision about an order that is still to be paid; the last one counts. */
export async function saveConsent(db: Db, consent: typeof cardFeeConsents.$inferInsert): Promise<void> {
  const { orderId, percent, lateHours, createdAt } = consent;
  await db
    .insert(cardFeeConsents)
    .values(consent)
    .onConflictDoUpdate({
      target: [cardFeeConsents.businessId, cardFeeConsents.saleId],
      set: { orderId, percent, lateHours, createdAt },
    });
}

/** Only while nothing was paid with it: an agreement that a payment sealed stays recorded. */
export async function deleteConsent(db: Db, orderId: number): Promise<void> {
  await db
    .delete(cardFeeConsents)
    .where(and(eq(cardFeeConsents.orderId, orderId), isNull(cardFeeConsents.savedCardId)));
}

export async function linkCard(db: Db, orderId: number, savedCardId: number): Promise<void> {
  await db.update(cardFeeConsents).set({ savedCardId }).where(eq(cardFeeConsents.orderId, orderId));
}

const kept = sql<number>`(select coalesce(sum(l.amount), 0)::float8 from ${ledgerEntries} l
  where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id} and l.side = 'payment')`;

const missedFields = {
  appointmentId: appointments.id,
  saleId: cardFeeConsents.saleId,
  userId: appointments.userId,
  status: appointments.status,
  startsAt: appointments.startsAt,
  cancelledAt: appointments.cancelledAt,
  cancelledBy: appointments.cancelledBy,
  price: appointments.totalAmount,
  currency: appointments.currency,
  kept,
  percent: cardFeeConsents.percent,
  lateHours: cardFeeConsents.lateHours,
  savedCardId: cardFeeConsents.savedCardId,
  last4: savedCards.last4,
  guest: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
};

/** Missed or cancelled appointments whose guest agreed, with a card that is still saved and no fee yet. */
export function listMissed(db: Db, businessId: number, which: { since: number } | { appointmentId: number }) {
  return db
    .select(missedFields)
    .from(appointments)
    .innerJoin(
      cardFeeConsents,
      and(eq(cardFeeConsents.businessId, appointments.businessId), eq(cardFeeConsents.saleId, appointments.saleId)),
    )
    .innerJoin(savedCards, eq(savedCards.id, cardFeeConsents.savedCardId))
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(
      and(
        eq(appointments.businessId, businessId),
        inArray(appointments.status, ['No Show', 'Cancelled']),
        isNotNull(cardFeeConsents.savedCardId),
        sql`not exists (select 1 from ${cardFees} f where f.business_id = ${appointments.businessId}
          and f.appointment_id = ${appointments.id} and f.status <> 'dropped')`,
        'since' in which
          ? gte(appointments.startsAt, which.since)
          : eq(appointments.id, which.appointmentId),
      ),
    )
    .orderBy(desc(appointments.startsAt))
    .limit(100);
}

export async function insertFee(db: Db, fee: typeof cardFees.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(cardFees).values(fee).onConflictDoNothing().returning({ id: cardFees.id });
  return row?.id ?? null;
}

const feeFields = {
  fee: cardFees,
  startsAt: appointments.startsAt,
  guest: sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`,
  email: users.email,
  shop: businesses.name,
  zone: businesses.zone,
};

const feesWith = (db: Db) =>
  db
    .select(feeFields)
    .from(cardFees)
    .innerJoin(
      appointments,
      and(eq(appointments.businessId, cardFees.businessId), eq(appointments.id, cardFees.appointmentId)),
    )
    .innerJoin(users, eq(users.id, cardFees.userId))
    .innerJoin(businesses, eq(businesses.id, cardFees.businessId));

export type FeeWithPeople = Awaited<ReturnType<typeof listFees>>[number];

export function listFees(db: Db, businessId: number, limit: number) {
  return feesWith(db)
    .where(eq(cardFees.businessId, businessId))
    .orderBy(desc(cardFees.createdAt), desc(cardFees.id))
    .limit(limit);
}

export async function findFee(db: Db, which: { id: number; businessId?: number } | { orderId: number }) {
  const is =
    'orderId' in which
      ? eq(cardFees.orderId, which.orderId)
      : and(
          eq(cardFees.id, which.id),
          which.businessId === undefined ? undefined : eq(cardFees.businessId, which.businessId),
        );
  const [row] = await feesWith(db).where(is);
  return row ?? null;
}

/** The fee of an own appointment that was not dropped. */
export async function findOwnFee(db: Db, { userId, appointmentId }: { userId: number; appointmentId: number }) {
  const [row] = await feesWith(db)
    .where(
      and(
        eq(cardFees.userId, userId),
        eq(cardFees.appointmentId, appointmentId),
        sql`${cardFees.status} <> 'dropped'`,
      ),
    )
    .orderBy(desc(cardFees.id))
    .limit(1);
  return row ?? null;
}

export async function lockFee(db: Db, id: number): Promise<CardFeeRow | null> {
  const [row] = await db.select().from(cardFees).where(eq(cardFees.id, id)).for('update');
  return row ?? null;
}

export async function updateFee(db: Db, id: number, values: Partial<typeof cardFees.$inferInsert>): Promise<void> {
  await db.update(cardFees).set(values).where(eq(cardFees.id, id));
}

export async function listDueFees(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: cardFees.id })
    .from(cardFees)
    .where(and(eq(cardFees.status, 'announced'), lte(cardFees.chargeAt, now)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** The card that the guest agreed to, while it is saved. */
export async function findAgreedCard(db: Db, { businessId, saleId }: { businessId: number; saleId: number }) {
  const [row] = await db
    .select({ id: savedCards.id, last4: savedCards.last4 })
    .from(cardFeeConsents)
    .innerJoin(savedCards, eq(savedCards.id, cardFeeConsents.savedCardId))
    .where(and(eq(cardFeeConsents.businessId, businessId), eq(cardFeeConsents.saleId, saleId)));
  return row ?? null;
}
