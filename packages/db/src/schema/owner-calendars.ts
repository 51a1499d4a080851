import { calendarLimits, GUEST_NAMES, type GuestNames, SOURCE_KINDS, type SourceKind } from '@thyme/domain/calendars';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts/accounts.ts';
import { chairs, timeBlocks } from './availability/chairs.ts';
import { businesses } from './businesses.ts';
import { bytes, createdAt, identity, instant } from './columns.ts';
import { oneOf, textLimits } from './text-limits.ts';

/** How guests appear in external calendars. Without a row it is the short name. */
export const calendarSettings = pgTable(
  'calendar_settings',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    guestNames: text('guest_names').$type<GuestNames>().notNull(),
  },
  (t) => [check('calendar_settings_names', sql`${t.guestNames} in ${oneOf(GUEST_NAMES)}`)],
);

/** A private .ics address of one person's appointments, or of everyone's. It is found by the hash of its secret. */
export const deskFeeds = pgTable(
  'desk_feeds',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    id: identity(),
    /** Null for everyone's. */
    chairId: integer('chair_id'),
    secretHash: bytes('secret_hash').notNull(),
    /** Encrypted, to show the address again. */
    secretSealed: bytes('secret_sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('desk_feeds_id').on(t.id),
    unique('desk_feeds_secret').on(t.secretHash),
    unique('desk_feeds_person').on(t.businessId, t.chairId).nullsNotDistinct(),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A person's external calendar, whose busy times close theirs here. Its address and password are encrypted. */
export const calendarSources = pgTable(
  'calendar_sources',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    chairId: integer('chair_id').notNull(),
    kind: text('kind').$type<SourceKind>().notNull(),
    /** The owner's name for it. */
    name: text('name').notNull(),
    /** Its account: an email address, a user name, the host. */
    account: text('account').notNull(),
    secretSealed: bytes('secret_sealed').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Appointments are written to it. */
    writesOut: boolean('writes_out').notNull().default(false),
    /** The calendar they are written to, once known. */
    outCalendar: text('out_calendar'),
    /** The server's version of the last read; for Google the sync token. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    checkedAt: instant('checked_at'),
    readAt: instant('read_at'),
    nextCheckAt: instant('next_check_at').notNull(),
    failures: smallint('failures').notNull().default(0),
    /** What is wrong and how to fix it, in words. */
    problem: text('problem'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('calendar_sources_id').on(t.id),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    index('calendar_sources_chair').on(t.businessId, t.chairId),
    index('calendar_sources_due').on(t.nextCheckAt).where(sql`${t.enabled}`),
    index('calendar_sources_author').on(t.createdBy),
    check('calendar_sources_kind', sql`${t.kind} in ${oneOf(SOURCE_KINDS)}`),
    ...textLimits(t, { name: calendarLimits.name, account: calendarLimits.account, problem: calendarLimits.problem }),
  ],
);

/**
 * A person's busy times by their own calendar, without any text. Each takes the time off sale, even where an
 * appointment was there first, and its time block shows it in the calendar.
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    sourceId: integer('source_id').notNull(),
    chairId: integer('chair_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timeBlockId: integer('time_block_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('busy_times_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.sourceId],
      foreignColumns: [calendarSources.businessId, calendarSources.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.businessId, t.chairId], foreignColumns: [chairs.businessId, chairs.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.businessId, t.timeBlockId],
      foreignColumns: [timeBlocks.businessId, timeBlocks.id],
    }).onDelete('cascade'),
    index('busy_times_chair').on(t.businessId, t.chairId, t.endsAt),
    uniqueIndex('busy_times_source').on(t.businessId, t.sourceId, t.startsAt, t.endsAt),
    index('busy_times_block').on(t.businessId, t.timeBlockId),
    check('busy_times_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Busy events of an incrementally read calendar, without any text: a change replaces one by its id. */
export const sourceEvents = pgTable(
  'source_events',
  {
    businessId: integer('business_id').notNull(),
    sourceId: integer('source_id').notNull(),
    /** The calendar's own id for it. */
    eventId: text('event_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.sourceId, t.eventId] }),
    foreignKey({
      columns: [t.businessId, t.sourceId],
      foreignColumns: [calendarSources.businessId, calendarSources.id],
    }).onDelete('cascade'),
    check('source_events_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** A channel through which a provider reports changes of a calendar. Its messages carry the token, whose hash is stored. */
export const calendarChannels = pgTable(
  'calendar_channels',
  {
    businessId: integer('business_id').notNull(),
    sourceId: integer('source_id').notNull(),
    channelId: text('channel_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** The provider's id of the calendar, which stopping needs. */
    resourceId: text('resource_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.sourceId] }),
    unique('calendar_channels_channel').on(t.channelId),
    foreignKey({
      columns: [t.businessId, t.sourceId],
      foreignColumns: [calendarSources.businessId, calendarSources.id],
    }).onDelete('cascade'),
  ],
);

/** The appointments in a person's external calendar and their content: unchanged ones are not written again. */
export const writtenEvents = pgTable(
  'written_events',
  {
    businessId: integer('business_id').notNull(),
    sourceId: integer('source_id').notNull(),
    /** The event's id there, always the same for one appointment of one person. */
    eventKey: text('event_key').notNull(),
    /** Hash of the written content. */
    hash: text('hash').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.sourceId, t.eventKey] }),
    foreignKey({
      columns: [t.businessId, t.sourceId],
      foreignColumns: [calendarSources.businessId, calendarSources.id],
    }).onDelete('cascade'),
  ],
);
