import { checkoutLimits } from '@thyme/domain/payments';
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
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { appointments } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor } from '../columns.ts';
import { textLimits } from '../text-limits.ts';
import { sales } from './sales.ts';

/** The change of a line of the sale by a payment at the till. */
export interface CheckoutLine {
  lineId: number;
  /** The line's share of the discount at the till. */
  discount: number;
  /** Sold at the till: undoing the payment removes the line. */
  isProduct: boolean;
  /** The line got the member price at the till. */
  isMember?: boolean;
}

/**
 * A payment at the till, with everything that was decided there. Its money is the ledger's entries of the same checkout;
 * undoing it adds the opposite entries and sets `undoneAt`.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    saleId: integer('sale_id').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    discount: minor('discount').notNull().default(0),
    discountReason: text('discount_reason').notNull().default(''),
    tip: minor('tip').notNull().default(0),
    /** The cash that the guest handed over; the part above the cash payment was change. */
    cashGiven: minor('cash_given').notNull().default(0),
    lines: jsonb('lines').$type<CheckoutLine[]>().notNull(),
    /** It completed the appointment, so undoing it reopens the appointment. */
    hasCompleted: boolean('has_completed').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
    undoneById: integer('undone_by_id').references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('checkouts_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.saleId], foreignColumns: [sales.businessId, sales.id] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('checkouts_sale').on(t.businessId, t.saleId),
    index('checkouts_appointment').on(t.businessId, t.appointmentId),
    index('checkouts_actor').on(t.actorId),
    index('checkouts_undone_by').on(t.undoneById).where(sql`${t.undoneById} is not null`),
    ...textLimits(t, { discountReason: checkoutLimits.reason }),
    check('checkouts_money', sql`${t.discount} >= 0 and ${t.tip} >= 0 and ${t.cashGiven} >= 0`),
    check('checkouts_undone', sql`(${t.undoneAt} is null) = (${t.undoneById} is null)`),
  ],
);

/** A day's takings by method, when the till was closed. */
export interface DayTotals {
  cash: number;
  card: number;
  online: number;
  voucher: number;
  refunds: number;
  tips: number;
  /** Appointments of the day with an amount due. */
  open: number;
}

/** The drawer when its day was closed: float + cash + in − out is expected, and the difference is what was counted less that. */
export interface DrawerTotals {
  float: number;
  cash: number;
  paidIn: number;
  paidOut: number;
  expected: number;
  counted: number;
  difference: number;
}

/** A day of a business whose till was closed, once. */
export const tillDays = pgTable(
  'till_days',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    date: date('date').notNull(),
    totals: jsonb('totals').$type<DayTotals>().notNull(),
    /** Null if the drawer was not counted. */
    drawer: jsonb('drawer').$type<DrawerTotals>(),
    closedAt: instant('closed_at').notNull(),
    closedById: integer('closed_by_id')
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.date] }), index('till_days_closed_by').on(t.closedById)],
);
