import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { appointments } from './bookings/bookings.ts';
import { bytes, createdAt, instant, updatedAt } from './columns.ts';

/** A guest's calendar at a provider. Tokens are sealed before they reach the database. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull().default('google'),
    accessTokenSealed: bytes('access_token_sealed').notNull(),
    refreshTokenSealed: bytes('refresh_token_sealed'),
    accessExpiresAt: instant('access_expires_at'),
    calendarId: text('calendar_id').notNull().default('primary'),
    accountEmail: text('account_email'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    check('calendar_connections_provider', sql`${t.provider} in ('google')`),
  ],
);

/** Which event at the provider shows which appointment, so that a move updates it and a retry creates no second one. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: integer('user_id').notNull(),
    provider: text('provider').notNull(),
    businessId: integer('business_id').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    eventId: text('event_id').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider, t.businessId, t.appointmentId] }),
    foreignKey({
      columns: [t.userId, t.provider],
      foreignColumns: [calendarConnections.userId, calendarConnections.provider],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('calendar_events_appointment').on(t.businessId, t.appointmentId),
  ],
);

/** The secret in a private .ics address; renewing it replaces the row. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull().unique(),
  createdAt: createdAt(),
});
