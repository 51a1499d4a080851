import { formAnswers, formServices, forms, formVersions, services } from '@thyme/db/schema';
import type { FormDraft, FormFrequency, FormTiming } from '@thyme/domain/forms';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

const currentVersion = and(
  eq(formVersions.businessId, forms.businessId),
  eq(formVersions.formId, forms.id),
  eq(formVersions.version, forms.version),
);

const fields = {
  id: forms.id,
  timing: forms.timing,
  frequency: forms.frequency,
  version: forms.version,
  active: forms.active,
  title: formVersions.title,
  intro: formVersions.intro,
  questions: formVersions.questions,
};

/** A form in its current version. */
export function listForms(db: Db, businessId: number) {
  return db
    .select({
      ...fields,
      serviceIds: sql<number[]>`coalesce((select json_agg(s.service_id order by s.service_id) from ${formServices} s
        where s.business_id = ${forms.businessId} and s.form_id = ${forms.id}), '[]')`,
      answered: sql<number>`(select count(*)::int from ${formAnswers} a
        where a.business_id = ${forms.businessId} and a.form_id = ${forms.id})`,
    })
    .from(forms)
    .innerJoin(formVersions, currentVersion)
    .where(eq(forms.businessId, businessId))
    .orderBy(asc(forms.id));
}

export type StoredForm = Awaited<ReturnType<typeof listForms>>[number];

export async function countForms(db: Db, businessId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(forms).where(eq(forms.businessId, businessId));
  return row?.total ?? 0;
}

export async function findForm(db: Db, businessId: number, id: number) {
  const [row] = await db
    .select(fields)
    .from(forms)
    .innerJoin(formVersions, currentVersion)
    .where(and(eq(forms.businessId, businessId), eq(forms.id, id)));
  return row ?? null;
}

export interface FormSettings {
  timing: FormTiming;
  frequency: FormFrequency;
}

export async function insertForm(
  db: Db,
  businessId: number,
  settings: FormSettings,
  { title, intro, questions }: FormDraft,
): Promise<number> {
  const [row] = await db
    .insert(forms)
    .values({ businessId, ...settings })
    .returning({ id: forms.id });
  if (!row) throw new Error('The form was not stored.');
  const text = { title, intro, questions: [...questions] };
  await db.insert(formVersions).values({ businessId, formId: row.id, version: 1, ...text });
  return row.id;
}

export async function updateForm(
  db: Db,
  businessId: number,
  id: number,
  values: Partial<FormSettings & { version: number; active: boolean }>,
): Promise<void> {
  await db
    .update(forms)
    .set(values)
    .where(and(eq(forms.businessId, businessId), eq(forms.id, id)));
}

export async function insertVersion(
  db: Db,
  key: { businessId: number; formId: number; version: number },
  { title, intro, questions }: FormDraft,
): Promise<void> {
  await db.insert(formVersions).values({ ...key, title, intro, questions: [...questions] });
}

export async function replaceServices(
  db: Db,
  businessId: number,
  formId: number,
  serviceIds: readonly number[],
): Promise<void> {
  await db.delete(formServices).where(and(eq(formServices.businessId, businessId), eq(formServices.formId, formId)));
  if (serviceIds.length > 0)
    await db.insert(formServices).values(serviceIds.map((serviceId) => ({ businessId, formId, serviceId })));
}

export async function countServices(db: Db, businessId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ total: count() })
    .from(services)
    .where(and(eq(services.businessId, businessId), inArray(services.id, [...ids])));
  return row?.total ?? 0;
}
