import {
  appointments,
  businesses,
  cardFeeConsents,
  cardFeeRules,
  cardFees,
  cardOrders,
  payments,
  savedCards,
  users,
} from '@thyme/db/schema';
import { statusesBefore } from '@thyme/domain/life-cycle';
import { CARD_FEE_LIFE, type CardFeeStatus, FEE_UNDONE } from '@thyme/domain/payments';
import { and, desc, eq, gte, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { onShard } from '../../../platform/database/shards.ts';
import type { AppointmentKey, SaleKey } from '../../sales/index.ts';

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

/** Whether a sale has an upcoming appointment. */
export async function hasComing(db: Db, { businessId, saleId }: SaleKey, now: number): Promise<boolean> {
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.businessId, businessId), eq(appointments.saleId, saleId), gte(appointments.startsAt, now)),
    )
    .limit(1);
  return row !== undefined;
}

/** The guest's consent for an unpaid order; the last decision counts. */
export async function saveConsent(db: Db, consent: typeof cardFeeConsents.$inferInsert): Promise<void> {
  const { businessId: _business, saleId: _sale, userId: _user, ...set } = { savedCardId: null, ...consent };
  await db
    .insert(cardFeeConsents)
    .values(consent)
    .onConflictDoUpdate({ target: [cardFeeConsents.businessId, cardFeeConsents.saleId], set });
}

/** Only while unpaid: consent that was completed by a payment is kept. */
export async function deleteConsent(db: Db, orderId: number): Promise<void> {
  await db
    .delete(cardFeeConsents)
    .where(
      and(
        eq(cardFeeConsents.orderId, orderId),
        sql`not exists (select 1 from ${cardOrders} o where o.id = ${orderId} and o.status = 'paid')`,
      ),
    );
}

export async function linkCard(db: Db, orderId: number, savedCardId: number): Promise<void> {
  await db.update(cardFeeConsents).set({ savedCardId }).where(eq(cardFeeConsents.orderId, orderId));
}

const name = sql<string>`btrim(${users.firstName} || ' ' || ${users.lastName})`;

const missedFields = {
  appointmentId: appointments.id,
  saleId: cardFeeConsents.saleId,
  userId: cardFeeConsents.userId,
  status: appointments.status,
  startsAt: appointments.startsAt,
  cancelledAt: appointments.cancelledAt,
  cancelledBy: appointments.cancelledBy,
  isForgiven: appointments.isForgiven,
  price: appointments.totalAmount,
  currency: appointments.currency,
  percent: cardFeeConsents.percent,
  lateHours: cardFeeConsents.lateHours,
  last4: savedCards.last4,
  guest: name,
};

const missedWith = (db: Db, ...is: (SQL | undefined)[]) =>
  db
    .select(missedFields)
    .from(appointments)
    .innerJoin(
      cardFeeConsents,
      and(eq(cardFeeConsents.businessId, appointments.businessId), eq(cardFeeConsents.saleId, appointments.saleId)),
    )
    .leftJoin(savedCards, eq(savedCards.id, cardFeeConsents.savedCardId))
    .innerJoin(users, eq(users.id, cardFeeConsents.userId))
    .where(and(inArray(appointments.status, ['No Show', 'Cancelled']), ...is));

export type MissedRow = Awaited<ReturnType<typeof missedWith>>[number];

interface Missed {
  businessId: number;
  since: number;
  appointmentId?: number;
}

/** Missed or cancelled appointments with consent, a card that is still saved and no decision about a fee yet. */
export function listMissed(db: Db, { businessId, since, appointmentId }: Missed): Promise<MissedRow[]> {
  return missedWith(
    db,
    eq(appointments.businessId, businessId),
    gte(appointments.startsAt, since),
    isNotNull(savedCards.id),
    sql`not exists (select 1 from ${cardFees} f where f.business_id = ${appointments.businessId}
      and f.appointment_id = ${appointments.id} and not (f.status = 'dropped' and coalesce(f.failure, '') = ${FEE_UNDONE}))`,
    appointmentId === undefined ? undefined : eq(appointments.id, appointmentId),
  )
    .orderBy(desc(appointments.startsAt))
    .limit(100);
}

/** What a guest agreed to for an appointment; null without a card that is still saved. */
export async function findConsented(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const [row] = await db
    .select({
      startsAt: appointments.startsAt,
      price: appointments.totalAmount,
      percent: cardFeeConsents.percent,
      lateHours: cardFeeConsents.lateHours,
      last4: savedCards.last4,
    })
    .from(appointments)
    .innerJoin(
      cardFeeConsents,
      and(eq(cardFeeConsents.businessId, appointments.businessId), eq(cardFeeConsents.saleId, appointments.saleId)),
    )
    .innerJoin(savedCards, eq(savedCards.id, cardFeeConsents.savedCardId))
    .where(and(eq(appointments.businessId, businessId), eq(appointments.id, appointmentId)));
  return row ?? null;
}

/** The current state of a fee's missed appointment. */
export async function findMissed(db: Db, { businessId, appointmentId }: AppointmentKey): Promise<MissedRow | null> {
  const [row] = await missedWith(db, eq(appointments.businessId, businessId), eq(appointments.id, appointmentId));
  return row ?? null;
}

export async function insertFee(db: Db, fee: typeof cardFees.$inferInsert): Promise<number | null> {
  const [row] = await db.insert(cardFees).values(fee).onConflictDoNothing().returning({ id: cardFees.id });
  return row?.id ?? null;
}

const feeFields = {
  fee: cardFees,
  startsAt: appointments.startsAt,
  guest: name,
  email: users.email,
  isClosed: sql<boolean>`${users.deletedAt} is not null`,
  shop: businesses.name,
  zone: businesses.zone,
  /** What was refunded of a paid fee, to the card and at the till. */
  refunded: sql<number>`least(${cardFees.amount}, ${cardFees.refundedAtTill}
    + coalesce((select sum(p.refunded_amount) from ${payments} p where p.order_id = ${cardFees.orderId}), 0))::float8`,
  /** The words that the guest agreed to. */
  agreed: sql<string>`coalesce(${cardFeeConsents.words}, '')`,
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
    .innerJoin(businesses, eq(businesses.id, cardFees.businessId))
    .leftJoin(
      cardFeeConsents,
      and(eq(cardFeeConsents.businessId, cardFees.businessId), eq(cardFeeConsents.saleId, cardFees.saleId)),
    );

export type FeeWithPeople = Awaited<ReturnType<typeof listFees>>[number];

export function listFees(db: Db, businessId: number, limit: number) {
  return feesWith(db)
    .where(eq(cardFees.businessId, businessId))
    .orderBy(desc(cardFees.createdAt), desc(cardFees.id))
    .limit(limit);
}

export async function findFee(db: Db, { id, businessId }: { id: number; businessId?: number }) {
  const [row] = await feesWith(db).where(
    and(eq(cardFees.id, id), businessId === undefined ? undefined : eq(cardFees.businessId, businessId)),
  );
  return row ?? null;
}

/** The fee of the guest's own appointment, without one that was dropped because nothing was missed. */
export async function findOwnFee(db: Db, { userId, appointmentId }: { userId: number; appointmentId: number }) {
  const [row] = await feesWith(db)
    .where(
      and(
        eq(cardFees.userId, userId),
        eq(cardFees.appointmentId, appointmentId),
        sql`coalesce(${cardFees.failure}, '') <> ${FEE_UNDONE}`,
      ),
    )
    .orderBy(desc(cardFees.id))
    .limit(1);
  return row ?? null;
}

/** The paid fee of an appointment, or null. */
export async function findPaidFee(db: Db, { businessId, appointmentId }: AppointmentKey) {
  const [row] = await feesWith(db).where(
    and(eq(cardFees.businessId, businessId), eq(cardFees.appointmentId, appointmentId), eq(cardFees.status, 'paid')),
  );
  return row ?? null;
}

export async function lockFee(db: Db, id: number): Promise<CardFeeRow | null> {
  const [row] = await db
    .select()
    .from(cardFees)
    .where(await onShard(db, cardFees, eq(cardFees.id, id)))
    .for('update');
  return row ?? null;
}

/** The undecided fees of an appointment or of a guest. */
export function listOpenFees(db: Db, of: AppointmentKey | { userId: number }): Promise<CardFeeRow[]> {
  const is =
    'userId' in of
      ? eq(cardFees.userId, of.userId)
      : and(eq(cardFees.businessId, of.businessId), eq(cardFees.appointmentId, of.appointmentId));
  return db
    .select()
    .from(cardFees)
    .where(and(is, inArray(cardFees.status, OPEN_FEES)))
    .orderBy(cardFees.id);
}

const OPEN_FEES = statusesBefore(CARD_FEE_LIFE, 'dropped');

export async function updateFee(db: Db, id: number, values: Partial<typeof cardFees.$inferInsert>): Promise<void> {
  await db.update(cardFees).set(values).where(eq(cardFees.id, id));
}

/** Changes a fee's status; false if its life cycle does not allow that. */
export async function moveFee(
  db: Db,
  id: number,
  { status, ...values }: Partial<typeof cardFees.$inferInsert> & { status: CardFeeStatus },
): Promise<boolean> {
  const moved = await db
    .update(cardFees)
    .set({ status, ...values })
    .where(and(eq(cardFees.id, id), inArray(cardFees.status, statusesBefore(CARD_FEE_LIFE, status))))
    .returning({ id: cardFees.id });
  return moved.length > 0;
}

/** A guest's objection is personal data, deleted with the account. */
export async function eraseNotes(db: Db, userId: number): Promise<void> {
  await db
    .update(cardFees)
    .set({ guestNote: '' })
    .where(and(eq(cardFees.userId, userId), ne(cardFees.guestNote, '')));
}

export async function listDueFees(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: cardFees.id })
    .from(cardFees)
    .where(and(eq(cardFees.status, 'announced'), lte(cardFees.chargeAt, now)))
    .orderBy(cardFees.chargeAt)
    .limit(100);
  return rows.map(({ id }) => id);
}

/** The card that the guest agreed to, if it is still saved. */
export async function findAgreedCard(db: Db, { businessId, saleId }: { businessId: number; saleId: number }) {
  const [row] = await db
    .select({ id: savedCards.id, last4: savedCards.last4 })
    .from(cardFeeConsents)
    .innerJoin(savedCards, eq(savedCards.id, cardFeeConsents.savedCardId))
    .where(and(eq(cardFeeConsents.businessId, businessId), eq(cardFeeConsents.saleId, saleId)));
  return row ?? null;
}
