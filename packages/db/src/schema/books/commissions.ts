import type { CommissionKind } from '@thyme/domain/books';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { chairs } from '../availability/chairs.ts';
import { createdAt, identity, percent } from '../columns.ts';
import { services } from '../services.ts';

/**
 * A person's commission from a day on: on services, on one service, on products, or on tips. Statements of earlier periods do
 * not change with the percentage.
 */
export const commissionRates = pgTable(
  'commission_rates',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    chairId: integer('chair_id').notNull(),
    kind: text('kind').$type<CommissionKind>().notNull(),
    serviceId: integer('service_id'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Null restores the person's default from that day on. */
    percent: percent('percent'),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.businessId, t.serviceId], foreignColumns: [services.businessId, services.id] }).onDelete(
      'cascade',
    ),
    unique('commission_rates_day').on(t.businessId, t.chairId, t.kind, t.serviceId, t.validFrom).nullsNotDistinct(),
    index('commission_rates_service').on(t.businessId, t.serviceId).where(sql`${t.serviceId} is not null`),
    index('commission_rates_actor').on(t.actorId).where(sql`${t.actorId} is not null`),
    check(
      'commission_rates_kind',
      sql`${t.kind} = 'service' or (${t.kind} in ('product', 'tip') and ${t.serviceId} is null)`,
    ),
    check(
      'commission_rates_percent',
      sql`${t.percent} between 0 and 100 or (${t.percent} is null and ${t.serviceId} is not null)`,
    ),
  ],
);
