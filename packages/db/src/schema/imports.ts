import {
  type Column,
  DATE_ORDERS,
  type DateOrder,
  IMPORT_KINDS,
  IMPORT_STATUSES,
  type ImportKind,
  type ImportStatus,
  importLimits,
} from '@thyme/domain/imports';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { businesses } from './businesses.ts';
import { createdAt, identity, instant } from './columns.ts';
import { oneOf, textLimits } from './text-limits.ts';

/** Names of people and services in a file, and the ids that the owner chose for them; 'new' creates a hidden service. */
export interface ImportMatches {
  service: Record<string, number | 'new'>;
  person: Record<string, number>;
  /** Hidden services that the import created, and the category for them. */
  created?: number[];
  category?: number;
}

/** What an import created, changed and skipped. */
export interface ImportCounts {
  added: number;
  merged: number;
  left: number;
  /** Guests created for appointments or vouchers. */
  guests: number;
  /** Upcoming appointments. */
  coming: number;
  /** What an undo kept, because it has been used since. */
  kept: number;
}

/** A file that an owner imports. It is imported completely or not at all, and can be undone for a day. */
export const imports = pgTable(
  'imports',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    status: text('status').$type<ImportStatus>().notNull().default('mapping'),
    fileName: text('file_name').notNull(),
    encoding: text('encoding').notNull(),
    rowCount: integer('row_count').notNull(),
    columns: jsonb('columns').$type<Column[]>().notNull(),
    dateOrder: text('date_order').$type<DateOrder>().notNull(),
    /** False if no date of the file shows whether the day or the month comes first. */
    orderIsSure: boolean('order_is_sure').notNull(),
    /** The owner's decision on each kind of problem, for all rows that have it. */
    decisions: jsonb('decisions').$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    matches: jsonb('matches').$type<ImportMatches>().notNull().default(sql`'{"service":{},"person":{}}'::jsonb`),
    /** Rows that the current step has processed; written outside its transaction. */
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    /** Why the last step failed. */
    failure: text('failure').notNull().default(''),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('imports_id').on(t.id),
    index('imports_actor').on(t.actorId),
    index('imports_age').on(t.createdAt),
    check('imports_kind', sql`${t.kind} in ${oneOf(IMPORT_KINDS)}`),
    check('imports_status', sql`${t.status} in ${oneOf(IMPORT_STATUSES)}`),
    check('imports_date_order', sql`${t.dateOrder} in ${oneOf(DATE_ORDERS)}`),
    check('imports_rows', sql`${t.rowCount} >= 0 and ${t.done} >= 0`),
    check('imports_finished', sql`${t.status} not in ('done', 'undoing', 'undone') or ${t.finishedAt} is not null`),
    ...textLimits(t, { fileName: importLimits.fileName, failure: importLimits.failure }),
  ],
);

/**
 * The rows of a file, deleted once the import can no longer be undone. Ids of created rows are not foreign keys: they
 * may be deleted or erased like any others.
 */
export const importRows = pgTable(
  'import_rows',
  {
    businessId: integer('business_id').notNull(),
    importId: integer('import_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** The parsed row; null before it is checked. */
    parsed: jsonb('parsed').$type<object>(),
    /** Why the row needs a decision. */
    problems: text('problems').array().notNull().default(sql`'{}'`),
    /** Warnings for the owner; the row is imported anyway. */
    warnings: text('warnings').array().notNull().default(sql`'{}'`),
    mobile: text('mobile'),
    email: text('email'),
    nameKey: text('name_key').notNull().default(''),
    /** An existing guest of the shop with the same number or address. */
    matchedGuest: integer('matched_guest'),
    /** An earlier row with the same. */
    matchedRow: integer('matched_row'),
    /** The owner's decision for this row alone. */
    choice: text('choice'),
    /** The guest of the row, and whether the import created them. */
    guest: integer('guest'),
    isNewGuest: boolean('is_new_guest').notNull().default(false),
    /** The appointment, service or voucher created from the row, and its sale. */
    subject: integer('subject'),
    sale: integer('sale'),
    /** The values before and after a merge. */
    before: jsonb('before').$type<object>(),
    after: jsonb('after').$type<object>(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.importId, t.rowNumber] }),
    foreignKey({ columns: [t.businessId, t.importId], foreignColumns: [imports.businessId, imports.id] }).onDelete(
      'cascade',
    ),
    check('import_rows_choice', sql`${t.choice} in ('merge', 'separate', 'leave', 'accept')`),
  ],
);
