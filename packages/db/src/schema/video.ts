import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { appointments } from './bookings/bookings.ts';
import { bytes, createdAt, instant } from './columns.ts';

/** A call between one guest and the business of one appointment. The id is random and cannot be guessed. */
export const videoRooms = pgTable(
  'video_rooms',
  {
    businessId: integer('business_id').notNull(),
    id: text('id').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    guestId: integer('guest_id')
      .notNull()
      .references(() => users.id),
    /** When the call is scheduled; joining is allowed around it. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
    guestJoinedAt: instant('guest_joined_at'),
    businessJoinedAt: instant('business_joined_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('video_rooms_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('video_rooms_appointment').on(t.businessId, t.appointmentId),
    uniqueIndex('video_rooms_one_open').on(t.businessId, t.appointmentId).where(sql`${t.endedAt} is null`),
    index('video_rooms_guest').on(t.guestId, t.startsAt),
    index('video_rooms_calendar').on(t.businessId, t.startsAt),
    index('video_rooms_to_remind').on(t.startsAt).where(sql`${t.endedAt} is null`),
    check('video_rooms_unguessable', sql`length(${t.id}) >= 20`),
    check('video_rooms_span', sql`${t.endsAt} > ${t.startsAt}`),
    check(
      'video_rooms_ended',
      sql`(${t.endedAt} is null) = (${t.endedBy} is null) and (${t.endedBy} is null or ${t.endedBy} in ('guest', 'business', 'system'))`,
    ),
  ],
);

/** Lets one person into one room for as long as it is open. Only the hash is stored. */
export const videoTickets = pgTable(
  'video_tickets',
  {
    businessId: integer('business_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    roomId: text('room_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which side of the call: the guest's or the business's. */
    side: text('side').$type<'guest' | 'business'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.tokenHash] }),
    unique('video_tickets_token').on(t.tokenHash),
    foreignKey({ columns: [t.businessId, t.roomId], foreignColumns: [videoRooms.businessId, videoRooms.id] }).onDelete(
      'cascade',
    ),
    index('video_tickets_room').on(t.businessId, t.roomId),
    index('video_tickets_user').on(t.userId),
    index('video_tickets_expiry').on(t.expiresAt),
    check('video_tickets_side', sql`${t.side} in ('guest', 'business')`),
  ],
);
