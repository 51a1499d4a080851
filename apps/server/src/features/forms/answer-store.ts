import {
  appointmentLines,
  appointments,
  businesses,
  formAnswers,
  formServices,
  forms,
  formVersions,
  servicePricings,
  users,
} from '@thyme/db/schema';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The current forms of any of these services. */
export async function listAttached(db: Db, businessId: number, pricingIds: readonly number[]) {
  if (pricingIds.length === 0) return [];
  return db
    .selectDistinctOn([forms.id], {
      id: forms.id,
      businessId: forms.businessId,
      version: forms.version,
      timing: forms.timing,
      frequency: forms.frequency,
      title: formVersions.title,
      intro: formVersions.intro,
      questions: formVersions.questions,
    })
    .from(servicePricings)
    .innerJoin(
      formServices,
      and(
        eq(formServices.businessId, servicePricings.businessId),
        eq(formServices.serviceId, servicePricings.serviceId),
      ),
    )
    .innerJoin(forms, and(eq(forms.businessId, formServices.businessId), eq(forms.id, formServices.formId)))
    .innerJoin(
      formVersions,
      and(
        eq(formVersions.businessId, forms.businessId),
        eq(formVersions.formId, forms.id),
        eq(formVersions.version, forms.version),
      ),
    )
    .where(
      and(
        eq(servicePricings.businessId, businessId),
        inArray(servicePricings.id, [...pricingIds]),
        eq(forms.active, true),
      ),
    )
    .orderBy(asc(forms.id));
}

export type AskedForm = Awaited<ReturnType<typeof listAttached>>[number];

/** What a guest has signed at a business. */
export function listSigned(db: Db, businessId: number, userId: number) {
  return db
    .select({
      formId: formAnswers.formId,
      version: formAnswers.version,
      appointmentId: formAnswers.appointmentId,
      answers: formAnswers.answers,
      signedName: formAnswers.signedName,
      signedAt: formAnswers.signedAt,
      enteredBy: sql<string | null>`(select trim(m.first_name || ' ' || m.last_name) from ${users} m
        where m.id = ${formAnswers.enteredBy})`,
      title: formVersions.title,
      questions: formVersions.questions,
    })
    .from(formAnswers)
    .innerJoin(
      formVersions,
      and(
        eq(formVersions.businessId, formAnswers.businessId),
        eq(formVersions.formId, formAnswers.formId),
        eq(formVersions.version, formAnswers.version),
      ),
    )
    .where(and(eq(formAnswers.businessId, businessId), eq(formAnswers.userId, userId)))
    .orderBy(asc(formAnswers.signedAt), asc(formAnswers.id));
}

export type SignedAnswers = Awaited<ReturnType<typeof listSigned>>[number];

export interface FormAppointment {
  businessId: number;
  id: number;
  userId: number;
  firstName: string;
  /** Null if the shop has none. */
  email: string | null;
  shop: string;
  slug: string;
  status: string;
  startsAt: number;
  zone: string;
  pricingIds: number[];
}

/** An appointment with what was booked, for the forms that it needs. */
export async function findAppointment(db: Db, id: number): Promise<FormAppointment | null> {
  const [row] = await db
    .select({
      businessId: appointments.businessId,
      id: appointments.id,
      userId: appointments.userId,
      firstName: users.firstName,
      email: sql<string | null>`coalesce(${users.email}, ${users.contactEmail})`,
      shop: businesses.name,
      slug: businesses.slug,
      status: appointments.status,
      startsAt: appointments.startsAt,
      zone: businesses.zone,
      pricingIds: sql<number[]>`coalesce((select json_agg(distinct l.ser_pricing_id) from ${appointmentLines} l
        where l.business_id = ${appointments.businessId} and l.appointment_id = ${appointments.id}), '[]')`,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .innerJoin(users, eq(users.id, appointments.userId))
    .where(eq(appointments.id, id));
  return row ?? null;
}

export async function findVersion(db: Db, businessId: number, formId: number, version: number) {
  const [row] = await db
    .select({ questions: formVersions.questions, title: formVersions.title })
    .from(formVersions)
    .where(
      and(eq(formVersions.businessId, businessId), eq(formVersions.formId, formId), eq(formVersions.version, version)),
    );
  return row ?? null;
}

/** Signed answers never change: false if this form was already answered for the appointment. */
export async function insertAnswers(db: Db, row: typeof formAnswers.$inferInsert): Promise<boolean> {
  const rows = await db.insert(formAnswers).values(row).onConflictDoNothing().returning({ id: formAnswers.id });
  return rows.length > 0;
}
