import { businesses, cardFeeConsents, cardFees } from '@thyme/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const shop = { business: businesses.name, business_slug: businesses.slug, time_zone: businesses.zone };

/** Fees that shops charged, or announced, for missed appointments. */
export function listCardFees(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      appointment_id: cardFees.appointmentId,
      reason: cardFees.reason,
      status: cardFees.status,
      amount_minor: cardFees.amount,
      currency: cardFees.currency,
      charge_at: cardFees.chargeAt,
      your_note: cardFees.guestNote,
      announced_at: cardFees.createdAt,
    })
    .from(cardFees)
    .innerJoin(businesses, eq(businesses.id, cardFees.businessId))
    .where(eq(cardFees.userId, userId))
    .orderBy(asc(cardFees.id));
}

/** What the guest agreed to while booking, in the words they saw. */
export function listFeeConsents(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      sale_id: cardFeeConsents.saleId,
      words: cardFeeConsents.words,
      agreed_at: cardFeeConsents.createdAt,
    })
    .from(cardFeeConsents)
    .innerJoin(businesses, eq(businesses.id, cardFeeConsents.businessId))
    .where(eq(cardFeeConsents.userId, userId))
    .orderBy(asc(cardFeeConsents.saleId));
}
