import { accountLimits } from '@thyme/domain/accounts';
import {
  DELIVERY_STATES,
  type DeliveryState,
  NEWS_CHANNELS,
  type NewsChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
  PURPOSES,
  type Purpose,
} from '@thyme/domain/messages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { businesses } from '../businesses.ts';
import { createdAt, identity, instant, minor } from '../columns.ts';
import { oneOf, textLimits } from '../text-limits.ts';

/** Messages sent to phones: channel, price and delivery status. The outbox sends them. */
export const messages = pgTable(
  'messages',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    id: identity(),
    /** Rows of the outbox are deleted sooner. */
    outboxId: bigint('outbox_id', { mode: 'number' }).notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    appointmentId: integer('appointment_id'),
    reminderId: integer('reminder_id'),
    channel: text('channel').$type<PhoneChannel>().notNull(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    /** A phone number, or the id of a push subscription. */
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    parts: smallint('parts').notNull().default(0),
    /** In cents; counted when it is queued, so that waiting texts count against the limit. */
    cost: minor('cost').notNull().default(0),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** The provider's id, by which its reports are matched. */
    providerId: text('provider_id').unique(),
    error: text('error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('messages_id').on(t.id),
    check('messages_channel', sql`${t.channel} in ${oneOf(PHONE_CHANNELS)}`),
    check('messages_purpose', sql`${t.purpose} in ${oneOf(PURPOSES)}`),
    check('messages_state', sql`${t.state} in ${oneOf(DELIVERY_STATES)}`),
    check('messages_cost', sql`${t.cost} >= 0 and ${t.parts} >= 0`),
    index('messages_spent').on(t.businessId, t.createdAt),
    index('messages_user').on(t.userId),
    index('messages_reminder').on(t.reminderId).where(sql`${t.reminderId} is not null`),
    index('messages_recipient').on(t.recipient, t.createdAt),
  ],
);

/** Replies from phones. The provider's id makes repeated callbacks harmless. */
export const inboundMessages = pgTable(
  'inbound_messages',
  {
    id: identity().primaryKey(),
    providerId: text('provider_id').notNull().unique(),
    channel: text('channel').$type<PhoneChannel>().notNull(),
    sender: text('sender').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('inbound_messages_channel', sql`${t.channel} in ('text', 'whatsapp')`),
    index('inbound_messages_sender').on(t.sender, t.createdAt),
  ],
);

/** A guest's choice for a channel and purpose; without a row the purpose's default applies. */
export const messageChoices = pgTable(
  'message_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    channel: text('channel').$type<PhoneChannel>().notNull(),
    purpose: text('purpose').$type<Purpose>().notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    /** Where it was made, and at the desk by whom. */
    source: text('source').notNull(),
    recordedBy: integer('recorded_by').references(() => users.id),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.channel, t.purpose] }),
    check('message_choices_channel', sql`${t.channel} in ${oneOf(PHONE_CHANNELS)}`),
    check('message_choices_purpose', sql`${t.purpose} in ${oneOf(PURPOSES)}`),
    check('message_choices_source', sql`${t.source} in ('account', 'desk')`),
    index('message_choices_recorded').on(t.recordedBy),
  ],
);

/** A guest's answer to one shop's news; without a row there is no consent. */
export const newsChoices = pgTable(
  'news_choices',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    channel: text('channel').$type<NewsChannel>().notNull(),
    isAllowed: boolean('is_allowed').notNull(),
    /** Where it was given, and at the desk by whom, as evidence of consent. */
    source: text('source').$type<'account' | 'desk' | 'link'>().notNull(),
    recordedBy: integer('recorded_by').references(() => users.id),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.userId, t.channel] }),
    check('news_choices_channel', sql`${t.channel} in ${oneOf(NEWS_CHANNELS)}`),
    check('news_choices_source', sql`${t.source} in ('account', 'desk', 'link')`),
    index('news_choices_user').on(t.userId),
    index('news_choices_recorded').on(t.recordedBy),
  ],
);

/** Numbers that answered STOP. It applies to every shop, as networks treat it so. */
export const phoneOptOuts = pgTable(
  'phone_opt_outs',
  {
    phone: text('phone').primaryKey(),
    createdAt: createdAt(),
  },
  (t) => textLimits(t, { phone: accountLimits.phone }),
);

/** Push subscriptions of browsers; each belongs to one account at a time. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: identity().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.userId),
    check('push_subscriptions_endpoint', sql`${t.endpoint} like 'https://%' and char_length(${t.endpoint}) <= 1000`),
  ],
);

/** Complaints that providers report: a mail marked as spam, or a number that answered STOP. Separate from guests' choices. */
export const complaints = pgTable(
  'complaints',
  {
    id: identity().primaryKey(),
    /** The provider's id: a repeated report changes nothing. */
    providerId: text('provider_id').notNull().unique(),
    channel: text('channel').$type<NewsChannel>().notNull(),
    /** In lower case, or a phone number. */
    address: text('address').notNull(),
    /** The shop whose message it was about, if known. */
    businessId: integer('business_id').references(() => businesses.id),
    userId: integer('user_id').references(() => users.id),
    /** The key of that message in the outbox. */
    about: text('about'),
    createdAt: createdAt(),
    /** The number answered START. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('complaints_channel', sql`${t.channel} in ${oneOf(NEWS_CHANNELS)}`),
    index('complaints_address').on(t.address),
    index('complaints_business').on(t.businessId),
    index('complaints_user').on(t.userId),
    index('complaints_about').on(t.about),
    index('complaints_recent').on(t.createdAt),
  ],
);
