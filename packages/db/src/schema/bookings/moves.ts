import { bookingLimits, TELL_WAYS, type Tell } from '@thyme/domain/bookings';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { createdAt, identity, instant } from '../columns.ts';
import type { saleLines } from '../sales/sale-lines.ts';
import { oneOf, textLimits } from '../text-limits.ts';
import { type appointmentLines, appointments, type LinePart } from './bookings.ts';

/** The place of a line or a call before it was moved. */
export interface PlaceBefore {
  /** Null for a call. */
  lineId: number | null;
  chairId: number;
  startsAt: number;
  /** Without the clean-up time. */
  minutes: number;
  /** Including the clean-up time. */
  busyUntil: number;
  isOverride: boolean;
  /** Set if a line occupies more or less than its chair; `isOverride` is then that of the chair alone. */
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
  /** The sale before the edit; null if nothing was sold. */
  sale: SaleBefore | null;
  /** A move that took the new person's price, rather than an edit. */
  isMove?: boolean;
}

/** The part of a sale that an edit changes, as it was before. */
export interface SaleBefore {
  /** The invoiced services. */
  lines: (typeof saleLines.$inferSelect)[];
  payableNow: number;
  /** A settled invoice was amended instead of rewritten. */
  isAmended: boolean;
  /** The edit's change of the claim. */
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
    /** The lead: the first of a group's moves that were made together; null for that one, and for a single move. */
    leadId: integer('lead_id'),
    previousStartsAt: instant('previous_starts_at').notNull(),
    previousEndsAt: instant('previous_ends_at').notNull(),
    previousStatus: text('previous_status').notNull(),
    places: jsonb('places').$type<PlaceBefore[]>().notNull(),
    /** Set for an edit, and for a move that changed the price, until it is undone or settled. */
    edit: jsonb('edit').$type<EditBefore>(),
    /** The appointment's version after it: an undo requires that nothing has changed since. */
    version: integer('version').notNull(),
    tell: text('tell').$type<Tell>().notNull(),
    /** The desk's own words to the guest until they are sent or the move is undone; null for the standard ones. */
    guestMessage: text('guest_message'),
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
    ...textLimits(t, { guestMessage: bookingLimits.moveMessage }),
    check('appointment_moves_end', sql`${t.undoneAt} is null or ${t.settledAt} is null`),
  ],
);
