import { TELL_WAYS, type Tell } from '@thyme/domain/bookings';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, identity, instant } from '../columns.ts';
import type { saleLines } from '../sales/sale-lines.ts';
import { oneOf } from '../text-limits.ts';
import { type appointmentLines, appointments, type LinePart } from './bookings.ts';

/** Where a line or a call was before it was moved. */
export interface PlaceBefore {
  /** Null for a call. */
  lineId: number | null;
  chairId: number;
  startsAt: number;
  /** Without the clean-up time. */
  minutes: number;
  /** With it. */
  busyUntil: number;
  isOverride: boolean;
  /** Set where a line keeps more or less than its chair; `isOverride` is then that of the chair alone. */
  parts?: (LinePart & { isOverride?: boolean })[] | null;
}

/** What an edit replaced, while it can be undone. */
export interface EditBefore {
  lines: (typeof appointmentLines.$inferSelect)[];
  appointment: Pick<
    typeof appointments.$inferSelect,
    | 'subTotal'
    | 'discount'
    | 'totalAmount'
    | 'deskDiscount'
    | 'deskDiscountPercent'
    | 'discountReason'
    | 'noteToGuest'
    | 'businessNote'
  >;
  /** What the sale was; null where nothing was sold. */
  sale: SaleBefore | null;
}

/** The part of a sale that follows an edited appointment, as it was before. */
export interface SaleBefore {
  /** The invoiced services. */
  lines: (typeof saleLines.$inferSelect)[];
  payableNow: number;
  /** A settled invoice was amended instead of rewritten. */
  isAmended: boolean;
  /** What the edit added to the claim. */
  claimed: number;
  /** The last entry of the sale's ledger after the edit. */
  lastEntryId: number;
}

/** A move or an edit at the desk. It can be undone until `undoUntil`; after that the guest is notified as `tell` says. */
export const appointmentMoves = pgTable(
  'appointment_moves',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    appointmentId: integer('appointment_id').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    /** The first of the moves that were made together, of a group; null for that one, and for one alone. */
    leadId: integer('lead_id'),
    previousStartsAt: instant('previous_starts_at').notNull(),
    previousEndsAt: instant('previous_ends_at').notNull(),
    previousStatus: text('previous_status').notNull(),
    places: jsonb('places').$type<PlaceBefore[]>().notNull(),
    /** Set for an edit until it is undone or settled. */
    edit: jsonb('edit').$type<EditBefore>(),
    /** The appointment's version after it: undoing needs that nothing changed since. */
    version: integer('version').notNull(),
    tell: text('tell').$type<Tell>().notNull(),
    createdAt: createdAt(),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('appointment_moves_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('appointment_moves_appointment').on(t.businessId, t.appointmentId),
    index('appointment_moves_lead').on(t.businessId, t.leadId).where(sql`${t.leadId} is not null`),
    index('appointment_moves_actor').on(t.actorId),
    index('appointment_moves_due').on(t.undoUntil).where(sql`${t.undoneAt} is null and ${t.settledAt} is null`),
    check('appointment_moves_tell', sql`${t.tell} in ${oneOf(TELL_WAYS)}`),
    check('appointment_moves_end', sql`${t.undoneAt} is null or ${t.settledAt} is null`),
  ],
);
