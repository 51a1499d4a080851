import {
  FORM_FREQUENCIES,
  FORM_TIMINGS,
  type FormFrequency,
  type FormTiming,
  formLimits,
  type Question,
} from '@thyme/domain/forms';
import { patchTestLimits, recordedTestLimits } from '@thyme/domain/services';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { appointments } from './bookings/bookings.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity, instant } from './columns.ts';
import { services } from './services.ts';
import { oneOf, textLimits } from './text-limits.ts';

/** Questions of a business to its guests before an appointment. The text is in the versions. */
export const forms = pgTable(
  'forms',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    timing: text('timing').$type<FormTiming>().notNull(),
    frequency: text('frequency').$type<FormFrequency>().notNull(),
    /** The current version. */
    version: integer('version').notNull().default(1),
    /** False if archived. Forms are never deleted, because guests have signed them. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('forms_id').on(t.id),
    check('forms_timing', sql`${t.timing} in ${oneOf(FORM_TIMINGS)}`),
    check('forms_frequency', sql`${t.frequency} in ${oneOf(FORM_FREQUENCIES)}`),
  ],
);

/** A version never changes: what a guest signed remains readable. */
export const formVersions = pgTable(
  'form_versions',
  {
    businessId: integer('business_id').notNull(),
    formId: integer('form_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.formId, t.version] }),
    foreignKey({ columns: [t.businessId, t.formId], foreignColumns: [forms.businessId, forms.id] }),
    ...textLimits(t, { title: formLimits.title, intro: formLimits.intro }),
  ],
);

/** The services that a form is asked for. */
export const formServices = pgTable(
  'form_services',
  {
    businessId: integer('business_id').notNull(),
    formId: integer('form_id').notNull(),
    serviceId: integer('service_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.formId, t.serviceId] }),
    foreignKey({ columns: [t.businessId, t.formId], foreignColumns: [forms.businessId, forms.id] }),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }),
    index('form_services_service').on(t.businessId, t.serviceId),
  ],
);

/** A guest's answers to one version of a form, for one appointment. */
export const formAnswers = pgTable(
  'form_answers',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    formId: integer('form_id').notNull(),
    version: integer('version').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** The typed name beside the checkbox; null for a form without a signature. */
    signedName: text('signed_name'),
    signedAt: instant('signed_at').notNull(),
    /** The member who filled it in with the guest; null if the guest did. */
    enteredBy: integer('entered_by').references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('form_answers_id').on(t.id),
    unique('form_answers_once').on(t.businessId, t.appointmentId, t.formId),
    foreignKey({
      columns: [t.businessId, t.formId, t.version],
      foreignColumns: [formVersions.businessId, formVersions.formId, formVersions.version],
    }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('form_answers_version').on(t.businessId, t.formId, t.version),
    index('form_answers_guest').on(t.userId, t.businessId),
    index('form_answers_entered').on(t.enteredBy),
    ...textLimits(t, { signedName: formLimits.name }),
  ],
);

/** A service that guests can book only with a valid test of another service. */
export const patchTests = pgTable(
  'patch_tests',
  {
    businessId: integer('business_id').notNull(),
    serviceId: integer('service_id').notNull(),
    testServiceId: integer('test_service_id').notNull(),
    hoursBefore: smallint('hours_before').notNull(),
    validDays: smallint('valid_days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.serviceId] }),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }),
    foreignKey({ columns: [t.businessId, t.testServiceId], foreignColumns: [services.businessId, services.id] }),
    index('patch_tests_test').on(t.businessId, t.testServiceId),
    check('patch_tests_other', sql`${t.serviceId} <> ${t.testServiceId}`),
    check(
      'patch_tests_hours',
      sql`${t.hoursBefore} between ${limit(patchTestLimits.hoursBefore.least)} and ${limit(patchTestLimits.hoursBefore.most)}`,
    ),
    check(
      'patch_tests_days',
      sql`${t.validDays} between ${limit(patchTestLimits.validDays.least)} and ${limit(patchTestLimits.validDays.most)}`,
    ),
  ],
);

/** A test that a guest had elsewhere, or before the business used Thyme. */
export const recordedTests = pgTable(
  'recorded_tests',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The service of the business that it counts for. */
    serviceId: integer('service_id').notNull(),
    testedOn: date('tested_on', { mode: 'string' }).notNull(),
    /** Where it was done, in the desk's words. */
    doneBy: text('done_by').notNull().default(''),
    note: text('note').notNull().default(''),
    recordedBy: integer('recorded_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('recorded_tests_id').on(t.id),
    unique('recorded_tests_once').on(t.businessId, t.userId, t.serviceId, t.testedOn),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }),
    index('recorded_tests_guest').on(t.userId),
    index('recorded_tests_service').on(t.businessId, t.serviceId),
    index('recorded_tests_recorder').on(t.recordedBy),
    ...textLimits(t, { doneBy: recordedTestLimits.doneBy, note: recordedTestLimits.note }),
  ],
);

function limit(value: number) {
  return sql.raw(String(value));
}
