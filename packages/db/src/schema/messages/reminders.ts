import { RECIPIENT_STATES, type RecipientState } from '@thyme/domain/campaigns';
import { CHANNELS, type Channel, NEWS_CHANNELS, type NewsChannel } from '@thyme/domain/messages';
import {
  BIRTHDAY_WORDING,
  REBOOK_WORDING,
  REMINDER_ANSWERS,
  REVIEW_WORDING,
  type ReminderAnswer,
  reminderLimits,
} from '@thyme/domain/reminders';
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
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { appointments } from '../bookings/bookings.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor, updatedAt } from '../columns.ts';
import { oneOf, textLimits } from '../text-limits.ts';

const channelList = (name: string) => text(name).array().$type<Channel[]>().notNull();

/** A shop's own settings; without a row the domain's defaults apply. */
export const reminderSettings = pgTable(
  'reminder_settings',
  {
    businessId: integer('business_id')
      .primaryKey()
      .references(() => businesses.id),
    bookedChannels: channelList('booked_channels'),
    bookedWording: text('booked_wording').notNull(),
    /** The rebooking rule: messages to guests who have nothing booked. */
    rebookActive: boolean('rebook_active').notNull().default(false),
    rebookWeeks: smallint('rebook_weeks').notNull().default(6),
    rebookChannels: text('rebook_channels').array().$type<NewsChannel[]>().notNull().default(['mail']),
    rebookWording: text('rebook_wording').notNull().default(REBOOK_WORDING),
    /** "How was it?" after an appointment. */
    reviewActive: boolean('review_active').notNull().default(true),
    reviewDays: smallint('review_days').notNull().default(1),
    reviewChannels: channelList('review_channels').default(['mail']),
    reviewWording: text('review_wording').notNull().default(REVIEW_WORDING),
    /** A greeting before a birthday, to guests who agreed to news. */
    birthdayActive: boolean('birthday_active').notNull().default(false),
    birthdayDays: smallint('birthday_days').notNull().default(7),
    birthdayChannels: text('birthday_channels').array().$type<NewsChannel[]>().notNull().default(['mail']),
    birthdayWording: text('birthday_wording').notNull().default(BIRTHDAY_WORDING),
    /** Whole hours of the guest's clock in which no phone rings. */
    quietFrom: smallint('quiet_from').notNull(),
    quietUntil: smallint('quiet_until').notNull(),
    /** The monthly limit for texts; null for no limit. */
    textLimit: minor('text_limit'),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('reminder_settings_quiet', sql`${t.quietFrom} between 0 and 23 and ${t.quietUntil} between 0 and 23`),
    check('reminder_settings_limit', sql`${t.textLimit} >= 0`),
    check('reminder_settings_channels', sql`${t.bookedChannels} <@ array['mail', 'text', 'push']`),
    check('reminder_settings_rebook', sql`${t.rebookWeeks} between 1 and 52`),
    check('reminder_settings_rebook_channels', sql`${t.rebookChannels} <@ array['mail', 'text']`),
    check('reminder_settings_days', sql`${t.reviewDays} between 1 and 14 and ${t.birthdayDays} between 0 and 30`),
    check(
      'reminder_settings_rule_channels',
      sql`${t.reviewChannels} <@ array['mail', 'text', 'push'] and ${t.birthdayChannels} <@ array['mail', 'text']`,
    ),
    index('reminder_settings_birthdays').on(t.businessId).where(sql`${t.birthdayActive}`),
    index('reminder_settings_rebooking').on(t.businessId).where(sql`${t.rebookActive}`),
    ...textLimits(t, {
      bookedWording: reminderLimits.wording,
      rebookWording: reminderLimits.wording,
      reviewWording: reminderLimits.wording,
      birthdayWording: reminderLimits.wording,
    }),
  ],
);

export const reminderRules = pgTable(
  'reminder_rules',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => reminderSettings.businessId),
    /** Does not change when the rule is edited, so that no guest is reminded twice. */
    key: text('key').notNull(),
    hoursBefore: smallint('hours_before').notNull(),
    asks: boolean('asks').notNull(),
    channels: channelList('channels'),
    fallback: text('fallback').$type<Channel>(),
    wording: text('wording').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.key] }),
    check(
      'reminder_rules_hours',
      sql`${t.hoursBefore} between ${sql.raw(String(reminderLimits.hoursBefore.least))} and ${sql.raw(String(reminderLimits.hoursBefore.most))}`,
    ),
    check('reminder_rules_channels', sql`${t.channels} <@ array['mail', 'text', 'push']`),
    check('reminder_rules_fallback', sql`${t.fallback} in ${oneOf(CHANNELS)}`),
    ...textLimits(t, { wording: reminderLimits.wording }),
  ],
);

/** A reminder that was sent, with the guest's answer. One for each rule and time of an appointment. */
export const reminders = pgTable(
  'reminders',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    appointmentId: integer('appointment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    rule: text('rule').notNull(),
    /** The time that it is about: another time is another reminder. */
    startsAt: instant('starts_at').notNull(),
    asks: boolean('asks').notNull(),
    channels: channelList('channels'),
    /** The fallback that was sent after the first channels had not delivered. */
    fallback: text('fallback').$type<Channel>(),
    /** The deadline for the first channels to deliver; null if there is nothing to wait for. */
    followAt: instant('follow_at'),
    createdAt: createdAt(),
    answer: text('answer').$type<ReminderAnswer>(),
    answeredAt: instant('answered_at'),
    /** The member who recorded the answer; null if the guest answered. */
    answeredBy: integer('answered_by').references(() => users.id),
    /** When the shop asked again by text. */
    askedAgainAt: instant('asked_again_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('reminders_id').on(t.id),
    unique('reminders_once').on(t.appointmentId, t.rule, t.startsAt),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('reminders_user').on(t.userId),
    index('reminders_recorder').on(t.answeredBy),
    index('reminders_appointment').on(t.businessId, t.appointmentId),
    index('reminders_open').on(t.businessId, t.startsAt).where(sql`${t.asks} and ${t.answer} is null`),
    index('reminders_follow').on(t.followAt).where(sql`${t.followAt} is not null`),
    index('reminders_sent').on(t.businessId, t.createdAt),
    check('reminders_channels', sql`${t.channels} <@ array['mail', 'text', 'push']`),
    check('reminders_answer', sql`${t.answer} in ${oneOf(REMINDER_ANSWERS)}`),
    check('reminders_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('reminders_recorded', sql`${t.answeredBy} is null or ${t.answer} = 'confirmed'`),
  ],
);

/** The rebooking message to a guest some weeks after an appointment, once per appointment, or why there was none. */
export const rebookings = pgTable(
  'rebookings',
  {
    businessId: integer('business_id').notNull(),
    /** The number in the unsubscribe link. */
    id: identity(),
    appointmentId: integer('appointment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    channel: text('channel').$type<NewsChannel>(),
    state: text('state').$type<RecipientState>().notNull(),
    /** Why it was skipped or has failed. */
    reason: text('reason'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('rebookings_id').on(t.id),
    unique('rebookings_once').on(t.businessId, t.appointmentId),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('rebookings_user').on(t.userId),
    index('rebookings_sent').on(t.businessId, t.sentAt).where(sql`${t.state} = 'sent'`),
    index('rebookings_queued').on(t.id).where(sql`${t.state} = 'queued'`),
    check('rebookings_channel', sql`${t.channel} in ${oneOf(NEWS_CHANNELS)}`),
    check('rebookings_state', sql`${t.state} in ${oneOf(RECIPIENT_STATES)}`),
  ],
);

/** The guest was asked how an appointment was, once. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    businessId: integer('business_id').notNull(),
    appointmentId: integer('appointment_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Empty if no channel of the rule reached the guest. */
    channels: channelList('channels'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.appointmentId] }),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('review_requests_user').on(t.userId),
    index('review_requests_sent').on(t.businessId, t.createdAt),
    check('review_requests_channels', sql`${t.channels} <@ array['mail', 'text', 'push']`),
  ],
);

/** The greeting before a guest's birthday, once a year for each business, or why there was none. */
export const birthdayMessages = pgTable(
  'birthday_messages',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    /** The number in the unsubscribe link. */
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Of the birthday. */
    year: smallint('year').notNull(),
    channel: text('channel').$type<NewsChannel>(),
    state: text('state').$type<RecipientState>().notNull(),
    /** Why it was skipped or has failed. */
    reason: text('reason'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('birthday_messages_id').on(t.id),
    unique('birthday_messages_once').on(t.businessId, t.userId, t.year),
    index('birthday_messages_user').on(t.userId),
    index('birthday_messages_sent').on(t.businessId, t.sentAt).where(sql`${t.state} = 'sent'`),
    index('birthday_messages_queued').on(t.id).where(sql`${t.state} = 'queued'`),
    check('birthday_messages_channel', sql`${t.channel} in ${oneOf(NEWS_CHANNELS)}`),
    check('birthday_messages_state', sql`${t.state} in ${oneOf(RECIPIENT_STATES)}`),
  ],
);
