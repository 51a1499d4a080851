import { businesses, services, vatRates } from '@thyme/db/schema';
import { NO_VAT, type RateChange, termsOn, type VatTerms, type VatTreatment } from '@thyme/domain/books';
import type { LocalDate } from '@thyme/domain/time';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface RateSubject {
  subject: 'shop' | 'service' | 'product';
  serviceId: number | null;
  /** A product's name in lower case; empty for all. */
  product: string;
}

export type RateRow = RateSubject & RateChange & { id: number };

const termsOf = (rate: number | null, treatment: VatTreatment | null): VatTerms | null =>
  treatment === null ? null : { rate, treatment };

/** Every change of a business's rates, past and upcoming, earliest first. */
export async function listRates(db: Db, businessId: number): Promise<RateRow[]> {
  const rows = await db
    .select()
    .from(vatRates)
    .where(eq(vatRates.businessId, businessId))
    .orderBy(asc(vatRates.validFrom), asc(vatRates.id));
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    serviceId: row.serviceId,
    product: row.product,
    validFrom: row.validFrom,
    terms: termsOf(row.rate, row.treatment),
    before: termsOf(row.rateBefore, row.treatmentBefore),
  }));
}

/** The current default of a shop, and whether it is registered for VAT. */
export async function readShopRate(db: Db, businessId: number) {
  const [row] = await db
    .select({ rate: businesses.vatRate, vatNumber: businesses.vatNumber })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return { rate: row?.rate ?? null, isRegistered: Boolean(row?.vatNumber) };
}

const isAbout = (businessId: number, { subject, serviceId, product }: RateSubject) =>
  and(
    eq(vatRates.businessId, businessId),
    eq(vatRates.subject, subject),
    serviceId === null ? undefined : eq(vatRates.serviceId, serviceId),
    eq(vatRates.product, product),
  );

async function readPresent(db: Db, businessId: number, { subject, serviceId }: RateSubject): Promise<number | null> {
  if (subject === 'shop') return (await readShopRate(db, businessId)).rate;
  if (subject === 'product' || serviceId === null) return null;
  const [row] = await db
    .select({ rate: services.vatRate })
    .from(services)
    .where(and(eq(services.businessId, businessId), eq(services.id, serviceId)));
  return row?.rate ?? null;
}

/** Records the terms that apply from a day on; a second change for the same day replaces the first. */
export async function writeRate(
  db: Db,
  businessId: number,
  change: RateSubject & { validFrom: LocalDate; terms: VatTerms | null; actorId: number },
): Promise<void> {
  const { subject, serviceId, product, validFrom, terms, actorId } = change;
  const present = await readPresent(db, businessId, change);
  const before = present === null ? null : { ...NO_VAT, rate: present };
  const values = { rate: terms?.rate ?? null, treatment: terms?.treatment ?? null, actorId };
  await db
    .insert(vatRates)
    .values({
      businessId,
      subject,
      serviceId,
      product,
      validFrom,
      rateBefore: before?.rate ?? null,
      treatmentBefore: before?.treatment ?? null,
      ...values,
    })
    .onConflictDoUpdate({
      target: [vatRates.businessId, vatRates.subject, vatRates.serviceId, vatRates.product, vatRates.validFrom],
      set: values,
    });
}

/** Withdraws a change that is not in force yet; false if there is none. */
export async function deleteRate(
  db: Db,
  businessId: number,
  { id, today }: { id: number; today: LocalDate },
): Promise<boolean> {
  const rows = await db
    .delete(vatRates)
    .where(and(eq(vatRates.businessId, businessId), eq(vatRates.id, id), sql`${vatRates.validFrom} > ${today}::date`))
    .returning({ id: vatRates.id });
  return rows.length > 0;
}

/** The rate that a line is sold with from now on: exempt and reverse-charge lines have none. */
const columnOf = (terms: VatTerms | null) => (terms === null ? null : (terms.rate ?? 0));

/** Makes the latest change in force the current rate. */
export async function applyRate(
  db: Db,
  businessId: number,
  { today, ...about }: RateSubject & { today: LocalDate },
): Promise<void> {
  const rows = await db
    .select({ rate: vatRates.rate, treatment: vatRates.treatment })
    .from(vatRates)
    .where(and(isAbout(businessId, about), sql`${vatRates.validFrom} <= ${today}::date`))
    .orderBy(sql`${vatRates.validFrom} desc`)
    .limit(1);
  const [row] = rows;
  if (!row) return;
  const vatRate = columnOf(termsOf(row.rate, row.treatment));
  if (about.subject === 'shop') await db.update(businesses).set({ vatRate }).where(eq(businesses.id, businessId));
  else if (about.serviceId !== null)
    await db
      .update(services)
      .set({ vatRate })
      .where(and(eq(services.businessId, businessId), eq(services.id, about.serviceId)));
}

/** Changes that came into force in the last days, by the clock of each business. */
export async function listDue(
  db: Db,
  now: number,
): Promise<(RateSubject & { businessId: number; today: LocalDate })[]> {
  const today = sql<string>`to_char(to_timestamp(${now}) at time zone ${businesses.zone}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectDistinct({
      businessId: vatRates.businessId,
      subject: vatRates.subject,
      serviceId: vatRates.serviceId,
      product: vatRates.product,
      today,
    })
    .from(vatRates)
    .innerJoin(businesses, eq(businesses.id, vatRates.businessId))
    .where(
      and(
        sql`${vatRates.validFrom} between (to_timestamp(${now}) - interval '4 days')::date and (to_timestamp(${now}) + interval '1 day')::date`,
        sql`${vatRates.validFrom} <= ${today}::date`,
      ),
    );
  return rows;
}

/** The rates of products on a day by name; the empty name applies to all without their own. */
export async function readProductRates(
  db: Db,
  businessId: number,
  today: LocalDate,
): Promise<(name: string) => number | null> {
  const rates = (await listRates(db, businessId)).filter(({ subject }) => subject === 'product');
  const rateOf = (product: string) => {
    const terms = termsOn(
      rates.filter((rate) => rate.product === product),
      null,
      today,
    );
    return terms && (terms.rate ?? 0);
  };
  return (name) => rateOf(name.trim().toLowerCase());
}
